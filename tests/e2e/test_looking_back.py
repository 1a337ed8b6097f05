"""The replay page: from trick to trick, hands open and closed, what moves cost, remarks, a link to the moment."""

import contextlib

import pytest
from clicking import LEADS, go_on, insist, open_table, visit
from playwright.sync_api import expect
from test_looks import SIDEWAYS, faults

from shengji.notation.reader import read


@pytest.fixture(scope="module")
def deal(browser, address):
    """The table of a deal that is over, which everybody may look at."""
    with contextlib.closing(browser.new_context(base_url=address, service_workers="block")) as context:
        page = context.new_page()
        table = open_table(page, options=LEADS)
        go_on(page, lambda now: now["phase"] == "over")
    return table


def opened(visitor, deal, step=30, **how):
    page = visitor(**how)
    visit(page, f"/t/{deal}/replay/1?step={step}")
    page.wait_for_selector(".replay-felt .felt")
    return page


def step_of(page):
    return int(page.locator(".replay-bar input").input_value())


def counts(page, selector, number):
    expect(page.locator(selector)).to_have_count(number)


def test_from_trick_to_trick(visitor, deal):
    page = opened(visitor, deal)
    assert step_of(page) == 30
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**?step=31")
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Trick 4", exact=True).click()
    expect(page.locator(".replay-moves h2")).to_have_text("Trick 4")
    counts(page, ".replay-felt .play", 1)
    page.get_by_label("Next trick").click()
    # A trick that is over lies there whole, with its winner.
    counts(page, ".replay-felt .play", 4)
    counts(page, ".replay-felt .play.wins", 1)
    page.keyboard.press("PageDown")
    expect(page.locator(".replay-moves h2")).to_have_text("Trick 5")
    page.keyboard.press("Home")
    expect(page.locator(".replay-bar input")).to_have_value("0")
    page.keyboard.press("End")
    expect(page.locator(".replay-hands .hand-toggle .numbers").first).to_have_text("0")


def test_hands_open_and_close(visitor, deal):
    page = opened(visitor, deal)
    counts(page, ".replay-hand .row-of-cards", 4)
    page.click(".hand-toggle[data-seat='2']")
    counts(page, ".replay-hand .row-of-cards", 3)
    page.click("[data-do=all-hands]")
    counts(page, ".replay-hand .row-of-cards", 4)
    page.click("[data-do=all-hands]")
    counts(page, ".replay-hand .row-of-cards", 0)


def test_what_moves_cost(visitor, deal):
    page = opened(visitor, deal)
    page.get_by_role("button", name="Trick 3", exact=True).click()
    counts(page, ".move-cost", 0)
    page.click("[data-do=advice]")
    page.wait_for_selector(".considered")
    counts(page, ".move-list li", 4)
    expect(page.locator(".move-cost").nth(2)).to_be_attached()
    expect(page.locator(".considered")).to_contain_text("best")
    page.locator(".move").nth(2).click()
    expect(page.locator(".move").nth(2)).to_have_attribute("aria-current", "step")
    page.wait_for_selector(".considered")
    assert faults(page) == []


def test_remarks_go_into_the_file_and_stay_with_the_link(visitor, deal, tmp_path):
    page = opened(visitor, deal, 25)
    page.fill(".replay-remarks input", "Why not the ace {here}?")
    page.click("[data-do=remark]")
    page.wait_for_selector(".remark-list >> text=Why not the ace")
    page.reload()
    page.wait_for_selector(".remark-list >> text=Why not the ace")
    with page.expect_download() as saving:
        page.click("[data-do=save-record]")
    path = tmp_path / "deal.sjn"
    saving.value.save_as(path)
    (found,) = read(path.read_text(encoding="utf-8"))
    assert found.record.comments == ((25, "Why not the ace (here)?"),)
    # Whoever opens the file reads them.
    other = visitor()
    visit(other, "/replay")
    other.set_input_files("input[type=file]", path)
    other.click(".remark-list button")
    expect(other.locator(".replay-bar input")).to_have_value("25")


@pytest.mark.parametrize("size", [(360, 740), (740, 360), (820, 1180), (1440, 900)])
def test_it_fits(visitor, deal, size):
    page = opened(visitor, deal, size=size, touch=size[0] < 800)
    assert not page.evaluate(SIDEWAYS)
    assert faults(page) == []


def test_back_to_the_table(visitor):
    page = visitor()
    table = open_table(page, options=LEADS)
    over = go_on(page, lambda now: now["phase"] == "over")
    page.evaluate("async (to) => (await import('/js/router.js')).go(to)", f"/t/{table}/replay/1?step=12")
    page.wait_for_selector(".replay-felt .felt")
    page.click("a.button >> text=To the table")
    page.wait_for_selector(".deal-end")
    insist(page, "[data-do=ready]:not([aria-disabled=true])", over)
    assert go_on(page, lambda now: now["deal"] == 2)
