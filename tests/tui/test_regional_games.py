"""Regional games in the terminal, phase by phase: auctions, stirring, lines, friends, 扛旗, 510K, stakes."""

import pytest
import terminals
from msgspec.structs import replace
from rich.cells import cell_len
from terminals import HINTS, ScriptedTerminal, client_of, new_match, play_deals

from driving import order_with
from shengji.bots.reading import tables_of
from shengji.cards import bag, kinds
from shengji.game import events as e
from shengji.game.actions import Bid, Bury, Call, CallFriends, DealOrder, Declare, PassDeclaring, Play, Stir
from shengji.game.state import current
from shengji.text.cards import parse_bag, parse_kind
from shengji.text.errors import TextError
from shengji.text.messages import LANGUAGES
from shengji.tui import board, endings, sheets
from shengji.tui.calls import proposed, read_call
from shengji.tui.look import Look, order_of
from shengji.tui.match import Ending


def play_on(match, answers, *, width=200, language="en"):
    """What a client prints, by default so wide that no sentence is broken."""
    return terminals.play_on(match, answers, width=width, language=language)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "match.jsonl"


class Timid:
    """A bot that bids, declares and stirs nothing, and else acts as another."""

    name = "timid"

    def __init__(self, inner):
        self.inner = inner

    def act(self, view, clock=None):
        if view.phase == "auction":
            return Bid(view.seat, 0)
        if view.phase in ("dealing", "in_turn", "stir"):
            return PassDeclaring(view.seat)
        return self.inner.act(view, clock)

    def contests(self, view):
        return False

    def consents(self, view):
        return True


def timid(match):
    """The match, its bots timid."""
    match.bots = {seat: Timid(bot) for seat, bot in match.bots.items()}
    return match


def dealt(match, hands, first=0, kitty=""):
    """The match with its first deal on the table, the hands given."""
    match.do(DealOrder(order_with(match.game.rules, hands, kitty, first=first), first))
    return match


def declared(match, seat, cards, trump=None):
    """The match once a seat has declared and all have passed."""
    match.do(Declare(seat, parse_bag(cards), trump=trump))
    for offset in range(match.game.rules.seats):
        match.do(PassDeclaring((seat + 1 + offset) % match.game.rules.seats))
    return match


def buried(match, keep):
    """The match once the seat that has the kitty has buried its lowest cards beside those to keep."""
    deal = current(match.game)
    cards = list(kinds(deal.hands[deal.turn] - parse_bag(keep)))[: deal.rules.kitty]
    match.do(Bury(deal.turn, bag(cards)))
    return match


def shown_board(match, width=80, language="en"):
    terminal = ScriptedTerminal(width=width)
    client_of(match, terminal, language).talk.board()
    return terminal.text


# -- the auction


def test_bidding_by_points_and_naming_the_trump(path):
    match = timid(dealt(new_match(path, "xinyang"), {}))
    text = play_on(match, ["x", "200", "?", "80", "zz", "9", "NT", "?", "s", "红桃"])
    assert " 1) 120" in text
    assert "Type a number of the list, or the points" in text
    assert "200 cannot be bid now" in text
    assert "at the lowest; each seat bids once" in text
    assert "You are banker for 80: the others need 80 points together." in text
    assert "The bank is yours for 80. Name the trump" in text
    assert "You name ♥ trump." in text
    assert "Opponents 0/80 → the banker wins" in text
    assert "the banker wins unless the others reach the bid" in text
    deal = current(match.game)
    assert (deal.trump, deal.banker, deal.line, deal.phase) == ("H", 0, 80, "bury")


def test_the_ladder_shows_who_has_bid(path):
    match = timid(dealt(new_match(path, "erqiwang"), {}, first=2))
    match.do(Bid(2, 110))
    match.do(Bid(3, 0))
    text = play_on(match, ["1", ""], language="zh-Hans")
    assert "110 3 3" in text
    assert "不叫的：4 4" in text
    assert " 1) 105" in text
    assert "你叫 105。" in text
    assert current(match.game).banker == 0


def test_everyone_passes(path):
    text = play_on(timid(dealt(new_match(path, "xinyang"), {})), ["", "q"])
    assert "You pass." in text
    assert "Everyone has passed: the cards are dealt again." in text
    assert "Deal 1, dealt again" in text


def test_a_deal_in_vain_again_and_again_is_asked_about(path):
    match = timid(new_match(path, "xinyang"))
    text = play_on(match, ["", "", "", "", "", ""])
    assert "Dealt 3 times in vain. Enter: deal again" in text


def test_stakes_and_the_bid_at_the_end(path):
    match = new_match(path, "xinyang")
    text = play_deals(match)
    assert "points they needed: the " in text
    assert "Stakes: 1 you " in text
    assert "Balances: 1 you " in text
    assert "The next bank is bid for." in text
    assert "level" not in text
    text = play_on(match, ["s", "q"], language="zh-Hant")
    assert "打完 1 副，共 12 副。" in text
    assert "累計：1 你 " in text


# -- declaring and stirring


def test_a_pair_of_the_top_card_asks_which_trump(path):
    match = timid(dealt(new_match(path, "chaodipi"), {0: "H5 H5 S3", 1: "S2"}))
    text = play_on(match, ["?", "H55", "7", "", "H55", "方块"])
    assert "any suit, or no trump" in text
    assert "A pair of ♥5 stands highest and names any suit" in text
    assert "Which trump do they name?" in text
    assert "The list has no number 7 (1 to 5)." in text
    assert "You show ♥5♥5 and name diamonds." in text
    standing = current(match.game).declaring.standing
    assert (standing.seat, standing.trump) == (0, "D")


def test_stirring(path):
    match = timid(dealt(new_match(path, "chaodipi"), {3: "S2 SA", 0: "C2 C2 LJ LJ H5 H5", 1: "D3"}))
    buried(declared(match, 3, "S2"), "SA")
    text = play_on(match, ["?", "h", "SA", "C22", "h", "1", ""])
    assert "4 4 has shown ♠2." in text
    assert "You could stir, taking up the kitty of 8 with:" in text
    assert "takes up the 8 kitty cards and buries again" in text
    assert "You stir with ♣2♣2: trump is ♣ now." in text
    assert "You take up the kitty:" in text
    assert "You bury" in text
    deal = current(match.game)
    assert (deal.banker, deal.trump, deal.burier) == (3, "C", 0)


def test_nothing_to_stir_with(path):
    match = timid(dealt(new_match(path, "chaodipi"), {3: "BJ BJ", 0: "", 1: "H5", 2: "H5 S2 S2 H2 H2 C2 C2 D2 D2"}))
    text = play_on(buried(declared(match, 3, "BJ BJ"), "BJ BJ"), [], language="zh-Hant")
    assert "你沒有可以炒底的牌。" in text
    assert "你不炒。" in text


def test_stirring_face_down(path):
    match = dealt(new_match(path, "chaodipi-hidden"), {3: "S2", 1: "D2", 0: "C2 C2", 2: "BJ BJ"})
    buried(declared(timid(match), 3, "S2"), "")
    text = play_on(match, ["?", "C22", "h", "1", ""])
    before, after = text.split("Face up now:")
    assert "Face down │ 4 4: one card" in before
    assert "a set that was not higher costs its side 80 points" in before
    assert "Face down │ 4 4: one card │ 1 you: ♣2♣2" in before
    assert "♠2" not in before
    assert "You stir with ♣2♣2 face down." in before
    assert "4 4: ♠2, spades" in after
    assert "1 you: ♣2♣2, clubs" in after
    assert "Trump is ♣." in after


def test_a_stir_that_was_not_higher_costs_points(path):
    match = dealt(new_match(path, "chaodipi-hidden"), {3: "BJ BJ", 1: "D2", 0: "C2 C2"})
    buried(declared(timid(match), 3, "BJ BJ"), "BJ BJ")
    match.do(Stir(0, parse_bag("C2 C2")))
    text = play_on(match, ["h", "1", ""], language="zh-Hans")
    assert "主是无主。" in text
    assert "你亮的牌不够大，该方罚 80 分。" in text
    assert match.deals_played() == []
    made = [event for event in match.kept if isinstance(event, e.Revealed)]
    assert made[0].trump == "NT"


def test_the_history_names_the_trump_after_stirring(path):
    match = dealt(new_match(path, "chaodipi"), {3: "S2 SA", 0: "C2 C2"})
    buried(declared(timid(match), 3, "S2"), "SA")
    match.do(Stir(0, parse_bag("C2 C2")))
    play_deals(match)
    assert [deal.made.trump for deal in match.deals_played()] == ["C"]


def test_the_bank_goes_over_when_nobody_can_declare(path):
    match = timid(new_match(path, "daiwang", banker=1, seed="go"))
    kitty = "S2 S2 H2 H2 C2 C2 D2 D2"
    text = play_on(dealt(match, {}, first=1, kitty=kitty), [*[""] * 12, "q"])
    assert "The banker’s side cannot declare, so the bank goes over: 3 3 is banker" in text
    assert "declares at level 2" in text


# -- the line


@pytest.mark.parametrize(("answer", "line"), [("", 40), ("25", 25)])
def test_naming_the_line(path, answer, line):
    match = timid(dealt(new_match(path, "one-deck-line"), {0: "S2 SA"}))
    buried(declared(match, 0, "S2"), "SA")
    text = play_on(match, ["?", "x", "99", answer])
    assert "Which line do you name? (40 down to 5 in steps of 5; Enter: 40)" in text
    assert "Type the points that the opponents must reach, as 40." in text
    assert "The line must be a multiple of 5 from 5 to 40, not 99." in text
    assert f"You name the line: the opponents need {line}." in text
    assert f"Opponents 0/{line}" in text
    assert current(match.game).line == line


def test_a_bar_for_a_named_line(path):
    rules = new_match(path, "one-deck-line").game.rules
    bars = [board.bar(Look(), rules, 0, 24, line).plain for line in (20, 40)]
    assert all(shown.count("┃") == 1 for shown in bars)
    assert bars[0].index("┃") == bars[1].index("┃")
    shown = sheets.bands_sheet(Look(), rules, 0, 25)
    assert shown.row_count > 3


# -- friends


def at_calling(path, hands, rules="zhaopengyou", trump="S", **options):
    match = timid(dealt(new_match(path, rules, **options), hands))
    return buried(declared(match, 0, f"{trump}2"), hands[0])


def test_calling_a_friend(path):
    match = at_calling(path, {0: "S2 SK HA", 1: "HA HA"})
    text = play_on(match, ["", "?", "SA", "BJ", "HA 9", "x y", "77", "HA *", "HA 2"])
    assert "Call a friend (number, or a card and which copy, as SA 2):" in text
    assert "“SA 2” is the second ace of spades played" in text
    assert "whoever plays that copy is your friend" in text
    assert "♠A may not be called." in text
    assert "BJ may not be called." in text
    assert "There is no copy number 9 of ♥A; the pack has 3." in text
    assert "Another copy of ♥A cannot be called here." in text
    assert "you hold one" in text
    assert "You call: whoever plays the second ♥A is the friend." in text
    assert current(match.game).calls == (Call(parse_kind("HA"), 2),)
    assert "friend: the second ♥A" in shown_board(match)


def test_two_friends_one_after_the_other(path):
    match = at_calling(path, {0: "S2 SK", 1: "HA"}, "zhaopengyou-6")
    text = play_on(match, ["HA 1", "n", "CA 2", "CA 2", "DA 1"], language="zh-Hans")
    assert "叫朋友，第 1 个（共 2 个）" in text
    assert "记下：第2张♣A" in text
    assert "你叫朋友：打出第2张♣A、第1张♦A的人都是朋友。" in text


def test_friends_join_and_sides_become_known(path):
    match = at_calling(path, {0: "S2 SK HA", 1: "HA H3", 2: "HA H3", 3: "H4", 4: "H5"})
    match.do(CallFriends(0, (Call(parse_kind("HA"), 2),)))
    first = shown_board(match)
    assert first.count(" ? ") == 4
    match.do(Play(0, parse_bag("HA")))
    match.me = 1
    assert "friend: the second ♥A (you hold one)" in shown_board(match)
    match.me = 0
    talk = client_of(match, terminal := ScriptedTerminal()).talk
    talk.tell(match.do(Play(1, parse_bag("HA"))))
    assert "2 2 plays the called ♥A and joins the banker." in terminal.text
    text = shown_board(match)
    assert "friend: the second ♥A = 2 2" in text
    assert any("2 2" in line and " us " in line and "friend" in line for line in text.splitlines())
    assert any("3 3" in line and "them" in line for line in text.splitlines())


def test_the_banker_spends_a_call(path):
    match = at_calling(path, {0: "S2 SK HA", 1: "H3"})
    match.do(CallFriends(0, (Call(parse_kind("HA"), 1),)))
    text = play_on(match, ["HA"])
    assert "You play the called ♥A yourself: that call is spent." in text


@pytest.mark.parametrize("text", ["SA *", "SA other", "SA 另一张", "另一張 SA"])
def test_another_copy_as_it_is_typed(text):
    assert read_call(text) == Call(parse_kind("SA"), 0)


@pytest.mark.parametrize(
    ("text", "nth"),
    [("SA", 1), ("SA 2", 2), ("2 SA", 2), ("♠A 3", 3), ("第二张黑桃A", 2), ("第3張 SA", 3)],
)
def test_calls_as_they_are_typed(text, nth):
    assert read_call(text) == Call(parse_kind("SA"), nth)


@pytest.mark.parametrize("text", ["", "2", "SA SA", "friend", "第二张", "SA 2 3"])
def test_what_is_no_call(text):
    with pytest.raises(TextError):
        read_call(text)


def test_proposed_calls_put_cards_not_held_first(path):
    match = at_calling(path, {0: "S2 HA HA CA"}, friend_other=True)
    calls = proposed(match.view())
    assert calls[0] == Call(parse_kind("DA"), 1)
    assert [call.nth for call in calls[:4]] == [1, 2, 3, 0]
    assert {tables_of(match.view()).group[call.kind] for call in calls} == {0, 1, 2}


# -- 扛旗, jumps and 510K


def test_a_deal_at_the_flag(path):
    match = new_match(path, "chaodipi", begin_levels=("KQ",) * 4, banker=0)
    text = play_deals(match)
    assert "Flag deal: all cards are dealt, there is no kitty" in text
    assert "Trump is no trump, flag. You are banker." in text
    assert "us: flag │ them: flag" in text
    assert "/100 →" in text
    assert "Kitty" not in text


def test_failures_jumps_and_falls_are_told(path):
    match = new_match(path, "chaodipi", begin_levels=("KQ",) * 4, banker=0)
    play_deals(match)
    ending = match.last_ending()
    order = order_of(match.game.rules, "KQ", "NT")

    def told(failures, before, **changes):
        event = replace(ending.event, failures=failures, bank="lost", **changes)
        game = replace(ending.before, failures=before)
        terminal = ScriptedTerminal()
        terminal.show(endings.deal_end(Look(), match.view(), Ending(event, game), order, 80))
        return terminal.text

    assert "us: 2 of 3 failures in a row with the flag." in told((2, 0, 2, 0), (1, 0, 1, 0))
    levels = ("2", "KQ", "2", "KQ")
    fell = told((0, 0, 0, 0), (2, 0, 2, 0), levels=levels)
    assert "us: 3 failures in a row with the flag, back to 2." in fell
    assert "us -13: flag → 2" in fell
    assert "the levels jump, whatever the points" in told((0, 0, 0, 0), (0, 0, 0, 0), jumped=True)


def test_510k_by_name(path):
    hands = {0: "S2 C5 CT CK D3", 1: "C5 CT CK C3", 2: "H5 HT HK D4", 3: "C7 C8 C9 CJ"}
    match = buried(declared(timid(dealt(new_match(path, "chaodipi"), hands)), 0, "S2"), hands[0])
    for seat in (1, 2, 3):
        match.do(PassDeclaring(seat))
    text = play_on(match, ["?", "C5TK"])
    assert "A five, a ten and a king of one suit, or of trumps, are a 510K" in text
    assert " 1) ♣K ♣10 ♣5" in text
    assert "1 you (a 510K of clubs): ♣K ♣10 ♣5" in text
    assert "2 2 (a 510K of clubs): ♣K ♣10 ♣5" in text


def test_what_a_510k_asks_for(path):
    hands = {3: "S2 C5 CT CK D3", 0: "C5 CT CK C3 C4"}
    match = buried(declared(timid(dealt(new_match(path, "chaodipi"), hands)), 3, "S2"), hands[3])
    for seat in (0, 1, 2):
        match.do(PassDeclaring(seat))
    match.do(Play(3, parse_bag("C5 CT CK")))
    text = play_on(match, ["?", "C3 C4 C5"], language="zh-Hans")
    assert "首家出的是梅花510K。" in text
    assert "你有梅花510K（♣K ♣10 ♣5），必须跟510K。" in text
    assert "轮到你跟牌，3 张：" in text or "只有一种出法" in text


def test_a_trump_510k_asks_for_the_highest_trumps(path):
    hands = {3: "S2 S5 ST SK D3", 0: "SA SQ SJ S3 S4"}
    match = buried(declared(timid(dealt(new_match(path, "chaodipi"), hands)), 3, "S2"), hands[3])
    for seat in (0, 1, 2):
        match.do(PassDeclaring(seat))
    match.do(Play(3, parse_bag("S5 ST SK")))
    text = play_on(match, ["?"])
    assert "Led was a 510K of trumps." in text
    assert "your 3 highest trumps must go" in text


def test_equal_card_counts_in_words(path):
    hands = {3: "S3 HK HK", 0: "HQ HQ HQ HQ H4 H6"}
    match = declared(timid(dealt(new_match(path, "nanning"), hands)), 3, "S3")
    match.do(Play(3, parse_bag("HK HK")))
    text = play_on(match, ["?"])
    assert "a shape of 2 cards, of any width" in text


# -- everyone alone


def test_a_match_where_everyone_plays_alone(path):
    match = new_match(path, "erbaisi", match_deals=1)
    text = play_deals(match, answers=("h", "1", "", "s", "f", "r"))
    assert "Everyone plays alone." in text
    assert "Everyone plays alone here: there is no side to leave the rest to." in text
    assert "Everyone keeps the points they take; the most points win." in text
    assert "won the last trick and get" in text
    assert "Points: 1 you " in text
    assert "Totals: 1 you " in text
    assert "Opponents" not in text
    assert match.game.over
    won = match.game.winners
    last = text.splitlines()[-1]
    assert last == "You have won the match." if won == (0,) else "The match goes to" in last or "draw" in last


# -- the table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80, 120])
def test_boards_keep_within_the_terminal(path, language, width):
    match = at_calling(path, {0: "S2 SK", 1: "HA"}, "zhaopengyou-6")
    text = play_on(match, ["?", "s", "h", "1", *HINTS * 4, "?", "s", "v"], language=language, width=width)
    assert max(cell_len(line) for line in text.splitlines()) <= width
    rows = [line for line in text.splitlines() if line[2:].startswith(("1 ", "2 ", "6 ")) and line[0] in "▸★ "]
    assert len(rows) >= 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80, 120])
def test_auctions_and_stirs_keep_within_the_terminal(path, language, width):
    match = timid(dealt(new_match(path, "xinyang"), {}))
    text = play_on(match, ["?", "h", "x", "80", "?", "h", "1", "h", "1", "s", "r"], language=language, width=width)
    other = new_match(path.with_name("other.jsonl"), "chaodipi-hidden")
    dealt(timid(other), {3: "S2", 1: "D2", 0: "C2 C2 H5 H5", 2: "BJ BJ"})
    buried(declared(other, 3, "S2"), "")
    text += play_on(other, ["?", "h", "H55", "1", "h", "1", "v", "r"], language=language, width=width)
    assert max(cell_len(line) for line in text.splitlines()) <= width
