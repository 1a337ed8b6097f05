// The course of the level steps, deal by deal: a drawn line, and the same as a table for whoever does not see it.
import { html } from "../html.js";
import { t, language } from "../i18n.js";

const HEIGHT = 190;
const LEFT = 36;
const RIGHT = 10;
const EDGE = 14;

export const signed = (number) => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0");

/** Round numbers between two bounds, not too many. */
function ticks(low, high) {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => (high - low) / one <= 5) ?? 1000;
  const found = [];
  for (let at = Math.ceil(low / step) * step; at <= high; at += step) found.push(at);
  return found;
}

export function Plot({ points }) {
  if (points.length < 2) return null;
  // A narrow page draws less wide, so that what is written keeps its size.
  const width = matchMedia("(max-width: 560px)").matches ? 340 : 640;
  const sums = [0, ...points.map((one) => one.sum)];
  const low = Math.min(...sums, -1);
  const high = Math.max(...sums, 1);
  const x = (place) => LEFT + ((width - LEFT - RIGHT) * place) / points.length;
  const y = (sum) => EDGE + ((HEIGHT - 2 * EDGE) * (high - sum)) / (high - low);
  const line = sums.map((sum, place) => `${x(place).toFixed(1)},${y(sum).toFixed(1)}`).join(" ");
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: "medium" });
  const told = t("history-plot-told", { deals: points.length, last: signed(sums.at(-1)), low: signed(Math.min(...sums)), high: signed(Math.max(...sums)) });
  return html`<section class="panel-card stack" aria-label=${t("history-plot")}>
    <h2>${t("history-plot")}</h2>
    <svg class="plot" viewBox=${`0 0 ${width} ${HEIGHT}`} role="img" aria-label=${told}>
      ${ticks(low, high).map((at) => html`<g key=${at}><line class=${at === 0 ? "plot-zero" : "plot-grid"} x1=${LEFT} x2=${width - RIGHT} y1=${y(at)} y2=${y(at)} /><text class="plot-text" x=${LEFT - 6} y=${y(at) + 4}>${signed(at)}</text></g>`)}
      <polyline class="plot-line" points=${line} />
      ${points.length <= 60 && points.map((one, place) => html`<circle key=${place} class=${one.steps < 0 ? "plot-dot down" : "plot-dot"} cx=${x(place + 1)} cy=${y(one.sum)} r="3.5"><title>${`${day.format(one.ended)}: ${signed(one.steps)}`}</title></circle>`)}
    </svg>
    <p class="soft small">${told}</p>
    <details><summary>${t("history-as-table")}</summary>
      <div class="plot-table"><table>
        <thead><tr><th scope="col">${t("history-when")}</th><th scope="col">${t("history-steps")}</th><th scope="col">${t("history-sum")}</th><th scope="col">${t("history-level")}</th></tr></thead>
        <tbody>${points.map((one, place) => html`<tr key=${place}><td>${day.format(one.ended)}</td><td class="numbers">${signed(one.steps)}</td><td class="numbers">${signed(one.sum)}</td><td>${one.level ?? ""}</td></tr>`)}</tbody>
      </table></div>
    </details>
  </section>`;
}
