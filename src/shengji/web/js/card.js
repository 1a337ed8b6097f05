// One playing card, and short rows of small ones.
import { html, h, cls } from "./html.js";
import { t, language } from "./i18n.js";
import { isJoker, rankText, cardName, cardsName, pointsOf } from "./cards.js";
import { Suit, JokerSign } from "./icons.js";

/** The face of a card; whoever shows it says how large by the custom property --card. */
export function Face({ code }) {
  if (!code || code.includes("?")) return html`<span class="card-back" aria-hidden="true"></span>`;
  if (isJoker(code)) {
    const word = t(`web-joker-${code}`);
    return html`<span class=${cls("face", `face-${code}`)} aria-hidden="true">
      <span class=${cls("index", "index-joker", language.value === "en" && "latin")}>${language.value === "en" ? word : [...word].map((sign) => html`<b>${sign}</b>`)}</span>
      <span class="body"><${JokerSign} code=${code} /></span>
    </span>`;
  }
  return html`<span class=${cls("face", `face-${code[0]}`)} aria-hidden="true">
    <span class="index"><b class=${code[1] === "T" ? "ten" : ""}>${rankText(code[1])}</b><${Suit} suit=${code[0]} /></span>
    <span class="body"><${Suit} suit=${code[0]} /></span>
  </span>`;
}

/** Class names that say what a card is in this deal: trump edge, point mark, level notch. */
export function marks(code, order, jokerPoints = 0) {
  return cls(
    order?.isTrump(code) && "is-trump",
    order?.isLevel(code) && "is-level",
    pointsOf([code], jokerPoints) > 0 && "is-points",
  );
}

/** A card that only lies there. */
export function Card({ code, order, small = false }) {
  return html`<span class=${cls("card", small && "small", marks(code, order))} role="img" aria-label=${cardName(code)}><${Face} code=${code} /></span>`;
}

/** Cards side by side, overlapping, read out as one. */
export function Row({ cards, order, label = "", class: extra = "" }) {
  if (!cards.length) return null;
  return html`<span class=${cls("row-of-cards", extra)} role="img" aria-label=${label || cardsName(cards)}>
    ${cards.map(
      (code, place) =>
        html`<span key=${place} class=${cls("card", marks(code, order), place > 0 && code === cards[place - 1] && "same")} aria-hidden="true"><${Face} code=${code} /></span>`,
    )}
  </span>`;
}

/** Cards as short text with drawn suits, for lines and buttons: “♥8 8”. */
export function Chip({ cards }) {
  const parts = [];
  let last = "";
  cards.forEach((code, place) => {
    if (isJoker(code)) {
      parts.push(html`<span class="chip-joker" key=${place}>${t(`web-joker-${code}`)}</span>`);
      last = "";
      return;
    }
    parts.push(
      html`<span key=${place} class=${`chip-card ink-${code[0]}`}>${code[0] !== last && h(Suit, { suit: code[0] })}${rankText(code[1])}</span>`,
    );
    last = code[0];
  });
  return html`<span class="chip" role="img" aria-label=${cardsName(cards)}><span aria-hidden="true">${parts}</span></span>`;
}

/** Trump as a sign: a suit, or the words for none. */
export function TrumpSign({ trump }) {
  if (!trump) return html`<span class="unknown">?</span>`;
  if (trump === "NT" || trump === "?") return html`<span class="no-trump">${trump === "?" ? "?" : t("suit-NT")}</span>`;
  return html`<span class=${`ink-${trump}`}>${h(Suit, { suit: trump, title: t(`suit-${trump}`) })}</span>`;
}
