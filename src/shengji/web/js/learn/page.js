// The tutorial: the list of steps, "/learn", and each of them on a table, "/learn/NAME".
import { html, h, cls, useEffect, useState } from "../html.js";
import { t, language } from "../i18n.js";
import { connection } from "../net.js";
import { path, go } from "../router.js";
import { view } from "../store.js";
import { rankText } from "../cards.js";
import { TrumpSign } from "../card.js";
import { Icon } from "../icons.js";
import { PageTop } from "../lobby/lobby.js";
import { SettingsSheet } from "../settingssheet.js";
import { Felt } from "../table/felt.js";
import { Hand } from "../table/hand.js";
import { MessageLine, Actions, pressMain } from "../table/actions.js";
import { lesson, verdict, fault, open, again, close } from "./lesson.js";
import { done, steps, loadSteps, nextStep, startAgain } from "./progress.js";

export function LearnPage() {
  const tag = language.value;
  const online = connection.value === "open";
  useEffect(() => {
    // Without a network the list comes with the next connection; the page says that there is none.
    loadSteps().catch(() => {});
  }, [tag, online]);
  const list = steps.value;
  if (!list) return html`<main class="loading" id="main"><p class="soft">${t("web-loading")}</p></main>`;
  const name = path.value.split("/")[2];
  const at = list.findIndex((one) => one.name === name);
  return at < 0 ? h(Overview, { list }) : h(Step, { list, at, key: name });
}

/** Every step with a mark at those that are done. */
function Overview({ list }) {
  const all = list.every((one) => done.value.includes(one.name));
  const next = nextStep(list);
  return html`<div class="lobby-frame">${h(PageTop, { back: true })}
    <main class="create learn" id="main">
      <h1>${all ? t("learn-finished") : t("learn")}</h1>
      <p class="lead">${all ? t("learn-finished-how") : t("learn-how")}</p>
      <div class="line">
        ${all
          ? html`<a class="button primary large" href="/play" data-do="play-bots">${h(Icon, { name: "play" })} ${t("learn-play")}</a>
              <button type="button" class="button large" data-do="once-more" onClick=${() => { startAgain(); go(`/learn/${list[0].name}`); }}>${t("learn-once-more")}</button>`
          : html`<a class="button primary large" href=${`/learn/${next.name}`} data-do="learn-next">${h(Icon, { name: "play" })} ${next.title}</a>`}
      </div>
      <ol class="step-list">${list.map((one, place) => html`<li key=${one.name}><a class=${cls("step", done.value.includes(one.name) && "done")} href=${`/learn/${one.name}`}>
        <span class="step-number numbers" aria-hidden="true">${done.value.includes(one.name) ? h(Icon, { name: "check" }) : place + 1}</span>
        <span aria-hidden="true">${one.title}</span><span class="hidden-text">${t("learn-step-name", { step: place + 1, title: one.title, done: done.value.includes(one.name) ? "yes" : "no" })}</span></a></li>`)}</ol>
      <p class="soft small">${t("learn-again")}</p>
    </main></div>`;
}

/** One step: what there is to know and to do, and the table on which it is done. */
function Step({ list, at }) {
  const { name } = list[at];
  const tag = language.value;
  const [settingsOpen, setSettings] = useState(false);
  useEffect(() => {
    open(name);
  }, [name, tag]);
  const online = connection.value === "open";
  useEffect(() => {
    if (online && fault.value) open(name);
  }, [online]);
  useEffect(() => close, []);
  useKeys();
  const told = lesson.value;
  // While there is something to read about the last play, the table rests.
  const judged = verdict.value === "again" || verdict.value === "done";
  return html`<div class="table-frame lesson-frame">
    <header class="top lesson-top">
      <a class="button quiet round" href="/learn" aria-label=${t("learn-steps")}>${h(Icon, { name: "back" })}</a>
      <nav class="lesson-steps" aria-label=${t("learn-steps")}><ol>${list.map((one, place) => html`<li key=${one.name}><a class=${cls("dot numbers", done.value.includes(one.name) && "done")} href=${`/learn/${one.name}`} aria-current=${place === at ? "step" : null}
        aria-label=${t("learn-step-name", { step: place + 1, title: one.title, done: done.value.includes(one.name) ? "yes" : "no" })}>${place + 1}</a></li>`)}</ol></nav>
      <button type="button" class="button quiet round" aria-label=${t("web-settings")} onClick=${() => setSettings(true)}>${h(Icon, { name: "settings" })}</button>
    </header>
    <main class="play-area lesson" id="main">
      ${h(LessonCard, { list, at })}
      ${view.value && told
        ? html`${h(Felt, {})}<div class="below">
            ${judged ? html`<p class="message"></p><div class="actions"></div>` : [h(MessageLine, {}), h(Actions, {})]}
            ${h(Hand, {})}
          </div>`
        : html`<p class="loading soft">${fault.value || t("web-loading")}</p>`}
    </main>
    ${settingsOpen && h(SettingsSheet, { onClose: () => setSettings(false) })}
  </div>`;
}

function LessonCard({ list, at }) {
  const [hint, setHint] = useState("");
  const told = lesson.value;
  const now = verdict.value;
  const { name, title } = list[at];
  const following = list[at + 1];
  const forward = () => go(following ? `/learn/${following.name}` : "/learn");
  return html`<section class=${cls("lesson-card", (now === "again" || now === "done") && "judged")} aria-labelledby="lesson-title">
    <p class="spread soft small"><span>${t("learn-step", { step: at + 1, steps: list.length })}</span>
      ${view.value && html`<span class="lesson-deal"><span class="hidden-text">${t("web-level-title")} </span><b>${rankText(view.value.level)}</b> <span class="hidden-text">${t("web-trump-title")} </span>${h(TrumpSign, { trump: view.value.trump })}</span>`}</p>
    <h1 id="lesson-title">${title}</h1>
    ${told && html`<p class="lesson-text">${told.text}</p>
    <div class="lesson-said" role="status" data-verdict=${now}>
      ${(now === "again" || now === "good" || now === "done") && html`<p class=${cls("said", now === "again" ? "missed" : "right")}><b>${h(Icon, { name: now === "again" ? "undo" : "check" })} ${t(now === "again" ? "learn-missed" : "learn-good")}</b> ${told.said}</p>`}
      ${(now === "" || now === "good") && html`<p class="lesson-task"><b class="my-turn">${t("learn-task")}</b> ${told.task}</p>`}
      ${hint === `${name}${told.hint}` && now !== "done" && html`<p class="lesson-hint small">${told.hint}</p>`}
    </div>
    <div class="line lesson-buttons">
      ${now === "again" && html`<button type="button" class="button primary main-action" data-do="again" onClick=${again}>${h(Icon, { name: "undo" })} ${t("learn-back")}</button>`}
      ${now === "done" && html`<button type="button" class="button primary main-action" data-do="next-step" onClick=${forward}>${t(following ? "learn-next" : "learn-all-done")} ${h(Icon, { name: "fold" })}</button>`}
      ${now !== "done" && hint !== `${name}${told.hint}` && html`<button type="button" class="button" data-do="lesson-hint" onClick=${() => setHint(`${name}${told.hint}`)}>${h(Icon, { name: "hint" })} ${t("learn-hint")}</button>`}
    </div>`}
  </section>`;
}

/** Enter does what the large button says, J goes to the hand, H shows the hint; not while a sheet is open. */
function useKeys() {
  useEffect(() => {
    const onKey = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest("input, select, textarea")) return;
      if (event.key === "Enter") {
        if (target?.closest("button:not(.hand-card), a, summary") || !pressMain()) return;
      } else if (event.key === "j") {
        const card = document.querySelector(".hand-card[tabindex='0']");
        if (card instanceof HTMLElement) card.focus();
      } else if (event.key === "h") {
        const button = document.querySelector("[data-do=lesson-hint]");
        if (button instanceof HTMLElement) button.click();
      } else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}
