// The end of a deal: the kitty turned up, the multiplier spelled out, the step, who is banker next, the shuffle.
import { html, h } from "../html.js";
import { t } from "../i18n.js";
import { tell, view, table, lastEnd, order, watching } from "../store.js";
import { parseCards, pointsOf, rankText } from "../cards.js";
import { Chip, Row } from "../card.js";
import { Icon } from "../icons.js";
import { LookingBack } from "./coach.js";

export function DealEnd({ onReplay }) {
  const end = lastEnd.value;
  const now = view.value;
  if (!end) return null;
  const kitty = parseCards(end.kitty);
  const worth = pointsOf(kitty);
  const name = (seat) => (seat === now.seat ? t("web-you") : now.names[seat]);
  const mine = table.value.seats[now.seat];
  const people = table.value.seats.filter((seat) => seat.kind === "person");
  const over = now.winners != null || table.value.state === "over";
  const kept = end.bank === "kept";
  const bankersWon = end.bank === "contested" ? null : kept;
  const iWon = watching.value || bankersWon == null ? null : now.bankers_side[now.seat] === bankersWon;
  return html`<section class="deal-end" aria-label=${t("web-deal-end", { number: now.deal })}>
    <div class="deal-end-card">
    <h2>${over ? matchTitle(now, name) : iWon == null ? t("web-deal-end", { number: now.deal }) : t(iWon ? "web-deal-won" : "web-deal-lost")}</h2>
    <p class="big-score numbers"><b>${end.opponents}</b> <span class="soft">/ ${now.line || "–"}</span></p>
    <p>${result(end)}</p>
    ${kitty.length > 0 && html`<div class="kitty-line">
      <span class="soft small">${t("web-kitty-was")}</span> ${h(Row, { cards: kitty, order: order.value })}
      <p>${end.multiplier
        ? html`<b>${t("web-kitty-captured")}</b> ${worth > 0 && h(Chip, { cards: kitty.filter((code) => pointsOf([code])) })} ${t("web-kitty-sum", { worth, times: end.multiplier, total: end.kitty_points })}`
        : worth > 0 ? t("web-kitty-safe", { worth }) : html`<span class="soft">${t("web-kitty-empty")}</span>`}</p>
    </div>`}
    <ul class="steps">${steps(end, now).map((step) => html`<li key=${step.key}><span>${step.names.map(name).join(t("value-separator"))}</span> <b>${step.label}</b></li>`)}</ul>
    ${end.payments?.some(Boolean) && html`<p class="numbers small">${t("web-payments")} ${end.payments.map((sum, seat) => `${name(seat)} ${sum > 0 ? "+" : ""}${sum}`).join(t("value-separator"))}</p>`}
    ${!over && html`<p>${end.next_banker == null ? t("web-next-contested") : t("web-next-banker", { who: name(end.next_banker), you: end.next_banker === now.seat ? "yes" : "no" })}</p>`}
    ${h(LookingBack, {})}
    <div class="line end-actions">
      ${!over && mine?.bot && !watching.value && html`<button type="button" class="button primary" onClick=${() => tell({ type: "autoplay", on: false })}>${t("web-autoplay-off")}</button>`}
      ${!over && !mine?.bot && !watching.value && html`<button type="button" class="button primary" data-do="ready" aria-disabled=${!!mine?.ready} onClick=${() => !mine?.ready && tell({ type: "ready", on: true })}>${mine?.ready ? t("web-ready-wait", { ready: people.filter((one) => one.ready).length, people: people.length }) : t("web-next-deal")}</button>`}
      ${over && html`<a class="button primary" href="/">${t("web-to-lobby")}</a>`}
      <button type="button" class="button" onClick=${onReplay}>${h(Icon, { name: "play" })} ${t("web-replay")}</button>
    </div>
    ${end.seed && html`<details class="small"><summary>${t("web-verify")}</summary><p>${t("web-verify-how")}</p><p class="digest">SHA-256 ${now.commitment}</p><p class="digest">${t("web-seed")} ${end.seed}</p></details>`}
    </div>
  </section>`;
}

function matchTitle(now, name) {
  const winners = now.winners ?? [];
  return winners.length ? t("web-match-won", { who: winners.map(name).join(t("value-separator")) }) : t("web-match-drawn");
}

function result(end) {
  if (end.bank === "contested") return t("web-result-contested");
  return end.bank === "kept" ? t("web-result-kept", { steps: end.banker_steps }) : t("web-result-lost", { steps: end.opponents_steps });
}

/** Levels as they are now, with what they were where they have changed. */
function steps(end, now) {
  const found = new Map();
  end.levels.forEach((level, seat) => {
    if (level == null) return;
    const before = levelsBefore(now, seat);
    const key = table.value.rules.sides === "partners" ? `${seat % 2}` : `${seat}`;
    const entry = found.get(key) ?? { key, names: [], label: before && before !== level ? t("web-step", { old: rankText(before), now: rankText(level) }) : t("web-step-none", { level: rankText(level) }) };
    entry.names.push(seat);
    found.set(key, entry);
  });
  return [...found.values()];
}

/** The levels with which this deal was played, remembered while it ran. */
const before = new Map();
export function rememberLevels(now) {
  if (now.phase !== "over") before.set(now.deal, now.levels);
}
const levelsBefore = (now, seat) => before.get(now.deal)?.[seat] ?? null;
