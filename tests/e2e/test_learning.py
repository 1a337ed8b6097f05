"""The tutorial, played to its end by clicks."""

import re

import pytest
from test_looks import SIDEWAYS, faults

STEPS = {
    "order": ["SA"],
    "follow": ["C3"],
    "points": ["SK"],
    "trump": ["H2"],
    "pairs": ["DQ DQ"],
    "tractor": ["S7 S7 S8 S8"],
    "throw": ["SA SK SK"],
    "ruff": ["H4"],
    "kitty": ["SA S9 S4 D7 D6 D3 C9 C8"],
    "levels": ["S9", "BJ"],
}


CORNER = {"x": 8, "y": 20}  # what is seen of a card under its neighbour


def choose(page, cards):
    """Selects exactly these cards of the hand by clicks."""
    for code in dict.fromkeys(cards.split()):
        wanted = cards.split().count(code)
        for place in range(wanted):
            card = page.locator(f".hand-card[data-code={code}]").nth(place)
            # Touching one card of a pair that is owed takes both; in the tray a card leaves the hand.
            if page.locator(".tray").count():
                page.locator(f".hand-card[data-code={code}]").first.click(position=CORNER)
            elif card.get_attribute("aria-pressed") == "false":
                card.click(position=CORNER)


def put_down(page, cards):
    choose(page, cards)
    page.click(".below .main-action:not([aria-disabled=true])")


def ended(page, verdict):
    page.wait_for_selector(f".lesson-said[data-verdict={verdict}]")


def test_ten_steps_by_clicks(visitor):
    page = visitor()
    page.goto("/")
    page.click("[data-do=learn]")
    page.click("[data-do=learn-next]")
    for name, plays in STEPS.items():
        page.wait_for_url(f"**/learn/{name}")
        page.wait_for_selector(".hand.is-live" if name != "kitty" else ".tray")
        for number, cards in enumerate(plays):
            if number:
                ended(page, "good")
            put_down(page, cards)
        ended(page, "done")
        page.click("[data-do=next-step]")
    page.wait_for_selector("[data-do=play-bots]")
    assert page.locator(".step.done").count() == len(STEPS)
    # What has been learnt is remembered, and every step may be taken again.
    page.reload()
    page.wait_for_selector("[data-do=play-bots]")
    page.click(".step >> nth=3")
    page.wait_for_selector(".hand.is-live")
    assert page.locator(".dot.done").count() == len(STEPS)


def test_a_wrong_play_is_explained_and_taken_back(visitor):
    page = visitor()
    page.goto("/learn/order")
    page.wait_for_selector(".hand.is-live")
    put_down(page, "SQ")
    ended(page, "again")
    assert "king still stands" in page.inner_text(".said")
    page.click("[data-do=again]")
    page.wait_for_selector(".hand.is-live")
    assert page.locator(".hand-card[data-code=SQ]").count() == 1
    # A card that may not be played is refused with the reason that the rules give.
    page.locator(".hand-card[data-code=D9]").click(force=True, position=CORNER)
    assert "spade" in page.inner_text(".message.warn").lower()
    page.click("[data-do=lesson-hint]")
    assert page.locator(".lesson-hint").count() == 1
    put_down(page, "SA")
    ended(page, "done")


def test_a_throw_that_fails_is_shown(visitor):
    page = visitor()
    page.goto("/learn/throw")
    page.wait_for_selector(".hand.is-live")
    put_down(page, "CA CQ CQ")
    page.wait_for_selector(".play.fallen")
    ended(page, "again")


def test_by_keyboard_alone(visitor):
    page = visitor()
    page.goto("/learn/tractor")
    page.wait_for_selector(".hand.is-live")
    page.keyboard.press("j")
    while page.evaluate("document.activeElement.dataset.code") != "S7":
        page.keyboard.press("ArrowRight")
    page.keyboard.press("p")
    page.wait_for_selector(".hand-card.is-selected >> nth=3")
    page.wait_for_selector(".below .main-action:not([aria-disabled=true])")
    page.keyboard.press("Enter")
    ended(page, "done")
    page.keyboard.press("Enter")
    page.wait_for_url("**/learn/throw")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_in_the_tutorial(visitor, dark):
    page = visitor(dark=dark)
    page.goto("/learn")
    page.wait_for_selector(".step-list")
    assert faults(page) == []
    page.goto("/learn/order")
    page.wait_for_selector(".hand.is-live")
    page.click("[data-do=lesson-hint]")
    assert faults(page) == []
    put_down(page, "SQ")
    ended(page, "again")
    assert faults(page) == []
    page.click("[data-do=again]")
    page.wait_for_selector(".hand.is-live")
    put_down(page, "SA")
    ended(page, "done")
    assert faults(page) == []


@pytest.mark.parametrize("size", [(360, 740), (740, 360)])
def test_the_tutorial_on_a_phone(visitor, size):
    page = visitor(size=size, touch=True, language="zh-CN")
    page.goto("/learn")
    page.wait_for_selector(".step-list")
    assert not page.evaluate(SIDEWAYS)
    for name in STEPS:
        page.goto(f"/learn/{name}")
        page.wait_for_selector(".hand-card")
        assert not page.evaluate(SIDEWAYS)
        box = page.locator(".below .main-action").bounding_box()
        assert box["y"] + box["height"] <= size[1]
        assert box["x"] + box["width"] <= size[0]


@pytest.mark.parametrize("language", ["en", "zh-CN", "zh-TW"])
def test_the_tutorial_in_every_language(visitor, language):
    page = visitor(language=language)
    for name in STEPS:
        page.goto(f"/learn/{name}")
        page.wait_for_selector(".lesson-task")
        text = page.inner_text(".lesson-card")
        assert bool(re.search("[\u4e00-\u9fff]", text)) == (language != "en")
