"""The rules form of the lobby: options that are tables, row by row."""

import pytest
from clicking import pressed, visit
from test_looks import faults

FORM = {"score": "#option-shutout", "levels": "#option-hook_then_rise"}


def opened(page, preset, *sections):
    """The form for a new table with some sections open."""
    visit(page, f"/new?preset={preset}")
    page.locator(".rules-form > summary").click()
    for section in sections:
        page.locator(".rules-section", has=page.locator(FORM[section])).locator("summary").click()


def of(page, name):
    """The table of an option."""
    return page.get_by_role("group", name=name, exact=True)


def test_a_score_table_and_hooks_are_made_row_by_row(visitor):
    page = visitor()
    opened(page, "qq", "score", "levels")
    table = of(page, "Score table")
    for row, (points, bank, banker, opponents) in enumerate(
        [(0, "kept", 2, 0), (60, "contested", 0, 0), (90, "lost", 0, 1)]
    ):
        table.locator("[data-do=add-row]").click()
        table.get_by_label(f"From points, row {row + 1}").fill(str(points))
        table.get_by_label(f"The bank, row {row + 1}").select_option(bank)
        table.get_by_label(f"Banker’s side rises, row {row + 1}").fill(str(banker))
        table.get_by_label(f"Opponents rise, row {row + 1}").fill(str(opponents))
    hooks = of(page, "Hooks")
    hooks.locator("[data-do=add-row]").click()
    hooks.get_by_label("Captured at level, row 1").select_option("J")
    hooks.get_by_label("Goes down to, row 1").select_option(label="the lowest level")
    hooks.locator("[data-do=add-row]").click()
    hooks.get_by_role("button", name="Remove row 2").click()
    assert faults(page) == []
    pressed(page, "create")
    page.wait_for_selector(".seat-list")
    options = page.evaluate("window.shengjiState().table.rules.options")
    assert options["score_table"] == [[0, "kept", 2, 0], [60, "contested", 0, 0], [90, "lost", 0, 1]]
    assert options["hooks"] == [["J", ""]]


@pytest.mark.parametrize("size", [(360, 740), (1440, 900)])
@pytest.mark.parametrize("language", ["en", "zh-CN", "zh-TW"])
def test_a_long_table_fits(visitor, size, language):
    page = visitor(size=size, language=language, touch=size[0] < 800)
    opened(page, "super", "score")
    rows = page.locator(".rows tbody tr")
    assert rows.count() == 13
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    box = page.locator(".rows table").bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert faults(page) == []
    page.locator(".rows").first.scroll_into_view_if_needed()


CLIPPED = """() => [...document.querySelectorAll(".rows select")].filter((shown) => {
    const free = shown.cloneNode(true);
    free.style.cssText = "width: max-content; max-width: none; position: absolute";
    shown.parentElement.append(free);
    const wanted = free.getBoundingClientRect().width;
    free.remove();
    return shown.getBoundingClientRect().width < wanted;
}).map((shown) => shown.getAttribute("aria-label"))"""


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("language", ["en", "zh-CN", "zh-TW"])
def test_every_choice_in_a_row_can_be_read_whole(visitor, width, language):
    page = visitor(size=(width, 760), language=language)
    opened(page, "super", "score", "levels")
    page.locator("fieldset:has(> .rows) [data-do=add-row]").last.click()
    assert page.locator(".rows select").count() == 13 + 2
    assert page.evaluate(CLIPPED) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_table_that_contradicts_itself_is_refused_with_its_reason(visitor):
    page = visitor()
    opened(page, "qq", "score")
    of(page, "Score table").locator("[data-do=add-row]").click()
    pressed(page, "create")
    page.wait_for_selector(".toast.warn")
    assert page.locator(".seat-list").count() == 0
