// The first page: play at once, open a table, go to one, or watch.
import { html, h, useState, useEffect } from "../html.js";
import { t } from "../i18n.js";
import { ask, connection } from "../net.js";
import { go, query } from "../router.js";
import { notice, stay } from "../store.js";
import { Suit, Icon } from "../icons.js";
import { Face } from "../card.js";
import { LanguageChoice, NameField, SettingsSheet } from "../settingssheet.js";
import { AccountButtons } from "../account/button.js";
import { rooms, loadRooms, loadBots, usualBot } from "./data.js";

export function PageTop({ back = false }) {
  const [open, setOpen] = useState(false);
  return html`<header class="page-top">
    ${back ? html`<a class="button quiet" href="/">${h(Icon, { name: "back" })} ${t("web-to-lobby")}</a>` : html`<span class="brand">${["S", "H", "C", "D"].map((suit) => html`<span key=${suit} class=${`ink-${suit}`}>${h(Suit, { suit })}</span>`)}</span>`}
    <span class="line">${h(AccountButtons, {})}${h(LanguageChoice, {})}<button type="button" class="button quiet round" aria-label=${t("web-settings")} onClick=${() => setOpen(true)}>${h(Icon, { name: "settings" })}</button></span>
    ${open && h(SettingsSheet, { onClose: () => setOpen(false) })}
  </header>`;
}

/** Opens a table and goes there; false when the server refuses. */
export async function openTable(message) {
  try {
    const answer = await ask({ type: "create", ...message }, "table");
    stay(answer.table);
    go(`/t/${answer.table}`);
    return true;
  } catch (problem) {
    notice(problem.message === "lost" ? t("web-lost") : problem.message, "warn");
    return false;
  }
}

/** A table against bots, the strongest ones unless others are named. */
async function openAtOnce(preset, bots = "") {
  await loadBots();
  return openTable({ rules: { preset }, bots: bots || usualBot(), start: true });
}

/** "/play?rules=qq&bots=simple" opens a table against bots by itself. */
export function PlayAtOnce() {
  const ready = connection.value === "open";
  useEffect(() => {
    if (!ready) return;
    openAtOnce(query().get("rules") || "online", query().get("bots") ?? "").then((opened) => opened || go("/", { replace: true }));
  }, [ready]);
  return html`<main class="loading" id="main"><p class="soft">${t("web-joining")}</p></main>`;
}

export function Lobby() {
  useEffect(() => {
    loadRooms();
    const timer = setInterval(loadRooms, 5000);
    return () => clearInterval(timer);
  }, []);
  const [code, setCode] = useState("");
  const [busy, setBusy] = useState(false);
  const quick = async () => {
    if (busy || connection.value !== "open") return;
    setBusy(true);
    await openAtOnce("online");
    setBusy(false);
  };
  const visit = (event) => {
    event.preventDefault();
    // A whole link may have been pasted.
    const id = code.trim().replace(/^.*\/t\//, "").split(/[/?#]/)[0];
    if (id) go(`/t/${encodeURIComponent(id)}`);
  };
  return html`<div class="lobby-frame">
    ${h(PageTop, { back: false })}
    <main class="lobby" id="main">
      <section class="hello">
        <div class="hero">
          <h1 class="title">${t("web-title")}</h1>
          ${h(Fan, {})}
        </div>
        <p class="lead">${t("web-lead")}</p>
        ${h(NameField, { class: "name-field" })}
        <div class="line">
          <button type="button" class="button primary large" data-do="quick" aria-disabled=${busy || connection.value !== "open"} onClick=${quick}>${h(Icon, { name: "play" })} ${t("web-quick")}</button>
          <a class="button large" href="/new" data-do="new">${h(Icon, { name: "plus" })} ${t("web-new-table")}</a>
        </div>
        <p class="soft small">${t("web-quick-how")}</p>
        <p><a href="/learn" data-do="learn">${t("learn")}</a> <span class="soft small">${t("learn-how")}</span></p>
      </section>
      <section class="panel-card stack" aria-label=${t("web-join")}>
        <h2>${t("web-join")}</h2>
        <form class="join-form" onSubmit=${visit}>
          <label class="field"><span>${t("web-join-how")}</span><input type="text" value=${code} onInput=${(event) => setCode(event.target.value)} /></label>
          <button type="submit" class="button">${t("web-enter")}</button>
        </form>
        <h3>${t("web-open-tables")}</h3>
        ${h(Rooms, {})}
        <p><a href="/replay">${t("web-open-record")}</a></p>
      </section>
    </main>
  </div>`;
}

const FAN = ["S8", "S8", "S9", "S9", "BJ"];

/** A tractor and a joker, for looks. */
function Fan() {
  return html`<span class="fan" aria-hidden="true">${FAN.map((code, place) => html`<span key=${place} class="card is-trump"><${Face} code=${code} /></span>`)}</span>`;
}

function Rooms() {
  const list = rooms.value;
  if (list == null) return html`<p class="soft">${t("web-loading")}</p>`;
  if (!list.length) return html`<p class="soft">${t("web-no-tables")}</p>`;
  return html`<ul class="room-list">${list.map((room) => {
    const name = room.rules;
    return html`<li key=${room.table} class="room">
      <span><b>${room.title || name}</b>${room.title && html` <span class="soft small">${name}</span>`}
        ${room.password && html` ${h(Icon, { name: "lock" })}<span class="hidden-text">${t("web-with-password")}</span>`}
        <span class="soft small room-facts">${t("web-room-facts", { taken: room.seats - room.open_seats, seats: room.seats })}</span></span>
      <span class="line"><a class="button" href=${`/t/${room.table}`}>${t(room.open_seats ? "web-sit" : "web-watch")}</a></span>
    </li>`;
  })}</ul>`;
}
