// What a person has chosen for this browser; kept in local storage, where there is one.
import { signal, effect } from "./html.js";

const KEY = "shengji.settings";

function stored() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

const DEFAULTS = {
  /** "" follows the browser; else en, zh-Hans or zh-Hant. */
  language: "",
  /** "auto" follows the system; else light or dark. */
  theme: "auto",
  fourColours: false,
  /** At which end of the hand trumps lie. */
  trumpEnd: "left",
  highFirst: true,
  sounds: false,
  /** Whether a notification says that it is my turn while the page is hidden. */
  notify: false,
  /** Whether a coach may be asked, and looks back after each deal. */
  coach: false,
  /** How long finished tricks and cards in motion stay: slow, normal, fast. */
  pace: "normal",
  /** Which plays without a choice are made by themselves: no, last (the last cards), always. */
  forced: "last",
  name: "",
  panel: true,
};

const saved = stored();

/** One signal a setting, by name. */
export const settings = Object.fromEntries(
  Object.entries(DEFAULTS).map(([name, value]) => {
    const kept = saved[name];
    return [name, signal(typeof kept === typeof value ? kept : value)];
  }),
);

effect(() => {
  const values = Object.fromEntries(Object.entries(settings).map(([name, one]) => [name, one.value]));
  try {
    localStorage.setItem(KEY, JSON.stringify(values));
  } catch {
    // A browser that stores nothing still plays.
  }
});

effect(() => {
  const root = document.documentElement;
  const dark = settings.theme.value;
  root.dataset.theme = dark === "auto" ? (prefersDark() ? "dark" : "light") : dark;
  root.dataset.colours = settings.fourColours.value ? "four" : "two";
});

function prefersDark() {
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
  if (settings.theme.peek() === "auto") document.documentElement.dataset.theme = prefersDark() ? "dark" : "light";
});

/** How many milliseconds something takes that takes `normal` at the normal pace. */
export function paced(normal) {
  return normal * { slow: 1.7, normal: 1, fast: 0.5 }[settings.pace.value];
}

/** Whether the system asks for as little motion as possible. */
export const stillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
