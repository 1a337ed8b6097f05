// From step to step and from trick to trick: buttons, a slider, the number of each trick, and the arrow keys.
import { html, h, useEffect } from "../html.js";
import { t } from "../i18n.js";
import { Icon } from "../icons.js";

export function Controls({ place, last, go, tricks }) {
  const now = tricks[place];
  const most = Math.max(0, ...tricks);
  /** The moment after the last step of a trick; for 0 the one before the first trick. */
  const endOf = (trick) => Math.max(0, tricks.lastIndexOf(Math.max(0, Math.min(most, trick))));
  const back = () => go(now ? endOf(now - 1) : 0);
  const on = () => go(place < endOf(now) ? endOf(now) : endOf(now + 1));
  useEffect(() => {
    const onKey = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      if (event.target instanceof Element && event.target.closest("input, textarea, select, [role=tab]")) return;
      switch (event.key) {
        case "ArrowLeft": go(place - 1); break;
        case "ArrowRight": go(place + 1); break;
        case "PageUp": back(); break;
        case "PageDown": on(); break;
        case "Home": go(0); break;
        case "End": go(last); break;
        default: return;
      }
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
  const button = (name, label, run, off) => html`<button type="button" class="button round" aria-label=${t(label)} title=${t(label)} aria-disabled=${off} onClick=${run}>${h(Icon, { name })}</button>`;
  return html`<div class="replay-controls">
    <div class="replay-bar">
      ${button("previous", "web-previous", back, place === 0)}
      ${button("stepback", "web-step-back", () => go(place - 1), place === 0)}
      <input type="range" min="0" max=${last} value=${place} aria-label=${t("web-step-number", { number: place, total: last })} onInput=${(event) => go(Number(event.target.value))} />
      ${button("stepon", "web-step-on", () => go(place + 1), place === last)}
      ${button("next", "web-next", on, place === last)}
    </div>
    <ol class="replay-tricks" aria-label=${t("web-tab-tricks")}>${Array.from({ length: most + 1 }, (_, trick) => html`<li key=${trick}><button type="button" class="trick-dot numbers" aria-current=${trick === now ? "step" : null}
      aria-label=${trick ? t("web-trick", { number: trick }) : t("web-before-tricks")} onClick=${() => go(trick ? tricks.indexOf(trick) : 0)}>${trick || html`<span aria-hidden="true">·</span>`}</button></li>`)}</ol>
  </div>`;
}
