"""Plays chosen before their turn, and plays that leave no choice."""

import pytest
from clicking import LEADS, go_on, moved_on, my_turn, open_table, state

CORNER = {"x": 8, "y": 20}
# A lesson's table as it was before the last of the others has played; `window.goOn` lets that happen.
BEFORE = """async (name) => {
    const { take, forget } = await import("/js/store.js");
    const asked = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" };
    const told = await (await fetch(`/api/lessons/${name}?lang=en`, asked)).json();
    const last = told.events.pop();
    forget();
    for (const message of [told.table, told.state, ...told.events]) take(message);
    window.goOn = () => take(last);
}"""


@pytest.fixture
def waiting(visitor):
    """Opens a lesson's table at the moment when only one other seat is to play before me."""

    def opened(name):
        page = visitor()
        page.goto(f"/learn/{name}")
        page.wait_for_selector(".hand.is-live")
        page.evaluate(BEFORE, name)
        page.wait_for_selector(".hand:not(.is-live)")
        return page

    return opened


def queue(page, code):
    page.locator(f".hand-card[data-code={code}]").first.click(position=CORNER)
    page.click("[data-do=queue]:not([aria-disabled=true])")
    page.wait_for_selector(".hand.is-queued")


def test_a_queued_play_is_sent_when_its_turn_comes(waiting):
    page = waiting("follow")
    queue(page, "CQ")
    page.evaluate("goOn()")
    page.wait_for_selector(".lesson-said[data-verdict=done]")
    assert page.locator(".hand-card[data-code=CQ]").count() == 0


def test_a_queued_play_is_dropped_when_another_card_wins(waiting):
    page = waiting("order")
    queue(page, "SA")
    page.evaluate("goOn()")
    page.wait_for_selector(".hand.is-live:not(.is-queued)")
    page.wait_for_selector("text=your queued play was dropped")
    assert page.locator(".hand-card[data-code=SA].is-selected").count() == 1
    assert len(state(page)["hand"]) == 8


def test_a_queued_play_that_is_not_legal_is_dropped_with_the_reason(waiting):
    page = waiting("follow")
    queue(page, "SA")
    page.evaluate("goOn()")
    page.wait_for_selector("text=Your queued play was not legal")
    assert "club" in page.inner_text(".toast.warn")
    assert len(state(page)["hand"]) == 8


def test_a_queued_play_can_be_taken_back(waiting):
    page = waiting("follow")
    page.locator(".hand-card[data-code=CQ]").click(position=CORNER)
    page.keyboard.press("Enter")
    page.wait_for_selector(".hand.is-queued")
    page.click("[data-do=unqueue]")
    page.wait_for_selector(".hand:not(.is-queued)")
    page.click("[data-do=queue]")
    page.wait_for_selector(".hand.is-queued")
    # Choosing otherwise takes it back as well.
    page.keyboard.press("j")
    page.keyboard.press("Escape")
    page.wait_for_selector(".hand:not(.is-queued)")
    page.evaluate("goOn()")
    page.wait_for_selector(".hand.is-live")
    assert len(state(page)["hand"]) == 8


def forced(now):
    """How many cards the only legal play has; 0 where there is a choice."""
    return len(now["forced"].split()) if my_turn(now) else 0


FORCED = "async (which) => { (await import('/js/settings.js')).settings.forced.value = which; }"


def test_the_last_cards_play_themselves(visitor):
    page = visitor()
    open_table(page, options=LEADS)
    held = go_on(page, lambda now: forced(now) and len(now["hand"]) == forced(now))
    page.evaluate(FORCED, "last")
    page.wait_for_selector(".deal-end")
    assert state(page)["tricks"] > held["tricks"]


def test_every_forced_play_goes_by_itself(visitor):
    page = visitor()
    open_table(page, options=LEADS)
    now = go_on(page, lambda now: forced(now) and len(now["hand"]) > forced(now))
    page.evaluate(FORCED, "always")
    assert len(moved_on(page, now)["hand"]) == len(now["hand"]) - forced(now)
