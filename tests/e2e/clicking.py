"""What a person does at a table, by clicks, and the quick way to where a test begins."""

import contextlib
import time

from playwright.sync_api import Error

SECONDS = 200
"""How long anything is waited for: a slow and busy machine is no fault. Less than a test may take in all."""

LEADS = {"first_banker": "preset", "declare_when": "fixed"}
"""Options under which nobody declares, and the visitor is the banker, who buries and then leads with a whole hand."""

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

# Does what is to be done at a moment without clicks, if that has not passed, and lets a little time go by.
MOVE = """async (seq) => {
    const { ask } = await import("/js/net.js");
    const { act, game, table, tell } = await import("/js/store.js");
    const now = game.peek();
    if (now?.seq === seq && table.peek().state !== "paused") {
        const { phase } = now.view;
        const { acting, choices } = now.help;
        if (phase === "over") {
            if (!table.peek().seats[now.view.seat].ready) tell({ type: "ready", on: true });
        } else if (acting && ["play", "bury", "call"].includes(phase)) {
            const advice = await ask({ type: "hint", table: table.peek().table });
            await act(advice.candidates[0].action);
        } else if (choices.length) {
            await act(choices.at(-1).action);
        }
    }
    for (let times = 0; times < 10 && game.peek()?.seq === seq; times++) {
        await new Promise((resolve) => setTimeout(resolve, 10));
    }
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


def open_table(page, preset="online", options=None, bots="simple", start=True, password="", seed="one", **settings):
    """A table without waiting; its number. The seed says which cards are dealt; hints are given at once."""
    visit(page)
    wanted = {
        "rules": {"preset": preset, "options": options or {}},
        "settings": {"title": seed, "deal_ms": 0, "bot_ms": 0, "hint_bot": "simple", **settings},
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


def wait(page, reached, seconds=SECONDS):
    """Waits for something that the page cannot be asked to wait for, as it may not evaluate texts; what was reached."""
    end = time.monotonic() + seconds
    while not (found := reached()):
        assert time.monotonic() < end, "not reached"
        page.wait_for_timeout(20)
    return found


def gesture(page, make, reached, seconds=SECONDS):
    """Makes a gesture and waits for what comes of it; again where a busy machine made another one of it, being slow."""
    end = time.monotonic() + seconds
    while True:
        make()
        try:
            return wait(page, reached, 5)
        except AssertionError:
            if time.monotonic() > end:
                raise


def moved_on(page, before):
    """Waits until the game has gone on."""

    def later():
        now = state(page)
        return now if now and now["seq"] > before["seq"] else None

    return wait(page, later)


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
        case "over":
            insist(page, "[data-do=ready]:not([aria-disabled=true])", now)
        case _:
            # The last button passes, where one may.
            insist(page, ".choice-bar button:last-of-type", now)
    return moved_on(page, now)


def insist(page, button, before):
    """Clicks a button until the game has gone on; it may do so by itself meanwhile."""

    def clicked():
        if state(page)["seq"] != before["seq"]:
            return True
        if page.locator(button).count():
            with contextlib.suppress(Error):
                page.locator(button).last.click(timeout=1000)
        return False

    wait(page, clicked)


def play_until(page, reached, seconds=SECONDS):
    """Plays on by clicks until a moment is reached; its state."""

    def step():
        now = state(page)
        if now and reached(now):
            return now
        if now and (now["phase"] == "over" or now["acting"] or now["choices"]):
            act(page, now)
        return None

    return wait(page, step, seconds)


def go_on_until(people, reached, seconds=SECONDS):
    """Everybody plays on, quickly and without clicks, until somebody's moment is reached: who, and the moment."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for page in people:
            now = state(page)
            if now and reached(now):
                return page, now
            page.evaluate(MOVE, now["seq"] if now else -1)
    raise AssertionError(f"not reached: {[state(page) for page in people]}")


def go_on(page, reached, seconds=SECONDS):
    """Plays on, quickly and without clicks, until a moment is reached; its state."""
    return go_on_until([page], reached, seconds)[1]


def my_turn(now):
    return now["phase"] == "play" and now["acting"]
