// Cards by their two-letter codes: what they are called, how a hand is put in order, what they are worth.
// Which plays are legal is the server's business; this is for showing cards only.
import { t } from "./i18n.js";

export const RANKS = "23456789TJQKA";
export const SUITS = "DCHS";

export const isJoker = (code) => code[1] === "J" && (code[0] === "L" || code[0] === "B");
export const suitOf = (code) => (isJoker(code) ? "" : code[0]);
export const rankOf = (code) => (isJoker(code) ? "" : code[1]);

/** A rank as people write it. */
export const rankText = (rank) => (rank === "T" ? "10" : rank === "KQ" ? t("level-KQ") : rank ?? "");

/** Reads "S7788 HA LJ" into codes; `+` and commas part as blanks do. */
export function parseCards(text) {
  if (Array.isArray(text)) return text;
  const found = [];
  let suit = "";
  for (const [token] of (text ?? "").matchAll(/[LB]J|[SHCD?]|[2-9TJQKA?]/g)) {
    if (token === "LJ" || token === "BJ") {
      found.push(token);
      suit = "";
    } else if (SUITS.includes(token)) suit = token;
    else if (suit) found.push(suit + token);
  }
  return found;
}

/** Copies of each code. */
export function countCards(codes) {
  const counts = new Map();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

/** The codes of `whole` without those of `part`, copies counted. */
export function without(whole, part) {
  const gone = countCards(part);
  return whole.filter((code) => {
    const left = gone.get(code) ?? 0;
    if (left) gone.set(code, left - 1);
    return !left;
  });
}

/** Whether two lists hold the same cards. */
export const sameCards = (one, other) => one.length === other.length && without(one, other).length === 0;

export function pointsOf(codes, jokerPoints = 0) {
  let sum = 0;
  for (const code of codes) {
    if (isJoker(code)) sum += jokerPoints;
    else if (code[1] === "5") sum += 5;
    else if (code[1] === "T" || code[1] === "K") sum += 10;
  }
  return sum;
}

/** A card's name for a screen reader. */
export function cardName(code) {
  if (isJoker(code)) return t(`joker-${code}`);
  return t("web-card", { suit: t(`suit-${code[0]}`), rank: rankText(code[1]) });
}

/** A few cards in words, copies together. */
export function cardsName(codes) {
  return [...countCards(codes)]
    .map(([code, count]) => (count > 1 ? t("web-card-times", { card: cardName(code), count }) : cardName(code)))
    .join(t("value-separator"));
}

/** How the deal in progress orders cards: which group a card is in, and how high it stands there. */
export class Order {
  /**
   * @param {{level?: string|null, trump?: string|null, permanent?: string[], topCard?: string}} deal
   */
  constructor({ level = null, trump = null, permanent = [], topCard = "none" }) {
    this.level = level && level.length === 1 ? level : null;
    this.trump = trump && SUITS.includes(trump) ? trump : null;
    this.permanent = permanent;
    this.topCard = topCard;
  }

  isTrump(code) {
    if (isJoker(code) || code === this.topCard) return true;
    return code[1] === this.level || this.permanent.includes(code[1]) || code[0] === this.trump;
  }

  group(code) {
    return this.isTrump(code) ? "trump" : code[0];
  }

  isLevel(code) {
    return !isJoker(code) && code[1] === this.level;
  }
}

/** Groups in the order in which a hand shows them: trumps at one end, red and black suits taking turns. */
export function groupNames(trump, trumpEnd = "left") {
  const suits = [...({ H: "SDC", D: "SHC", S: "HCD", C: "HSD" }[trump] ?? "SHCD")];
  // Under a suit that the server calls trump there may still be cards of it while the trump is not fixed.
  const rest = [..."SHCD"].filter((suit) => !suits.includes(suit));
  return trumpEnd === "left" ? ["trump", ...suits, ...rest] : [...rest, ...suits, "trump"];
}
