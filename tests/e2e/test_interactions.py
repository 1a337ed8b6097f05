"""What fingers, mice and keys do to cards, and what people agree on, in a real browser."""

import re
from collections import Counter

import pytest
from clicking import (
    LEADS,
    act,
    gesture,
    go_on,
    go_on_until,
    moved_on,
    my_turn,
    open_table,
    pressed,
    state,
    visit,
    wait,
)
from playwright.sync_api import expect

SELECTED = "() => [...document.querySelectorAll('.hand-card.is-selected')].map((card) => card.dataset.code)"
ACT = "async (action) => (await import('/js/store.js')).act(action)"
SELECT = "async (codes) => (await import('/js/table/selection.js')).selectCodes(codes)"


def selected(page):
    return sorted(page.evaluate(SELECTED))


def card(page, code, copy=0):
    return page.locator(f".hand-card[data-code={code}]").nth(copy)


def grip(page, code, copy=0):
    """A point of a card that no other card covers."""
    box = card(page, code, copy).bounding_box()
    return box["x"] + 8, box["y"] + 12


def drag(page, first, last):
    """The mouse goes down on one place, over to another, and up."""
    page.mouse.move(*first)
    page.mouse.down()
    page.mouse.move(*last, steps=12)
    page.mouse.up()


def offered(now, what):
    return any(choice["action"]["do"] == what for choice in now["choices"])


def leading(now):
    return my_turn(now) and not now["plays"]


def pairs(now):
    return [code for code, number in Counter(now["hand"]).items() if number == 2]


def test_dragging_across_selects(visitor):
    page = visitor()
    open_table(page, options=LEADS)
    now = go_on(page, leading)
    codes = page.evaluate("() => [...document.querySelectorAll('.hand-line')][0].querySelectorAll('.hand-card').length")
    assert codes >= 5
    keys = page.evaluate("() => [...document.querySelectorAll('.hand-card')].slice(0, 5).map((c) => c.dataset.key)")
    places = [page.locator(f"[data-key='{key}']").bounding_box() for key in keys]
    points = [(box["x"] + 8, box["y"] + 20) for box in places]
    drag(page, points[1], points[3])
    wait(page, lambda: len(selected(page)) == 3)
    # Dragging back takes fewer: what is selected is what lies between.
    page.keyboard.press("Escape")
    page.mouse.move(*points[0])
    page.mouse.down()
    page.mouse.move(*points[4], steps=8)
    page.mouse.move(*points[1], steps=8)
    page.mouse.up()
    wait(page, lambda: len(selected(page)) == 2)
    # From a selected card dragging puts back.
    drag(page, points[0], points[1])
    wait(page, lambda: selected(page) == [])
    assert state(page)["seq"] == now["seq"]


def test_dragging_across_with_a_finger(visitor):
    page = visitor(size=(360, 740), touch=True)
    open_table(page, options=LEADS)
    go_on(page, leading)
    boxes = [page.locator(".hand-card").nth(place).bounding_box() for place in range(4)]
    points = [{"x": box["x"] + 6, "y": box["y"] + 12} for box in boxes]
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [points[0]]})
    for point in points[1:]:
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    wait(page, lambda: len(selected(page)) == 4)


def explained(page):
    """Waits until the message line says what a card is, and no longer whose turn it is."""
    expect(page.locator(".message")).to_have_text(re.compile(r"\S"))
    expect(page.locator(".message")).not_to_contain_text("Your turn")


def test_a_long_press_with_a_finger_explains(visitor):
    page = visitor(size=(360, 740), touch=True)
    open_table(page, options=LEADS)
    now = go_on(page, leading)
    x, y = grip(page, now["hand"][0])
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    explained(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert selected(page) == []
    # A short one selects.
    tapped = now["hand"][0]

    def tap():
        page.evaluate(SELECT, [])
        page.touchscreen.tap(x, y)

    gesture(page, tap, lambda: selected(page) == [tapped])


def double_tap(page, code, before):
    """Taps a card twice beside others that are selected; what is selected then."""

    def taps():
        page.evaluate(SELECT, before)
        page.mouse.dblclick(*grip(page, code))

    def more():
        found = selected(page)
        return found if len(found) >= len(before) + 2 else None

    return gesture(page, taps, more)


def test_a_double_tap_takes_the_pair(visitor):
    page = visitor()
    open_table(page, options=LEADS)
    now = go_on(page, leading)
    taken = double_tap(page, pairs(now)[0], [])
    assert all(number == 2 for number in Counter(taken).values())
    # A second one is added: so throws are put together.
    other = next(code for code in pairs(now) if code not in taken)
    both = double_tap(page, other, taken)
    assert Counter(both) >= Counter([*taken, other, other])


def test_a_long_press_explains(visitor):
    page = visitor()
    open_table(page, options=LEADS)
    now = go_on(page, leading)
    page.mouse.move(*grip(page, now["hand"][0]))
    page.mouse.down()
    explained(page)
    page.mouse.up()
    assert selected(page) == []


def test_sounds_only_when_they_are_wanted(visitor):
    page = visitor()
    page.add_init_script(
        "window.tones = 0; const make = AudioContext.prototype.createOscillator;"
        "window.contexts = [];"
        "AudioContext.prototype.createOscillator = function () {"
        "  window.tones++; if (!window.contexts.includes(this)) window.contexts.push(this); return make.call(this); };"
    )
    open_table(page, options=LEADS)
    go_on(page, lambda now: my_turn(now) and now["tricks"] >= 1)
    assert page.evaluate("window.tones") == 0
    page.keyboard.press("m")
    page.click("dialog [data-do=settings]")
    page.get_by_role("group", name="Sounds").get_by_text("On", exact=True).click()
    page.keyboard.press("Escape")
    now = state(page)
    act(page, now)
    go_on(page, lambda later: my_turn(later) and later["seq"] > now["seq"])
    wait(page, lambda: page.evaluate("window.tones") > 0)
    wait(page, lambda: page.evaluate("window.contexts.map((one) => one.state)") == ["running"])


def seated(visitor, number, preset="online", options=None, bots="", **settings):
    """A table with some people at it, and a bot at every other seat."""
    host = visitor()
    table = open_table(host, preset, options, bots="", start=False, **settings)
    people = [host]
    for _ in range(number - 1):
        guest = visitor()
        visit(guest, f"/t/{table}")
        guest.wait_for_selector(".seat-list")
        people.append(guest)
    if bots:
        host.click("[data-do=fill]")
    pressed(host, "start")
    for page in people:
        page.wait_for_selector(".felt")
        page.evaluate("async () => { (await import('/js/settings.js')).settings.pace.value = 'fast'; }")
    return people


def test_declaring_by_clicks(visitor):
    # Two people hold nearly all cards, so one of them has some to declare with, and nobody else can be faster.
    people = seated(visitor, 2, "two-player", {"clock_grace": 120})
    wait(people[0], lambda: any(offered(state(page), "declare") for page in people))
    declarer = next(page for page in people if offered(state(page), "declare"))
    before = state(declarer)
    assert before["phase"] == "dealing"
    declarer.locator(".choice-bar [data-do=declare]").first.click()
    moved_on(declarer, before)
    shown = state(declarer)["declared"]
    assert [one["seat"] for one in shown] == [before["seat"]]
    for page in people:
        # Both see the cards at the seat of whoever declared.
        chip = page.locator(f".seat[data-seat='{before['seat']}'] .seat-shown.stands")
        chip.wait_for()
        assert chip.locator(".chip").count() == 1


def test_taking_back_when_all_agree(visitor):
    one, other = seated(visitor, 2, "two-player", LEADS)
    people = [one, other]
    mover, now = go_on_until(people, my_turn)
    act(mover, now)
    waiting = other if mover is one else one
    mover.keyboard.press("u")
    waiting.click("[data-do=agree]")
    wait(mover, lambda: state(mover)["hand"] == now["hand"])
    # And when one does not, nothing changes.
    length = len(act(mover, state(mover))["hand"])
    mover.keyboard.press("u")
    waiting.click("[data-do=refuse]")
    mover.wait_for_selector(".proposal", state="detached")
    assert len(state(mover)["hand"]) == length


def test_ending_early_when_all_agree(visitor):
    one, other = seated(visitor, 2, "two-player", LEADS)
    mover, _ = go_on_until([one, other], my_turn)
    mover.keyboard.press("m")
    mover.click("[data-do=finish]")
    mover.click("text=The rest is ours")
    waiting = other if mover is one else one
    expect(waiting.locator(".proposal")).to_contain_text("rest goes")
    waiting.click("[data-do=agree]")
    for page in (one, other):
        page.wait_for_selector(".deal-end")


def test_nudging_and_sending_away(visitor):
    one, other = seated(visitor, 2, "two-player", LEADS)
    mover, _ = go_on_until([one, other], my_turn)
    waiting = other if mover is one else one
    waiting.click("text=Nudge")
    mover.wait_for_selector(".toast >> text=is waiting for you")
    one.keyboard.press("m")
    one.click("dialog [data-do=kick]")
    other.wait_for_selector("text=You are no longer at this table")
    one.wait_for_selector(".seat[data-seat='1'] svg.icon")
    go_on(one, lambda now: now["phase"] == "play" and now["tricks"] >= 2)


def test_sending_away_before_the_match(visitor):
    host, guest = visitor(), visitor()
    table = open_table(host, bots="", start=False)
    visit(guest, f"/t/{table}")
    guest.wait_for_selector(".seat-list")
    host.click("text=Send away")
    guest.wait_for_selector("text=You are no longer at this table")
    guest.goto(f"/t/{table}")
    guest.wait_for_selector("text=No way in")


def test_a_forced_pair_goes_together(visitor):
    page = visitor()
    open_table(page, options=LEADS, seed="64")

    def forced_pair(now):
        together = page.evaluate("() => window.shengjiState().game.help.together")
        return my_turn(now) and now["plays"] and not now["forced"] and together

    go_on(page, forced_pair)
    code = page.evaluate("() => window.shengjiState().game.help.together")[0]
    page.mouse.click(*grip(page, code))
    wait(page, lambda: selected(page) == [code, code])
    # Later than a double tap would be.
    page.wait_for_timeout(500)
    page.mouse.click(*grip(page, code))
    wait(page, lambda: selected(page) == [])


THROW = """() => {
    const { game } = window.shengjiState();
    const groups = game.view.hand.filter((group) => group.group !== "trump" && group.cards.length > 2);
    return groups.sort((one, other) => other.cards.length - one.cards.length)[0]?.cards ?? [];
}"""


def test_the_next_seat_chooses_from_a_failed_throw(visitor):
    people = seated(visitor, 4, "competition", LEADS)
    order = sorted(people, key=lambda page: state(page)["seat"])
    leader, now = go_on_until(people, leading)
    leader.evaluate(SELECT, leader.evaluate(THROW))
    pressed(leader, "play")
    assert moved_on(leader, now)["phase"] == "choose"
    chooser = order[(now["seat"] + 1) % 4]
    chooser.wait_for_selector(".choice-bar [data-do=choose]")
    assert chooser.locator(".choice-bar [data-do=choose]").count() >= 2
    assert "throw" in chooser.locator(".message").inner_text().lower()
    # The coach compares the parts by what they bring, and marks the one that is taken up.
    chooser.evaluate("async () => { (await import('/js/settings.js')).settings.coach.value = true; }")
    pressed(chooser, "coach")
    for step in range(1, 4):
        pressed(chooser, "coach-next")
        chooser.wait_for_selector(f".coach-steps > li:nth-child({step})")
    reasons = chooser.locator(".coach-worth .small").all_inner_texts()
    assert len(reasons) >= 2
    assert all(reason.endswith("points in it") for reason in reasons)
    chooser.locator(".coach-worth button").first.click()
    chooser.wait_for_selector(".choice-bar .advised:focus")
    before = state(chooser)
    chooser.locator(".choice-bar .advised").click()
    assert moved_on(chooser, before)["phase"] == "play"


READABLE = """() => {
    const RANKS = "23456789TJQKA";
    const { game } = window.shengjiState();
    const counts = {};
    for (const group of game.view.hand) {
        if (group.group === "trump") continue;
        for (const code of group.cards) counts[code] = (counts[code] ?? 0) + 1;
    }
    const ranks = [...RANKS].filter((rank) => rank !== game.view.level);
    for (const suit of "SHCD") for (let at = 0; at + 1 < ranks.length; at++) {
        const [one, other] = [suit + ranks[at], suit + ranks[at + 1]];
        if ((counts[one] ?? 0) >= 2 && (counts[other] ?? 0) >= 2 && (counts[one] ?? 0) + (counts[other] ?? 0) >= 5) {
            return [...Array(counts[one]).fill(one), ...Array(counts[other]).fill(other)].slice(0, 5);
        }
    }
    return null;
}"""


def test_announcing_how_a_throw_is_read(visitor):
    page = visitor()
    open_table(page, "competition-3", LEADS, seed="1")
    now = go_on(page, leading)
    page.evaluate(SELECT, page.evaluate(READABLE))
    page.wait_for_selector(".readings input")
    assert page.locator(".readings input").count() >= 2
    assert page.locator("[data-do=play][aria-disabled=true]").count() == 1
    assert "announce" in page.locator("#why-not").inner_text()
    page.keyboard.press("j")
    page.keyboard.press("Escape")
    wait(page, lambda: selected(page) == [])
    page.evaluate(SELECT, page.evaluate(READABLE))
    page.locator(".readings input").nth(1).check()
    pressed(page, "play")
    moved_on(page, now)


def test_stirring_by_clicks(visitor):
    page = visitor()
    # The visitor holds both big jokers, which stir whatever the others have shown.
    open_table(page, "chaodipi", seed="132")
    now = go_on(page, lambda now: offered(now, "stir"))
    page.locator(".choice-bar [data-do=stir]").first.click()
    after = moved_on(page, now)
    assert after["phase"] == "bury"
    assert after["acting"]
    go_on(page, lambda now: now["phase"] == "play")


@pytest.fixture
def record(visitor, tmp_path):
    """A deal that is over, as a file."""
    page = visitor()
    table = open_table(page, options=LEADS)
    go_on(page, lambda now: now["phase"] == "over")
    page.wait_for_selector(".deal-end")
    text = page.evaluate("async (table) => (await fetch(`/api/tables/${table}/record?deal=1`)).text()", table)
    path = tmp_path / "deal.sjn"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_record_of_ones_own(visitor, record, tmp_path):
    page = visitor(expected="400")
    visit(page, "/replay")
    page.set_input_files("input[type=file]", record)
    page.wait_for_selector(".replay-felt .felt")
    expect(page.locator(".replay-hand")).to_have_count(4)
    wrong = tmp_path / "wrong.sjn"
    wrong.write_text("nothing of the kind", encoding="utf-8")
    page.set_input_files("input[type=file]", wrong)
    page.wait_for_selector(".notice")


def test_saving_ones_own_rules(visitor):
    page = visitor()
    visit(page, "/new?preset=qq&options=%7B%22throws%22%3A%22trump%22%7D")
    with page.expect_download() as saving:
        page.click("text=Save as TOML")
    saved = saving.value
    assert saved.suggested_filename == "qq.toml"
    toml = saved.path().read_text(encoding="utf-8")
    assert 'throws = "trump"' in toml
    page.fill("textarea", toml)
    pressed(page, "create")
    page.wait_for_selector(".seat-list")
    expect(page.locator(".rules-in-force b")).to_have_count(1)
