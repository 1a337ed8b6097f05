// Remarks on moves: those of the record, and one's own, which stay in this browser and go into the file one saves.
import { html, h, useEffect, useState } from "../html.js";
import { t } from "../i18n.js";
import { notice } from "../store.js";
import { Icon } from "../icons.js";
import { json } from "./page.js";

const KEY = "shengji.remarks";
const MOST_DEALS = 100;

function stored() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** The remarks on a deal: what was kept here, else those of the record. */
export function keptRemarks(key, comments) {
  const kept = key && stored()[key];
  if (kept) return kept;
  const found = {};
  for (const [step, text] of comments) found[step] = found[step] ? `${found[step]} ${text}` : text;
  return found;
}

function keep(key, remarks) {
  if (!key) return;
  try {
    const { [key]: _, ...others } = stored();
    const entries = [...Object.entries(others).slice(-MOST_DEALS + 1), [key, remarks]];
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // A browser that stores nothing still writes the file.
  }
}

export function Remarks({ found, place, go, keyName, remarks, setRemarks, copy }) {
  const [text, setText] = useState(remarks[place] ?? "");
  useEffect(() => setText(remarks[place] ?? ""), [place, remarks]);
  const say = (event) => {
    event.preventDefault();
    const { [place]: _, ...others } = remarks;
    const next = text.trim() ? { ...others, [place]: text.trim() } : others;
    setRemarks(next);
    keep(keyName, next);
    notice(t(text.trim() ? "web-remark-kept" : "web-remark-gone"));
  };
  const save = async () => {
    const list = Object.entries(remarks).map(([step, said]) => [Number(step), said]);
    const answer = await fetch("/api/replay/remarks", json({ sjn: found.sjn, deal: found.deal, remarks: list }));
    const body = await answer.text();
    if (!answer.ok) return notice(JSON.parse(body).message, "warn");
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([body], { type: "text/plain" }));
    link.download = `shengji-${found.deal}.sjn`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const steps = Object.keys(remarks).map(Number).sort((one, other) => one - other);
  return html`<section class="replay-remarks" aria-label=${t("web-remarks")}>
    <h2>${t("web-remarks")}</h2>
    <form class="say" onSubmit=${say}>
      <input type="text" maxlength="500" aria-label=${t("web-remark-here", { step: place })} placeholder=${t("web-remark-here", { step: place })} value=${text} onInput=${(event) => setText(event.target.value)} />
      <button type="submit" class="button" data-do="remark">${t("web-remark-keep")}</button></form>
    ${steps.length > 0 && html`<ul class="remark-list">${steps.map((step) => html`<li key=${step}><button type="button" class="button quiet" aria-current=${step === place ? "step" : null} onClick=${() => go(step)}><span class="soft numbers">${step}</span> <span>${remarks[step]}</span></button></li>`)}</ul>`}
    <p class="line"><button type="button" class="button" data-do="save-record" onClick=${save}>${t("web-download")}</button>
      ${copy && html`<button type="button" class="button" data-do="copy-moment" onClick=${copy}>${h(Icon, { name: "link" })} ${t("web-link-moment")}</button>`}</p>
    <p class="soft small">${t(keyName ? "web-remarks-where" : "web-remarks-file")}</p>
  </section>`;
}
