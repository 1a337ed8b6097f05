// A finished deal step by step with every hand open: of a table, "/t/TABLE/replay/DEAL?step=N", or of a record
// that somebody opens here, "/replay".
import { html, h, cls, useEffect, useState } from "../html.js";
import { t, language } from "../i18n.js";
import { api } from "../net.js";
import { path, query } from "../router.js";
import { Order, parseCards } from "../cards.js";
import { Chip, Row, TrumpSign } from "../card.js";
import { Icon } from "../icons.js";
import { PageTop } from "../lobby/lobby.js";

const json = (body) => ({ method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

export function ReplayPage() {
  const [, table, deal] = /^\/t\/([^/]+)\/replay\/(\d+)/.exec(path.value) ?? [];
  const [sjn, setSjn] = useState("");
  const [found, setFound] = useState(/** @type {any} */ (null));
  const [fault, setFault] = useState("");
  const [at, setAt] = useState(Number.parseInt(query().get("step") ?? "0", 10) || 0);
  const tag = language.value;
  useEffect(() => {
    if (!table && !sjn) return;
    const asked = table ? api(`tables/${table}/replay?deal=${deal}&lang=${tag}`) : api(`replay?lang=${tag}`, json({ sjn }));
    asked.then((answer) => { setFound(answer); setFault(""); }, (problem) => setFault(problem.message));
  }, [table, deal, sjn, tag]);
  const open = async (event) => {
    const file = event.target.files[0];
    if (file) setSjn(await file.text());
  };
  const last = found ? found.steps.length - 1 : 0;
  const place = Math.max(0, Math.min(last, at));
  const go = (step) => {
    setAt(Math.max(0, Math.min(last, step)));
    // The address leads back to this moment.
    if (table) history.replaceState(null, "", `${location.pathname}?step=${Math.max(0, Math.min(last, step))}`);
  };
  return html`<div class="lobby-frame">${h(PageTop, { back: true })}
    <main class="create" id="main">
      <h1>${found ? t("web-replay-title", { deal: found.deal }) : t("web-replay")}</h1>
      ${fault && html`<p class="notice">${fault}</p>`}
      ${!table && html`<label class="field"><span>${t("web-open-record")}</span><input type="file" accept=".sjn,text/plain" onChange=${open} /></label>`}
      ${found && h(Steps, { found, place, go, last })}
      ${found && place < last && found.steps[place + 1].seat >= 0 && h(Advice, { table, deal: found.deal, sjn, step: place + 1, key: place })}
    </main></div>`;
}

function Steps({ found, place, go, last }) {
  const { view, texts } = found.steps[place];
  const order = new Order({ level: view.level, trump: view.trump });
  const trick = view.trick?.plays.length ? view.trick : view.last_trick;
  return html`<div class="stack">
    <div class="replay-bar">
      <button type="button" class="button round" aria-label=${t("web-step-back")} aria-disabled=${place === 0} onClick=${() => go(place - 1)}>${h(Icon, { name: "previous" })}</button>
      <input type="range" min="0" max=${last} value=${place} aria-label=${t("web-step-number", { number: place, total: last })} onInput=${(event) => go(Number(event.target.value))} />
      <button type="button" class="button round" aria-label=${t("web-step-on")} aria-disabled=${place === last} onClick=${() => go(place + 1)}>${h(Icon, { name: "next" })}</button>
    </div>
    <p class="spread"><span class="line"><b>${view.level}</b> ${h(TrumpSign, { trump: view.trump })} <span class="soft">${t("web-step-number", { number: place, total: last })}</span></span>
      ${view.points != null && view.line > 0 && html`<span class="numbers">${t("web-points-theirs", { points: view.points, line: view.line })}</span>`}</p>
    <p aria-live="polite">${texts.filter(Boolean).join(" ")}</p>
    <ul class="replay-seats">${found.names.map((name, who) => {
      const play = trick?.plays.find((one) => one.seat === who);
      return html`<li key=${who} class=${cls(trick?.winner === who && "won")}>
        <span class="spread"><b>${name}${who === view.banker && html` <span class="role inline">${t("web-role-banker")}</span>`}</b></span>
        ${play && h(Row, { cards: parseCards(play.cards), order })}
        ${view.hands[who] && html`<p class="small rest">${h(Chip, { cards: view.hands[who].flatMap((group) => group.cards) })}</p>`}</li>`;
    })}</ul>
  </div>`;
}

/** What the bot would have considered before the next step, beside what was done. */
function Advice({ table, deal, sjn, step }) {
  const [answer, setAnswer] = useState(/** @type {any} */ (null));
  const [fault, setFault] = useState("");
  const look = async () => {
    try {
      const text = sjn || (await (await fetch(`/api/tables/${table}/record?deal=${deal}`)).text());
      setAnswer(await api(`replay/hint?lang=${language.peek()}`, json({ sjn: text, deal: sjn ? deal : 0, step })));
    } catch (problem) {
      setFault(problem.message);
    }
  };
  const face = (action, label) => (action.cards ? h(Chip, { cards: parseCards(action.cards) }) : label);
  return html`<div class="stack">
    <p><button type="button" class="button" data-do="advice" onClick=${look}>${h(Icon, { name: "hint" })} ${t("web-hints")}</button></p>
    ${fault && html`<p class="soft">${fault}</p>`}
    ${answer && html`<table><tbody>
      <tr><th scope="row">${t("web-done")}</th><td>${face(answer.done, answer.done.do)}</td><td></td></tr>
      ${answer.candidates.slice(0, 5).map((one, rank) => html`<tr key=${rank}><th scope="row">${rank + 1}</th><td>${face(one.action ?? {}, one.label)}</td><td class="small">${one.reason ?? ""}</td></tr>`)}
    </tbody></table>`}
  </div>`;
}
