// The hand: groups side by side, wrapped before they shrink; tapped, dragged across, or played by keyboard.
import { html, h, cls, useRef, useState, useLayoutEffect } from "../html.js";
import { t } from "../i18n.js";
import { Face, marks } from "../card.js";
import { cardName, pointsOf } from "../cards.js";
import { view, help, order, phase, spoken, watching } from "../store.js";
import { handGroups, selected, toggle, put, complete, clear, playable, choosing, burying, codeOf } from "./selection.js";
import { queued } from "./queue.js";
import { explain } from "./explain.js";

const GAP = 14;

/**
 * Lays groups out in lines. Cards keep their size, and what is seen of each is as much as fits, never under `least`;
 * a group that does not fit goes on in the next line. Only where there would be too many lines are groups cut to fill them.
 */
export function layOut(groups, width, { card, most, least, lines }) {
  for (let allowed = 1; allowed <= lines; allowed++) {
    // One line more is better than indices that can hardly be read, and a group in one piece better than a cut one.
    for (const cut of allowed === lines ? [false, true] : [false]) {
      for (let step = most; step >= least; step -= 1) {
        const found = pack(groups, width, card, step, cut);
        if (found.length <= allowed) return { lines: found, step };
      }
    }
  }
  return { lines: pack(groups, width, card, least, true), step: least };
}

function pack(groups, width, card, step, cut) {
  const lines = [];
  let line = [];
  let used = 0;
  const close = () => {
    if (line.length) lines.push(line);
    line = [];
    used = 0;
  };
  for (const group of groups) {
    let rest = group.cards;
    const whole = (rest.length - 1) * step + card;
    const tooLittle = width - used - GAP < card + (cut ? 0 : 3) * step;
    if (used && used + GAP + whole > width && (tooLittle || (!cut && whole <= width))) close();
    while (rest.length) {
      const room = width - used - (used ? GAP : 0);
      const fits = Math.max(1, Math.floor((room - card) / step) + 1);
      const part = rest.slice(0, fits);
      line.push({ name: group.name, cards: part });
      used += (used ? GAP : 0) + (part.length - 1) * step + card;
      rest = rest.slice(fits);
      if (rest.length) close();
    }
  }
  close();
  return lines;
}

/** How large cards are for a window and a number of cards. */
function measures(width, height, count) {
  if (height < 480) return { card: 46, most: 34, least: 19, lines: 2, rise: 8 };
  if (width < 600 && count > 36) return { card: 46, most: 40, least: 18, lines: 4, rise: 10 };
  if (width < 600) return { card: count > 22 ? 50 : 56, most: 40, least: 21, lines: 3, rise: 10 };
  if (width < 1000) return { card: 72, most: 54, least: 26, lines: 2, rise: 14 };
  return { card: 82, most: 60, least: 30, lines: 2, rise: 16 };
}

export function Hand() {
  const box = useRef(/** @type {any} */ (null));
  const [size, setSize] = useState([0, 0]);
  const [focus, setFocus] = useState("");
  /** Where a finger went down, and what it has done since. */
  const drag = useRef(/** @type {{from: string, moved: boolean, on: boolean, before: string[], hold: number, held: boolean}|null} */ (null));

  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => setSize([Math.floor(entry.contentRect.width), innerHeight]));
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);

  // What is to be buried lies in the tray, not in the hand.
  const buried = burying.value ? new Set(selected.value) : null;
  const groups = handGroups.value
    .map((group) => (buried ? { ...group, cards: group.cards.filter((card) => !buried.has(card.key)) } : group))
    .filter((group) => group.cards.length);
  const count = groups.reduce((sum, group) => sum + group.cards.length, 0);
  const [width, height] = size;
  const metrics = measures(width, height, count);
  const laid = width ? layOut(groups, width - 2, metrics) : { lines: [], step: 0 };
  const keys = laid.lines.flatMap((line) => line.flatMap((part) => part.cards.map((card) => card.key)));
  const chosen = new Set(selected.value);
  const allowed = playable.value;
  const current = keys.includes(focus) ? focus : keys[0];

  const go = (step) => {
    const place = keys.indexOf(current);
    const next = keys[Math.max(0, Math.min(keys.length - 1, place + step))];
    if (next) {
      setFocus(next);
      box.current.querySelector(`[data-key="${next}"]`)?.focus();
    }
  };
  const onKeyDown = (event) => {
    const line = laid.lines.find((one) => one.some((part) => part.cards.some((card) => card.key === current)));
    switch (event.key) {
      case "ArrowLeft": go(-1); break;
      case "ArrowRight": go(1); break;
      case "ArrowUp": go(-Math.max(1, Math.round(keys.length / laid.lines.length))); break;
      case "ArrowDown": go(line ? line.reduce((sum, part) => sum + part.cards.length, 0) : 1); break;
      case "Home": go(-keys.length); break;
      case "End": go(keys.length); break;
      case " ": press(current); break;
      case "p": complete(current); break;
      case "e": explain(codeOf(current)); break;
      case "Escape": clear(); break;
      default: return;
    }
    event.preventDefault();
  };

  const press = (key) => {
    if (!choosing.value || watching.value) return;
    if (allowed && !allowed.has(codeOf(key)) && !chosen.has(key)) {
      explain(codeOf(key));
      return;
    }
    toggle(key);
    spoken.value = t(selected.value.includes(key) ? "web-now-selected" : "web-now-unselected", { card: cardName(codeOf(key)) });
  };

  const keyAt = (event) => document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-key]")?.getAttribute("data-key") ?? "";
  const swallow = useRef(false);
  const onPointerDown = (event) => {
    const key = event.target.closest("[data-key]")?.dataset.key;
    swallow.current = false;
    if (!key || event.button > 0) return;
    const hold = setTimeout(() => {
      if (drag.current) drag.current.held = true;
      explain(codeOf(key));
    }, 550);
    drag.current = { from: key, moved: false, on: !selected.value.includes(key), before: selected.value, hold, held: false };
  };
  const onPointerMove = (event) => {
    const now = drag.current;
    if (!now) return;
    const key = keyAt(event);
    if (!key || (key === now.from && !now.moved)) return;
    // Whoever goes on to another card after resting on one drags all the same.
    clearTimeout(now.hold);
    now.moved = true;
    if (!choosing.value) return;
    const [one, other] = [keys.indexOf(now.from), keys.indexOf(key)].sort((a, b) => a - b);
    // What lies between start and finger counts, so that moving back takes fewer.
    selected.value = now.before;
    for (const each of keys.slice(one, other + 1)) if (!allowed || allowed.has(codeOf(each)) || !now.on) put(each, now.on);
  };
  const onPointerUp = () => {
    const now = drag.current;
    if (!now) return;
    clearTimeout(now.hold);
    drag.current = null;
    // The click that may follow, sooner or later, is no tap once the finger has moved or rested.
    swallow.current = now.moved || now.held;
  };
  const last = useRef({ key: "", at: 0, before: /** @type {string[]} */ ([]) });
  const onClick = (event) => {
    const key = event.target.closest("[data-key]")?.dataset.key;
    // A click without a pointer comes from the keyboard.
    const swallowed = swallow.current && event.detail > 0;
    swallow.current = false;
    if (!key || swallowed) return;
    setFocus(key);
    const twice = last.current.key === key && event.timeStamp - last.current.at < 350 && choosing.value;
    const { before } = last.current;
    last.current = { key: twice ? "" : key, at: event.timeStamp, before: selected.value };
    if (twice) complete(key, before);
    else press(key);
  };

  return html`<div
    class=${cls("hand", queued.value && "is-queued", choosing.value && help.value?.acting && "is-live", phase.value === "bury" && "is-burying")}
    ref=${box} role="group" aria-label=${t("web-your-hand", { count })} aria-describedby="hand-keys"
    onKeyDown=${onKeyDown} onPointerDown=${onPointerDown} onPointerMove=${onPointerMove} onPointerUp=${onPointerUp} onPointerCancel=${onPointerUp} onClick=${onClick}
    onContextMenu=${(event) => event.preventDefault()}
    style=${{ "--card": `${metrics.card}px`, "--step": `${laid.step}px`, "--rise": `${metrics.rise}px` }}
  >
    <span id="hand-keys" class="hidden-text">${t("web-hand-keys")}</span>
    ${laid.lines.map((line, row) => html`<div class="hand-line" key=${row}>
      ${line.map((part) => h(Part, { part, key: part.name, chosen, allowed, current, step: laid.step, card: metrics.card }))}
    </div>`)}
    ${count === 0 && view.value && html`<p class="soft hand-empty">${t("web-hand-empty")}</p>`}
  </div>`;
}

/** The part of a group that stands in one line. */
function Part({ part, chosen, allowed, current, step, card }) {
  return html`<div class="hand-part" role="group" aria-label=${t(`group-${part.name}`)}>
    ${part.cards.map(({ code, key }, place) => {
      const pair = place > 0 && part.cards[place - 1].code === code;
      const dim = allowed && !allowed.has(code);
      const shift = place === 0 ? 0 : step - card - (pair && step > 26 ? 6 : 0);
      return html`<button type="button" key=${key} data-key=${key} data-code=${code} tabindex=${key === current ? 0 : -1}
        class=${cls("card hand-card", marks(code, order.value), chosen.has(key) && "is-selected", dim && "is-dim")}
        aria-pressed=${chosen.has(key)} aria-disabled=${dim ? "true" : null} aria-label=${label(code, dim)} style=${{ marginLeft: `${shift}px` }}>
        ${h(Face, { code })}
      </button>`;
    })}
  </div>`;
}

function label(code, dim) {
  const parts = [cardName(code)];
  if (order.value.isTrump(code)) parts.push(t("kind-trump"));
  const points = pointsOf([code]);
  if (points) parts.push(t("web-points", { points }));
  if (dim) parts.push(t("web-not-now"));
  return parts.join(t("value-separator"));
}
