// What is still out, group by group, as far as this seat has seen it; the server counts.
import { html, h, cls, useEffect, useState } from "../html.js";
import { t } from "../i18n.js";
import { ask } from "../net.js";
import { game, table, view, watching, order } from "../store.js";
import { countCards, cardsName, isJoker, pointsOf, rankText } from "../cards.js";
import { Suit } from "../icons.js";

/** Whether this table shows what is still out. */
export const mayCount = () => !!table.value?.settings.counting && !table.value.settings.hide_played && !watching.value;

/** Asks what is out; with a card also what stands above it. */
export const askCount = (card = "") => ask({ type: "count", table: table.peek().table, card });

export function Counting() {
  const now = view.value;
  const moment = `${now.deal}:${game.value.seq}:${now.dealt}`;
  const [found, setFound] = useState(/** @type {any} */ (null));
  const [fault, setFault] = useState("");
  const over = now.phase === "over";
  useEffect(() => {
    if (over) return;
    let wanted = true;
    askCount().then((answer) => wanted && (setFound(answer), setFault("")), (problem) => wanted && setFault(problem.message === "lost" ? t("web-lost") : problem.message));
    return () => { wanted = false; };
  }, [moment, over]);
  if (over) return html`<p class="soft">${t("web-count-over")}</p>`;
  if (fault) return html`<p class="notice">${fault}</p>`;
  if (!found) return html`<p class="soft">${t("web-loading")}</p>`;
  return html`<div class="stack counting">
    <p class="soft small">${t("web-count-all", { cards: found.cards, points: found.points })}</p>
    ${found.groups.map((group) => h(OutGroup, { group, names: now.names, key: group.group }))}
    <p class="soft small">${t("web-count-how")}</p>
  </div>`;
}

function OutGroup({ group, names }) {
  const cards = [...countCards(group.cards)];
  return html`<section class="out-group">
    <h2 class="spread"><span>${t(`group-${group.group}`)}</span><span class="soft small numbers">${group.cards.length}</span></h2>
    ${cards.length > 0
      ? html`<p class="out-cards" role="img" aria-label=${cardsName(group.cards)}>${cards.map(([code, count]) => html`<span key=${code} aria-hidden="true" class=${cls("out-card", `ink-${code[0]}`, pointsOf([code]) > 0 && "is-points", order.value.isLevel(code) && "is-level")}>
          ${isJoker(code) ? t(`web-joker-${code}`) : html`${group.trump && h(Suit, { suit: code[0] })}${rankText(code[1])}`}${count > 1 && html`<i class="numbers">${count}</i>`}</span>`)}</p>`
      : html`<p class="soft small">${t("web-count-none")}</p>`}
    ${group.void.length > 0 && html`<p class="small void">${t("web-count-void", { who: group.void.map((seat) => names[seat]).join(t("value-separator")) })}</p>`}
  </section>`;
}
