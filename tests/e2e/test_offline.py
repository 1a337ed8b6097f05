"""The service worker and notifications: what is kept, what is not, and when a person is told."""

from clicking import LEADS, go_on, my_turn, open_table, visit
from own_server import serving

KEPT = """async () => {
    const found = [];
    for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
    return found;
}"""
READY = "async () => { await navigator.serviceWorker.ready; }"
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications()).map((one) => one.title)"""
HIDE = "(hidden) => Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })"


def test_without_a_server_the_page_opens_and_says_so(visitor, tmp_path):
    with serving(tmp_path) as (server, address):
        page = visitor(workers="allow", base=address)
        visit(page)
        page.evaluate(READY)
        page.wait_for_function("() => navigator.serviceWorker.controller")
        open_table(page, options=LEADS)
        go_on(page, my_turn)
        page.goto("/learn")
        page.wait_for_selector(".step-list")
        kept = page.evaluate(KEPT)
        assert {"/", "/js/main.js", "/css/base.css", "/locales/zh-Hant.ftl", "/vendor/preact.js"} <= set(kept)
        # Neither a game nor anything that the API says is kept.
        static = ("/js/", "/css/", "/vendor/", "/locales/", "/icon", "/manifest")
        assert [path for path in kept if path != "/" and not path.startswith(static)] == []
        server.terminate()
        server.wait(60)
        page.goto("/")
        page.wait_for_selector("text=No connection")
        assert "/js/replay/page.js" in kept  # it is fetched by the page only when it is shown
        assert page.locator("h1").inner_text() == "Shengji"


def test_a_notification_only_when_wanted_and_hidden(visitor):
    page = visitor(workers="allow")
    page.context.grant_permissions(["notifications"])
    visit(page)
    page.evaluate(READY)
    open_table(page, options=LEADS, bot_ms=50)
    go_on(page, my_turn)
    page.evaluate(HIDE, True)
    go_on(page, lambda now: my_turn(now) and now["tricks"] == 1)
    assert page.evaluate(SHOWN) == []
    page.keyboard.press("m")
    page.click("dialog [data-do=settings]")
    page.click("[aria-labelledby=set-notify] .segment:last-child")
    page.keyboard.press("Escape")
    page.evaluate(HIDE, False)
    go_on(page, lambda now: my_turn(now) and now["tricks"] == 2)
    assert page.evaluate(SHOWN) == []
    page.evaluate(HIDE, True)
    now = go_on(page, lambda now: my_turn(now) and now["tricks"] == 3)
    assert now["acting"]
    page.wait_for_function(f"async () => (await ({SHOWN})()).length === 1")
    assert page.evaluate(SHOWN) == ["Your turn."]
    # It goes as soon as the page is looked at.
    page.evaluate(HIDE, False)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_function(f"async () => (await ({SHOWN})()).length === 0")


def test_a_refusal_of_the_browser_switches_it_off(visitor):
    page = visitor(workers="allow")
    visit(page)
    page.click("[aria-label=Settings]")
    page.click("[aria-labelledby=set-notify] .segment:last-child")
    page.wait_for_selector("[aria-labelledby=set-notify] .segment:first-child[aria-pressed=true]")
    page.wait_for_function("() => document.body.innerText.includes('does not allow notifications')")
