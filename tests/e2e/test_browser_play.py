"""Playing in a real browser: a whole deal, four people, a lost line, refusals, the keyboard alone."""

import pytest
from clicking import (
    LEADS,
    go_on,
    go_on_until,
    insist,
    moved_on,
    my_turn,
    open_table,
    play_until,
    pressed,
    state,
    visit,
    wait,
)
from playwright.sync_api import expect


def test_a_whole_deal_by_clicks(visitor):
    page = visitor()
    open_table(page, hint_bot="")
    over = play_until(page, lambda now: now["phase"] == "over")
    assert over["tricks"] >= 1
    end = page.locator(".deal-end")
    end.wait_for()
    expect(end).to_contain_text("Kitty")
    page.click("text=Replay")
    page.get_by_label("Next trick").click()
    expect(page.locator("dialog.replay")).to_contain_text("Trick 2")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    table = page.url.rsplit("/", 1)[1]
    watcher = visitor()
    visit(watcher, f"/t/{table}/replay/1?step=40")
    watcher.wait_for_selector("text=Step 40 of")
    watcher.get_by_label("One step on").click()
    watcher.wait_for_url("**/replay/1?step=41")
    expect(watcher.locator(".replay-hand")).to_have_count(4)
    watcher.click("[data-do=advice]")
    watcher.wait_for_selector(".considered table")
    insist(page, "[data-do=ready]:not([aria-disabled=true])", over)
    assert play_until(page, lambda now: now["deal"] == 2)


def test_a_table_from_the_form(visitor):
    page = visitor()
    visit(page)
    page.click("[data-do=new]")
    page.check("input[name=preset][value=qq]")
    page.click("text=Every rule")
    page.click("summary:has-text('Leading and throws')")
    page.select_option("#option-throws", "trump")
    expect(page.locator(".summary b")).to_have_count(1)
    page.get_by_label("Speed of dealing and of bots").select_option("fast")
    pressed(page, "create")
    page.wait_for_selector(".seat-list")
    expect(page.locator(".rules-in-force b")).to_have_count(1)
    pressed(page, "start")
    page.wait_for_selector(".hand-card")
    play_until(page, my_turn)


def test_four_people_and_a_lost_line(visitor):
    host = visitor()
    table = open_table(host, options=LEADS, bots="", start=False)
    others = [visitor() for _ in range(3)]
    for page in others:
        visit(page, f"/t/{table}")
        pressed(page, "ready")
    everybody = [host, *others]
    pressed(host, "start")
    for page in everybody:
        page.wait_for_selector(".felt")
    seats = sorted(state(page)["seat"] for page in everybody)
    assert seats == [0, 1, 2, 3]

    go_on_until(everybody, lambda now: now["phase"] == "play" and now["tricks"] == 1 and now["plays"] == 2)
    lost = others[1]
    hand = state(lost)["hand"]
    lost.evaluate("shengjiCut()")
    lost.wait_for_selector(".network")
    lost.wait_for_selector(".network", state="detached")
    wait(lost, lambda: state(lost)["hand"] == hand)
    lost.reload()
    lost.wait_for_selector(".hand-card")
    assert state(lost)["hand"] == hand
    go_on_until(everybody, lambda now: now["tricks"] == 3)
    others[0].keyboard.press("c")
    others[0].fill("form.say input", "hello")
    others[0].press("form.say input", "Enter")
    host.keyboard.press("c")
    host.wait_for_selector(".lines >> text=hello")


def restricted(now):
    """A follow in which some card of the hand cannot be played."""
    return my_turn(now) and now["plays"] and now["playable"] and len(now["playable"]) < len(set(now["hand"]))


def test_a_wrong_play_is_refused_with_its_reason(visitor):
    page = visitor()
    open_table(page, options=LEADS)
    now = go_on(page, restricted)
    wrong = next(card for card in now["hand"] if card not in now["playable"])
    page.locator(f"[data-code={wrong}]").first.click(position={"x": 10, "y": 30}, force=True)
    expect(page.locator(".message.warn")).to_contain_text(now["reason"].split(".")[0])
    assert page.locator(f"[data-code={wrong}].is-selected").count() == 0


def test_the_server_says_why(visitor):
    page = visitor()
    open_table(page, options=LEADS)
    now = go_on(page, lambda now: restricted(now) and now["need"] == 1)
    wrong = next(card for card in now["hand"] if card not in now["playable"])
    taken = page.evaluate("async (cards) => (await import('/js/store.js')).act({ do: 'play', cards })", wrong)
    assert taken is False
    expect(page.locator(".toast.warn")).to_contain_text("must")
    assert state(page)["seq"] == now["seq"]


def by_keys(page, now):
    """Plays one hand of cards with the keyboard alone."""
    page.keyboard.press("j")
    chosen = 0
    wanted = now["forced"].split() or now["playable"] or now["hand"]
    if now["forced"]:
        page.keyboard.press("Enter")
        return moved_on(page, now)
    for _ in range(len(now["hand"])):
        code = page.evaluate("document.activeElement?.dataset.code")
        if code in wanted:
            page.keyboard.press("Space")
            chosen = page.locator(".hand-card.is-selected").count()
        if chosen >= (now["need"] or 1):
            break
        page.keyboard.press("ArrowRight")
    # Until the page knows whether these cards may be played, or says why not.
    wait(page, lambda: page.locator("[data-do=play]:not([aria-disabled=true]), #why-not:not(:empty)").count())
    if page.locator("[data-do=play][aria-disabled=true]").count():
        # Not what is owed: advice is a key too.
        page.keyboard.press("Escape")
        page.keyboard.press("h")
        page.wait_for_selector("[data-do=play]:not([aria-disabled=true])")
        page.keyboard.press("j")
    page.wait_for_selector("[data-do=play]:not([aria-disabled=true])")
    page.keyboard.press("Enter")
    return moved_on(page, now)


def test_the_keyboard_alone(visitor):
    page = visitor()
    open_table(page, options=LEADS)
    for _ in range(4):
        by_keys(page, go_on(page, my_turn))
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] kbd")
    page.keyboard.press("Escape")
    page.keyboard.press("s")
    page.wait_for_selector("#tab-score[aria-selected=true]")


def test_watching(visitor):
    host, guest = visitor(), visitor()
    table = open_table(host, options=LEADS)
    go_on(host, my_turn)
    visit(guest, f"/t/{table}?watch")
    guest.wait_for_selector(".felt")
    assert guest.locator(".hand-card").count() == 0
    expect(guest.locator(".actions")).to_contain_text("watching")


def test_a_bot_takes_over_and_gives_back(visitor):
    page = visitor()
    open_table(page, options=LEADS, bot_ms=400)
    now = go_on(page, my_turn)
    page.keyboard.press("m")
    page.click("[data-do=autoplay]")
    page.wait_for_selector("text=A bot plays for you.")
    moved_on(page, now)
    page.click("text=Take over again")
    page.wait_for_selector("text=A bot plays for you.", state="detached")


@pytest.mark.parametrize("preset", ["xinyang", "chaodipi", "zhaopengyou", "one-deck-line", "two-player", "nanning"])
def test_variants(visitor, preset):
    page = visitor()
    open_table(page, preset)
    reached = play_until(page, lambda now: now["phase"] == "play" and now["tricks"] >= 1)
    assert reached["phase"] == "play"


def test_a_password(visitor):
    host, guest = visitor(), visitor()
    table = open_table(host, bots="", start=False, password="open sesame")
    visit(guest, f"/t/{table}")
    guest.fill("input[type=password]", "wrong")
    guest.keyboard.press("Enter")
    guest.wait_for_selector("text=The password is wrong.")
    guest.fill("input[type=password]", "open sesame")
    guest.keyboard.press("Enter")
    guest.wait_for_selector(".seat-list")


def test_no_such_table(visitor):
    page = visitor()
    visit(page, "/t/nosuchtable")
    page.wait_for_selector("text=There is no table")
    page.click("text=To the lobby")
    page.wait_for_selector("[data-do=quick]")


PACE = """async (bot_ms) => {
    const { table, tell } = await import("/js/store.js");
    const { settings } = table.peek();
    tell({ type: "host", do: "settings", settings: { ...settings, bot_ms } });
}"""


def test_ending_early_against_bots(visitor):
    """Bots answer as they are; a proposal is shown, and goes away once it is settled."""
    page = visitor()
    open_table(page, options=LEADS)
    go_on(page, lambda now: my_turn(now) and now["tricks"] >= 1)
    # So slow that the proposal can be looked at.
    page.evaluate(PACE, 5000)
    page.keyboard.press("m")
    page.click("[data-do=finish]")
    page.click("text=The rest is theirs")
    page.wait_for_selector(".proposal")
    page.evaluate(PACE, 0)
    page.wait_for_selector(".proposal", state="detached")
