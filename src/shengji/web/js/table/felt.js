// The middle of the table: what has been played to the trick, who wins it, and tricks on their way to their taker.
import { html, h, cls } from "../html.js";
import { t } from "../i18n.js";
import { view, held, failed, order } from "../store.js";
import { parseCards, rankText, cardsName as cardsWords } from "../cards.js";
import { Row, Chip, TrumpSign } from "../card.js";
import { Seats, bottom, direction } from "./seats.js";

export function Felt() {
  const now = view.value;
  return html`<section class=${cls("felt", `seats-${now.names.length}`)} aria-label=${t("web-table")}>
    <div class="felt-ground" aria-hidden="true"></div>
    ${h(Middle, {})}
    ${h(Calls, {})}
    ${h(Plays, {})}
    ${h(Seats, {})}
  </section>`;
}

/** Before the play: what is going on, in the middle. */
function Middle() {
  const now = view.value;
  if (now.phase === "dealing") {
    return html`<div class="middle"><span class="deck" aria-hidden="true"></span>
      <span class="soft numbers">${t("web-dealt", { dealt: now.dealt, total: now.to_deal })}</span></div>`;
  }
  if (now.phase === "bury" || now.phase === "stir" || now.phase === "call" || now.phase === "line") {
    return html`<div class="middle"><span class="deck" aria-hidden="true"></span><span class="soft">${t("web-kitty", { count: now.kitty_size })}</span></div>`;
  }
  if (now.phase === "play" && !now.trick?.plays.length && !held.value) {
    return html`<div class="middle quiet">
      <span class="middle-trump"><span>${now.level ? rankText(now.level) : ""}</span>${h(TrumpSign, { trump: now.trump })}</span>
    </div>`;
  }
  return null;
}

/** The friends that the banker has called, and who has answered. */
function Calls() {
  const now = view.value;
  if (!now.calls.length) return null;
  const name = (seat) => (seat === now.seat ? t("web-you") : now.names[seat]);
  return html`<ul class="calls small" aria-label=${t("web-calls")}>${now.calls.map((call, place) => html`<li key=${place}>
    ${call.nth ? t("web-call-nth", { nth: call.nth }) : t("web-call-other")} ${h(Chip, { cards: [call.card] })} ${call.seat >= 0 && html`<b>${name(call.seat)}</b>`}</li>`)}</ul>`;
}

function Plays() {
  const now = view.value;
  const kept = held.value;
  const trick = kept ?? now.trick;
  if (!trick || (now.phase === "dealing" && !kept)) return null;
  const mine = bottom();
  const seats = now.names.length;
  const toward = kept && kept.winner >= 0 ? direction(kept.winner, mine, seats) : null;
  const fallen = failed.value;
  return html`<div class=${cls("plays", kept && "taken")} key=${kept ? "kept" : "now"}
    style=${toward ? { "--tx": toward.x.toFixed(3), "--ty": toward.y.toFixed(3) } : {}}>
    ${trick.plays.map((play) => {
      const { x, y, turn } = direction(play.seat, mine, seats);
      const led = play.seat === trick.leader;
      const wins = play.seat === trick.winner;
      const cards = parseCards(play.cards);
      return html`<div key=${play.seat} class=${cls("play", `from-${turn}`, led && "led", wins && "wins", crowd(cards.length))}
        style=${{ "--x": x.toFixed(3), "--y": y.toFixed(3) }} data-seat=${play.seat}>
        ${h(Row, { cards, order: order.value, label: spokenPlay(now, play, cards, led, wins) })}
        ${led && html`<span class="tag" aria-hidden="true">${t("web-led")}</span>`}
        ${wins && html`<span class="tag wins" aria-hidden="true">${t("web-winning")}</span>`}
      </div>`;
    })}
    ${fallen && html`<div class=${cls("play", "fallen", crowd(fallen.cards.length))}>
      <span class="tag warn">${t("web-throw-failed")}</span>
      ${h(Row, { cards: fallen.cards, order: order.value })}
    </div>`}
    ${kept && kept.points > 0 && html`<span class="gain numbers">+${kept.points}</span>`}
  </div>`;
}

const crowd = (count) => (count > 12 ? "crowd-4" : count > 7 ? "crowd-3" : count > 4 ? "crowd-2" : count > 2 ? "crowd-1" : "");

function spokenPlay(now, play, cards, led, wins) {
  const who = play.seat === now.seat ? t("web-you") : now.names[play.seat];
  const parts = [t("web-played-by", { who, cards: cardsWords(cards) })];
  if (led) parts.push(t("web-led"));
  if (wins) parts.push(t("web-winning"));
  return parts.join(t("value-separator"));
}

