// The top line: level, trump, banker, and the opponents' points against the line.
import { html, h, cls } from "../html.js";
import { t } from "../i18n.js";
import { view } from "../store.js";
import { rankText } from "../cards.js";
import { TrumpSign } from "../card.js";
import { Icon } from "../icons.js";

export function Top({ onMenu, onPanel, panelOpen }) {
  const now = view.value;
  return html`<header class="top">
    <div class="top-deal">
      <span class="top-level" title=${t("web-level-title")}><span class="hidden-text">${t("web-level-title")} </span>${now.level ? rankText(now.level) : "–"}</span>
      <span class="top-trump" title=${t("web-trump-title")}><span class="hidden-text">${t("web-trump-title")} </span>${h(TrumpSign, { trump: now.trump ?? now.standing?.trump })}</span>
      <span class="top-banker small">${now.banker == null ? t("web-no-banker") : t("web-banker-is", { who: now.banker === now.seat ? t("web-you") : now.names[now.banker] })}</span>
    </div>
    ${h(PointsBar, {})}
    <div class="top-tools">
      <button type="button" class="button quiet round" aria-label=${t("web-panel")} aria-expanded=${panelOpen} onClick=${onPanel}>${h(Icon, { name: "tricks" })}</button>
      <button type="button" class="button quiet round" aria-label=${t("web-menu")} onClick=${onMenu}>${h(Icon, { name: "menu" })}</button>
    </div>
  </header>`;
}

/** Points so far towards the line and beyond, with a mark at every total that changes the outcome. */
function PointsBar() {
  const now = view.value;
  const { line, points, marks } = now;
  // Only when the bank is won does a bid say how many points it takes.
  if (now.phase === "auction") return html`<div class="points alone"></div>`;
  if (!line) {
    const most = Math.max(0, ...now.taken);
    return html`<div class="points alone"><span class="points-text numbers">${t("web-most-points", { points: most })}</span></div>`;
  }
  const top = Math.max(line * 1.5, (points ?? 0) + line * 0.1);
  const share = (value) => `${Math.max(0, Math.min(100, (100 * value) / top))}%`;
  const whose = now.seat >= 0 && now.banker != null && !now.bankers_side[now.seat] ? "web-points-ours" : "web-points-theirs";
  const text = points == null ? t("web-points-hidden") : t(whose, { points, line });
  return html`<div class="points" role="img" aria-label=${points == null ? text : t("web-points-spoken", { points, line })}>
    <span class="points-text numbers small">${text}</span>
    <span class="bar">
      <span class=${cls("fill", (points ?? 0) >= line && "over")} style=${{ width: share(points ?? 0) }}></span>
      ${marks.filter((mark) => mark > 0 && mark < top && mark !== line).map((mark) => html`<span class="mark" key=${mark} style=${{ left: share(mark) }}></span>`)}
      <span class="goal" style=${{ left: share(line) }}></span>
    </span>
  </div>`;
}
