// A sheet over the page: the browser's own dialog keeps focus inside it and closes on Escape.
import { html, h, useEffect, useRef } from "./html.js";
import { t } from "./i18n.js";
import { Icon } from "./icons.js";

export function Sheet({ title, onClose, children = /** @type {any} */ (null), class: extra = "", closable = true }) {
  const box = useRef(/** @type {HTMLDialogElement|null} */ (null));
  useEffect(() => {
    const dialog = box.current;
    if (!dialog?.open) dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return html`<dialog ref=${box} class=${extra} aria-label=${title} onCancel=${(event) => { event.preventDefault(); if (closable) onClose(); }}
    onClick=${(event) => event.target === box.current && closable && onClose()}>
    <div class="sheet">
      <div class="sheet-head"><h2>${title}</h2>${closable && html`<button type="button" class="button quiet round" aria-label=${t("web-close")} onClick=${onClose}>${h(Icon, { name: "close" })}</button>`}</div>
      ${children}
    </div>
  </dialog>`;
}
