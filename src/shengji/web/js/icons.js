// Our own small set of drawings: suits, jokers and signs, all in the current colour.
import { html, cls } from "./html.js";

const SUITS = {
  S: "M12 1.8C7.4 7.4 2.8 10.2 2.8 14.6a4.5 4.5 0 0 0 7.9 2.9c-.1 2.2-.9 3.6-2.5 4.7h7.6c-1.6-1.1-2.4-2.5-2.5-4.7a4.5 4.5 0 0 0 7.9-2.9c0-4.4-4.6-7.2-9.2-12.8z",
  H: "M12 21.6C5.4 16 2 12.5 2 8.3A5.3 5.3 0 0 1 12 6a5.3 5.3 0 0 1 10 2.3c0 4.2-3.4 7.7-10 13.3z",
  C: "M12 1.9a4.6 4.6 0 0 0-4 7 4.6 4.6 0 1 0 2.8 8.3c-.1 2.3-1 3.9-2.6 5h7.6c-1.6-1.1-2.5-2.7-2.6-5A4.6 4.6 0 1 0 16 8.9a4.6 4.6 0 0 0-4-7z",
  D: "M12 1.6c2.5 4.2 5 7.5 7.9 10.4C17 14.9 14.5 18.2 12 22.4 9.5 18.2 7 14.9 4.1 12 7 9.1 9.5 5.8 12 1.6z",
};

// The big joker is a full sun, the small one a thin crescent: told apart without their colour.
const JOKERS = {
  BJ: "M12 1l2.3 4.4 4.5-2.2-.8 4.9 4.9.8-3.5 3.5 3.5 3.5-4.9.8.8 4.9-4.5-2.2L12 23.6l-2.3-4.2-4.5 2.2.8-4.9-4.9-.8 3.5-3.5-3.5-3.5 4.9-.8-.8-4.9 4.5 2.2z",
  LJ: "M15.6 2.2A10 10 0 1 0 21.8 15 8.4 8.4 0 0 1 15.6 2.2z",
};

const LINES = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  back: "M14 5l-7 7 7 7M7 12h13",
  settings: "M4 7h9M17 7h3M15 4.5v5M4 17h3M11 17h9M9 14.5v5",
  tricks: "M5 4h9v13H5zM9 20h10V7",
  chat: "M4 5h16v11H10l-4 4v-4H4z",
  score: "M5 20V11M12 20V4M19 20v-6M3 20h18",
  rules: "M6 3h9l4 4v14H6zM9 11h7M9 15h7M14 3v5h5",
  count: "M4 5h5v7H4zM10.5 5h5v7h-5zM17 5h3v7h-3M4 16h16M4 20h10",
  coach: "M12 4L2.5 8.5 12 13l9.5-4.5zM6.5 10.5V16c1.5 1.6 3.4 2.4 5.5 2.4s4-.8 5.5-2.4v-5.5M21.5 8.5V15",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9V16h7v-2.1A6 6 0 0 0 12 3z",
  robot: "M6 9h12v10H6zM12 9V5M9.5 4.5h5M9.5 13v2M14.5 13v2",
  undo: "M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3",
  flag: "M6 21V4h12l-3 4 3 4H6",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2",
  people: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5a6.5 6.5 0 0 1 3.5 5.5",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6z",
  offline: "M3 3l18 18M5 12a10 10 0 0 1 4-2.5M2 8.5A15 15 0 0 1 7 5.6M12 5a15 15 0 0 1 10 3.5M15 9.6a10 10 0 0 1 4 2.4M9 16a4.5 4.5 0 0 1 6 0M12 20h.01",
  check: "M5 13l5 5L19 7",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  plus: "M12 5v14M5 12h14",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  stepback: "M15 5l-7 7 7 7",
  stepon: "M9 5l7 7-7 7",
  next: "M6 5l9 7-9 7zM18 5v14",
  previous: "M18 5l-9 7 9 7zM6 5v14",
  fold: "M9 5l7 7-7 7",
  bell: "M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4",
  sort: "M7 4v16M3.5 16.5L7 20l3.5-3.5M14 6h7M14 11h5M14 16h3",
};

/** A suit's sign. */
export function Suit({ suit, title = "" }) {
  if (!SUITS[suit]) return null;
  return html`<svg class=${`suit suit-${suit}`} viewBox="0 0 24 24" role=${title ? "img" : null} aria-label=${title || null} aria-hidden=${title ? null : "true"}><path d=${SUITS[suit]} /></svg>`;
}

/** A joker's sign. */
export function JokerSign({ code }) {
  return html`<svg class=${`suit joker-${code}`} viewBox="0 0 24 24" aria-hidden="true"><path d=${JOKERS[code]} /></svg>`;
}

/** A sign drawn in lines. */
export function Icon({ name, class: extra = "" }) {
  return html`<svg class=${cls("icon", extra)} viewBox="0 0 24 24" aria-hidden="true"><path d=${LINES[name]} /></svg>`;
}
