// Messages in three languages from the Fluent files that the server shares with the Python side.
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
import { signal, effect, batch } from "./html.js";
import { settings } from "./settings.js";

export const LANGUAGES = { "zh-Hans": "简体", "zh-Hant": "繁體", en: "English" };

/** Keys that were asked for and not found; the tests look at it. */
export const missing = new Set();
/** @type {any} */ (window).shengjiMissing = missing;

const bundles = new Map();
const bundle = signal(/** @type {FluentBundle|null} */ (null));
/** The language shown now. */
export const language = signal("en");

/** The supported language nearest to a browser's tag. */
export function nearest(tag) {
  const low = tag.toLowerCase();
  if (!low.startsWith("zh")) return "en";
  return /hant|tw|hk|mo/.test(low) ? "zh-Hant" : "zh-Hans";
}

async function load(tag) {
  if (bundles.has(tag)) return bundles.get(tag);
  const made = new FluentBundle(tag, { useIsolating: false });
  const answer = await fetch(`/locales/${tag}.ftl`);
  if (!answer.ok) throw new Error(`no messages: ${tag}`);
  made.addResource(new FluentResource(await answer.text()));
  bundles.set(tag, made);
  return made;
}

/** Shows another language at once; loads its messages on first use. */
export async function speak(tag) {
  const made = await load(tag);
  batch(() => {
    bundle.value = made;
    language.value = tag;
  });
  document.documentElement.lang = tag;
}

/** The text of a message or of an attribute of one (`message.attribute`). */
export function t(key, args = {}) {
  const made = bundle.value;
  if (!made) return "";
  const [name, attribute] = key.split(".");
  const message = made.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (pattern == null) {
    missing.add(`${language.peek()}:${key}`);
    return key;
  }
  const errors = [];
  const text = made.formatPattern(pattern, args, errors);
  if (errors.length) missing.add(`${language.peek()}:${key}: ${errors[0]}`);
  return text;
}

/** Whether a message or an attribute exists. */
export function has(key) {
  const [name, attribute] = key.split(".");
  const message = bundle.value?.getMessage(name);
  return (attribute ? message?.attributes[attribute] : message?.value) != null;
}

export async function startSpeaking() {
  await speak(settings.language.peek() || nearest(navigator.language ?? "en"));
  effect(() => {
    const wanted = settings.language.value;
    if (wanted && wanted !== language.peek()) speak(wanted);
  });
}
