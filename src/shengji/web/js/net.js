// The one WebSocket: it opens again by itself, and who asks a question gets its answer as a promise.
import { signal } from "./html.js";
import { language } from "./i18n.js";
import { settings } from "./settings.js";

const TOKEN = "shengji.token";

/** closed, connecting, open or lost (was open, will be again). */
export const connection = signal("closed");
/** Who the server says we are. */
export const me = signal(/** @type {Wire.Welcome|null} */ (null));

const listeners = new Set();
const waiting = new Map();
let socket = /** @type {WebSocket|null} */ (null);
let tries = 0;
let timer = 0;
let beat = 0;
let heard = 0;
let counter = 0;

/** Calls back with every message that answers no question. */
export function onMessage(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const freshId = () => `${Date.now().toString(36)}-${(counter++).toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

/** What proves who we are; empty for a guest who has not been here. */
export function token() {
  try {
    return localStorage.getItem(TOKEN) ?? "";
  } catch {
    return "";
  }
}

function keepToken(value) {
  try {
    localStorage.setItem(TOKEN, value);
  } catch {
    // Then the guest is a new one after a reload.
  }
}

/** Comes back as whoever a token names; without one as a new guest. */
export function become(value) {
  keepToken(value);
  const old = socket;
  if (old) dropped(0);
  old?.close();
}

/** The token of the last greeting. */
let shown = "";

function greet(opened) {
  shown = token();
  opened.send(JSON.stringify(/** @type {Wire.Hello} */ ({ type: "hello", token: shown, name: settings.name.peek(), language: language.peek() })));
}

export function connect() {
  if (socket) return;
  clearTimeout(timer);
  if (connection.peek() !== "lost") connection.value = "connecting";
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const opened = new WebSocket(`${scheme}//${location.host}/ws`);
  socket = opened;
  opened.onopen = () => {
    heard = Date.now();
    greet(opened);
  };
  opened.onmessage = (event) => {
    // What a connection says that was given up was meant for whom it knew.
    if (socket !== opened) return;
    heard = Date.now();
    receive(JSON.parse(event.data));
  };
  opened.onclose = () => {
    if (socket === opened) dropped();
  };
}

function dropped(soon = -1) {
  socket = null;
  clearInterval(beat);
  connection.value = "lost";
  for (const { reject } of waiting.values()) reject(new Error("lost"));
  waiting.clear();
  // Quick at first, then patient, never in step with everybody else.
  const delay = Math.min(8000, 300 * 2 ** tries++) * (0.7 + 0.6 * Math.random());
  timer = setTimeout(connect, soon < 0 ? delay : soon);
}

addEventListener("online", () => {
  if (!socket && connection.peek() === "lost") connect();
});

function receive(message) {
  if (message.type === "welcome") {
    tries = 0;
    keepToken(message.token);
    me.value = message;
    connection.value = "open";
    clearInterval(beat);
    // A silent network is noticed by an unanswered ping.
    beat = setInterval(() => {
      if (Date.now() - heard > 30000) socket?.close();
      else if (Date.now() - heard > 12000) send({ type: "ping" });
    }, 4000);
  }
  if (message.type === "error" && connection.peek() !== "open" && message.code.startsWith("server-token")) {
    // Signed out elsewhere, perhaps by another page of this browser, which then knows the new token.
    if (token() === shown) keepToken("");
    greet(socket);
  }
  const [id, asked] = [...waiting].find(([key, one]) => key === message.id || one.by === message.type) ?? [];
  if (asked) {
    waiting.delete(id);
    if (message.type === "error") asked.reject(Object.assign(new Error(message.message), message));
    else asked.resolve(message);
    if (message.id) return;
  }
  for (const listener of listeners) listener(message);
}

/**
 * Sends a message now; false where there is no connection.
 * @param {Wire.ClientMessage} message
 */
export function send(message) {
  if (socket?.readyState !== WebSocket.OPEN || (connection.peek() !== "open" && message.type !== "hello")) return false;
  socket.send(JSON.stringify(message));
  return true;
}

/** Sends a message with an id and waits for what answers it: the same id, or a message of the type `by`. */
export function ask(message, by = "") {
  const id = message.id ?? freshId();
  return new Promise((resolve, reject) => {
    if (!send({ ...message, id })) {
      reject(new Error("lost"));
      return;
    }
    waiting.set(id, { resolve, reject, by });
  });
}

/** Plain HTTP to the server's API. */
export async function api(path, options = {}) {
  const answer = await fetch(`/api/${path}`, options);
  if (!answer.ok) {
    const detail = await answer.json().catch(() => ({}));
    throw Object.assign(new Error(detail.message ?? detail.detail ?? answer.statusText), detail, { status: answer.status });
  }
  return answer.json();
}

/** For the tests: cuts the line as a lost network would. */
/** @type {any} */ (window).shengjiCut = () => socket?.close();
