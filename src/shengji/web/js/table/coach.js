// The coach: asks how many higher cards are still out, helps with a move in four steps, and looks back after the deal.
import { html, h, signal, useEffect, useRef, useState } from "../html.js";
import { t } from "../i18n.js";
import { ask, onMessage } from "../net.js";
import { settings } from "../settings.js";
import { decision, help, lastEnd, notice, order, situation, table, view, watching } from "../store.js";
import { cardName, parseCards } from "../cards.js";
import { Chip } from "../card.js";
import { Icon } from "../icons.js";
import { askCount, mayCount } from "./counting.js";
import { botTitle } from "../lobby/data.js";
import { codeOf, selected, take } from "./selection.js";

/** What is told in turn; before the tricks nothing is owed to a lead, and nothing is certain. */
const STEPS = ["owed", "candidates", "certain", "worth"];
const BEFORE_TRICKS = ["asked", "candidates", "worth"];
const LEAST_SPAN = 5; // points: worth that differs by less is drawn as differing little

/** Whether the coach's box is open. */
export const coaching = signal(false);

/** Whether there is a coach at this table for whoever wants one. */
export const mayCoach = () => settings.coach.value && !!table.value?.settings.hints && !watching.value;

export function CoachButton() {
  if (!mayCoach()) return null;
  return html`<button type="button" class="button" data-do="coach" aria-expanded=${coaching.value} aria-controls="coach" onClick=${() => (coaching.value = !coaching.value)}>${h(Icon, { name: "coach" })} ${t("web-coach")}</button>`;
}

/** What the coach has to say about the move that is to be made. */
export function Coach() {
  const box = useRef(/** @type {any} */ (null));
  const open = mayCoach() && coaching.value && !!help.value?.acting;
  // Who opens it by keyboard goes on from there.
  useEffect(() => void (open && box.current?.focus({ preventScroll: true })), [open]);
  if (!open) return null;
  const close = () => {
    coaching.value = false;
    const button = document.querySelector("[data-do=coach]");
    if (button instanceof HTMLElement) button.focus();
  };
  return html`<section id="coach" class="coach-box" ref=${box} tabindex="-1" aria-label=${t("web-coach")}
    onKeyDown=${(event) => { if (event.key === "Escape") { close(); event.stopPropagation(); } }}>
    <div class="spread coach-head"><h2>${t("web-coach")}</h2>
      <button type="button" class="button quiet round" aria-label=${t("web-close")} onClick=${close}>${h(Icon, { name: "close" })}</button></div>
    ${mayCount() && view.value.phase === "play" && h(Question, { key: `q${decision.value}` })}
    ${h(Steps, { key: `s${decision.value}` })}
  </section>`;
}

/** The card that is asked about: the first one selected, else the best of what may be played that is no sure thing. */
function questioned() {
  if (selected.value.length) return codeOf(selected.value[0]);
  const playable = help.value.playable;
  const groups = view.value.hand.filter((group) => !group.trump || view.value.hand.length === 1);
  const top = view.value.level === "A" ? "K" : "A";
  const cards = groups.flatMap((group) => group.cards.filter((code) => code[1] !== top).slice(0, 1));
  return cards.find((code) => !playable || playable.includes(code)) ?? playable?.[0] ?? view.value.hand[0]?.cards[0] ?? "";
}

function Question() {
  const card = questioned();
  const [answered, setAnswered] = useState({ card: "", guess: -1, higher: /** @type {string[]} */ ([]) });
  if (!card) return null;
  const group = t(`group-${order.value.group(card)}`);
  const shown = answered.card === card ? answered : null;
  const guess = async (number) => {
    try {
      const answer = await askCount(card);
      setAnswered({ card, guess: number, higher: answer.higher });
    } catch (problem) {
      notice(problem.message === "lost" ? t("web-lost") : problem.message, "warn");
    }
  };
  const right = shown && (shown.guess === shown.higher.length || (shown.guess === 6 && shown.higher.length > 6));
  return html`<div class="coach-question" role="group" aria-label=${t("web-coach-question", { card: cardName(card), group })}>
    <p>${t("web-coach-question", { card: cardName(card), group })}</p>
    ${shown
      ? html`<p role="status"><b class=${right ? "ok" : "warn"}>${t(right ? "web-coach-right" : "web-coach-wrong", { count: shown.higher.length })}</b> ${shown.higher.length > 0 && h(Chip, { cards: shown.higher })}</p>`
      : html`<p class="guesses">${[0, 1, 2, 3, 4, 5, 6].map((number) => html`<button type="button" key=${number} class="button" data-guess=${number} onClick=${() => guess(number)}>${number === 6 ? t("web-coach-more") : number}</button>`)}</p>`}
  </div>`;
}

function Steps() {
  const [told, setTold] = useState(/** @type {any} */ (null));
  const [toldOf, setToldOf] = useState("");
  const [shown, setShown] = useState(0);
  const [busy, setBusy] = useState(false);
  const list = useRef(/** @type {HTMLElement|null} */ (null));
  const steps = view.value.phase === "play" ? STEPS : BEFORE_TRICKS;
  // What others do meanwhile takes nothing away from what was told, but it may not hold any more.
  const old = told && toldOf !== situation.value;
  useEffect(() => {
    const box = list.current?.closest(".coach-box");
    if (shown && box) box.scrollTop = box.scrollHeight;
  }, [shown, old]);
  const fetchSteps = async () => {
    if (busy) return;
    setBusy(true);
    const asked = situation.peek();
    try {
      setTold(await ask({ type: "coach", table: table.peek().table }));
      setToldOf(asked);
      setShown(Math.max(shown, 1));
    } catch (problem) {
      notice(problem.message === "lost" ? t("web-lost") : problem.message, "warn");
    }
    setBusy(false);
  };
  const next = () => (told ? setShown(shown + 1) : fetchSteps());
  return html`<div class="stack">
    <ol class="coach-steps" ref=${list} aria-live="polite">${steps.slice(0, shown).map((step, place) => html`<li key=${step}><h3>${place + 1} · ${t(`web-coach-${step}`)}</h3>${h(Step, { step, told })}</li>`)}</ol>
    ${old && html`<div class="notice coach-old"><p role="status">${t("web-advice-old")}</p>
      <button type="button" class="button" data-do="coach-again" aria-disabled=${busy} onClick=${fetchSteps}>${busy ? t("web-coach-thinks") : t("web-coach-again")}</button></div>`}
    ${shown < steps.length && html`<p><button type="button" class="button primary" data-do="coach-next" aria-disabled=${busy} onClick=${next}>${busy ? t("web-coach-thinks") : shown ? t("web-coach-next") : t("web-coach-help")}</button></p>`}
  </div>`;
}

const face = (one) => (one.action.cards ? h(Chip, { cards: parseCards(one.action.cards) }) : one.label);

function Step({ step, told }) {
  switch (step) {
    case "owed":
    case "asked":
      return html`<p>${told.owed.join(" ") || t("web-coach-free")}</p>`;
    case "candidates":
      return html`<ul class="coach-candidates">${[...told.candidates].sort(byLabel).map((one) => html`<li key=${one.label}><button type="button" class="button quiet" onClick=${() => take(one)}>${face(one)}</button></li>`)}</ul>`;
    case "certain":
      return told.certain.length ? html`<ul class="coach-certain">${told.certain.map((line, place) => html`<li key=${place}>${line}</li>`)}</ul>` : html`<p class="soft">${t("web-coach-nothing-certain")}</p>`;
    default: {
      const [best] = told.candidates;
      const least = Math.min(...told.candidates.map((one) => one.value));
      const span = Math.max(best.value - least, LEAST_SPAN);
      return html`<table class="coach-worth"><tbody>${told.candidates.map((one, place) => html`<tr key=${place}>
          <th scope="row"><button type="button" class="button quiet" onClick=${() => take(one)}>${face(one)}</button></th>
          <td><span class="worth-bar" aria-hidden="true"><span style=${{ width: `${Math.max(4, 100 - (100 * (best.value - one.value)) / span)}%` }}></span></span><span class="small">${one.reason}</span></td>
          <td class="numbers">${place ? minus(best.value - one.value) : t("web-coach-best")}</td></tr>`)}</tbody></table>
        <p class="soft small">${t("web-coach-values", { bot: botTitle(told.bot) })}</p>`;
    }
  }
}

/** Before their values are told candidates stand in no telling order. */
const byLabel = (one, other) => (one.label < other.label ? -1 : 1);
export const decimal = (value) => (Math.round(value * 10) / 10).toLocaleString(document.documentElement.lang);

/** What a move costs; nothing that would show is no cost. */
export const minus = (cost) => (cost < 0.05 ? decimal(0) : `−${decimal(cost)}`);

/** After the deal: the three moves that cost most. */
export function LookingBack() {
  const deal = view.value.deal;
  const [found, setFound] = useState(/** @type {any} */ (null));
  const [come, setCome] = useState(/** @type {Wire.Reviewing|null} */ (null));
  const wanted = mayCoach() && !!lastEnd.value;
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    const deaf = onMessage((message) => message.type === "reviewing" && message.deal === deal && setCome(message));
    ask({ type: "review", table: table.peek().table }).then((answer) => here && setFound(answer), () => here && setFound({ deal, moves: [], judged: 0 }));
    return () => { here = false; deaf(); };
  }, [deal, wanted]);
  if (!wanted) return null;
  if (!found) {
    return html`<p class="soft small looks-back">${t("web-coach-looks-back")}${come && html` <progress aria-label=${t("web-coach-looks-back")} max=${come.moves} value=${come.done}></progress> <span class="numbers">${come.done} / ${come.moves}</span>`}</p>`;
  }
  if (!found.judged) return null;
  return html`<div class="looking-back"><h3>${t("web-coach-costly")}</h3>
    ${found.moves.length
      ? html`<ol>${found.moves.map((move) => html`<li key=${move.step}><a href=${`/t/${table.value.table}/replay/${found.deal}?step=${move.step - 1}`}>${move.trick ? t("web-trick", { number: move.trick }) : t("web-before-tricks")}</a>
          <b class="numbers cost">−${decimal(move.cost)}</b>
          <span class="what">${t("web-coach-move", { done: move.done, instead: move.instead })} <span class="soft small">${move.reason}</span></span></li>`)}</ol>`
      : html`<p>${t("web-coach-nothing-lost")}</p>`}
    <p class="soft small">${t("web-coach-values", { bot: botTitle(found.bot) })}</p></div>`;
}
