// Starts the client: language first, then the connection, then the page that the address asks for.
import { html, h, render, effect, useState, useEffect } from "./html.js";
import "./settings.js";
import { startSpeaking, language, t } from "./i18n.js";
import { connect, connection } from "./net.js";
import { path } from "./router.js";
import { Lobby, PlayAtOnce } from "./lobby/lobby.js";
import { TablePage } from "./table/page.js";
import { notices, spoken, help, view } from "./store.js";
import { Icon } from "./icons.js";
import { startSounds } from "./sounds.js";
import { startOffline } from "./offline.js";
import { startForced } from "./table/forced.js";

const openReplay = () => import("./replay/page.js");
const openLessons = () => import("./learn/page.js");
const openForm = () => import("./lobby/create.js");
const openDeals = () => import("./account/deals.js");

/** A page whose code is fetched when it is first shown: the table needs none of the form's. */
function Later({ load, name }) {
  const [part, setPart] = useState(/** @type {any} */ (null));
  const online = connection.value === "open";
  useEffect(() => {
    // Without a network it may not come; with the next connection it is asked for again.
    if (!part) load().then((module) => setPart(() => module[name]), () => {});
  }, [online]);
  return part ? h(part, {}) : html`<main class="loading" id="main"><p class="soft">${t("web-loading")}</p></main>`;
}

function App() {
  // Reading the language here draws everything anew when it changes.
  void language.value;
  const at = path.value;
  const found = /^\/t\/([^/]+)/.exec(at);
  return html`<div class="app">
    <a class="skip" href="#main">${t("web-skip")}</a>
    ${at === "/replay" || /^\/t\/[^/]+\/replay\//.test(at) ? h(Later, { load: openReplay, name: "ReplayPage", key: "replay" }) : found ? h(TablePage, { id: decodeURIComponent(found[1]) }) : at === "/learn" || at.startsWith("/learn/") ? h(Later, { load: openLessons, name: "LearnPage", key: "learn" }) : at === "/deals" ? h(Later, { load: openDeals, name: "DealsPage", key: "deals" }) : at === "/play" ? h(PlayAtOnce, {}) : at === "/new" ? h(Later, { load: openForm, name: "Create", key: "new" }) : h(Lobby, {})}
    ${!found && connection.value === "lost" && html`<p class="network afloat" role="status">${h(Icon, { name: "offline" })} ${t("web-offline")}</p>`}
    ${!found && h(PageNotices, {})}
  </div>`;
}

function PageNotices() {
  return html`<div><div class="notices" aria-hidden="true">${notices.value.map((one) => html`<p key=${one.id} class=${`toast ${one.kind}`}>${one.text}</p>`)}</div>
    <div class="hidden-text" role="status" aria-live="polite">${spoken.value}</div></div>`;
}

await startSpeaking();
connect();
startSounds();
startForced();
effect(() => {
  // A tab in the background shows whose turn it is.
  const mine = help.value?.acting && view.value?.phase !== "dealing";
  document.title = (mine ? "● " : "") + t("web-title");
});
render(h(App, {}), /** @type {HTMLElement} */ (document.getElementById("app")));
startOffline();
