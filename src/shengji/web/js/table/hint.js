// The hint: up to three moves that a bot would consider, best first, each with its reason.
import { html, h, useState } from "../html.js";
import { t } from "../i18n.js";
import { ask } from "../net.js";
import { game, notice, table } from "../store.js";
import { parseCards } from "../cards.js";
import { Chip } from "../card.js";
import { Icon } from "../icons.js";
import { take } from "./selection.js";

/** Asks the bot which moves it would consider. */
export function HintButton() {
  const [found, setFound] = useState({ seq: -1, list: /** @type {Wire.Candidate[]} */ ([]) });
  const seq = game.value.seq;
  // Advice is for one moment only.
  const open = found.seq === seq ? found.list : null;
  const close = () => setFound({ seq: -1, list: [] });
  if (!table.value.settings.hints) return null;
  const fetchHints = async () => {
    if (open) return close();
    try {
      const answer = await ask({ type: "hint", table: table.value.table });
      if (game.peek()?.seq !== seq) return;
      setFound({ seq, list: answer.candidates.slice(0, 3) });
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
    </ol>`}
  </div>`;
}
