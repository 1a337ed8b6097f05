"""What a person does at a table, by clicks."""

import contextlib
import time

from playwright.sync_api import Error

OPEN = """async (wanted) => {
    const { ask } = await import("/js/net.js");
    const { stay } = await import("/js/store.js");
    const { go } = await import("/js/router.js");
    const { settings } = await import("/js/settings.js");
    settings.pace.value = "fast";
    settings.forced.value = "no";
    const answer = await ask({ type: "create", ...wanted }, "table");
    stay(answer.table);
    go(`/t/${answer.table}`);
    return answer.table;
}"""

STATE = """() => {
    const { table, game } = window.shengjiState();
    if (!game) return null;
    const { view, help } = game;
    return {
        seq: game.seq, phase: view.phase, acting: help.acting, choices: help.choices, need: help.need,
        playable: help.playable, reason: help.reason, forced: help.forced, kitty: view.kitty_size,
        tricks: view.tricks_played, plays: view.trick ? view.trick.plays.length : 0, deal: view.deal, seat: view.seat,
        hand: view.hand.flatMap((group) => group.cards), table: table.state,
        declared: view.declarations,
    };
}"""


def visit(page, path="/"):
    """Opens a page and waits until it is connected."""
    page.goto(path)
    page.wait_for_selector("main")
    if path == "/":
        page.wait_for_selector("[data-do=quick]:not([aria-disabled=true])")


def open_table(page, preset="online", options=None, bots="simple", start=True, password="", **settings):
    """A table without waiting; its number."""
    visit(page)
    wanted = {
        "rules": {"preset": preset, "options": options or {}},
        "settings": {"deal_ms": 0, "bot_ms": 0, **settings},
        "bots": bots,
        "start": start,
        "password": password,
    }
    return page.evaluate(OPEN, wanted)


def state(page):
    return page.evaluate(STATE)


def pressed(page, name):
    """Clicks a button that can be clicked."""
    page.click(f"[data-do={name}]:not([aria-disabled=true])")


def moved_on(page, before, seconds=60):
    """Waits until the game has gone on."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        now = state(page)
        if now and now["seq"] > before["seq"]:
            return now
        page.wait_for_timeout(20)
    raise AssertionError(f"nothing happened after {before}")


def act(page, now):
    """Does one thing that is to be done now, by clicks; advice says which cards."""
    match now["phase"]:
        case "play":
            pressed(page, "hint")
            pressed(page, "play")
        case "bury":
            pressed(page, "hint")
            pressed(page, "bury")
        case "call":
            for _ in range(now["need"]):
                page.locator(".friend-card").first.click()
                page.locator("[data-do=call-copy]").first.click()
            pressed(page, "call")
        case _:
            # The last button passes, where one may.
            insist(page, ".choice-bar button:last-of-type", now)
    return moved_on(page, now)


def insist(page, button, before, seconds=60):
    """Clicks a button until the game has gone on; it may do so by itself meanwhile."""
    end = time.monotonic() + seconds
    while state(page)["seq"] == before["seq"] and time.monotonic() < end:
        if page.locator(button).count():
            with contextlib.suppress(Error):
                page.locator(button).last.click(timeout=1000)
        page.wait_for_timeout(20)


def play_until(page, reached, seconds=150):
    """Plays on until a moment is reached; its state."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        now = state(page)
        if now and reached(now):
            return now
        if now and now["phase"] == "over":
            insist(page, "[data-do=ready]:not([aria-disabled=true])", now)
        elif now and (now["acting"] or now["choices"]):
            act(page, now)
        else:
            page.wait_for_timeout(20)
    raise AssertionError(f"not reached: {state(page)}")


def my_turn(now):
    return now["phase"] == "play" and now["acting"]
