// Addresses: "/" is the lobby, "/new" the form for a table, "/t/ID" a table, "/t/ID/replay/DEAL/TRICK" a replay.
import { signal } from "./html.js";

export const path = signal(location.pathname);
export const query = () => new URLSearchParams(location.search);

export function go(to, { replace = false } = {}) {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  path.value = location.pathname;
  scrollTo(0, 0);
}

addEventListener("popstate", () => (path.value = location.pathname));

// Links within the client need no new page.
document.addEventListener("click", (event) => {
  const link = /** @type {Element} */ (event.target).closest?.("a[href^='/']");
  const to = link?.getAttribute("href") ?? "";
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || link.hasAttribute("download") || to.startsWith("/api")) return;
  event.preventDefault();
  go(to);
});
