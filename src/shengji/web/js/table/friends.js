// Calling friends: pick a card, then which copy of it; as many as the rules ask for.
import { html, h, cls, useEffect, useState } from "../html.js";
import { t } from "../i18n.js";
import { act, help } from "../store.js";
import { RANKS, cardName } from "../cards.js";
import { Chip } from "../card.js";
import { CoachButton } from "./coach.js";
import { HintButton } from "./hint.js";
import { advised } from "./selection.js";

export function FriendPicker() {
  const { choices, need } = help.value;
  const [calls, setCalls] = useState(/** @type {any[]} */ ([]));
  const [card, setCard] = useState("");
  const named = advised.value?.calls;
  useEffect(() => {
    if (!named) return;
    setCalls(named);
    setCard("");
    const button = document.querySelector("[data-do=call]");
    if (button instanceof HTMLElement) button.focus();
  }, [named]);
  const offered = new Map();
  for (const choice of choices) {
    const [code, nth] = choice.action.calls[0];
    offered.set(code, [...(offered.get(code) ?? []), { nth, label: choice.label }]);
  }
  const suits = [..."SHCD"].map((suit) => [...RANKS].reverse().map((rank) => suit + rank).filter((code) => offered.has(code)));
  const rows = [...suits, ["BJ", "LJ"].filter((code) => offered.has(code))].filter((row) => row.length);
  const ways = card ? offered.get(card) : [];
  const add = (nth) => {
    setCalls([...calls, [card, nth]].slice(-need));
    setCard("");
  };
  const full = calls.length === need;
  return html`<div class="actions friend-picker">
    <div class="friend-cards" role="group" aria-label=${t("web-call-which")}>
      ${rows.map((row) => html`<div class="friend-row" key=${row[0]}>${row.map((code) => html`<button type="button" key=${code} class="button friend-card" aria-label=${cardName(code)} aria-pressed=${card === code} onClick=${() => setCard(code)}>${h(Chip, { cards: [code] })}</button>`)}</div>`)}
    </div>
    ${card && html`<div class="line" role="group" aria-label=${t("web-call-copy")}>${ways.map(({ nth, label }) => html`<button type="button" key=${nth} class="button" data-do="call-copy" onClick=${() => add(nth)}>${label}</button>`)}</div>`}
    <div class="line">
      ${h(CoachButton, {})}${h(HintButton, {})}
      ${calls.map(([code, nth], place) => html`<span class="called" key=${place}>${nth ? t("web-call-nth", { nth }) : t("web-call-other")} ${h(Chip, { cards: [code] })}</span>`)}
      <button type="button" class=${cls("button", "primary", "main-action")} data-do="call" aria-disabled=${!full} onClick=${() => full && act({ do: "callfriends", calls })}>
        ${full ? t("web-call") : t("web-call-more", { count: need - calls.length })}</button>
    </div>
  </div>`;
}
