"""The panel of what is still out, and the coach: before a move, step by step, and after the deal."""

import pytest
from clicking import LEADS, act, go_on, moved_on, my_turn, open_table, pressed, state, visit, wait
from test_looks import faults

SETTING = "async ([name, value]) => { (await import('/js/settings.js')).settings[name].value = value; }"


def coached(page, **settings):
    """A table with a coach: the bot that everybody gets unless the host names another."""
    table = open_table(page, hint_bot="", **settings)
    page.evaluate(SETTING, ["coach", True])
    return table


def test_what_is_still_out(visitor):
    page = visitor()
    open_table(page, options=LEADS)
    now = go_on(page, lambda now: my_turn(now) and now["tricks"] >= 3)
    page.keyboard.press("o")
    page.wait_for_selector(".out-group")
    wait(page, lambda: shown(page) == 108 - len(now["hand"]) - seen(page))
    assert faults(page) == []
    # It follows the game.
    act(page, now)
    later = go_on(page, lambda later: my_turn(later) and later["tricks"] > now["tricks"])
    wait(page, lambda: shown(page) == 108 - len(later["hand"]) - seen(page))


def shown(page):
    """How many cards the panel says are still out."""
    return sum(int(text) for text in page.locator(".out-group h2 .numbers").all_inner_texts())


def seen(page):
    """How many cards have been played, or buried by this seat."""
    return page.evaluate("""() => {
        const { game, tricks } = window.shengjiState();
        const cards = (text) => text.split(" ").filter(Boolean).length;
        const plays = tricks.concat(game.view.trick ?? []).flatMap((trick) => trick.plays);
        return plays.reduce((sum, play) => sum + cards(play.cards), 0) + cards(game.view.buried);
    }""")


def test_a_table_may_forbid_counting(visitor):
    page = visitor()
    open_table(page, options=LEADS, counting=False)
    go_on(page, my_turn)
    assert page.locator("#tab-tricks").count() == 1
    assert page.locator("#tab-count").count() == 0


@pytest.mark.parametrize("size", [(360, 740), (740, 360), (1440, 900)])
def test_the_coach_helps_in_four_steps(visitor, size):
    page = visitor(size=size, touch=size[0] < 800)
    coached(page, options=LEADS)
    go_on(page, lambda now: my_turn(now) and now["tricks"] >= 3)
    assert page.locator(".coach-box").count() == 0
    page.keyboard.press("k")
    page.wait_for_selector(".coach-question")
    assert page.locator(".coach-question [role=status]").count() == 0
    page.click("[data-guess='1']")
    page.wait_for_selector(".coach-question [role=status]")
    for step in range(1, 5):
        pressed(page, "coach-next")
        page.wait_for_selector(f".coach-steps > li:nth-child({step})")
    assert page.locator("[data-do=coach-next]").count() == 0
    assert "best" in page.locator(".coach-worth").inner_text()
    assert faults(page) == []
    page.locator(".coach-worth button").first.click()
    page.wait_for_selector(".hand-card.is-selected")
    page.keyboard.press("k")
    page.wait_for_selector(".coach-box", state="detached")


def test_there_is_no_coach_unless_one_is_wanted(visitor):
    page = visitor()
    open_table(page, options=LEADS)
    go_on(page, my_turn)
    assert page.locator("[data-do=coach]").count() == 0
    page.keyboard.press("k")
    assert page.locator(".coach-box").count() == 0


def badly(page, now):
    """Plays what the bot likes least, where it considers several."""
    pressed(page, "hint")
    page.wait_for_selector(".hint-list")
    page.locator(".hint-list button").last.click()
    pressed(page, "play")
    moved_on(page, now)


def test_the_coach_looks_back(visitor):
    page = visitor()
    coached(page, options=LEADS)
    for _ in range(8):
        now = go_on(page, lambda now: my_turn(now) and not now["forced"])
        badly(page, now)
    go_on(page, lambda now: now["phase"] == "over")
    page.wait_for_selector(".looking-back li")
    assert 1 <= page.locator(".looking-back li").count() <= 3
    assert faults(page) == []
    costs = [float(text.lstrip("−")) for text in page.locator(".looking-back .cost").all_inner_texts()]
    assert costs == sorted(costs, reverse=True)
    page.locator(".looking-back a").first.click()
    page.wait_for_selector(".replay-felt .felt")
    assert state(page) is not None


def test_which_bots_sit_down_and_which_gives_hints(visitor):
    page = visitor()
    visit(page, "/new")
    page.get_by_label("Which bot").select_option(label="strong club player")
    page.get_by_label("Who gives hints").select_option(label="beginner")
    pressed(page, "create")
    page.wait_for_selector(".seat-list")
    assert page.locator(".seat-list").inner_text().count("strong club player") == 3
    assert page.evaluate("window.shengjiState().table.settings.hint_bot") == "beginner"
    page.locator(".seat-list button >> text=Remove").first.click()
    page.wait_for_selector(".add-bot select")
    offered = page.get_by_label("Which bot").locator("option").all_inner_texts()
    assert offered[0] == "expert"
    assert {"beginner", "club player", "strong club player", "plays at random"} <= set(offered)
    assert faults(page) == []


SEATED = "window.shengjiState?.().table?.seats.map((seat) => seat.bot)"


def test_the_strongest_bots_sit_down_unless_others_are_named(visitor):
    page = visitor()
    for query, bot in (("rules=online", "expert"), ("rules=qq&bots=beginner", "beginner")):
        page.goto(f"/play?{query}")
        page.wait_for_selector(".felt")
        assert page.evaluate(SEATED) == ["", bot, bot, bot]
    visit(page)
    pressed(page, "quick")
    page.wait_for_selector(".felt")
    assert page.evaluate(SEATED) == ["", "expert", "expert", "expert"]


def test_playing_against_bots_that_search(visitor):
    page = visitor()
    open_table(page, options=LEADS, bots="expert", hint_bot="")
    now = go_on(page, lambda now: my_turn(now) and now["tricks"] >= 4)
    pressed(page, "hint")
    page.wait_for_selector(".hint-list li")
    pressed(page, "play")
    moved_on(page, now)


@pytest.mark.parametrize("size", [(360, 740), (1440, 900)])
@pytest.mark.parametrize(
    ("preset", "options", "seed", "phases"),
    [
        # Time enough for the coach while others could still declare.
        ("online", {"clock_grace": 120}, "one", {"dealing"}),
        ("chaodipi", {"clock_grace": 120}, "one", {"dealing", "in_turn", "stir"}),
        ("zhaopengyou", {"clock_grace": 120, "undeclared": "first_kitty_card"}, "one", {"dealing", "call"}),
        ("wu-shi-k", {}, "two", {"auction", "name", "call", "bury"}),
    ],
)
def test_the_coach_helps_before_the_tricks_too(visitor, size, preset, options, seed, phases):
    page = visitor(size=size, touch=size[0] < 800)
    coached(page, preset=preset, options=options, seed=seed)
    go_on(page, lambda now: now["phase"] in phases and (now["acting"] or now["choices"]))
    pressed(page, "coach")
    # Nothing is certain yet, so that step is left out. What others declare meanwhile takes nothing away.
    for step in range(1, 4):
        pressed(page, "coach-next")
        page.wait_for_selector(f".coach-steps > li:nth-child({step})")
    assert page.locator("[data-do=coach-next]").count() == 0
    assert page.locator(".coach-worth tr").count() >= 1
    assert faults(page) == []
