// The hint: up to three moves that a bot would consider, best first, each with its reason.
import { html, h, useState } from "../html.js";
import { t } from "../i18n.js";
import { ask } from "../net.js";
import { decision, notice, situation, table } from "../store.js";
import { parseCards } from "../cards.js";
import { Chip } from "../card.js";
import { Icon } from "../icons.js";
import { take } from "./selection.js";

/** Asks the bot which moves it would consider. */
export function HintButton() {
  const [found, setFound] = useState({ decision: "", situation: "", list: /** @type {Wire.Candidate[]} */ ([]) });
  // Advice is for one decision; while that lasts it stays, and says when the table has moved on since.
  const open = found.decision === decision.value ? found.list : null;
  const close = () => setFound({ decision: "", situation: "", list: [] });
  if (!table.value.settings.hints) return null;
  const fetchHints = async () => {
    if (open) return close();
    const asked = { decision: decision.peek(), situation: situation.peek() };
    try {
      const answer = await ask({ type: "hint", table: table.value.table });
      if (decision.peek() !== asked.decision) return;
      setFound({ ...asked, list: answer.candidates.slice(0, 3) });
      if (answer.candidates.length) take(answer.candidates[0]);
    } catch (problem) {
      notice(problem.message === "lost" ? t("web-lost") : problem.message, "warn");
    }
  };
  return html`<div class="hints">
    <button type="button" class="button" data-do="hint" aria-expanded=${!!open} onClick=${fetchHints}>${h(Icon, { name: "hint" })} ${t("web-hint")}</button>
    ${open && html`<ol class="hint-list" aria-label=${t("web-hints")}>
      ${open.map((one, place) => html`<li key=${place}><button type="button" class="button quiet" onClick=${() => { take(one); close(); }}>
        <span>${one.action.cards ? h(Chip, { cards: parseCards(one.action.cards) }) : one.label}</span> <span class="soft small">${one.reason}</span></button></li>`)}
      ${found.situation !== situation.value && html`<li class="small warn" role="status">${t("web-advice-old")}</li>`}
    </ol>`}
  </div>`;
}
