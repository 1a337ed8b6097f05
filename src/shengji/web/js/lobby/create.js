// Opening a table: a preset first, then every rule by sections for who wants it, then how the table is run.
import { html, h, cls, useState, useMemo, useEffect, useRef, effect } from "../html.js";
import { t, language } from "../i18n.js";
import { notice } from "../store.js";
import { api } from "../net.js";
import { presets, sections, botNames, botTitle, usualBot, loadBots, loadOffers } from "./data.js";
import { PageTop, openTable } from "./lobby.js";
import { query } from "../router.js";
import { Rows } from "./rows.js";
import { Icon } from "../icons.js";

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Rules from a shared link: "/new?preset=qq&options={…}". */
function shared() {
  const asked = query();
  let options = {};
  try {
    options = JSON.parse(asked.get("options") ?? "{}");
  } catch {
    // A damaged link opens the plain preset.
  }
  return { preset: asked.get("preset") ?? "online", options };
}

export function Create() {
  // Presets and options come in the language shown.
  useEffect(() => effect(() => {
    void language.value;
    loadOffers();
    loadBots();
  }), []);
  const start = useMemo(shared, []);
  const [preset, setPreset] = useState(start.preset);
  const [changed, setChanged] = useState(start.options);
  const [toml, setToml] = useState("");
  const [table, setTable] = useState({ title: "", public: false, spectators: "hidden", spectator_delay: 600, start: "host", deal_ms: 120, bot_ms: 900, hide_played: false, hide_points: false, counting: true, hints: true, hint_bot: "", chat: true });
  const [password, setPassword] = useState("");
  // Empty for no bots, "usual" until somebody names some.
  const [bots, setBots] = useState("usual");
  const [more, setMore] = useState(Object.keys(start.options).length > 0);
  const [busy, setBusy] = useState(false);

  const fields = useMemo(() => new Map(sections.value.flatMap((section) => section.options.map((option) => [option.name, option]))), [sections.value]);
  const chosen = presets.value.find((one) => one.name === preset);
  const usual = (name) => chosen?.options[name] ?? fields.get(name)?.default;
  // Two fields may change before the page is drawn again, so what changes is always what is chosen now.
  const change = (name, value) => setChanged((now) => {
    const next = { ...now };
    const given = typeof value === "function" ? value(name in now ? now[name] : usual(name)) : value;
    if (same(given, usual(name))) delete next[name];
    else next[name] = given;
    return next;
  });
  const choose = (name) => {
    setPreset(name);
    setChanged({});
  };
  const differs = Object.keys(changed).filter((name) => fields.has(name));
  const link = `${location.origin}/new?preset=${preset}${differs.length ? `&options=${encodeURIComponent(JSON.stringify(changed))}` : ""}`;

  // The list is longer than its box: begin where the chosen rules are.
  const list = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    const box = list.current;
    const mark = box?.querySelector(".chosen");
    if (box && mark) box.scrollTop += mark.getBoundingClientRect().top - box.getBoundingClientRect().top - (box.clientHeight - mark.clientHeight) / 2;
  }, [presets.value.length > 0]);

  const submit = async (event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    await openTable({
      rules: toml.trim() ? { toml } : { preset, options: changed },
      settings: table,
      bots: bots === "usual" ? usualBot() : bots,
      password,
      start: false,
    });
    setBusy(false);
  };

  return html`<div class="lobby-frame">
    ${h(PageTop, { back: true })}
    <main class="create" id="main">
      <h1>${t("web-new-table")}</h1>
      <form class="stack" onSubmit=${submit}>
        <fieldset class="presets"><legend>${t("web-which-rules")}</legend>
          <div class="preset-grid" ref=${list}>${presets.value.map((one) => html`<label key=${one.name} class=${cls("preset", preset === one.name && "chosen")}>
            <input type="radio" name="preset" value=${one.name} checked=${preset === one.name} onChange=${() => choose(one.name)} />
            <span><b>${one.title}</b><span class="soft small preset-facts">${t("web-preset-facts", { seats: one.seats, decks: one.decks })}</span><span class="small">${one.summary}</span></span></label>`)}</div>
        </fieldset>

        <section class="panel-card summary" aria-live="polite">
          <h2>${chosen?.title ?? preset}</h2>
          ${differs.length
            ? html`<p>${t("web-rules-differ")} ${differs.map((name, place) => html`<span key=${name}>${place > 0 && t("web-semicolon")}${fields.get(name).label}${t("web-colon")}<b>${inWords(fields.get(name), changed[name])}</b></span>`)}</p>
                <div class="line"><button type="button" class="button quiet" onClick=${() => setChanged({})}>${t("web-reset-rules")}</button>
                <button type="button" class="button quiet" onClick=${() => navigator.clipboard?.writeText(link).then(() => notice(t("web-copied")))}>${h(Icon, { name: "link" })} ${t("web-share-rules")}</button>
                <button type="button" class="button quiet" onClick=${() => download(preset, changed)}>${t("web-save-rules")}</button></div>`
            : html`<p class="soft">${t("web-rules-same")}</p>`}
        </section>

        <details class="rules-form" open=${more} onToggle=${(event) => setMore(event.target.open)}>
          <summary>${t("web-all-rules")}</summary>
          ${more && sections.value.map((section) => h(Section, { section, key: section.name, changed, usual, change }))}
          ${more && html`<label class="field"><span>${t("web-toml")}</span><textarea rows="5" value=${toml} onInput=${(event) => setToml(event.target.value)}></textarea></label>`}
        </details>

        ${h(TableSettings, { table, setTable, password, setPassword, bots, setBots })}
        <div class="line"><button type="submit" class="button primary large" data-do="create" aria-disabled=${busy}>${t("web-open-table")}</button></div>
      </form>
    </main>
  </div>`;
}

function inWords(option, value) {
  if (option.kind === "flag") return t(value ? "value-yes" : "value-no");
  if (option.kind === "list") return value.length ? value.map((one) => labelOf(option, one)).join(t("value-separator")) : t("value-none");
  if (option.kind === "choice") return labelOf(option, value);
  if (option.kind === "number" && value === 0 && option.choices.length) return option.choices[0].label;
  if (option.kind === "rows") return t("value-given");
  return String(value);
}

/** The rules as a TOML file to keep. */
async function download(preset, options) {
  try {
    const answer = await api("rules/check", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ preset, options }) });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([answer.toml], { type: "application/toml" }));
    link.download = `${preset}.toml`;
    link.click();
    URL.revokeObjectURL(link.href);
  } catch (problem) {
    notice(problem.message, "warn");
  }
}

const labelOf = (option, value) => option.choices.find((one) => one.value === value)?.label ?? String(value);

function Section({ section, changed, usual, change }) {
  const touched = section.options.filter((option) => option.name in changed).length;
  return html`<details class="rules-section">
    <summary>${section.title}${touched > 0 && html` <span class="badge">${touched}</span>`}</summary>
    <div class="options">${section.options.map((option) => {
      const value = option.name in changed ? changed[option.name] : usual(option.name);
      return html`<div key=${option.name} class=${cls("option", option.kind === "rows" && "wide", option.name in changed && "changed")}>${h(Field, { option, value, change })}</div>`;
    })}</div>
  </details>`;
}

/** One option as the form shows it; its sentence says what it does. */
function Field({ option, value, change }) {
  const id = `option-${option.name}`;
  const set = (next) => change(option.name, next);
  const about = html`<span class="soft small" id=${`${id}-about`}>${option.sentence}</span>`;
  switch (option.kind) {
    case "flag":
      return html`<label class="check"><input type="checkbox" id=${id} checked=${value} aria-describedby=${`${id}-about`} onChange=${(event) => set(event.target.checked)} /><span class="option-label">${option.label}</span></label>${about}`;
    case "number":
      return html`<label class="option-label" for=${id}>${option.label}</label><input type="number" id=${id} value=${value} min=${option.low} max=${option.high} aria-describedby=${`${id}-about`} onChange=${(event) => { const number = Number.parseInt(event.target.value, 10); if (Number.isInteger(number)) set(number); }} />${about}`;
    case "choice":
      return html`<label class="option-label" for=${id}>${option.label}</label><select id=${id} value=${value} aria-describedby=${`${id}-about`} onChange=${(event) => set(event.target.value)}>${option.choices.map((one) => html`<option key=${one.value} value=${one.value}>${one.label}</option>`)}</select>${about}`;
    case "rows":
      return html`<fieldset aria-describedby=${`${id}-about`}><legend class="option-label">${option.label}</legend>${h(Rows, { option, value: value ?? [], set })}</fieldset>${about}`;
    default:
      return html`<fieldset class="many" aria-describedby=${`${id}-about`}><legend class="option-label">${option.label}</legend>
        <div class="line">${option.choices.map((one) => html`<label key=${one.value} class="check"><input type="checkbox" checked=${(value ?? []).includes(one.value)} onChange=${(event) => set(event.target.checked ? option.choices.map((each) => each.value).filter((each) => each === one.value || value.includes(each)) : value.filter((each) => each !== one.value))} /><span>${one.label}</span></label>`)}</div></fieldset>${about}`;
  }
}

const SPEEDS = { slow: [220, 1500], normal: [120, 900], fast: [30, 250] };

function TableSettings({ table, setTable, password, setPassword, bots, setBots }) {
  const set = (name, value) => setTable({ ...table, [name]: value });
  const speed = Object.keys(SPEEDS).find((name) => SPEEDS[name][1] === table.bot_ms) ?? "normal";
  const flag = (name) => html`<label class="check"><input type="checkbox" checked=${table[name]} onChange=${(event) => set(name, event.target.checked)} /><span>${t(`web-table-${name.replaceAll("_", "-")}`)}</span></label>`;
  return html`<section class="panel-card stack" aria-label=${t("web-how-run")}>
    <h2>${t("web-how-run")}</h2>
    <div class="two">
      <label class="field"><span>${t("web-table-title")}</span><input type="text" maxlength="60" value=${table.title} onInput=${(event) => set("title", event.target.value)} /></label>
      <label class="field"><span>${t("web-password-optional")}</span><input type="text" maxlength="100" autocomplete="off" value=${password} onInput=${(event) => setPassword(event.target.value)} /></label>
      <label class="field"><span>${t("web-table-speed")}</span><select value=${speed} onChange=${(event) => setTable({ ...table, deal_ms: SPEEDS[event.target.value][0], bot_ms: SPEEDS[event.target.value][1] })}>${Object.keys(SPEEDS).map((name) => html`<option key=${name} value=${name}>${t(`web-pace-${name}`)}</option>`)}</select></label>
      <label class="field"><span>${t("web-table-spectators")}</span><select value=${table.spectators} onChange=${(event) => set("spectators", event.target.value)}>${["no", "hidden", "delayed"].map((name) => html`<option key=${name} value=${name}>${t(`web-spectators-${name}`)}</option>`)}</select></label>
      ${table.spectators === "delayed" && html`<label class="field"><span>${t("web-table-delay")}</span><select value=${String(table.spectator_delay)} onChange=${(event) => set("spectator_delay", Number(event.target.value))}>${[120, 300, 600, 1800].map((seconds) => html`<option key=${seconds} value=${String(seconds)}>${t("web-minutes", { count: seconds / 60 })}</option>`)}</select></label>`}
      ${bots && html`<label class="field"><span>${t("web-bot-level")}</span><select value=${bots === "usual" ? usualBot() : bots} onChange=${(event) => setBots(event.target.value)}>${botNames.value.map(({ name }) => html`<option key=${name} value=${name}>${botTitle(name)}</option>`)}</select></label>`}
      ${table.hints && html`<label class="field"><span>${t("web-hint-bot")}</span><select value=${table.hint_bot} onChange=${(event) => set("hint_bot", event.target.value)}><option value="">${t("web-hint-strongest")}</option>${botNames.value.map(({ name }) => html`<option key=${name} value=${name}>${botTitle(name)}</option>`)}</select></label>`}
    </div>
    <div class="two">
      <label class="check"><input type="checkbox" checked=${!!bots} onChange=${(event) => setBots(event.target.checked ? "usual" : "")} /><span>${t("web-fill-bots")}</span></label>
      ${flag("public")}${flag("hints")}${flag("counting")}${flag("chat")}${flag("hide_played")}${flag("hide_points")}
    </div>
  </section>`;
}
