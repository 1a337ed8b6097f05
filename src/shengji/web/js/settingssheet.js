// A person's own settings.
import { html, h, cls } from "./html.js";
import { t, LANGUAGES, language } from "./i18n.js";
import { settings } from "./settings.js";
import { Sheet } from "./dialog.js";
import { me, send } from "./net.js";
import { canNotify, setNotify } from "./offline.js";

/** The languages as three buttons; a change shows at once. */
export function LanguageChoice() {
  return html`<div class="segments" role="group" aria-label=${t("web-language")}>
    ${Object.entries(LANGUAGES).map(([tag, name]) => html`<button type="button" key=${tag} class="segment" lang=${tag} aria-pressed=${language.value === tag} onClick=${() => (settings.language.value = tag)}>${name}</button>`)}
  </div>`;
}

/** The visitor's name: what they call themselves, else what they are called as a guest. */
export function NameField({ class: kind }) {
  const rename = (event) => {
    settings.name.value = event.target.value.trim();
    if (settings.name.value) send({ type: "rename", name: settings.name.value });
  };
  return html`<label class=${cls("field", kind)}><span>${t("web-your-name")}</span><input type="text" maxlength="24" value=${settings.name.value || me.value?.name || ""} onChange=${rename} /></label>`;
}

function Segments({ name, values, labels, set = /** @type {(value: any) => any} */ ((value) => (settings[name].value = value)) }) {
  const setting = settings[name];
  return html`<div class="field"><span id=${`set-${name}`}>${t(`web-set-${name}`)}</span>
    <div class="segments" role="group" aria-labelledby=${`set-${name}`}>
      ${values.map((value, place) => html`<button type="button" key=${value} class="segment" aria-pressed=${setting.value === value} onClick=${() => set(value)}>${t(labels[place])}</button>`)}
    </div></div>`;
}

export function SettingsSheet({ onClose }) {
  return h(Sheet, { title: t("web-settings"), onClose }, [
    html`<div class="field"><span>${t("web-language")}</span>${h(LanguageChoice, {})}</div>`,
    h(NameField, { class: "" }),
    h(Segments, { name: "theme", values: ["auto", "light", "dark"], labels: ["web-theme-auto", "web-theme-light", "web-theme-dark"] }),
    h(Segments, { name: "fourColours", values: [false, true], labels: ["web-colours-two", "web-colours-four"] }),
    h(Segments, { name: "trumpEnd", values: ["left", "right"], labels: ["web-trump-left", "web-trump-right"] }),
    h(Segments, { name: "highFirst", values: [true, false], labels: ["web-high-first", "web-low-first"] }),
    h(Segments, { name: "pace", values: ["slow", "normal", "fast"], labels: ["web-pace-slow", "web-pace-normal", "web-pace-fast"] }),
    h(Segments, { name: "coach", values: [false, true], labels: ["web-off", "web-on"] }),
    h(Segments, { name: "forced", values: ["no", "last", "always"], labels: ["web-forced-no", "web-forced-last", "web-forced-always"] }),
    h(Segments, { name: "sounds", values: [false, true], labels: ["web-off", "web-on"] }),
    canNotify() && h(Segments, { name: "notify", values: [false, true], labels: ["web-off", "web-on"], set: setNotify }),
  ]);
}
