// A finished deal again, trick by trick, every hand open.
import { html, h, useEffect, useState } from "../html.js";
import { t } from "../i18n.js";
import { view, tricks, order } from "../store.js";
import { parseCards } from "../cards.js";
import { Chip, Row } from "../card.js";
import { Icon } from "../icons.js";
import { Sheet } from "../dialog.js";

export function Replay({ onClose, table, deal }) {
  const [at, setAt] = useState(0);
  const list = tricks.value;
  const now = view.value;
  const last = list.length - 1;
  useEffect(() => setAt(0), [deal]);
  if (!list.length) return h(Sheet, { title: t("web-replay"), onClose }, html`<p class="soft">${t("web-no-tricks")}</p>`);
  const place = Math.min(at, last);
  const trick = list[place];
  const points = list.slice(0, place + 1).filter((one) => !now.bankers_side[one.winner]).reduce((sum, one) => sum + one.points, 0);
  const name = (seat) => (seat === now.seat ? t("web-you") : now.names[seat]);
  // Before this trick each seat held what it plays from here on.
  const handOf = (seat) => list.slice(place).flatMap((one) => parseCards(one.plays.find((play) => play.seat === seat)?.cards ?? ""));
  return h(Sheet, { title: t("web-replay-title", { deal }), onClose, class: "replay" }, [
    html`<div class="replay-bar">
      <button type="button" class="button round" aria-label=${t("web-previous")} aria-disabled=${place === 0} onClick=${() => setAt(Math.max(0, place - 1))}>${h(Icon, { name: "previous" })}</button>
      <input type="range" min="0" max=${last} value=${place} aria-label=${t("web-trick-number", { number: place + 1, total: list.length })} onInput=${(event) => setAt(Number(event.target.value))} />
      <button type="button" class="button round" aria-label=${t("web-next")} aria-disabled=${place === last} onClick=${() => setAt(Math.min(last, place + 1))}>${h(Icon, { name: "next" })}</button>
    </div>`,
    html`<p class="spread"><b>${t("web-trick-number", { number: place + 1, total: list.length })}</b><span class="numbers">${t("web-points-theirs", { points, line: now.line })}</span></p>`,
    html`<ul class="replay-seats">${trick.plays.map((play) => html`<li key=${play.seat} class=${play.seat === trick.winner ? "won" : ""}>
      <span class="spread"><b>${name(play.seat)}</b>${play.seat === trick.winner && html`<span class="tag wins">${t("web-winning")}${trick.points > 0 ? ` +${trick.points}` : ""}</span>`}</span>
      ${h(Row, { cards: parseCards(play.cards), order: order.value })}
      <p class="small rest">${h(Chip, { cards: sortHand(handOf(play.seat)) })}</p></li>`)}</ul>`,
    html`<p class="line"><a class="button" href=${`/t/${table}/replay/${deal}`}>${t("web-all-steps")}</a><a class="button" href=${`/api/tables/${table}/record?deal=${deal}`} download>${t("web-download")}</a></p>`,
  ]);
}

const sortHand = (codes) => {
  const now = order.peek();
  const key = (code) => (now.isTrump(code) ? "0" : "1") + (code[1] === "J" && "LB".includes(code[0]) ? "0" + code : "1" + code[0] + "AKQJT98765432".indexOf(code[1]).toString(16));
  return [...codes].sort((one, other) => (key(one) < key(other) ? -1 : 1));
};
