// Before the match: the invite, the seats, the rules, and who is ready.
import { html, h, cls, useState, useEffect, useRef } from "../html.js";
import { t } from "../i18n.js";
import { tell, table, watching } from "../store.js";
import { Icon } from "../icons.js";
import { RulesInForce } from "./panel.js";
import { botNames, botTitle, loadBots, usualBot } from "../lobby/data.js";

export function Waiting() {
  useEffect(() => void loadBots(), []);
  const now = table.value;
  const open = now.seats.filter((seat) => seat.kind === "open").length;
  const me = now.seats[now.seat];
  const people = now.seats.filter((seat) => seat.kind === "person");
  const unready = people.filter((seat) => !seat.ready && !seat.host).length;
  const mayStart = now.host || now.settings.start === "everyone";
  return html`<main class="waiting" id="main">
    <h1>${now.settings.title || t("web-waiting-title")}</h1>
    ${h(Invite, {})}
    <section class="panel-card stack" aria-label=${t("web-seats")}>
      <h2>${t("web-seats")}</h2>
      <ul class="seat-list">${now.seats.map((seat) => h(SeatRow, { seat, key: seat.seat }))}</ul>
      <div class="line">
        ${now.host && open > 0 && html`<button type="button" class="button" data-do="fill" onClick=${() => now.seats.forEach((seat) => seat.kind === "open" && tell({ type: "host", do: "add_bot", seat: seat.seat, bot: usualBot() }))}>${h(Icon, { name: "robot" })} ${t("web-fill-bots")}</button>`}
        ${now.host && html`<button type="button" class="button" onClick=${() => tell({ type: "host", do: "shuffle_seats" })}>${t("web-shuffle-seats")}</button>`}
      </div>
    </section>
    <section class="panel-card" aria-label=${t("web-tab-rules")}>${h(RulesInForce, { rules: now.rules })}</section>
    <div class="line waiting-foot">
      ${!watching.value && !now.host && html`<button type="button" class="button" data-do="ready" aria-pressed=${!!me?.ready} onClick=${() => tell({ type: "ready", on: !me?.ready })}>${t(me?.ready ? "web-is-ready" : "web-ready")}</button>`}
      ${mayStart && html`<button type="button" class="button primary main-action" data-do="start" aria-disabled=${open > 0}
        onClick=${() => open === 0 && tell(now.host ? { type: "host", do: "start" } : { type: "ready", on: true })}>${t("web-start")}</button>`}
      <span class="soft small">${open ? t("web-seats-open", { count: open }) : unready ? t("web-not-ready", { count: unready }) : ""}</span>
      ${now.spectators > 0 && html`<span class="soft small">${h(Icon, { name: "eye" })} ${t("web-spectators", { count: now.spectators })}</span>`}
    </div>
  </main>`;
}

function SeatRow({ seat }) {
  const now = table.value;
  const partner = now.rules.sides === "partners" ? t(seat.seat % 2 ? "web-side-b" : "web-side-a") : "";
  const [bot, setBot] = useState("");
  const bots = botNames.value;
  return html`<li class=${cls("seat-row", seat.you && "mine")}>
    <span class="seat-number numbers" aria-hidden="true">${seat.seat + 1}</span>
    <span class="seat-who">
      <span class="hidden-text">${t("web-seat-number", { seat: seat.seat + 1 })} </span>
      ${seat.kind === "open" ? html`<span class="soft">${t("web-seat-open")}</span>` : html`<b>${seat.name}</b>`}
      ${seat.kind === "bot" && html` <span class="soft small">${h(Icon, { name: "robot" })} ${botTitle(seat.bot)}</span>`}
      ${seat.host && html` <span class="role inline">${t("web-host")}</span>`}
      ${seat.kind === "person" && !seat.online && html` <span class="soft small">${h(Icon, { name: "offline" })} ${t("web-away")}</span>`}
      ${seat.ready && html` <span class="small ok">${h(Icon, { name: "check" })} ${t("web-is-ready")}</span>`}
      ${partner && html`<span class="soft small side-name">${partner}</span>`}
    </span>
    <span class="line seat-tools">
      ${seat.kind === "open" && html`<button type="button" class="button" data-do="sit" onClick=${() => tell({ type: "seat", seat: seat.seat })}>${t("web-sit")}</button>`}
      ${now.host && seat.kind === "open" && html`<span class="line add-bot">
        ${bots.length > 1 && html`<select aria-label=${t("web-bot-level")} value=${bot || bots[0].name} onChange=${(event) => setBot(event.target.value)}>${bots.map((one) => html`<option key=${one.name} value=${one.name}>${botTitle(one.name)}</option>`)}</select>`}
        <button type="button" class="button" data-do="add-bot" onClick=${() => tell({ type: "host", do: "add_bot", seat: seat.seat, bot: bot || usualBot() })}>${h(Icon, { name: "robot" })} ${t("web-add-bot")}</button></span>`}
      ${now.host && seat.kind === "bot" && html`<button type="button" class="button quiet" onClick=${() => tell({ type: "host", do: "remove_bot", seat: seat.seat })}>${t("web-remove")}</button>`}
      ${now.host && seat.kind === "person" && !seat.you && html`<button type="button" class="button quiet" onClick=${() => tell({ type: "host", do: "kick", seat: seat.seat })}>${t("web-kick")}</button>`}
    </span>
  </li>`;
}

function Invite() {
  const link = new URL(table.value.invite, location.href).href;
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      /** @type {HTMLInputElement|null} */ (document.getElementById("invite-link"))?.select();
      return;
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return html`<section class="panel-card invite" aria-label=${t("web-invite")}>
    <div class="stack">
      <h2>${t("web-invite")}</h2>
      <label class="field"><span>${t("web-invite-how")}</span><input id="invite-link" type="text" readonly value=${link} onFocus=${(event) => event.target.select()} /></label>
      <button type="button" class="button" onClick=${copy}>${h(Icon, { name: copied ? "check" : "link" })} ${t(copied ? "web-copied" : "web-copy")}</button>
    </div>
    ${h(QrCode, { text: link })}
  </section>`;
}

/** The link as a QR code, drawn as one path; the library is fetched only here. */
function QrCode({ text }) {
  const [drawn, setDrawn] = useState({ path: "", size: 0 });
  const wanted = useRef(text);
  wanted.current = text;
  useEffect(() => {
    import("../../vendor/qrcode.js").then(({ default: qrcode }) => {
      const code = qrcode(0, "M");
      code.addData(text);
      code.make();
      const size = code.getModuleCount();
      let path = "";
      for (let row = 0; row < size; row++) for (let column = 0; column < size; column++) if (code.isDark(row, column)) path += `M${column} ${row}h1v1h-1z`;
      if (wanted.current === text) setDrawn({ path, size });
    });
  }, [text]);
  if (!drawn.path) return null;
  return html`<svg class="qr" viewBox=${`-2 -2 ${drawn.size + 4} ${drawn.size + 4}`} role="img" aria-label=${t("web-qr")}><rect x="-2" y="-2" width="100%" height="100%" class="qr-ground" /><path d=${drawn.path} /></svg>`;
}
