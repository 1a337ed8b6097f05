// Which cards of the hand are selected, and what the server says they would be.
import { signal, computed, effect } from "../html.js";
import { view, help, phase, order, question, decision, notice } from "../store.js";
import { countCards, parseCards, groupNames } from "../cards.js";
import { t } from "../i18n.js";
import { settings } from "../settings.js";

/** Keys of the selected cards: code and which copy, "H8#0". */
export const selected = signal(/** @type {string[]} */ ([]));
/** The server's answer about the selected cards, for the same cards only. */
export const meaning = signal(/** @type {any} */ (null));
/** Which reading of a throw is announced. */
export const announced = signal(/** @type {string[]|null} */ (null));

export const codeOf = (key) => key.split("#")[0];
export const selectedCodes = computed(() => selected.value.map(codeOf));

/** The hand as groups of keyed cards in the order in which they are shown. */
export const handGroups = computed(() => {
  const now = view.value;
  if (!now) return [];
  // The server has grouped and sorted the hand; only at which end trumps lie, and which way it runs, is taste.
  const names = groupNames(order.value.trump, settings.trumpEnd.value);
  const groups = [...now.hand].sort((one, other) => names.indexOf(one.group) - names.indexOf(other.group));
  return groups.map((group) => {
    const seen = new Map();
    const cards = settings.highFirst.value ? group.cards : [...group.cards].reverse();
    return {
      name: group.group,
      cards: cards.map((code) => {
        const copy = seen.get(code) ?? 0;
        seen.set(code, copy + 1);
        return { code, key: `${code}#${copy}` };
      }),
    };
  });
});

const handKeys = computed(() => handGroups.value.flatMap((group) => group.cards.map((card) => card.key)));

/** Whether cards are chosen for a play or for the kitty now. */
export const choosing = computed(() => phase.value === "play" || phase.value === "bury");
export const burying = computed(() => phase.value === "bury" && !!help.value?.acting);

/** The codes that can be part of a legal play; null for all. */
export const playable = computed(() => (help.value?.acting && phase.value === "play" && help.value.playable ? new Set(help.value.playable) : null));

/** Cards that go down are forgotten, and a forced play is selected by itself. */
effect(() => {
  const keys = new Set(handKeys.value);
  const kept = selected.peek().filter((key) => keys.has(key));
  if (kept.length !== selected.peek().length) selected.value = kept;
});

let forcedFor = "";
effect(() => {
  const forced = help.value?.forced ?? "";
  const moment = `${view.value?.deal}:${view.value?.tricks_played}:${forced}`;
  if (forced && moment !== forcedFor) selectCodes(parseCards(forced));
  forcedFor = moment;
});

// A play is dropped from the selection when somebody else's turn makes another of it necessary.
let ledBy = "";
effect(() => {
  const now = view.value;
  const led = now ? `${now.deal}:${now.phase}` : "";
  if (led !== ledBy && !help.peek()?.forced) selected.value = [];
  ledBy = led;
});

/** Selects copies of these codes in the hand. */
export function selectCodes(codes) {
  const wanted = countCards(codes);
  const found = [];
  for (const key of handKeys.peek()) {
    const left = wanted.get(codeOf(key)) ?? 0;
    if (!left) continue;
    wanted.set(codeOf(key), left - 1);
    found.push(key);
  }
  selected.value = found;
}

const advice = signal({ decision: "", action: /** @type {any} */ (null) });
/** What advice that was clicked would do now, other than with cards of the hand: the bar marks its button. */
export const advised = computed(() => (advice.value.decision === decision.value ? advice.value.action : null));

/** Takes up a piece of advice: its cards are selected; any other action is marked where it can be clicked. */
export function take({ action }) {
  if (!choosing.peek()) {
    // What others have done since may leave no place for it.
    const offered = phase.peek() === "call" || help.peek().choices.some((choice) => JSON.stringify(choice.action) === JSON.stringify(action));
    if (offered) advice.value = { decision: decision.peek(), action };
    else notice(t("web-advice-old"), "warn");
  } else if (action.cards) selectCodes(parseCards(action.cards));
}

const copiesOf = (code) => handKeys.peek().filter((key) => codeOf(key) === code);

/** Adds a card or takes it away; of a pair that is owed, both at once. */
export function toggle(key) {
  const now = selected.peek();
  const code = codeOf(key);
  const owed = phase.peek() === "play" && help.peek()?.acting && help.peek().together?.includes(code);
  const pair = owed ? [key, ...copiesOf(code).filter((other) => other !== key)].slice(0, 2) : [key];
  if (now.includes(key)) {
    selected.value = now.filter((other) => !(owed ? codeOf(other) === code : other === key));
    return;
  }
  const need = help.peek()?.need ?? 0;
  const following = phase.peek() === "play" && help.peek()?.acting && need > 0;
  // One card, or one pair, more than fit takes the place of what was selected.
  if (following && now.length + pair.length > need && need <= pair.length) {
    selected.value = pair.slice(0, need);
    return;
  }
  if (burying.peek() && now.length >= view.peek().kitty_size) return;
  selected.value = [...now, ...pair.filter((other) => !now.includes(other))];
}

/** Puts one card into a wanted state, for dragging across. */
export function put(key, on) {
  const now = selected.peek();
  if (on === now.includes(key)) return;
  if (on && burying.peek() && now.length >= view.peek().kitty_size) return;
  selected.value = on ? [...now, key] : now.filter((other) => other !== key);
}

export const clear = () => (selected.value = []);

/** Selects the pair or the whole tractor that a card belongs to, beside what was selected where nothing is led yet. */
export async function complete(key, before = selected.peek()) {
  const code = codeOf(key);
  let whole = copiesOf(code).map(codeOf);
  try {
    const answer = await question({ complete: code });
    if (answer.cards) whole = parseCards(answer.cards);
  } catch {
    // Without an answer the copies of the card are taken.
  }
  const leading = phase.peek() === "play" && !help.peek()?.need;
  const kept = leading || burying.peek() ? before.map(codeOf).filter((other) => !whole.includes(other)) : [];
  const most = burying.peek() ? view.peek().kitty_size : Infinity;
  selectCodes([...kept, ...whole].slice(0, most));
}

let timer = 0;
let asked = 0;

// What the selected cards would be is asked of the server, a little after the last change.
effect(() => {
  const codes = selectedCodes.value;
  const relevant = phase.value === "play" && codes.length > 0 && !!help.value?.acting;
  // A new moment of the game asks again about the same cards.
  void view.value?.tricks_played;
  clearTimeout(timer);
  meaning.value = null;
  announced.value = null;
  if (!relevant) return;
  const turn = ++asked;
  timer = setTimeout(async () => {
    try {
      const answer = await question({ cards: codes.join(" ") });
      if (turn === asked) meaning.value = { ...answer, of: codes.join(" ") };
    } catch {
      // Asked again with the next change; the play itself is checked in any case.
    }
  }, 40);
});
