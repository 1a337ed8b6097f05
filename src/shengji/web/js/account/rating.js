// How strong an account is, with how sure that is.
import { html } from "../html.js";
import { t } from "../i18n.js";

export function Rating({ info }) {
  const { rating } = info;
  if (!rating) return null;
  return html`<div class="rating">
    <p><span class="soft">${t("history-rating")}</span> <b class="rating-points numbers">${rating.points}</b> <span class="soft numbers">± ${rating.give_or_take}</span></p>
    <p class="soft small">${t("history-rating-how", { deals: rating.deals })}</p></div>`;
}
