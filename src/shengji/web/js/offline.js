// The installable side: the service worker that keeps the client's files, and the notification that it is my turn.
import { effect } from "./html.js";
import { t } from "./i18n.js";
import { settings } from "./settings.js";
import { help, view, notice, practice } from "./store.js";

const TAG = "shengji-turn";

/** Whether this browser can tell a person anything while the page is hidden. */
export const canNotify = () => "Notification" in window && "serviceWorker" in navigator;

export function startOffline() {
  // Without a secure address browsers have no service workers; the client works as well without.
  if ("serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js").catch(() => {});
  if (canNotify()) startNotifying();
}

/** Switches notifications on or off; the browser asks the person only here. */
export async function setNotify(on) {
  if (on && Notification.permission !== "granted" && (await Notification.requestPermission()) !== "granted") {
    settings.notify.value = false;
    notice(t("web-notify-refused"), "warn");
    return;
  }
  settings.notify.value = on;
}

function startNotifying() {
  let known = false;
  effect(() => {
    const mine = !!help.value?.acting && view.value?.phase !== "dealing" && !practice.value;
    if (mine && !known && document.hidden) tell();
    if (!mine && known) hush();
    known = mine;
  });
  document.addEventListener("visibilitychange", () => document.hidden || hush());
}

async function tell() {
  if (!settings.notify.peek() || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker.ready;
  await worker.showNotification(t("web-my-turn"), { body: t("web-title"), tag: TAG, icon: "/icon-192.png", data: location.pathname });
}

async function hush() {
  const worker = await navigator.serviceWorker.getRegistration();
  for (const shown of (await worker?.getNotifications({ tag: TAG })) ?? []) shown.close();
}
