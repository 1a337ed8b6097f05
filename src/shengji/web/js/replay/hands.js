// The hands of a moment, each open or closed as one likes.
import { html, h, cls } from "../html.js";
import { t } from "../i18n.js";
import { Row } from "../card.js";
import { Icon } from "../icons.js";
import { order } from "../store.js";

export function Hands({ found, place, closed, setClosed }) {
  const { view } = found.steps[place];
  const seats = found.names.map((_, seat) => seat);
  const toggle = (seat) => setClosed(closed.includes(seat) ? closed.filter((other) => other !== seat) : [...closed, seat]);
  return html`<section class="replay-hands" aria-label=${t("web-hands")}>
    <div class="spread"><h2>${t("web-hands")}</h2>
      <button type="button" class="button quiet" data-do="all-hands" aria-pressed=${!closed.length} onClick=${() => setClosed(closed.length ? [] : seats)}>${h(Icon, { name: "eye" })} ${t(closed.length ? "web-open-all" : "web-close-all")}</button></div>
    <ul>${seats.map((seat) => {
      const hand = view.hands[seat]?.flatMap((group) => group.cards) ?? [];
      const open = !closed.includes(seat);
      return html`<li key=${seat} class=${cls("replay-hand", view.trick?.winner === seat && "won")}>
        <button type="button" class="button quiet hand-toggle" data-seat=${seat} aria-pressed=${open} title=${t(open ? "web-close-hand" : "web-open-hand", { who: found.names[seat] })} onClick=${() => toggle(seat)}>
          ${h(Icon, { name: open ? "eye" : "lock" })} <b>${found.names[seat]}</b>${seat === view.banker && html` <span class="role inline">${t("web-role-banker")}</span>`} <span class="soft small"><span class="hidden-text">${t("web-hand")}</span><span class="numbers">${hand.length}</span></span></button>
        ${open ? h(Row, { cards: hand, order: order.value, class: "tiny" }) : html`<span class="soft small">${t("web-hand-closed")}</span>`}</li>`;
    })}</ul>
    ${view.buried && html`<p class="line"><span class="soft small">${t("web-kitty-was")}</span> ${h(Row, { cards: view.buried.split(" "), order: order.value, class: "tiny" })}</p>`}
  </section>`;
}
