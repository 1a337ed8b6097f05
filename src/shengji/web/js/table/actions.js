// The message line and the row of actions: what may be done now, and a button that names it.
import { html, h, cls, useEffect, useState } from "../html.js";
import { t } from "../i18n.js";
import { act, tell, view, help, table, log, watching, order, notice } from "../store.js";
import { parseCards, pointsOf, cardsName } from "../cards.js";
import { Chip, Row, TrumpSign } from "../card.js";
import { Icon } from "../icons.js";
import { selected, selectedCodes, advised, meaning, announced, clear, codeOf } from "./selection.js";
import { queue, unqueue, queued, queueable } from "./queue.js";
import { explained, hush } from "./explain.js";
import { CoachButton } from "./coach.js";
import { FriendPicker } from "./friends.js";
import { HintButton } from "./hint.js";

/** One sentence: what I owe, what I was just told, or whom we wait for. */
export function MessageLine() {
  const now = view.value;
  const told = explained.value;
  if (told.text) return html`<p class=${cls("message", told.warn && "warn")}><span>${told.text}</span></p>`;
  const mine = help.value;
  // On a phone there is room for the first sentence of a lead; what is owed to a lead is always shown.
  const [first = "", ...further] = mine?.acting ? mine.duty : [];
  const duty = html`${first} <span class=${cls(!mine?.need && "further")}>${further.join(" ")}</span>`;
  const waits = now.actors.length && !mine?.acting && now.phase !== "over" && now.phase !== "dealing" ? t("web-waiting-for", { who: now.names[now.actors[0]] ?? "" }) : "";
  const latest = log.value.at(-1)?.text ?? "";
  return html`<p class=${cls("message", mine?.acting && "mine")}>
    <span>${mine?.acting && now.phase !== "dealing" && html`<b class="my-turn">${t("web-my-turn")}</b> `}${mine?.acting ? duty : html`${latest} <span class="soft">${waits}</span>`}</span>
  </p>`;
}

export function Actions() {
  const now = view.value;
  if (now.proposal) return h(ProposalBar, {});
  if (table.value.state === "paused") return h(Paused, {});
  const seatInfo = table.value.seats[now.seat];
  if (seatInfo?.bot && !watching.value) return h(TakeBack, {});
  if (watching.value) return html`<div class="actions"><span class="soft">${h(Icon, { name: "eye" })} ${table.value.settings.spectators === "delayed" ? t("web-watching-late", { count: Math.round(table.value.settings.spectator_delay / 60) }) : t("web-watching")}</span></div>`;
  switch (now.phase) {
    case "play":
      return help.value.acting ? h(PlayBar, {}) : h(IdleBar, {});
    case "bury":
      return help.value.acting ? h(BuryBar, {}) : h(ChoiceBar, {});
    case "call":
      return help.value.acting ? h(FriendPicker, {}) : h(IdleBar, {});
    case "over":
      return null;
    default:
      return h(ChoiceBar, {});
  }
}

function Paused() {
  return html`<div class="actions"><span>${h(Icon, { name: "pause" })} ${t("web-paused")}</span>
    ${table.value.host && html`<button type="button" class="button primary" onClick=${() => tell({ type: "host", do: "resume" })}>${t("web-resume")}</button>`}
  </div>`;
}

function TakeBack() {
  return html`<div class="actions"><span>${h(Icon, { name: "robot" })} ${t("web-autoplay-on")}</span>
    <button type="button" class="button primary" onClick=${() => tell({ type: "autoplay", on: false })}>${t("web-autoplay-off")}</button></div>`;
}

/** While others act: queue a play, remind them, or nothing. */
function IdleBar() {
  const [nudged, setNudged] = useState(false);
  const codes = selectedCodes.value;
  if (queued.value) {
    return html`<div class="actions queued-bar"><span role="status">${h(Icon, { name: "check" })} ${t("web-queued")} ${h(Chip, { cards: queued.value.codes })}</span>
      <button type="button" class="button main-action" data-do="unqueue" onClick=${unqueue}>${t("web-queue-cancel")}</button></div>`;
  }
  if (queueable.value && codes.length) {
    const need = queueable.value;
    const fits = codes.length === need;
    return html`<div class="actions"><button type="button" class="button" data-do="clear" onClick=${clear}>${t("web-clear")}</button>
      <button type="button" class="button main-action" data-do="queue" aria-disabled=${!fits} aria-describedby="why-not" onClick=${() => fits && queue(codes)}>${t("web-queue")} ${h(Chip, { cards: codes })}</button>
      <span id="why-not" class="why small">${fits ? t("web-queue-how") : t("web-choose-count", { count: need, chosen: codes.length })}</span></div>`;
  }
  const waitFor = table.value.seats[view.value.actors[0]];
  if (waitFor?.kind !== "person" || waitFor.you) return html`<div class="actions idle"></div>`;
  return html`<div class="actions idle"><button type="button" class="button quiet" aria-disabled=${nudged}
    onClick=${() => { if (!nudged) { tell({ type: "nudge" }); setNudged(true); setTimeout(() => setNudged(false), 8000); } }}>${h(Icon, { name: "bell" })} ${t("web-nudge")}</button></div>`;
}

function PlayBar() {
  const codes = selectedCodes.value;
  const said = meaning.value;
  const need = help.value.need;
  const fits = said && said.legal;
  const readings = said?.readings ?? [];
  const why = !codes.length
    ? need ? t("web-choose-cards", { count: need }) : t("web-choose-lead")
    : need && codes.length !== need ? t("web-choose-count", { count: need, chosen: codes.length })
    : said && !said.legal ? said.reason
    : readings.length > 1 && !announced.value ? t("web-announce") : "";
  const ready = fits && !why;
  const play = async () => {
    hush();
    if (!codes.length) return notice(why, "warn");
    const action = { do: "play", cards: codes.join(" ") };
    if (announced.value) action.announced = announced.value;
    // What is not legal is sent all the same when nothing was answered yet: the server says why not.
    if (said && !ready) return notice(why || said.reason, "warn");
    if (await act(action)) clear();
  };
  return html`<div class="actions play-bar">
    ${readings.length > 1 && html`<fieldset class="readings"><legend class="small">${t("web-announce")}</legend>
      ${readings.map((reading, place) => html`<label class="check" key=${place}><input type="radio" name="reading" checked=${announced.value === reading} onChange=${() => (announced.value = reading)} />
        <span>${reading.map((part, index) => html`${index > 0 && " + "}${h(Chip, { cards: parseCards(part) })}`)}</span></label>`)}
    </fieldset>`}
    ${h(CoachButton, {})}${h(HintButton, {})}
    ${codes.length > 0 && html`<button type="button" class="button" data-do="clear" onClick=${clear}>${t("web-clear")}</button>`}
    <button type="button" class="button primary main-action" data-do="play" aria-disabled=${!ready} aria-describedby="why-not" onClick=${play}>
      ${ready ? said.name : codes.length ? t("web-play-cards", { count: codes.length }) : t("web-play")}
    </button>
    <span id="why-not" class=${cls("why", "small", codes.length > 0 && why && "warn")}>${why}</span>
  </div>`;
}

/** Slots for the cards that go down; points and trumps among them are pointed out, never forbidden. */
function BuryBar() {
  const size = view.value.kitty_size;
  const codes = selectedCodes.value;
  const points = pointsOf(codes);
  const trumps = codes.filter((code) => order.value.isTrump(code)).length;
  const full = codes.length === size;
  const why = full ? "" : t("web-bury-more", { count: size - codes.length });
  const bury = async () => {
    if (!full) return notice(why, "warn");
    if (await act({ do: "bury", cards: codes.join(" ") })) clear();
  };
  return html`<div class="actions bury-bar">
    <div class="tray" role="group" aria-label=${t("web-tray", { count: codes.length, size })}>
      ${Array.from({ length: size }, (_, place) => {
        const key = selected.value[place];
        return key
          ? html`<button type="button" key=${key} class="slot full" aria-label=${t("web-tray-back", { card: cardsName([codeOf(key)]) })}
              onClick=${() => (selected.value = selected.value.filter((other) => other !== key))}>${h(Chip, { cards: [codeOf(key)] })}</button>`
          : html`<span key=${`empty${place}`} class="slot"></span>`;
      })}
    </div>
    <div class="tray-foot">
      <span class=${cls("small", (points > 0 || trumps > 0) && "warn")} data-do="bury-warning">
        ${points > 0 || trumps > 0 ? t("web-bury-warning", { points, trumps }) : codes.length ? t("web-bury-clean") : ""}</span>
      ${h(CoachButton, {})}${h(HintButton, {})}
      <button type="button" class="button primary main-action" data-do="bury" aria-disabled=${!full} onClick=${bury}>${full ? t("web-bury") : why}</button>
    </div>
  </div>`;
}

const LADDERS = new Set(["bid", "nameline"]);

/** Everything that may be done where that is a short list: declare, stir, bid, name, choose, pass. */
function ChoiceBar() {
  const now = view.value;
  const choices = help.value.choices;
  const [busy, setBusy] = useState(false);
  const dealing = now.phase === "dealing";
  const named = advised.value && JSON.stringify(advised.value);
  useEffect(() => {
    const button = named && document.querySelector(".choice-bar .advised");
    if (button instanceof HTMLElement) button.focus();
  }, [named]);
  if (!choices.length) {
    return html`<div class="actions"><span class="soft small">${dealing && !watching.value ? t("web-nothing-to-show") : ""}</span></div>`;
  }
  const go = async (choice) => {
    if (busy) return;
    setBusy(true);
    await act(choice.action);
    setBusy(false);
  };
  const kind = choices[0].action.do;
  const beats = choices.find((one) => one.beats)?.beats;
  return html`<div class=${cls("actions", "choice-bar", LADDERS.has(kind) && "ladder")}>
    ${beats && html`<span class="beats soft small">${beats}</span>`}
    ${help.value.acting && html`${h(CoachButton, {})}${h(HintButton, {})}`}
    ${choices.map((choice, place) => {
      const marked = named === JSON.stringify(choice.action);
      return html`<button type="button" key=${place} data-do=${choice.action.do} class=${cls("button", choice.action.do === "contest" && "quiet", marked && "advised")}
        aria-disabled=${busy} onClick=${() => go(choice)}>${h(ChoiceFace, { choice })}${marked && html` <span class="hidden-text">${t("web-advised")}</span>`}</button>`;
    })}
    ${h(Countdown, {})}
  </div>`;
}

function ChoiceFace({ choice }) {
  const { action, label } = choice;
  switch (action.do) {
    case "declare":
    case "stir": {
      const cards = parseCards(action.cards);
      const names = action.trump && action.trump !== cards[0][0];
      return html`<span class="choice-cards">${h(Chip, { cards })}${names && html`<span class="soft small">→ ${h(TrumpSign, { trump: action.trump })}</span>`}</span><span class="hidden-text">${label}</span>`;
    }
    case "nametrump":
      return html`<span class="name-trump">${h(TrumpSign, { trump: action.trump })}</span>${action.trump !== "NT" && html`<span>${label}</span>`}`;
    case "choose":
      return h(Row, { cards: parseCards(action.cards), order: order.value });
    case "bid":
      return action.points ? html`<span class="numbers">${action.points}</span>` : label;
    case "nameline":
      return html`<span class="numbers">${action.points}</span>`;
    default:
      return label;
  }
}

/** After the last card: how long it is still possible to declare. */
function Countdown() {
  const now = view.value;
  if (now.phase !== "dealing" || now.dealt < now.to_deal) return null;
  return html`<span class="soft small" role="status">${t("web-last-chance")}</span>`;
}

function ProposalBar() {
  const now = view.value;
  const { seat, what, rest_to: rest, agreed } = /** @type {Record<string, any>} */ (now.proposal);
  const mine = seat === now.seat;
  const key = what === "take_back" ? "web-proposal-back" : `web-proposal-finish-${rest}`;
  const who = mine ? t("web-you") : now.names[seat];
  const answered = agreed.includes(now.seat) || watching.value;
  return html`<div class="actions proposal">
    <span>${t(key, { who, you: mine ? "yes" : "no" })}</span>
    ${answered
      ? html`<span class="soft small">${t("web-proposal-waits", { agreed: agreed.length, seats: now.names.length })}</span>`
      : html`<button type="button" class="button primary" data-do="agree" onClick=${() => act({ do: "answer", agree: true })}>${t("web-agree")}</button>
          <button type="button" class="button" data-do="refuse" onClick=${() => act({ do: "answer", agree: false })}>${t("web-refuse")}</button>`}
  </div>`;
}

/** Whether a key press should play: used by the page's shortcuts. */
export function pressMain() {
  const button = document.querySelector(".main-action");
  if (button instanceof HTMLElement) button.click();
  return !!button;
}
