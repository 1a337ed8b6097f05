// What stands at the top of a page: to one's deals, and who one is.
import { html, h, useState } from "../html.js";
import { t } from "../i18n.js";
import { me } from "../net.js";
import { Icon } from "../icons.js";

export function AccountButtons() {
  const [part, setPart] = useState(/** @type {any} */ (null));
  const open = async () => {
    const { AccountSheet } = await import("./sheet.js");
    setPart(() => AccountSheet);
  };
  const name = me.value?.account;
  return html`<a class="button quiet" href="/deals" data-do="deals">${h(Icon, { name: "score" })} <span class="top-word">${t("history-title")}</span></a>
    <button type="button" class="button quiet account-button" data-do="account" onClick=${open}>${h(Icon, { name: "people" })} <span class="top-word">${name || t("account-sign-in")}</span></button>
    ${part && h(part, { onClose: () => setPart(null) })}`;
}
