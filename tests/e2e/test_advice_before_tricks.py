"""The coach and the hint before the tricks: in an auction, when stirring, and when calling friends."""

import pytest
from clicking import LEADS, go_on, moved_on, open_table, pressed, state, wait
from test_advice_panel import SETTING
from test_interactions import offered, seated
from test_looks import faults

MOMENTS = {
    "stir": ("chaodipi", {}, "s2"),
    "auction": ("erqiwang", {}, "s0"),
    "line": ("one-deck-line", LEADS, "s0"),
    "call": ("zhaopengyou", {**LEADS, "next_banker": "rotate_always"}, "s0"),
}
"""The rules, and the cards with which the visitor has several things to choose from at a phase."""

CLIPPED = """(box) => [...box.querySelectorAll("*")]
    .filter((part) => part.clientWidth && part.scrollWidth > part.clientWidth + 1).map((part) => part.innerText)"""

SEEN = """(part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return part.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""

LOOKS = [
    ((1280, 800), "en", False),
    ((360, 740), "en", True),
    ((360, 740), "zh-CN", False),
    ((360, 640), "en", False),
    ((1280, 800), "zh-TW", True),
]


def reached(visitor, phase, size=(1280, 800), language="en", dark=False):
    preset, options, seed = MOMENTS[phase]
    page = visitor(size=size, language=language, dark=dark, touch=size[0] < 800)
    open_table(page, preset, options, seed=seed)
    page.evaluate(SETTING, ["coach", True])
    return page, go_on(page, lambda now: now["phase"] == phase and now["acting"] and len(now["choices"]) > 1)


def coached(page):
    """Opens the coach and hears it out."""
    pressed(page, "coach")
    for step in range(1, 4):
        pressed(page, "coach-next")
        page.wait_for_selector(f".coach-steps > li:nth-child({step})")
    assert page.locator("[data-do=coach-next]").count() == 0


@pytest.mark.parametrize(("size", "language", "dark"), LOOKS)
@pytest.mark.parametrize("phase", MOMENTS)
def test_the_coach_gives_reasons_that_can_be_read_whole(visitor, phase, size, language, dark):
    page, _ = reached(visitor, phase, size, language, dark)
    coached(page)
    rows = page.locator(".coach-worth tr")
    assert rows.count() > 1
    assert all(rows.nth(row).locator(".small").inner_text() for row in range(rows.count()))
    clipped = page.locator(".coach-worth").evaluate(CLIPPED)
    assert clipped == []
    # Its head, with what closes it, stays in sight, and so does what it says last.
    top, box = (page.locator(part).bounding_box() for part in (".top", ".coach-box"))
    assert top["y"] + top["height"] <= box["y"]
    assert box["height"] >= 200
    assert box["y"] + box["height"] <= size[1]
    assert page.locator(".coach-box .worth-bar").last.evaluate(SEEN)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert faults(page) == []


@pytest.mark.parametrize("phase", ["stir", "auction", "line"])
def test_advice_that_is_clicked_marks_its_button(visitor, phase):
    page, now = reached(visitor, phase)
    assert page.locator(".advised").count() == 0
    coached(page)
    best = page.locator(".coach-worth button").first
    best.click()
    page.wait_for_selector(".choice-bar .advised:focus")
    assert page.locator(".advised").count() == 1
    assert page.locator(".hand-card.is-selected").count() == 0
    page.keyboard.press("Enter")
    assert moved_on(page, now)["seq"] > now["seq"]


def test_advice_that_is_clicked_makes_the_calls(visitor):
    page, now = reached(visitor, "call")
    coached(page)
    page.locator(".coach-worth button").nth(1).click()
    page.wait_for_selector("[data-do=call]:focus:not([aria-disabled=true])")
    assert page.locator(".called").count() == now["need"]
    pressed(page, "call")
    assert moved_on(page, now)["phase"] == "play"


@pytest.mark.parametrize("phase", ["auction", "call"])
def test_a_hint_is_given_where_cards_are_not_played(visitor, phase):
    page, _ = reached(visitor, phase)
    pressed(page, "hint")
    page.wait_for_selector(".hint-list li")
    assert page.locator(".advised, .called").count() >= 1


def test_what_passing_means_is_said_in_its_own_word(visitor):
    page, _ = reached(visitor, "stir", language="zh-CN")
    assert page.locator(".seat-shown.passed").first.inner_text() == "不炒"


def test_what_the_coach_has_told_stays_while_others_declare(visitor):
    people = seated(visitor, 2, "two-player", {"clock_grace": 120})
    wait(people[0], lambda: all(offered(state(page), "declare") for page in people))
    page, other = people
    page.evaluate(SETTING, ["coach", True])
    coached(page)
    pressed(page, "hint")
    page.wait_for_selector(".hint-list li")
    other.locator(".choice-bar [data-do=declare]").first.click()
    wait(page, lambda: state(page)["declared"])
    # It says that it is of another moment, and is told anew for whoever asks.
    page.wait_for_selector(".coach-old")
    assert page.locator(".coach-steps > li").count() == 3
    assert page.locator(".hint-list [role=status]").count() == 1
    pressed(page, "hint")
    pressed(page, "coach-again")
    page.wait_for_selector(".coach-old", state="detached")
    assert page.locator(".coach-steps > li").count() == 3
    # What I do myself ends the decision that it was of.
    before = state(page)
    page.locator(".choice-bar button:last-of-type").last.click()
    moved_on(page, before)
    page.wait_for_selector(".coach-steps > li", state="detached")
