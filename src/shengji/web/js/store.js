// The table as this client knows it: every message of the server ends here, every component reads from here.
import { signal, computed, batch, effect } from "./html.js";
import { send, ask, onMessage, connection, freshId } from "./net.js";
import { language, t } from "./i18n.js";
import { paced, stillness } from "./settings.js";
import { Order, parseCards } from "./cards.js";

/**
 * What is known of a game. Both it and the table are null where there is none; whoever reads them knows or asks.
 * `own` is the number of this seat's last event.
 * @typedef {{view: Wire.ViewInfo, help: Wire.Help, clock: (Wire.ClockInfo & {told: number})|null, seq: number, own: number}} Game
 */

/** The table around the game, as the server tells it; null in the lobby. */
export const table = signal(/** @type {Wire.TableInfo} */ (/** @type {any} */ (null)));
/** Null before the first deal. */
export const game = signal(/** @type {Game} */ (/** @type {any} */ (null)));
/** The event that ended the last deal, while its sheet may be shown. */
export const lastEnd = signal(/** @type {any} */ (null));
/** The tricks of this deal. */
export const tricks = signal(/** @type {Wire.TrickInfo[]} */ ([]));
/** What has happened, in words, newest last. */
export const log = signal(/** @type {{seq: number, text: string, event: any}[]} */ ([]));
export const chat = signal(/** @type {Wire.ChatLine[]} */ ([]));
export const unread = signal(0);
/** A trick that is complete and still lies on the table for a moment. */
export const held = signal(/** @type {Wire.TrickInfo|null} */ (null));
/** The throw that has just failed. */
export const failed = signal(/** @type {any} */ (null));
/** Short messages that go away by themselves. */
export const notices = signal(/** @type {{id: string, text: string, kind: string}[]} */ ([]));
/** What the screen reader hears next. */
export const spoken = signal("");
/** Why we are not at the table any more. */
export const gone = signal("");
/** A problem with joining: an error message of the server. */
export const refused = signal(/** @type {Wire.ErrorInfo|null} */ (null));

export const view = computed(() => /** @type {Wire.ViewInfo} */ (game.value?.view ?? null));
export const help = computed(() => /** @type {Wire.Help} */ (game.value?.help ?? null));
/** Names what this seat has to decide; it stays the same while others act in between. */
export const decision = computed(() => (game.value ? `${view.value.deal}:${view.value.phase}:${view.value.tricks_played}:${game.value.own}` : ""));
/** Names all that a decision hangs on: with any other name, advice may not hold any more. */
export const situation = computed(() => {
  const now = view.value;
  return now ? JSON.stringify([decision.value, now.hand, now.declarations, now.standing, now.trick, help.value.choices]) : "";
});
export const phase = computed(() => view.value?.phase ?? "");
export const mySeat = computed(() => table.value?.seat ?? -2);
export const watching = computed(() => mySeat.value < 0);
/** How cards are ordered now; before trump is made, as if the standing declaration held. */
export const order = computed(() => {
  const now = view.value;
  if (!now) return new Order({});
  const seat = Math.max(0, now.seat);
  const trump = now.trump ?? now.standing?.trump ?? null;
  const options = table.value?.rules.options ?? {};
  const level = now.level ?? (now.banker == null ? now.levels[seat] : now.levels[now.banker]);
  return new Order({ level, trump, permanent: trumpRanks(now.hand, level, trump, options), topCard: options.top_card });
});

/** Which ranks are permanent trumps: what the rules say, or what the server has put among the trumps of the hand. */
function trumpRanks(hand, level, trump, options) {
  if (Array.isArray(options.permanent)) return options.permanent;
  const found = new Set();
  for (const group of hand ?? []) {
    if (!group.trump) continue;
    for (const code of group.cards) if (code[1] !== "J" || "SHCD".includes(code[0])) if (code[1] !== level && code[0] !== trump && "SHCD".includes(code[0])) found.add(code[1]);
  }
  return [...found].sort();
}

let wanted = /** @type {any} */ (null);

/** What takes the place of a table of the server: a lesson, which answers for it. */
export const practice = signal(/** @type {{act: (action: any) => Promise<boolean>, question: (message: any) => Promise<any>}|null} */ (null));

/** Asks what cards would be: the table, or the lesson. */
export const question = (message) => practice.peek()?.question(message) ?? ask({ type: "ask", table: table.peek().table, cards: "", ...message });

/** Goes to a table and stays with it through lost connections. */
export function join(id, more = {}) {
  const again = wanted?.table === id;
  wanted = { type: "join", table: id, ...more };
  batch(() => {
    if (!again) refused.value = null;
    gone.value = "";
    if (table.peek()?.table !== id) forget();
  });
  send(wanted);
}

/** Forgets the table; the lobby is next. */
export function forget() {
  batch(() => {
    table.value = /** @type {any} */ (null);
    game.value = /** @type {any} */ (null);
    lastEnd.value = null;
    tricks.value = [];
    log.value = [];
    chat.value = [];
    held.value = null;
    failed.value = null;
  });
}

export function leave() {
  if (table.peek()) send({ type: "leave", table: table.peek().table });
  wanted = null;
  forget();
}

export function stay(id) {
  wanted = { type: "join", table: id };
}

/** Says something to the table that needs its name. */
export function tell(message) {
  return send({ table: table.peek()?.table, ...message });
}

const STALE = "server-stale";
/** What may be done at any moment of the dealing. */
const ANYTIME = new Set(["declare", "passdeclaring"]);

/** Does something in the game; resolves with whether the server took it. */
export async function act(action) {
  const instead = practice.peek();
  if (instead) return instead.act(action);
  let id = freshId();
  for (let attempt = 0; ; attempt++) {
    try {
      await ask({ type: "action", id, table: table.peek().table, seq: game.peek()?.seq ?? 0, action });
      return true;
    } catch (problem) {
      if (problem.message === "lost" && attempt < 3) {
        // The same id again once the line is back: done once, however often it is sent.
        await until(() => connection.value === "open");
        continue;
      }
      if (problem.code === STALE && ANYTIME.has(action.do) && attempt < 3) {
        // While cards are dealt somebody else's declaration says nothing about whether mine still stands: ask again.
        id = freshId();
        await new Promise((resolve) => setTimeout(resolve, 60));
        if (view.peek()?.phase !== "dealing") return false;
        continue;
      }
      notice(problem.message === "lost" ? t("web-lost") : problem.message, "warn");
      return false;
    }
  }
}

function until(condition) {
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (condition()) {
        resolve(true);
        queueMicrotask(() => stop?.());
      }
    });
  });
}

export function notice(text, kind = "plain") {
  const id = freshId();
  notices.value = [...notices.peek().slice(-2), { id, text, kind }];
  spoken.value = text;
  setTimeout(() => (notices.value = notices.peek().filter((one) => one.id !== id)), 5000);
}

connection.subscribe((now) => {
  if (now === "open" && wanted && !practice.peek()) {
    const known = game.peek()?.seq ?? 0;
    send({ ...wanted, since: table.peek()?.table === wanted.table ? known : 0 });
  }
});

language.subscribe((now) => send({ type: "language", language: now }));

let heldTimer = 0;
let failedTimer = 0;

function hold(trick) {
  clearTimeout(heldTimer);
  held.value = trick;
  heldTimer = setTimeout(() => (held.value = null), paced(stillness() ? 1300 : 1500));
}

/** Lets the trick that has been taken lie until something else is shown. */
export function freeze() {
  clearTimeout(heldTimer);
}

function release() {
  if (!held.peek()) return;
  clearTimeout(heldTimer);
  heldTimer = setTimeout(() => (held.value = null), paced(450));
}

/**
 * Takes in what events say beyond the new view.
 * @param {Wire.EventInfo[]} events
 * @param {Wire.ViewInfo} now
 */
function follow(events, now) {
  const lines = [];
  for (const { seq, event, text } of events) {
    if (text) lines.push({ seq, text, event });
    switch (event.event) {
      case "dealstarted":
        tricks.value = [];
        lastEnd.value = null;
        held.value = null;
        break;
      case "throwfailed": {
        clearTimeout(failedTimer);
        failed.value = { seat: event.seat, cards: parseCards(event.cards), stopper: event.stopper };
        failedTimer = setTimeout(() => (failed.value = null), paced(3200));
        break;
      }
      case "tricktaken":
        if (now.last_trick && now.tricks_played === tricks.peek().length + 1) tricks.value = [...tricks.peek(), now.last_trick];
        break;
      case "dealended":
        lastEnd.value = event;
        break;
      case "takenback":
        tricks.value = tricks.peek().slice(0, now.tricks_played);
        held.value = null;
        break;
    }
  }
  const last = events.at(-1)?.event.event;
  const taken = events.some(({ event }) => event.event === "tricktaken");
  if (taken && now.last_trick && last !== "dealstarted") hold(now.last_trick);
  else if (now.trick?.plays.length) release();
  if (lines.length) {
    log.value = [...log.peek(), ...lines].slice(-400);
    spoken.value = lines.map((line) => line.text).join(" ");
  }
}

/** Takes a message as if it came from the table; a lesson tells of itself so. */
export const take = (message) => batch(() => receive(message));

/** @param {Wire.ServerMessage} message */
function receive(message) {
  const here = table.peek()?.table;
  switch (message.type) {
    case "table":
      if (wanted && wanted.table !== message.table && !practice.peek()) return;
      if (here && here !== message.table) forget();
      table.value = message;
      refused.value = null;
      break;
    case "state":
      if (here && message.table !== here) return;
      // Told the same moment once more, a seat goes on with its decision.
      game.value = shown(message, game.peek()?.seq === message.seq ? game.peek().own : message.seq);
      tricks.value = message.view.tricks ?? (message.view.tricks_played === tricks.peek().length ? tricks.peek() : []);
      lastEnd.value = message.last_end ?? null;
      break;
    case "events": {
      if (message.table !== here) return;
      const known = game.peek()?.seq ?? message.from_seq;
      if (message.from_seq > known && game.peek()) {
        send({ ...wanted, since: known });
        return;
      }
      const fresh = message.events.filter((one) => one.seq >= known || !game.peek());
      const own = fresh.filter(({ event }) => event.seat === message.view.seat || event.event === "takenback").at(-1)?.seq;
      game.value = shown(message, own ?? game.peek()?.own ?? message.from_seq);
      follow(fresh, message.view);
      break;
    }
    case "dealt": {
      const old = game.peek();
      if (message.table !== here || !old) return;
      game.value = {
        ...old,
        help: message.help,
        view: { ...old.view, dealt: message.dealt, sizes: message.sizes, hand: message.hand },
      };
      break;
    }
    case "chat":
      if (message.table !== here) return;
      chat.value = [...chat.peek(), message].slice(-200);
      unread.value += 1;
      break;
    case "nudged":
      notice(t("web-nudged", { name: message.name }), "call");
      break;
    case "gone":
      if (message.table !== here) return;
      wanted = null;
      forget();
      gone.value = message.reason;
      break;
    case "error":
      if (!table.peek() && wanted) refused.value = message;
      else notice(message.message, "warn");
      break;
  }
}

/** A clock with the moment at which it was told. */
/** @type {(clock: Wire.ClockInfo|null) => Game["clock"]} */
const clocked = (clock) => (clock ? { ...clock, told: Date.now() } : null);

/** @type {(message: Wire.State|Wire.Events, own: number) => Game} */
const shown = (message, own) => ({ view: message.view, help: message.help, clock: clocked(message.clock), seq: message.seq, own });

onMessage((message) => {
  // A table that was left behind may still speak while a lesson lies in its place.
  if (practice.peek() && message.table) return;
  take(message);
});

/** For the tests. */
/** @type {any} */ (window).shengjiState = () => ({ table: table.peek(), game: game.peek(), tricks: tricks.peek() });
