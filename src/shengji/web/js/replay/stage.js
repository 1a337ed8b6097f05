// Puts a moment of a record on the table, in the place of a game.
import { signal, batch } from "../html.js";
import { practice, take, forget } from "../store.js";

/** Whether the table shows a moment. */
export const shown = signal(false);

const still = { act: async () => false, question: async () => ({ legal: false, cards: "" }) };

/** Shows the moment after a step. */
export function show(found, place) {
  const { view } = found.steps[place];
  // A trick that has just been taken lies until the next card.
  const trick = view.trick?.plays.length ? view.trick : view.phase === "play" || view.phase === "over" ? view.last_trick : null;
  const table = "replay";
  batch(() => {
    if (practice.peek() !== still) forget();
    practice.value = still;
    take({
      type: "table", table, state: "playing", seat: -2, host: false, spectators: 0, rules: found.rules, invite: "/",
      settings: { hints: false, chat: false, counting: false, hide_played: false },
      seats: found.names.map((name, seat) => ({ seat, kind: "person", name, bot: "", online: true, ready: false })),
    });
    take({ type: "state", table, seq: place, view: { ...view, trick }, help: { acting: false }, clock: null, last_end: null });
    shown.value = true;
  });
}

/** Gives the table back. */
export function leave() {
  batch(() => {
    shown.value = false;
    practice.value = null;
    forget();
  });
}

/** For each step in which trick it was done; 0 for what came before the first. */
export function inTricks(found) {
  return found.steps.map((_, place) => {
    const before = place ? found.steps[place - 1].view : null;
    return before && (before.phase === "play" || before.phase === "choose") ? before.tricks_played + 1 : 0;
  });
}
