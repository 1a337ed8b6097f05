// The moves of a trick, each with what it cost by the bot's values, and what the bot would have considered.
import { html, h, cls, useEffect, useState } from "../html.js";
import { t, language } from "../i18n.js";
import { api } from "../net.js";
import { parseCards } from "../cards.js";
import { Chip } from "../card.js";
import { Icon } from "../icons.js";
import { decimal, minus } from "../table/coach.js";
import { botTitle } from "../lobby/data.js";
import { json } from "./page.js";

const RESTING = 250;

export function Moves({ found, place, go, tricks }) {
  // A moment between two tricks shows the one that is over.
  const trick = tricks[place];
  const steps = found.steps.map((step, at) => ({ ...step, at })).filter((step) => step.seat >= 0 && tricks[step.at] === trick && step.action.do !== "passdeclaring");
  const [wanted, setWanted] = useState(false);
  const [judged, setJudged] = useState(/** @type {Record<number, any>} */ ({}));
  const [bot, setBot] = useState("");
  const [fault, setFault] = useState("");
  const tag = language.value;
  useEffect(() => setJudged({}), [found, tag]);
  const missing = steps.filter((step) => !(step.at in judged)).map((step) => step.at);
  useEffect(() => {
    if (!wanted || !missing.length) return;
    // While somebody leafs through, nobody is asked.
    const timer = setTimeout(async () => {
      try {
        const answer = await api(`replay/judge?lang=${tag}`, json({ sjn: found.sjn, deal: found.deal, first: missing[0], last: missing[missing.length - 1] }));
        setBot(answer.bot);
        setFault("");
        // What was not judged is not asked again.
        setJudged((before) => ({ ...before, ...Object.fromEntries(missing.slice(0, 12).map((at) => [at, null])), ...Object.fromEntries(answer.steps.map((one) => [one.step, one])) }));
      } catch (problem) {
        setFault(problem.message);
      }
    }, RESTING);
    return () => clearTimeout(timer);
  }, [wanted, missing.join(","), found]);
  const now = judged[place];
  return html`<section class="replay-moves" aria-label=${t("web-moves")}>
    <div class="spread"><h2>${trick ? t("web-trick", { number: trick }) : t("web-before-tricks")}</h2>
      <button type="button" class="button" data-do="advice" aria-pressed=${wanted} onClick=${() => setWanted(!wanted)}>${h(Icon, { name: "hint" })} ${t("web-hints")}</button></div>
    ${fault && html`<p class="notice">${fault}</p>`}
    ${steps.length
      ? html`<ol class="move-list">${steps.map((step) => html`<li key=${step.at}><button type="button" class=${cls("move", step.at > place && "later")} aria-current=${step.at === place ? "step" : null} onClick=${() => go(step.at)}>
          <span>${found.names[step.seat]}</span><span class="move-cards">${face(step)}</span>${wanted && h(Cost, { one: judged[step.at], known: step.at in judged })}</button></li>`)}</ol>`
      : html`<p class="soft">${t("web-no-moves")}</p>`}
    ${wanted && now && html`<div class="considered"><h3>${t("web-considered", { who: found.names[found.steps[place].seat] })}</h3>
      <table><tbody>${now.candidates.map((one, rank) => html`<tr key=${rank} class=${same(one.action, found.steps[place].action) ? "here" : ""}><th scope="row">${rank + 1}</th><td>${face(one)}</td><td class="small">${one.reason}</td><td class="numbers">${rank ? minus(now.candidates[0].value - one.value) : t("web-coach-best")}</td></tr>`)}</tbody></table>
      <p class="soft small">${t("web-coach-values", { bot: botTitle(bot) })}</p></div>`}
    ${wanted && !now && steps.length > 0 && html`<p class="soft small">${t("web-pick-move")}</p>`}
  </section>`;
}

const same = (one, other) => one.do === other.do && (one.cards ?? "") === (other.cards ?? "");
const face = (one) => (one.action.cards ? h(Chip, { cards: parseCards(one.action.cards) }) : one.label ?? one.texts?.[0] ?? "");

/** What a move cost: nothing, some points, or what nobody can say. */
function Cost({ one, known }) {
  if (!known) return html`<span class="soft small">…</span>`;
  if (!one) return html`<span></span>`;
  if (one.cost == null) return html`<span class="soft" title=${t("web-cost-unknown")}>?<span class="hidden-text">${t("web-cost-unknown")}</span></span>`;
  const free = one.cost < 0.05;
  return html`<span class=${cls("numbers move-cost", free ? "ok" : "warn")}>${free ? html`${h(Icon, { name: "check" })}<span class="hidden-text">${t("web-coach-best")}</span>` : `−${decimal(one.cost)}`}</span>`;
}
