// "My deals": what was played, with filters and links to the replays, and how the levels went.
import { html, h, cls, useEffect, useState } from "../html.js";
import { t, language } from "../i18n.js";
import { me } from "../net.js";
import { PageTop } from "../lobby/lobby.js";
import { Icon } from "../icons.js";
import { Rating } from "./rating.js";
import { Plot, signed } from "./plot.js";
import { asked } from "./session.js";

const PAGE = 20;
const NONE = { preset: "", since: "", until: "", with: "" };

/** Filters as the server takes them: days become moments, the last one included. */
function questions(filters) {
  const found = new URLSearchParams();
  if (filters.preset) found.set("preset", filters.preset);
  if (filters.with) found.set("with", filters.with);
  const day = (text, more) => {
    const [year, month, date] = text.split("-").map(Number);
    return String(new Date(year, month - 1, date + more).getTime());
  };
  if (filters.since) found.set("since", day(filters.since, 0));
  if (filters.until) found.set("until", day(filters.until, 1));
  return found;
}

export function DealsPage() {
  const [filters, setFilters] = useState(NONE);
  const [shown, setShown] = useState(PAGE);
  const [found, setFound] = useState(/** @type {any} */ (null));
  const [points, setPoints] = useState(/** @type {any[]} */ ([]));
  const [info, setInfo] = useState(/** @type {any} */ (null));
  const [fault, setFault] = useState("");
  const who = me.value && `${me.value.guest} ${me.value.account}`;
  const tag = language.value;
  useEffect(() => {
    if (!who) return undefined;
    let current = true;
    const asking = questions(filters);
    const pages = [];
    for (let offset = 0; offset < shown; offset += 100) pages.push(asked(`history?${asking}&offset=${offset}&limit=${Math.min(100, shown - offset)}`));
    Promise.all([Promise.all(pages), asked(`history/levels?${asking}`), asked("account")]).then(
      ([each, line, account]) => {
        if (!current) return;
        setFound({ ...each[0], deals: each.flatMap((page) => page.deals) });
        setPoints(line);
        setInfo(account);
        setFault("");
      },
      (problem) => current && setFault(problem.message),
    );
    return () => (current = false);
  }, [who, tag, shown, filters]);
  const choose = (name) => (event) => {
    setShown(PAGE);
    setFilters({ ...filters, [name]: event.target.value });
  };
  const narrowed = Object.values(filters).some(Boolean);
  return html`<div class="lobby-frame">${h(PageTop, { back: true })}
    <main class="create deals" id="main">
      <h1>${t("history-title")}</h1>
      ${fault && html`<p class="notice" role="alert">${fault}</p>`}
      ${info && (info.account ? h(Rating, { info }) : html`<p class="soft">${t("history-guest")}</p>`)}
      ${!found && !fault && html`<p class="soft">${t("web-loading")}</p>`}
      ${found && (found.total > 0 || narrowed) && html`<form class="deal-filters" aria-label=${t("history-filters")} onSubmit=${(event) => event.preventDefault()}>
        <label class="field"><span>${t("history-rules")}</span><select value=${filters.preset} onChange=${choose("preset")}><option value="">${t("history-all")}</option>${found.presets.map((one) => html`<option key=${one.name} value=${one.name}>${one.title || t("history-own-rules")}</option>`)}</select></label>
        <label class="field"><span>${t("history-with")}</span><input type="text" maxlength="40" value=${filters.with} onChange=${choose("with")} /></label>
        <label class="field"><span>${t("history-since")}</span><input type="date" value=${filters.since} onChange=${choose("since")} /></label>
        <label class="field"><span>${t("history-until")}</span><input type="date" value=${filters.until} onChange=${choose("until")} /></label>
      </form>`}
      ${found && h(Plot, { points })}
      ${found && html`<section class="stack" aria-label=${t("history-title")}>
        <p class="soft" role="status">${found.total ? t("history-total", { deals: found.total }) : t(narrowed ? "history-none-such" : "history-none")}</p>
        <ul class="stack">${found.deals.map((deal) => h(Deal, { deal, key: `${deal.table}/${deal.deal}` }))}</ul>
        ${found.deals.length < found.total && html`<div class="line"><button type="button" class="button" data-do="more" onClick=${() => setShown(shown + PAGE)}>${t("history-more")}</button></div>`}
      </section>`}
    </main></div>`;
}

function Deal({ deal }) {
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }).format(deal.ended);
  const side = (name) => deal.seats.filter((seat) => seat.side === name);
  const other = deal.side === "bankers" ? "opponents" : "bankers";
  return html`<li class="panel-card deal">
    <div class="spread"><span class="line"><b class=${cls("deal-result", deal.result)}>${t(`history-${deal.result}`)}</b>
      <span>${deal.rules || t("history-own-rules")}${deal.changed && deal.rules && html` <span class="soft small">${t("history-changed")}</span>`}</span></span>
      <time class="soft small" datetime=${new Date(deal.ended).toISOString()}>${when}</time></div>
    <p class="line deal-facts"><span>${t(`history-side-${deal.side}`)}</span><span class="numbers">${t("history-points", { points: deal.points })}</span>
      <span class="numbers">${t("history-stepped", { steps: signed(deal.steps) })}</span>
      ${deal.level && html`<span class="numbers">${t("history-level-now", { level: deal.level.replace("T", "10") })}</span>`}
      ${deal.change != null && html`<span class="numbers">${t("history-rating-change", { change: signed(deal.change) })}</span>`}</p>
    <p class="soft">${h(Names, { seats: side(deal.side) })} <span class="versus">${t("history-against")}</span> ${h(Names, { seats: side(other) })}</p>
    <div class="spread">${deal.by_bot ? html`<span class="small warn">${h(Icon, { name: "robot" })} ${t("history-by-bot")}</span>` : html`<span></span>`}
      <a class="button quiet" href=${deal.replay}>${h(Icon, { name: "play" })} ${t("history-replay")}</a></div>
  </li>`;
}

function Names({ seats }) {
  return html`<span>${seats.map((seat, place) => html`<span key=${seat.seat}>${place > 0 && t("value-separator")}${seat.you ? html`<b>${seat.name}</b>` : seat.name}${!seat.person && html`<span class="small bot-word">${t("history-bot")}</span>`}</span>`)}</span>`;
}
