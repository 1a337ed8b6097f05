// What the server offers: presets, the rules form, bots, open tables.
import { signal } from "../html.js";
import { api } from "../net.js";
import { language } from "../i18n.js";

export const presets = signal(/** @type {any[]} */ ([]));
export const sections = signal(/** @type {any[]} */ ([]));
export const botNames = signal(/** @type {any[]} */ ([]));
export const rooms = signal(/** @type {any[]|null} */ (null));

const list = (answer, key) => (Array.isArray(answer) ? answer : answer[key] ?? []);

/** Presets, options and bots in the language shown; fetched again when it changes. */
export async function loadOffers() {
  const tag = language.value;
  const [first, second, third] = await Promise.allSettled([api(`presets?language=${tag}`), api(`options?language=${tag}`), api("bots")]);
  if (language.peek() !== tag) return;
  if (first.status === "fulfilled") presets.value = list(first.value, "presets");
  if (second.status === "fulfilled") sections.value = list(second.value, "sections");
  if (third.status === "fulfilled") botNames.value = list(third.value, "bots").map((bot) => (typeof bot === "string" ? { name: bot } : bot));
}

export async function loadRooms() {
  try {
    rooms.value = list(await api("tables"), "tables");
  } catch {
    rooms.value = rooms.peek() ?? [];
  }
}
