// The service worker: keeps the client's own files, so that the page opens without a network, and shows whose turn it
// is. Nothing that belongs to a game is ever kept: only what is listed here, and every copy is replaced when the
// server can be reached.
const worker = /** @type {ServiceWorkerGlobalScope & typeof globalThis} */ (/** @type {unknown} */ (self));
const CACHE = "shengji-1";
const FILES = /^\/(js|css|vendor|locales)\/|^\/(icon[^/]*\.(svg|png)|manifest\.webmanifest)$/;
const LANGUAGES = ["en", "zh-Hans", "zh-Hant"];

worker.addEventListener("install", (event) => {
  event.waitUntil(keepAll().then(() => worker.skipWaiting()));
});

/** Follows the page to its styles and modules, and these to what they import, now or later. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  const waiting = ["/", ...LANGUAGES.map((tag) => `/locales/${tag}.ftl`)];
  const seen = new Set();
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (seen.has(path) || (path !== "/" && !FILES.test(path))) continue;
    seen.add(path);
    const answer = await fetch(path);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    const names = path === "/" ? /(?:href|src)="(\/[^"]+)"/g : path.endsWith(".js") ? /(?:from|import)\s*\(?\s*"(\.[^"]+)"/g : null;
    const text = names ? await answer.clone().text() : "";
    await cache.put(path, answer);
    for (const [, name] of names ? text.matchAll(names) : []) waiting.push(new URL(name, worker.location.origin + path).pathname);
  }
}

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
      await worker.clients.claim();
    })(),
  );
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  // Every address of the client is the same page.
  if (request.mode === "navigate" && !/^\/(api|schema)\//.test(pathname)) event.respondWith(fresh(request, "/"));
  else if (FILES.test(pathname)) event.respondWith(fresh(request, pathname));
});

/** From the server, or what was kept of it. */
async function fresh(request, key) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    const page = key !== "/" || (answer.headers.get("Content-Type") ?? "").startsWith("text/html");
    if (answer.status === 200 && page) await cache.put(key, answer.clone());
    return answer;
  } catch (problem) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw problem;
  }
}

// A touch on the notification leads to the table.
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data ?? "/";
  event.waitUntil(
    (async () => {
      const open = await worker.clients.matchAll({ type: "window" });
      const there = open.find((client) => new URL(client.url).pathname === path) ?? open[0];
      if (there) await there.focus();
      else await worker.clients.openWindow(path);
    })(),
  );
});
