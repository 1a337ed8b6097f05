"""How pages are made: phones without sideways scrolling, access for all, every language complete."""

import re
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from clicking import LEADS, go_on, my_turn, open_table, state, visit, wait

ROOT = Path(__file__).parents[2]
AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text(encoding="utf-8")
SIDEWAYS = "document.documentElement.scrollWidth > document.documentElement.clientWidth"

INDICES = """() => {
    const left = (card) => card.getBoundingClientRect().left;
    const lines = [...document.querySelectorAll(".hand-line")];
    return lines.map((line) => [...line.querySelectorAll(".hand-card")].map(left));
}"""


def check_phone(page):
    assert not page.evaluate(SIDEWAYS)
    for lefts in page.evaluate(INDICES):
        assert min(lefts) >= 0
        assert max(lefts) < page.viewport_size["width"]
        assert all(right - left >= 18 for left, right in pairwise(lefts))


@pytest.mark.parametrize("size", [(360, 740), (740, 360)])
def test_a_phone(visitor, size):
    page = visitor(size=size, touch=True)
    visit(page)
    assert not page.evaluate(SIDEWAYS)
    page.goto("/new")
    page.wait_for_selector(".preset")
    assert not page.evaluate(SIDEWAYS)
    open_table(page, "online", LEADS)
    go_on(page, lambda now: now["phase"] == "bury" and now["acting"])
    assert len(state(page)["hand"]) == 33
    check_phone(page)
    go_on(page, my_turn)
    check_phone(page)
    box = page.locator("[data-do=play]").bounding_box()
    assert box["y"] + box["height"] <= size[1]


def faults(page):
    """What axe finds, in short."""
    page.evaluate(AXE)
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        (one["id"], node["target"], node["failureSummary"]) for one in found["violations"] for node in one["nodes"][:3]
    ]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing(visitor, dark):
    page = visitor(dark=dark)
    visit(page)
    assert faults(page) == []
    page.goto("/new")
    page.wait_for_selector(".preset")
    page.click("text=Every rule")
    page.click("summary:has-text('Leading and throws')")
    assert faults(page) == []
    open_table(page, bots="", start=False)
    page.wait_for_selector(".qr")
    assert faults(page) == []
    open_table(page, options=LEADS)
    go_on(page, lambda now: my_turn(now) and now["tricks"] == 2)
    assert faults(page) == []
    for tab in ("chat", "score", "rules"):
        page.keyboard.press(tab[0])
        assert faults(page) == []
    page.keyboard.press("m")
    page.wait_for_selector("dialog[open]")
    assert faults(page) == []
    page.click("dialog [data-do=settings]")
    page.wait_for_selector("#set-theme")
    assert faults(page) == []
    page.keyboard.press("Escape")
    go_on(page, lambda now: now["phase"] == "over")
    page.wait_for_selector(".deal-end")
    wait(page, lambda: not page.evaluate("document.getAnimations().length"))
    assert faults(page) == []


@pytest.mark.parametrize("language", ["en", "zh-CN", "zh-TW"])
def test_every_language(visitor, language):
    """That no message is missing is seen by the fixture; here every corner is looked at."""
    page = visitor(language=language)
    visit(page)
    page.goto("/new")
    page.wait_for_selector(".preset")
    open_table(page, bots="", start=False)
    page.wait_for_selector(".seat-list")
    open_table(page, options=LEADS)
    go_on(page, my_turn)
    for key in ("l", "c", "s", "r"):
        page.keyboard.press(key)
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    text = page.inner_text("body")
    assert bool(re.search("[\u4e00-\u9fff]", text.replace("简体", "").replace("繁體", ""))) == (language != "en")
    page.evaluate("async () => { (await import('/js/settings.js')).settings.language.value = 'zh-Hant'; }")
    page.wait_for_selector("html[lang=zh-Hant]")


def test_every_message_asked_for_exists():
    client = ROOT / "src" / "shengji" / "web" / "js"
    code = "\n".join(path.read_text(encoding="utf-8") for path in client.rglob("*.js"))
    asked = {key for key in re.findall(r'"(web-[A-Za-z-]+)"', code) if not key.endswith("-")}
    for language in ("en", "zh-Hans", "zh-Hant"):
        text = (ROOT / "src/shengji/text/locales" / language / "web.ftl").read_text(encoding="utf-8")
        assert asked <= set(re.findall(r"^(web-[A-Za-z-]+) =", text, re.M)), language


def test_vendored_files_are_as_recorded():
    subprocess.run([sys.executable, ROOT / "scripts" / "vendor.py", "--check"], check=True)


def test_the_client_fetches_nothing_from_elsewhere():
    web = ROOT / "src" / "shengji" / "web"
    for path in web.rglob("*"):
        if path.suffix in (".js", ".css", ".html") and "vendor" not in path.parts:
            found = re.findall(r"https?://\S+", path.read_text(encoding="utf-8"))
            assert not found, (path, found)


@pytest.mark.parametrize("language", ["en", "zh-CN", "zh-TW"])
def test_the_suit_marks_stand_beside_the_tools_on_a_phone(visitor, language):
    page = visitor(size=(360, 740), language=language, touch=True)
    visit(page)
    brand, tools = (page.locator(f".page-top > {part}").bounding_box() for part in (".brand", ".line"))
    assert brand["width"] > 20
    assert brand["x"] + brand["width"] <= tools["x"]
    assert tools["x"] + tools["width"] <= 360
    assert brand["y"] < tools["y"] + tools["height"] < 80


OVERLAP = """() => {
    const label = document.querySelector(".middle .soft")?.getBoundingClientRect();
    const seats = label ? [...document.querySelectorAll(".seat")] : [];
    return seats.filter((seat) => {
        const { left, right, top, bottom } = seat.getBoundingClientRect();
        return left < label.right && right > label.left && top < label.bottom && bottom > label.top;
    }).map((seat) => seat.innerText);
}"""


@pytest.mark.parametrize("size", [(360, 640), (360, 740), (390, 844), (1280, 800)])
@pytest.mark.parametrize("preset", ["zhaopengyou", "online"])
def test_what_is_said_of_the_kitty_covers_no_seat(visitor, preset, size):
    page = visitor(size=size, touch=size[0] < 800)
    open_table(page, preset, {**LEADS, "next_banker": "rotate_always"} if preset == "zhaopengyou" else LEADS)
    moments = {"bury", "call"} if preset == "zhaopengyou" else {"bury"}
    while moments:
        now = go_on(page, lambda now: now["phase"] in moments and now["acting"])
        assert page.evaluate(OVERLAP) == [], now["phase"]
        moments.discard(now["phase"])


def test_no_keys_are_offered_without_a_keyboard(visitor):
    page = visitor(size=(360, 740), touch=True, mobile=True)
    open_table(page, options=LEADS)
    go_on(page, my_turn)
    menu = page.get_by_role("button", name="Menu")
    menu.click()
    page.wait_for_selector("dialog [data-do=settings]")
    assert page.locator("dialog [data-do=keys]").count() == 0
    # A key that is pressed shows that there is one.
    page.keyboard.press("Escape")
    page.keyboard.press("m")
    page.wait_for_selector("dialog [data-do=keys]")
