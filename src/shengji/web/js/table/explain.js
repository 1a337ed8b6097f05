// Says what a card is and why it cannot be played now, in the message line and to the screen reader.
import { signal } from "../html.js";
import { t } from "../i18n.js";
import { cardName, pointsOf } from "../cards.js";
import { help, order, spoken } from "../store.js";
import { playable } from "./selection.js";

/** The explanation shown at the moment; `text` is empty for none. */
export const explained = signal({ code: "", text: "", warn: false });
let timer = 0;

export function explain(code) {
  const parts = [cardName(code), t(kindKey(code))];
  const points = pointsOf([code]);
  if (points) parts.push(t("web-points", { points }));
  const barred = playable.peek()?.has(code) === false;
  const what = parts.join(t("value-separator"));
  const text = barred ? t("web-explain-barred", { card: cardName(code), reason: help.peek().reason }) : t("web-explain", { what });
  explained.value = { code, text, warn: !!barred };
  spoken.value = text;
  clearTimeout(timer);
  timer = setTimeout(() => (explained.value = { code: "", text: "", warn: false }), 4500);
}

export function hush() {
  clearTimeout(timer);
  if (explained.peek().text) explained.value = { code: "", text: "", warn: false };
}

function kindKey(code) {
  const now = order.peek();
  if (code[1] === "J" && (code[0] === "L" || code[0] === "B")) return "kind-joker";
  if (now.isLevel(code)) return !now.trump ? "kind-level" : code[0] === now.trump ? "kind-level-trump" : "kind-level-off";
  if (!now.isTrump(code)) return "kind-plain";
  return code[0] === now.trump ? "kind-trump" : "kind-permanent";
}
