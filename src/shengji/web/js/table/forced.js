// Plays that leave no choice, made by themselves where a person wants that: the last cards, or every forced play.
import { effect } from "../html.js";
import { act, view, help, phase, practice, table } from "../store.js";
import { connection } from "../net.js";
import { settings, paced } from "../settings.js";
import { parseCards, sameCards } from "../cards.js";
import { clear, selectedCodes } from "./selection.js";

let timer = 0;
let known = "";

/** Whether the only legal play is to be made without a touch. */
function goesByItself(forced) {
  if (settings.forced.value === "no" || !forced.length || practice.value) return false;
  const held = view.value.hand.reduce((sum, group) => sum + group.cards.length, 0);
  return settings.forced.value === "always" || forced.length === held;
}

export function startForced() {
  effect(() => {
    const now = view.value;
    const ready = now && phase.value === "play" && help.value?.acting && help.value.forced && !now.proposal;
    const forced = ready ? parseCards(help.value.forced) : [];
    const free = ready && table.value?.state === "playing" && connection.value === "open";
    const moment = free && goesByItself(forced) ? `${now.deal}:${now.tricks_played}:${help.value.forced}` : "";
    if (moment === known) return;
    known = moment;
    clearTimeout(timer);
    if (!moment) return;
    // A moment to see what comes; whoever presses the button meanwhile is only faster.
    timer = setTimeout(async () => {
      if (known !== moment) return;
      if ((await act({ do: "play", cards: forced.join(" ") })) && sameCards(selectedCodes.peek(), forced)) clear();
    }, paced(900));
  });
}
