"""What somebody sees who has just come: their name, the rules that are chosen, a score sheet that says what counts."""

import pytest
from clicking import go_on, open_table, visit


def test_settings_show_the_name_that_the_lobby_shows(visitor):
    page = visitor()
    visit(page)
    called = page.get_by_label("Your name").input_value()
    assert called
    page.get_by_role("button", name="Settings").click()
    assert page.locator("dialog").get_by_label("Your name").input_value() == called


@pytest.mark.parametrize("size", [(360, 740), (1280, 800)])
@pytest.mark.parametrize("preset", ["online", "zhaopengyou"])
def test_the_list_of_rules_begins_at_those_chosen(visitor, size, preset):
    page = visitor(size=size, touch=size[0] < 800)
    visit(page, f"/new?preset={preset}")
    page.wait_for_selector(".preset.chosen")
    page.wait_for_timeout(200)
    box, chosen = (page.locator(name).bounding_box() for name in (".preset-grid", ".preset.chosen"))
    assert box["y"] <= chosen["y"]
    assert chosen["y"] + chosen["height"] <= box["y"] + box["height"]
    assert page.evaluate("document.documentElement.scrollTop") == 0


@pytest.mark.parametrize(("preset", "adds_up"), [("online", False), ("erbaisi", True)])
def test_totals_are_shown_where_points_add_up_over_the_match(visitor, preset, adds_up):
    page = visitor()
    open_table(page, preset)
    go_on(page, lambda now: now["phase"] == "over")
    page.keyboard.press("s")
    page.wait_for_selector("#tab-score[aria-selected=true]")
    assert ("Totals" in page.locator("[role=tabpanel]").inner_text()) == adds_up
