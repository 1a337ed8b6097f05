// Who sits where: chips around the table with name, role, level, cards left, clock and connection.
import { html, h, cls } from "../html.js";
import { t } from "../i18n.js";
import { view, game, table, phase } from "../store.js";
import { rankText } from "../cards.js";
import { Chip } from "../card.js";
import { Icon } from "../icons.js";
import { parseCards } from "../cards.js";

/** Where a seat lies, seen from `mine`, as a direction from the centre: mine at the bottom, the next to the right. */
export function direction(seat, mine, seats) {
  const turn = (seat - mine + seats) % seats;
  const angle = Math.PI / 2 - (2 * Math.PI * turn) / seats;
  return { x: Math.cos(angle), y: Math.sin(angle), turn };
}

/** The seat from which the table is seen. */
export const bottom = () => Math.max(0, view.value?.seat ?? table.value?.seat ?? 0);

export function Seats() {
  const now = view.value;
  if (!now) return null;
  const mine = bottom();
  return now.names.map((_, seat) => h(Seat, { seat, mine, key: seat }));
}

function roleOf(now, seat) {
  if (now.banker == null) return "";
  if (seat === now.banker) return "banker";
  return now.bankers_side[seat] ? "partner" : "";
}

function Seat({ seat, mine }) {
  const now = view.value;
  const info = table.value.seats[seat] ?? {};
  const seats = now.names.length;
  const { x, y, turn } = direction(seat, mine, seats);
  const acts = now.actors[0] === seat && phase.value !== "over" && phase.value !== "dealing";
  const role = roleOf(now, seat);
  const level = now.levels[seat];
  const shown = now.phase === "play" || now.phase === "over" ? null : shownBy(now, seat);
  const winning = now.trick?.winner === seat;
  const away = info.kind === "person" && !info.online;
  return html`<div class=${cls("seat", `turn-${turn}`, acts && "acts", role && `role-${role}`, seat === now.seat && "mine", winning && "winning")}
    data-seat=${seat} role="group" aria-label=${spokenSeat(now, info, seat, role, acts)}
    style=${{ "--x": x.toFixed(3), "--y": y.toFixed(3) }}>
    <span class="seat-face" aria-hidden="true">
      ${h(ClockRing, { seat })}
      <span class="seat-mark">${info.kind === "bot" || info.bot ? h(Icon, { name: "robot" }) : [...(now.names[seat] || "?")][0]}</span>
      ${role && html`<span class="role">${t(`web-role-${role}`)}</span>`}
    </span>
    <span class="seat-text" aria-hidden="true">
      <span class="seat-name">${seat === now.seat ? t("web-you") : now.names[seat]}${away && h(Icon, { name: "offline" })}</span>
      <span class="seat-facts numbers">
        ${level && html`<span class="seat-level">${t("web-level-short", { level: rankText(level) })}</span>`}
        <span class="seat-left"><span class="mini-card"></span>${now.sizes[seat]}</span>
        ${now.points != null && !now.line && (now.taken[seat] ?? 0) > 0 && html`<span>${t("web-points-short", { points: now.taken[seat] })}</span>`}
      </span>
    </span>
    ${shown}
  </div>`;
}

/** The phases in which it matters who has passed. */
const SPEAKING = new Set(["dealing", "in_turn", "stir", "auction"]);

/** What a seat has shown or said before the play. */
function shownBy(now, seat) {
  const own = now.declarations.filter((one) => one.seat === seat).at(-1);
  if (own) {
    const stands = now.standing?.seat === seat;
    return html`<span class=${cls("seat-shown", stands && "stands")}>
      ${own.cards ? h(Chip, { cards: parseCards(own.cards) }) : html`<span>${t("web-face-down")}</span>`}
    </span>`;
  }
  const bid = now.bids.filter(([who]) => who === seat).at(-1);
  if (bid) return html`<span class="seat-shown">${bid[1] ? bid[1] : t("web-passed", { phase: "auction" })}</span>`;
  if (now.passed.includes(seat) && SPEAKING.has(now.phase)) return html`<span class="seat-shown passed">${t("web-passed", { phase: now.phase })}</span>`;
  return null;
}

function spokenSeat(now, info, seat, role, acts) {
  const parts = [seat === now.seat ? t("web-you") : now.names[seat]];
  if (info.kind === "bot") parts.push(t("web-bot"));
  if (role) parts.push(t(`web-role-${role}-long`));
  if (now.levels[seat]) parts.push(t("web-level", { level: rankText(now.levels[seat]) }));
  parts.push(t("web-cards-left", { count: now.sizes[seat] }));
  if (acts) parts.push(t("web-to-act"));
  if (info.kind === "person" && !info.online) parts.push(t("web-away"));
  return parts.join(t("value-separator"));
}

const ROUND = 2 * Math.PI * 21;

/** The time left as a ring; it runs by itself from what the server said last. */
function ClockRing({ seat }) {
  const clock = game.value?.clock;
  const runs = clock && clock.total > 0 && (clock.seat === seat || (clock.seat === -1 && view.value.actors.includes(seat)));
  if (!runs) return html`<svg class="ring" viewBox="0 0 48 48"><circle cx="24" cy="24" r="21" /></svg>`;
  const gone = clock.total - clock.left;
  return html`<svg class="ring runs" viewBox="0 0 48 48" key=${`${clock.told}`}>
    <circle cx="24" cy="24" r="21" />
    <circle class="left" cx="24" cy="24" r="21" stroke-dasharray=${ROUND} style=${{ "--round": ROUND, animationDuration: `${clock.total}ms`, animationDelay: `${-gone}ms` }} />
  </svg>`;
}
