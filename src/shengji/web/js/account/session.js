// Signing up, in and out. Who somebody is hangs on the token that the WebSocket shows too.
import { api, become, token } from "../net.js";
import { language } from "../i18n.js";
import { settings } from "../settings.js";

/** Asks the server over HTTP as whoever we are; an answer as data. */
export function asked(address, { method = "GET", body = /** @type {any} */ (undefined) } = {}) {
  const headers = { Authorization: `Bearer ${token()}`, ...(body && { "Content-Type": "application/json" }) };
  const sign = address.includes("?") ? "&" : "?";
  return api(`${address}${sign}lang=${language.peek()}`, { method, headers, body: body && JSON.stringify(body) });
}

async function enter(address, body, method = "POST") {
  const answer = await asked(address, { method, body });
  settings.name.value = answer.account.name;
  become(answer.token);
  return answer.account;
}

export const signUp = (name, password) => enter("account", { name, password });
export const signIn = (name, password) => enter("account/session", { name, password });
export const changePassword = (old, fresh) => enter("account/password", { old, new: fresh }, "PUT");

/** A guest again: the token is forgotten. */
export function signOut() {
  settings.name.value = "";
  become("");
}

export async function signOutEverywhere() {
  await asked("account/session", { method: "DELETE" });
  signOut();
}

export async function deleteAccount(password) {
  await asked("account", { method: "DELETE", body: { password } });
  signOut();
}
