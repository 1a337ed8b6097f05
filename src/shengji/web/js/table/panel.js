// The side panel: tricks, chat, score and the rules in force. A sheet on a phone, a column on a desk.
import { html, h, cls, useState, useEffect, useRef } from "../html.js";
import { t } from "../i18n.js";
import { tell, view, table, tricks, chat, log, unread, order } from "../store.js";
import { parseCards, pointsOf, rankText } from "../cards.js";
import { Chip, Row } from "../card.js";
import { Icon } from "../icons.js";
import { Counting, mayCount } from "./counting.js";

const tabs = () => (mayCount() ? ["tricks", "count", "chat", "score", "rules"] : ["tricks", "chat", "score", "rules"]);

export function Panel({ tab: wanted, setTab }) {
  const names = tabs();
  const tab = names.includes(wanted) ? wanted : names[0];
  return html`<aside class="panel" aria-label=${t("web-panel")}>
    <div class="tabs" role="tablist" aria-label=${t("web-panel")}>
      ${names.map((name) => html`<button type="button" key=${name} id=${`tab-${name}`} role="tab" class="tab" aria-selected=${tab === name} aria-controls="panel-body" tabindex=${tab === name ? 0 : -1}
        onKeyDown=${(event) => {
          const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
          if (!step) return;
          const next = names[(names.indexOf(tab) + step + names.length) % names.length];
          setTab(next);
          document.getElementById(`tab-${next}`)?.focus();
        }}
        onClick=${() => setTab(name)}>${h(Icon, { name })}<span>${t(`web-tab-${name}`)}</span>${name === "chat" && unread.value > 0 && tab !== "chat" && html`<span class="badge">${unread.value}</span>`}</button>`)}
    </div>
    <div id="panel-body" class="panel-body" role="tabpanel" aria-labelledby=${`tab-${tab}`} tabindex="0">
      ${tab === "tricks" && h(Tricks, {})}
      ${tab === "count" && h(Counting, {})}
      ${tab === "chat" && h(Talk, {})}
      ${tab === "score" && h(Score, {})}
      ${tab === "rules" && h(RulesInForce, { rules: table.value.rules })}
    </div>
  </aside>`;
}

function Tricks() {
  const now = view.value;
  const list = tricks.value;
  if (table.value.settings.hide_played) {
    return html`<div class="stack"><p class="soft">${t("web-tricks-hidden")}</p>${now.last_trick && h(OneTrick, { trick: now.last_trick, number: now.tricks_played })}</div>`;
  }
  // The last trick comes first: it is what one looks for.
  return html`<div class="stack">
    ${h(Captured, {})}
    ${list.length ? html`<ol class="trick-list">${list.map((trick, place) => h(OneTrick, { trick, number: place + 1, key: place })).reverse()}</ol>` : html`<p class="soft">${t("web-no-tricks")}</p>`}
    ${now.buried && html`<div><h2>${t("web-my-kitty")}</h2>${h(Row, { cards: parseCards(now.buried), order: order.value, class: "tiny" })}</div>`}
  </div>`;
}

function OneTrick({ trick, number }) {
  const now = view.value;
  return html`<li class="one-trick">
    <span class="trick-head"><span class="soft numbers">${number}</span>${trick.points > 0 && html`<b class="numbers">+${trick.points}</b>`}</span>
    <ul>${trick.plays.map((play) => html`<li key=${play.seat} class=${cls(play.seat === trick.winner && "won")}>
      <span class="trick-who">${play.seat === now.seat ? t("web-you") : now.names[play.seat]}${play.seat === trick.winner && h(Icon, { name: "check" })}</span>${h(Chip, { cards: parseCards(play.cards) })}</li>`)}</ul>
  </li>`;
}

/** The point cards that the opponents have taken. */
function Captured() {
  const now = view.value;
  const cards = tricks.value
    .filter((trick) => !now.bankers_side[trick.winner])
    .flatMap((trick) => trick.plays.flatMap((play) => parseCards(play.cards)))
    .filter((code) => pointsOf([code]) > 0);
  if (!cards.length || now.banker == null) return null;
  return html`<div class="captured"><h2>${t("web-captured")}</h2>${h(Row, { cards, order: order.value, class: "tiny" })}</div>`;
}

function Talk() {
  const [text, setText] = useState("");
  const end = useRef(/** @type {HTMLElement|null} */ (null));
  const [shown, setShown] = useState("chat");
  useEffect(() => {
    unread.value = 0;
    end.current?.scrollIntoView?.({ block: "nearest" });
  }, [chat.value.length, log.value.length, shown]);
  const say = (event) => {
    event.preventDefault();
    if (text.trim() && tell({ type: "chat", text: text.trim().slice(0, 200) })) setText("");
  };
  return html`<div class="talk">
    <div class="segments" role="group" aria-label=${t("web-tab-chat")}>
      <button type="button" class="segment" aria-pressed=${shown === "chat"} onClick=${() => setShown("chat")}>${t("web-talk")}</button>
      <button type="button" class="segment" aria-pressed=${shown === "log"} onClick=${() => setShown("log")}>${t("web-log")}</button>
    </div>
    <div class="lines" role="log" tabindex="0" aria-label=${t(shown === "chat" ? "web-talk" : "web-log")}>
      ${shown === "chat"
        ? chat.value.map((line) => html`<p key=${`${line.at}${line.text}`}><b>${line.name}</b> ${line.text}</p>`)
        : log.value.map((line) => html`<p key=${line.seq} class="small">${line.text}</p>`)}
      ${shown === "chat" && !chat.value.length && html`<p class="soft">${t("web-no-talk")}</p>`}
      <span ref=${end}></span>
    </div>
    ${table.value.settings.chat && html`<form class="say" onSubmit=${say}>
      <input type="text" maxlength="200" aria-label=${t("web-say")} placeholder=${t("web-say")} value=${text} onInput=${(event) => setText(event.target.value)} />
      <button type="submit" class="button">${t("web-send")}</button></form>`}
  </div>`;
}

function Score() {
  const now = view.value;
  const teams = table.value.rules.sides === "partners";
  const seats = now.names.map((_, seat) => seat);
  const sides = teams ? [seats.filter((seat) => seat % 2 === 0), seats.filter((seat) => seat % 2 === 1)] : seats.map((seat) => [seat]);
  const name = (seat) => (seat === now.seat ? t("web-you") : now.names[seat]);
  return html`<div class="stack">
    <table><caption class="hidden-text">${t("web-tab-score")}</caption><thead><tr><th scope="col">${t("web-side")}</th><th scope="col">${t("web-level-title")}</th>${now.taken.length > 0 && html`<th scope="col">${t("web-taken")}</th>`}${now.balances.some(Boolean) && html`<th scope="col">${t("web-balance")}</th>`}</tr></thead>
      <tbody>${sides.map((side) => html`<tr key=${side[0]}><td>${side.map(name).join(t("value-separator"))}${now.banker != null && side.includes(now.banker) && html` <span class="role inline">${t("web-role-banker")}</span>`}</td><td><b>${rankText(now.levels[side[0]]) || "–"}</b></td>
        ${now.taken.length > 0 && html`<td class="numbers">${side.reduce((sum, seat) => sum + now.taken[seat], 0)}</td>`}
        ${now.balances.some(Boolean) && html`<td class="numbers">${now.balances[side[0]]}</td>`}</tr>`)}</tbody></table>
    ${now.totals.some(Boolean) && html`<p class="numbers">${t("web-totals")} ${now.totals.map((total, seat) => `${name(seat)} ${total}`).join(t("value-separator"))}</p>`}
    ${now.line > 0 && html`<p>${t("web-line-is", { line: now.line })}</p>`}
    ${now.line > 0 && html`<p class="soft small">${t("web-marks-are", { marks: now.marks.join(t("value-separator")) })}</p>`}
    ${now.commitment && html`<details><summary class="small">${t("web-sealed")}</summary><p class="small digest">${now.commitment}</p></details>`}
  </div>`;
}

/** The rules of a table in one paragraph, what differs from the preset in bold. */
export function RulesInForce({ rules }) {
  return html`<div class="stack rules-in-force">
    <div><h2>${rules.title}</h2><p>${rules.summary}</p></div>
    ${rules.differences.length
      ? html`<p>${t("web-rules-differ")} ${rules.differences.map((one, place) => html`<span key=${one.option}>${place > 0 && t("web-semicolon")}${one.label}${t("web-colon")}<b>${one.value}</b> <span class="soft small">${t("web-instead-of", { usual: one.usual })}</span></span>`)}</p>`
      : html`<p class="soft">${t("web-rules-same")}</p>`}
    <p class="soft small">${t("web-rules-facts", { seats: rules.seats, kitty: rules.kitty, play: rules.clocks.play ?? 0 })}</p>
  </div>`;
}
