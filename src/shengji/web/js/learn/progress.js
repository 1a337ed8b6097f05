// Which steps of the tutorial have been done in this browser, and which steps there are.
import { signal } from "../html.js";
import { api } from "../net.js";
import { language } from "../i18n.js";

const KEY = "shengji.learn";

function stored() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

/** Names of the steps that are done. */
export const done = signal(/** @type {string[]} */ (stored()));
/** Every step in order; null until the server has told. */
export const steps = signal(/** @type {{name: string, title: string}[]|null} */ (null));

export function markDone(name) {
  if (done.peek().includes(name)) return;
  done.value = [...done.peek(), name];
  keep();
}

export function startAgain() {
  done.value = [];
  keep();
}

function keep() {
  try {
    localStorage.setItem(KEY, JSON.stringify(done.peek()));
  } catch {
    // Then it is remembered until the page is closed.
  }
}

/** The steps in the language shown. */
export async function loadSteps() {
  const tag = language.value;
  const found = await api(`lessons?lang=${tag}`);
  if (language.peek() === tag) steps.value = found;
}

/** The first step that is not done; the first of all when every one is. */
export const nextStep = (list) => list.find((one) => !done.value.includes(one.name)) ?? list[0];
