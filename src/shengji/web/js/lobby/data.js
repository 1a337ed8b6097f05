// What the server offers: presets, the rules form, bots, open tables.
import { signal } from "../html.js";
import { api } from "../net.js";
import { language, has, t } from "../i18n.js";

export const presets = signal(/** @type {any[]} */ ([]));
export const sections = signal(/** @type {any[]} */ ([]));
/** The bots that may sit down, the strongest first, which is the usual one. */
export const botNames = signal([{ name: "simple" }]);
export const usualBot = () => botNames.value[0].name;
export const rooms = signal(/** @type {any[]|null} */ (null));

/** Presets and options in the language shown; fetched again when it changes. */
export async function loadOffers() {
  const tag = language.value;
  const [first, second] = await Promise.allSettled([api(`presets?lang=${tag}`), api(`options?lang=${tag}`)]);
  if (language.peek() !== tag) return;
  if (first.status === "fulfilled") presets.value = first.value;
  if (second.status === "fulfilled") sections.value = second.value;
}

/** What a bot is called for people; one that another package brought goes by its name. */
export const botTitle = (name) => (has(`web-bot-${name}`) ? t(`web-bot-${name}`) : name);

/** @type {Promise<void>|null} */
let asked = null;

/** The bots of the server, fetched once. */
export const loadBots = () => (asked ??= fetchBots());

async function fetchBots() {
  try {
    const found = await api("bots");
    botNames.value = found.map((name) => ({ name }));
  } catch {
    asked = null;
  }
}

export async function loadRooms() {
  try {
    rooms.value = await api(`tables?lang=${language.peek()}`);
  } catch {
    rooms.value = rooms.peek() ?? [];
  }
}
