// Signing in or up; and for whoever is signed in: rating, password, signing out, deleting the account.
import { html, h, useEffect, useState } from "../html.js";
import { t } from "../i18n.js";
import { me } from "../net.js";
import { notice } from "../store.js";
import { Sheet } from "../dialog.js";
import { Rating } from "./rating.js";
import { asked, changePassword, deleteAccount, signIn, signOut, signOutEverywhere, signUp } from "./session.js";

export function AccountSheet({ onClose }) {
  const name = me.value?.account;
  return h(Sheet, { title: name ? t("account-signed-in", { name }) : t("account-title"), onClose }, name ? h(Mine, { onClose }) : h(Enter, { onClose }));
}

/** A form that asks the server: it is busy meanwhile, and says what the server has against it. */
function Form({ children = /** @type {any} */ (null), label, name, onSubmit }) {
  const [fault, setFault] = useState("");
  const [busy, setBusy] = useState(false);
  const submit = async (event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFault("");
    try {
      await onSubmit(new FormData(event.target));
    } catch (problem) {
      setFault(problem.message);
      setBusy(false);
    }
  };
  return html`<form class="stack" data-form=${name} onSubmit=${submit}>${children}
    ${fault && html`<p class="notice" role="alert">${fault}</p>`}
    <div class="line"><button type="submit" class="button primary" aria-disabled=${busy}>${label}</button></div></form>`;
}

function Password({ label, name, auto }) {
  return html`<label class="field"><span>${label}</span><input type="password" name=${name} maxlength="200" autocomplete=${auto} required /></label>`;
}

function Enter({ onClose }) {
  const [up, setUp] = useState(false);
  const submit = async (data) => {
    await (up ? signUp : signIn)(data.get("name"), data.get("password"));
    onClose();
  };
  return html`<div class="stack">
    <p class="soft">${t("account-why")}</p>
    <div class="segments" role="group" aria-label=${t("account-title")}>
      <button type="button" class="segment" aria-pressed=${!up} onClick=${() => setUp(false)}>${t("account-sign-in")}</button>
      <button type="button" class="segment" data-do="sign-up" aria-pressed=${up} onClick=${() => setUp(true)}>${t("account-sign-up")}</button>
    </div>
    ${h(Form, { key: up, label: t(up ? "account-sign-up" : "account-sign-in"), name: up ? "up" : "in", onSubmit: submit }, [
      html`<label class="field"><span>${t("account-name")}</span><input type="text" name="name" maxlength="24" autocomplete="username" required /></label>`,
      h(Password, { label: t("account-password"), name: "password", auto: up ? "new-password" : "current-password" }),
      up && html`<p class="soft small">${t("account-up-how")}</p>`,
    ])}
  </div>`;
}

function Mine({ onClose }) {
  const [info, setInfo] = useState(/** @type {any} */ (null));
  useEffect(() => {
    asked("account").then(setInfo, (problem) => notice(problem.message, "warn"));
  }, []);
  return html`<div class="stack">
    ${info && h(Rating, { info })}
    <div class="line"><a class="button" href="/deals" onClick=${onClose}>${t("history-title")}</a>
      <button type="button" class="button" data-do="sign-out" onClick=${() => { signOut(); onClose(); }}>${t("account-sign-out")}</button></div>
    <details><summary>${t("account-change-password")}</summary>
      ${h(Form, { label: t("account-change-password"), name: "password", onSubmit: async (data) => { await changePassword(data.get("old"), data.get("new")); notice(t("account-changed")); onClose(); } }, [
        h(Password, { label: t("account-password-old"), name: "old", auto: "current-password" }),
        h(Password, { label: t("account-password-new"), name: "new", auto: "new-password" }),
      ])}
    </details>
    <details><summary>${t("account-sign-out-everywhere")}</summary>
      ${h(Form, { label: t("account-sign-out-everywhere"), name: "everywhere", onSubmit: async () => { await signOutEverywhere(); onClose(); } }, html`<p class="soft small">${t("account-everywhere-how")}</p>`)}
    </details>
    <details><summary>${t("account-delete")}</summary>
      ${h(Form, { label: t("account-delete"), name: "delete", onSubmit: async (data) => { await deleteAccount(data.get("password")); onClose(); } }, [
        html`<p class="soft small">${t("account-delete-how")}</p>`,
        h(Password, { label: t("account-password"), name: "password", auto: "current-password" }),
      ])}
    </details>
  </div>`;
}
