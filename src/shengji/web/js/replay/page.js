// A finished deal step by step with every hand open: of a table, "/t/TABLE/replay/DEAL?step=N", or of a record
// that somebody opens here, "/replay". The table is the one on which games are played, told to show a moment.
import { html, h, useEffect, useMemo, useState } from "../html.js";
import { t, language } from "../i18n.js";
import { api } from "../net.js";
import { path, query } from "../router.js";
import { notice } from "../store.js";
import { TrumpSign } from "../card.js";
import { rankText } from "../cards.js";
import { PageTop } from "../lobby/lobby.js";
import { Felt } from "../table/felt.js";
import { Hands } from "./hands.js";
import { Moves } from "./moves.js";
import { Remarks, keptRemarks } from "./remarks.js";
import { Controls } from "./controls.js";
import { inTricks, leave, show, shown } from "./stage.js";

export const json = (body) => ({ method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

export function ReplayPage() {
  const [, table, deal] = /^\/t\/([^/]+)\/replay\/(\d+)/.exec(path.value) ?? [];
  const [sjn, setSjn] = useState("");
  const [found, setFound] = useState(/** @type {any} */ (null));
  const [fault, setFault] = useState("");
  const [at, setAt] = useState(Number.parseInt(query().get("step") ?? "0", 10) || 0);
  const [remarks, setRemarks] = useState(/** @type {Record<number, string>} */ ({}));
  const tag = language.value;
  const key = table ? `${table}/${deal}` : "";
  useEffect(() => {
    if (!table && !sjn) return;
    const asked = table ? api(`tables/${table}/replay?deal=${deal}&lang=${tag}`) : api(`replay?lang=${tag}`, json({ sjn }));
    asked.then(
      (answer) => { setFound(answer); setFault(""); setRemarks((before) => (Object.keys(before).length ? before : keptRemarks(key, answer.comments))); },
      (problem) => { setFound(null); setFault(problem.message); },
    );
  }, [table, deal, sjn, tag]);
  useEffect(() => leave, []);
  const open = async (event) => {
    const file = event.target.files[0];
    if (!file) return;
    setRemarks({});
    setAt(0);
    setSjn(await file.text());
  };
  const last = found ? found.steps.length - 1 : 0;
  const place = Math.max(0, Math.min(last, at));
  const go = (step) => {
    const next = Math.max(0, Math.min(last, step));
    setAt(next);
    // The address leads back to this moment.
    if (table) history.replaceState(null, "", `${location.pathname}?step=${next}`);
  };
  return html`<div class="lobby-frame">${h(PageTop, { back: true })}
    <main class="replay-page" id="main">
      <div class="spread"><h1>${found ? t("web-replay-title", { deal: found.deal }) : t("web-replay")}</h1>
        ${table && html`<a class="button" href=${`/t/${table}`}>${t("web-to-table")}</a>`}</div>
      ${fault && html`<p class="notice" role="alert">${fault}</p>`}
      ${!table && html`<label class="field"><span>${t("web-open-record")}</span><input type="file" accept=".sjn,text/plain" onChange=${open} /></label>`}
      ${found && h(Moment, { found, place, go, last, table, keyName: key, remarks, setRemarks })}
    </main></div>`;
}

function Moment({ found, place, go, last, table, keyName, remarks, setRemarks }) {
  const tricks = useMemo(() => inTricks(found), [found]);
  const [closed, setClosed] = useState(/** @type {number[]} */ ([]));
  useEffect(() => show(found, place), [found, place]);
  const { view, texts } = found.steps[place];
  const copy = () => navigator.clipboard?.writeText(location.href).then(() => notice(t("web-copied")));
  return html`<div class="replay-grid">
    <div class="replay-stage">
      <p class="spread replay-facts"><span class="line"><b class="numbers">${view.level ? rankText(view.level) : "–"}</b> ${h(TrumpSign, { trump: view.trump })} <span class="soft small">${t("web-step-number", { number: place, total: last })}</span></span>
        ${view.points != null && view.line > 0 && html`<span class="numbers">${t("web-points-theirs", { points: view.points, line: view.line })}</span>`}</p>
      <div class="replay-felt">${shown.value && h(Felt, {})}</div>
      <p class="replay-said" aria-live="polite">${texts.filter(Boolean).join(" ")}</p>
      ${h(Controls, { place, last, go, tricks })}
    </div>
    <div class="replay-side">
      ${h(Moves, { found, place, go, tricks })}
      ${h(Remarks, { found, place, go, keyName, remarks, setRemarks, copy: table ? copy : null })}
    </div>
    ${h(Hands, { found, place, closed, setClosed })}
  </div>`;
}
