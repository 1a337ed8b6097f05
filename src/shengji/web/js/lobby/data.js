// What the server offers: presets, the rules form, bots, open tables.
import { signal } from "../html.js";
import { api } from "../net.js";
import { language } from "../i18n.js";

export const presets = signal(/** @type {any[]} */ ([]));
export const sections = signal(/** @type {any[]} */ ([]));
/** The bots that may sit down, the usual one first. */
export const botNames = signal([{ name: "simple" }, { name: "random" }]);
export const rooms = signal(/** @type {any[]|null} */ (null));

/** Presets and options in the language shown; fetched again when it changes. */
export async function loadOffers() {
  const tag = language.value;
  const [first, second] = await Promise.allSettled([api(`presets?lang=${tag}`), api(`options?lang=${tag}`)]);
  if (language.peek() !== tag) return;
  if (first.status === "fulfilled") presets.value = first.value;
  if (second.status === "fulfilled") sections.value = second.value;
}

export async function loadRooms() {
  try {
    rooms.value = await api(`tables?lang=${language.peek()}`);
  } catch {
    rooms.value = rooms.peek() ?? [];
  }
}
