// A play chosen before its turn: it is sent when the turn comes, and dropped when another card wins the trick.
import { signal, computed, effect } from "../html.js";
import { t } from "../i18n.js";
import { act, question, view, help, phase, notice, watching, table } from "../store.js";
import { parseCards, sameCards } from "../cards.js";
import { selectedCodes, clear } from "./selection.js";

/** The cards that wait, and what lay on the table when they were chosen; null for none. */
export const queued = signal(/** @type {{codes: string[], mark: string}|null} */ (null));

/** The deal, the trick, and which seat wins it: one seat's play wins until another's does. */
const mark = computed(() => {
  const now = view.value;
  return now?.trick?.plays.length ? `${now.deal}:${now.tricks_played}:${now.trick.winner}` : "";
});

/** How many cards an answer to this trick has; 0 while nothing is led. */
const size = computed(() => {
  const led = view.value?.trick?.plays[0];
  return led ? parseCards(led.cards).length : 0;
});

/** How many cards may be queued now; 0 for none: it is my turn, or I have played, or nothing is led. */
export const queueable = computed(() => {
  const now = view.value;
  if (phase.value !== "play" || watching.value || help.value?.acting || table.value?.state !== "playing") return 0;
  const played = now.trick?.plays.some((play) => play.seat === now.seat);
  return played ? 0 : size.value;
});

export function queue(codes) {
  queued.value = { codes, mark: mark.peek() };
}

export function unqueue() {
  queued.value = null;
}

function drop(text) {
  queued.value = null;
  notice(text, "warn");
}

effect(() => {
  const waiting = queued.value;
  const seen = mark.value;
  const mine = !!help.value?.acting;
  const chosen = selectedCodes.value;
  if (!waiting) return;
  if (seen !== waiting.mark) drop(t("web-queue-dropped"));
  else if (mine) send(waiting);
  // Whoever changes the selection has changed their mind.
  else if (!sameCards(chosen, waiting.codes)) queued.value = null;
});

async function send({ codes }) {
  queued.value = null;
  try {
    const said = await question({ cards: codes.join(" ") });
    if (!said.legal) notice(t("web-queue-refused", { reason: said.reason }), "warn");
    else if (await act({ do: "play", cards: codes.join(" ") })) clear();
  } catch {
    // The line is down: the cards stay selected, and the turn waits.
  }
}
