// The table page: what is where, shortcuts, the menu, and the line that says when the network is gone.
import { html, h, cls, useState, useEffect } from "../html.js";
import { t } from "../i18n.js";
import { settings } from "../settings.js";
import { connection } from "../net.js";
import { go } from "../router.js";
import { act, tell, leave, table, view, game, lastEnd, watching, notices, spoken, refused, gone, join, held, order, phase } from "../store.js";
import { keyboard } from "../keyboard.js";
import { Sheet } from "../dialog.js";
import { SettingsSheet, LanguageChoice } from "../settingssheet.js";
import { Icon } from "../icons.js";
import { Row } from "../card.js";
import { Top } from "./top.js";
import { Felt } from "./felt.js";
import { Hand } from "./hand.js";
import { MessageLine, Actions, pressMain } from "./actions.js";
import { Panel } from "./panel.js";
import { DealEnd, rememberLevels } from "./end.js";
import { Waiting } from "./waiting.js";
import { Replay } from "./replay.js";
import { Coach, coaching, mayCoach } from "./coach.js";
import { mayCount } from "./counting.js";

export function TablePage({ id }) {
  useEffect(() => {
    if (table.peek()?.table !== id) join(id, spectating() ? { spectate: true } : {});
  }, [id]);
  if (gone.value) return h(Away, { text: gone.value });
  if (!table.value) return refused.value ? h(Refused, { id }) : html`<main class="loading" id="main"><p class="soft">${t("web-joining")}</p></main>`;
  return html`<div class="table-frame">
    ${h(NetworkLine, {})}
    ${game.value && table.value.state !== "waiting" ? h(Playing, {}) : html`<div class="waiting-frame">${h(WaitingTop, {})}${h(Waiting, {})}</div>`}
    ${h(Notices, {})}
  </div>`;
}

const spectating = () => new URLSearchParams(location.search).has("watch");

/** Says that the line is down; the table stays as it was. */
function NetworkLine() {
  if (connection.value !== "lost") return null;
  return html`<p class="network" role="status">${h(Icon, { name: "offline" })} ${t("web-reconnecting")}</p>`;
}

function Notices() {
  return html`<div>
    <div class="notices" aria-hidden="true">${notices.value.map((one) => html`<p key=${one.id} class=${cls("toast", one.kind)}>${one.text}</p>`)}</div>
    <div class="hidden-text" role="status" aria-live="polite">${spoken.value}</div>
  </div>`;
}

function WaitingTop() {
  const [open, setOpen] = useState(false);
  return html`<header class="page-top">
    <button type="button" class="button quiet" onClick=${() => { leave(); go("/"); }}>${h(Icon, { name: "back" })} ${t("web-leave")}</button>
    <span class="line">${h(LanguageChoice, {})}<button type="button" class="button quiet round" aria-label=${t("web-settings")} onClick=${() => setOpen(true)}>${h(Icon, { name: "settings" })}</button></span>
    ${open && h(SettingsSheet, { onClose: () => setOpen(false) })}
  </header>`;
}

function Playing() {
  const now = view.value;
  const [sheet, setSheet] = useState("");
  const [tab, setTab] = useState("tricks");
  const [wide, setWide] = useState(matchMedia("(min-width: 1100px)").matches);
  useEffect(() => {
    const query = matchMedia("(min-width: 1100px)");
    const change = () => setWide(query.matches);
    query.addEventListener("change", change);
    return () => query.removeEventListener("change", change);
  }, []);
  useEffect(() => rememberLevels(now), [now.deal, now.phase]);
  useShortcuts({ setSheet, setTab, wide });
  const ended = now.phase === "over" && lastEnd.value && !held.value;
  const side = wide && settings.panel.value;
  const togglePanel = () => (wide ? (settings.panel.value = !settings.panel.value) : setSheet(sheet === "panel" ? "" : "panel"));
  return html`<div class=${cls("table-page", side && "with-panel", `phase-${now.phase}`)}>
    ${h(Top, { onMenu: () => setSheet("menu"), onPanel: togglePanel, panelOpen: wide ? side : sheet === "panel" })}
    <main class="play-area" id="main">
      <h1 class="hidden-text">${t("web-title")}${t("web-colon")}${table.value.settings.title || table.value.rules.title}</h1>
      ${h(Felt, {})}
      ${h(Coach, {})}
      <div class="below">
        ${h(MessageLine, {})}
        ${h(Actions, {})}
        ${watching.value ? h(OpenHands, {}) : h(Hand, {})}
      </div>
      ${ended && h(DealEnd, { onReplay: () => setSheet("replay") })}
    </main>
    ${side && h(Panel, { tab, setTab })}
    ${sheet === "panel" && !wide && h(Sheet, { title: t("web-panel"), onClose: () => setSheet(""), class: "panel-sheet" }, h(Panel, { tab, setTab }))}
    ${sheet === "menu" && h(Menu, { close: () => setSheet(""), open: setSheet, openTab: (name) => { setTab(name); if (wide) { settings.panel.value = true; setSheet(""); } else setSheet("panel"); } })}
    ${sheet === "settings" && h(SettingsSheet, { onClose: () => setSheet("") })}
    ${sheet === "keys" && h(Keys, { onClose: () => setSheet("") })}
    ${sheet === "finish" && h(Finish, { onClose: () => setSheet("") })}
    ${sheet === "replay" && h(Replay, { onClose: () => setSheet(""), table: table.value.table, deal: now.deal })}
  </div>`;
}

/** Every hand, for whoever may see them all. */
function OpenHands() {
  const now = view.value;
  if (!now.hands?.length) return null;
  return html`<ul class="open-hands" tabindex="0" aria-label=${t("web-hands")}>${now.hands.map((hand, seat) => html`<li key=${seat}><b>${now.names[seat]}</b> ${h(Row, { cards: hand.flatMap((group) => group.cards), order: order.value, class: "tiny" })}</li>`)}</ul>`;
}

const typing = (target) => target instanceof Element && !!target.closest("input, textarea, select, [contenteditable]");

/** One key each for what one does often; they work wherever the focus is, but not while typing. */
function useShortcuts({ setSheet, setTab, wide }) {
  useEffect(() => {
    const onKey = (event) => {
      if (typing(event.target) || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      const show = (name) => {
        setTab(name);
        if (wide) settings.panel.value = true;
        else setSheet("panel");
      };
      switch (event.key) {
        case "Enter":
          if (event.target instanceof Element && event.target.closest("button:not(.hand-card), a, summary")) return;
          if (!pressMain()) return;
          break;
        case "h": /** @type {HTMLElement|null} */ (document.querySelector("[data-do=hint]"))?.click(); break;
        case "j": focusHand(); break;
        case "l": show("tricks"); break;
        case "o": if (mayCount()) show("count"); break;
        case "k": if (mayCoach()) coaching.value = !coaching.peek(); break;
        case "c": show("chat"); break;
        case "s": show("score"); break;
        case "r": show("rules"); break;
        case "u": if (!watching.peek()) act({ do: "propose", what: "take_back" }); break;
        case "m": setSheet("menu"); break;
        case "?": setSheet("keys"); break;
        default: return;
      }
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [wide]);
}

function focusHand() {
  const card = document.querySelector(".hand-card[tabindex='0']");
  if (card instanceof HTMLElement) card.focus();
}

function Menu({ close, open, openTab }) {
  const now = table.value;
  const mine = now.seats[view.value.seat];
  const item = (icon, key, run, more = {}) => html`<button type="button" class="button quiet menu-item" data-do=${key} aria-pressed=${more.pressed ?? null} onClick=${run}>${h(Icon, { name: icon })} <span>${t(`web-${key}`)}</span></button>`;
  return h(Sheet, { title: t("web-menu"), onClose: close }, [
    html`<div class="menu-list">
      ${item("tricks", "tab-tricks", () => openTab("tricks"))}
      ${mayCount() && item("count", "tab-count", () => openTab("count"))}
      ${item("chat", "tab-chat", () => openTab("chat"))}
      ${item("score", "tab-score", () => openTab("score"))}
      ${item("rules", "tab-rules", () => openTab("rules"))}
      ${!watching.value && item("undo", "take-back", () => { act({ do: "propose", what: "take_back" }); close(); })}
      ${!watching.value && phase.value === "play" && item("flag", "finish", () => open("finish"))}
      ${!watching.value && item("robot", mine?.bot ? "autoplay-off" : "autoplay", () => { tell({ type: "autoplay", on: !mine?.bot }); close(); })}
      ${now.host && item(now.state === "paused" ? "play" : "pause", now.state === "paused" ? "resume" : "pause", () => { tell({ type: "host", do: now.state === "paused" ? "resume" : "pause" }); close(); })}
      ${keyboard.value && item("sort", "keys", () => open("keys"))}
      ${item("settings", "settings", () => open("settings"))}
      ${item("back", "leave", () => { leave(); go("/"); })}
    </div>`,
    now.host && h(People, { close }),
    html`<div class="spread">${h(LanguageChoice, {})}<span class="soft small">${now.spectators > 0 ? t("web-spectators", { count: now.spectators }) : ""}</span></div>`,
    html`<label class="field"><span>${t("web-invite-how")}</span><input type="text" readonly value=${new URL(now.invite, location.href).href} onFocus=${(event) => event.target.select()} /></label>`,
  ]);
}

/** What the host may do about the others during a match. */
function People({ close }) {
  const others = table.value.seats.filter((seat) => seat.kind === "person" && !seat.you);
  if (!others.length) return null;
  const run = (what, seat) => { tell({ type: "host", do: what, seat }); close(); };
  return html`<ul class="people" aria-label=${t("web-seats")}>${others.map((seat) => html`<li key=${seat.seat} class="spread"><span>${seat.name}${!seat.online && html` <span class="soft small">${t("web-away")}</span>`}</span>
    <span class="line">${!seat.online && !seat.bot && html`<button type="button" class="button quiet" data-do="take-over" onClick=${() => run("take_over", seat.seat)}>${t("web-take-over")}</button>`}
    <button type="button" class="button quiet" data-do="kick" onClick=${() => run("kick", seat.seat)}>${t("web-kick")}</button></span></li>`)}</ul>`;
}

const KEYS = [["← →", "keys-move"], ["Space", "keys-select"], ["P", "keys-pair"], ["E", "keys-explain"], ["Enter", "keys-play"], ["Esc", "keys-clear"], ["H", "keys-hint"], ["J", "keys-hand"], ["L O C S R", "keys-tabs"], ["K", "keys-coach"], ["U", "keys-undo"], ["M", "keys-menu"]];

function Keys({ onClose }) {
  return h(Sheet, { title: t("web-keys"), onClose }, html`<table><tbody>${KEYS.map(([key, text]) => html`<tr key=${key}><th scope="row"><kbd>${key}</kbd></th><td>${t(`web-${text}`)}</td></tr>`)}</tbody></table>`);
}

function Finish({ onClose }) {
  const now = view.value;
  const ours = now.bankers_side[now.seat] ? "banker" : "opponents";
  const offer = (rest) => { act({ do: "propose", what: "finish", rest_to: rest }); onClose(); };
  return h(Sheet, { title: t("web-finish"), onClose }, [
    html`<p>${t("web-finish-how")}</p>`,
    html`<div class="line">
      <button type="button" class="button" onClick=${() => offer(ours)}>${t("web-finish-claim")}</button>
      <button type="button" class="button" onClick=${() => offer(ours === "banker" ? "opponents" : "banker")}>${t("web-finish-give")}</button></div>`,
  ]);
}

function Away({ text }) {
  return html`<main class="loading" id="main"><h1>${t("web-gone")}</h1><p>${text}</p><a class="button primary" href="/" onClick=${() => (gone.value = "")}>${t("web-to-lobby")}</a></main>`;
}

/** The server would not let us in: say why, and ask for a password where that is all that is missing. */
function Refused({ id }) {
  const [password, setPassword] = useState("");
  const [tried, setTried] = useState(false);
  const asks = refused.value?.code.includes("password");
  return html`<main class="loading" id="main"><h1>${t("web-no-entry")}</h1><p>${asks && !tried ? t("web-needs-password") : refused.value?.message}</p>
    ${asks && html`<form class="line" onSubmit=${(event) => { event.preventDefault(); setTried(true); join(id, { password }); }}>
      <label class="field"><span>${t("web-password")}</span><input type="password" autocomplete="off" value=${password} onInput=${(event) => setPassword(event.target.value)} /></label>
      <button type="submit" class="button primary">${t("web-enter")}</button></form>`}
    <a class="button" href="/">${t("web-to-lobby")}</a></main>`;
}
