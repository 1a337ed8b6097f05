"""What the simple bot does in the phases and games of regional rules, hand by hand."""

from __future__ import annotations

import pytest

from driving import order_with
from shengji.arena.simulate import Plan, play
from shengji.bots import registry
from shengji.bots.memory import Memory
from shengji.bots.reading import declarations, lines, possible_calls, showings
from shengji.bots.simple import SimpleBot
from shengji.bots.simple.bidding import expected_points
from shengji.bots.table import Table
from shengji.cards import CODES, KIND_OF, copies, distinct, hand_size, points
from shengji.game import apply, fold, start, view
from shengji.game import events as e
from shengji.game.actions import (
    Bid,
    Bury,
    Call,
    CallFriends,
    CloseDeclaring,
    DealOrder,
    Declare,
    NameTrump,
    PassDeclaring,
    Play,
    Stir,
)
from shengji.game.engine import moments
from shengji.game.shuffling import seed_from
from shengji.game.state import current
from shengji.rules.presets import load, with_options
from shengji.text.cards import format_cards, parse_bag

BOT = SimpleBot()


def dealt(rules, hands, *, kitty="", first=0, **begin):
    """A game with a deal on the table in which the seats hold these cards, and what fills up their hands."""
    game = fold([start(rules, **begin)])
    return apply(game, DealOrder(order_with(rules, hands, kitty, first), first))[0]


def done(game, *actions):
    """The game after these actions."""
    for action in actions:
        game = apply(game, action)[0]
    return game


def answer(game, seat):
    """What the simple bot does."""
    return BOT.act(view(game, seat))


# -- auctions

LONG_SPADES = "BJ BJ LJ S7 S7 H7 S2 S2 D2 SA SA SK SK SQ SQ SJ ST HA HA CA"
WEAK = "H3 H4 H5 H6 H8 H9 C3 C4 C5 C6 C8 C9 D3 D4 D5 D6 D8 D9 S3 S4 S5 S6 S8"


def test_a_long_suit_with_permanent_trumps_is_bid_and_a_weak_hand_is_not():
    rules = load("xinyang")
    game = dealt(rules, {0: LONG_SPADES, 1: WEAK})
    strong = answer(game, 0)
    assert isinstance(strong, Bid)
    assert strong.points
    assert expected_points(view(game, 0)) < 90
    assert expected_points(view(game, 1)) > 130
    assert answer(done(game, strong), 1) == Bid(1, 0)


def test_who_bids_once_leaves_less_room_to_seats_that_come_after():
    once, until_passed = (dealt(load(name), {0: LONG_SPADES}) for name in ("xinyang", "erqiwang"))
    assert answer(until_passed, 0) == Bid(0, 120)
    assert answer(once, 0).points < 120
    last = done(dealt(load("xinyang"), {3: LONG_SPADES}), Bid(0, 0), Bid(1, 0), Bid(2, 0))
    assert answer(last, 3) == Bid(3, 120)


def test_bidding_goes_down_only_while_the_hand_promises_it():
    other = "LJ C7 C7 D7 D7 H7 C2 C2 H2 H2 CA CK CK CQ CQ CJ CJ CT CT C9 C9 C8 DA DA HK"
    game = dealt(load("erqiwang"), {0: LONG_SPADES, 1: other})
    log_of_bids = []
    while current(game).phase == "auction":
        seat = current(game).turn
        action = answer(game, seat)
        log_of_bids.append(action)
        game = done(game, action)
    made = [bid.points for bid in log_of_bids if bid.points]
    assert made == sorted(made, reverse=True)
    assert len(made) > 2
    assert {bid.seat for bid in log_of_bids if bid.points} == {0, 1}


def test_the_banker_names_its_longest_suit():
    game = done(dealt(load("xinyang"), {0: LONG_SPADES}), Bid(0, 100), Bid(1, 0), Bid(2, 0), Bid(3, 0))
    assert current(game).phase == "name"
    assert answer(game, 0) == NameTrump(0, "S")


def test_opponents_of_a_lone_banker_are_of_one_side():
    game = done(dealt(load("xinyang"), {0: LONG_SPADES}), Bid(0, 100), Bid(1, 0), Bid(2, 0), Bid(3, 0))
    game = done(game, NameTrump(0, "S"))
    game = done(game, answer(game, 0))
    assert Memory(view(game, 1)).sides.chances == (0.0, 1.0, 1.0, 1.0)
    assert Memory(view(game, 0)).sides.chances == (1.0, 0.0, 0.0, 0.0)


# -- stirring


def stirring(hand, name="pajiwo", **options):
    """A deal in which seat 0 has declared with one D2 and buried, and seat 1 may stir."""
    rules = with_options(load(name), options)
    game = dealt(rules, {0: "D2 D3 D3 D4 D4 D6 D6 D7", 1: hand})
    game = done(game, Declare(0, parse_bag("D2")), CloseDeclaring())
    game = done(game, answer(game, 0))
    assert current(game).phase == "stir"
    return game


def test_stirs_with_a_pair_of_a_long_suit():
    game = stirring("S2 S2 SA SA SK SK SQ SJ ST S9 S8 S7 BJ")
    assert answer(game, 1) == Stir(1, parse_bag("S2 S2"))


def test_does_not_stir_with_a_worthless_pair():
    hand = "S2 S2 SA CA CA CK CK CQ CQ CJ CJ CT CT C9 C9 HA HA HK HK HQ HQ HJ HJ HT HT"
    assert answer(stirring(hand), 1) == PassDeclaring(1)


def test_a_pair_of_the_top_card_names_the_longest_suit():
    hand = "H5 H5 S3 S4 S6 S7 S8 S9 SJ SQ SA SA SK BJ DA DA DK C3 C4 C6 HJ HJ HQ H3 H4"
    stirred = answer(stirring(hand, "chaodipi"), 1)
    assert stirred == Stir(1, parse_bag("H5 H5"), "S")
    game = dealt(load("chaodipi"), {1: hand})
    assert answer(game, 1) == Declare(1, parse_bag("H5 H5"), 100, "S")
    assert {trump for _, trump in showings(view(game, 1))} == {"S", "H", "C", "D", "NT"}
    assert declarations(view(game, 1)) == (parse_bag("H5 H5"),)


def test_face_down_a_single_is_not_shown_after_another():
    rules = load("chaodipi-hidden")
    hand = "C2 CA CA CK CK CQ CQ CJ CT C9 C8 C7 C6 BJ BJ"
    game = dealt(rules, {0: "D2", 1: hand})
    assert isinstance(answer(game, 1), Declare)
    after = done(game, Declare(0, parse_bag("D2")))
    assert showings(view(after, 1))
    assert answer(after, 1) == PassDeclaring(1)


def test_an_opponent_buries_points_when_it_expects_the_last_trick():
    strong = "S2 S2 SA SA SK SK SQ SQ SJ SJ ST S9 S9 S8 BJ BJ LJ LJ H5 HT C5 CT"
    weak = "S2 S2 H3 H4 H6 H7 H8 H9 C3 C4 C6 C7 C8 C9 CJ CQ HJ HQ H5 HT C5 CT"
    buried = {}
    for name, hand in (("strong", strong), ("weak", weak)):
        game = done(stirring(hand), Stir(1, parse_bag("S2 S2")))
        buried[name] = points(answer(game, 1).cards)
    assert buried["strong"] > 20
    assert buried["weak"] < 20


# -- friends


def calling(hand, **options):
    rules = with_options(load("zhaopengyou"), options)
    game = dealt(rules, {0: hand})
    game = done(game, Declare(0, parse_bag("S2")), CloseDeclaring())
    game = done(game, answer(game, 0))
    assert current(game).phase == "call"
    return game


NO_ACES = "S2 S2 SA SA SK SK SQ SJ ST S9 S8 S7 BJ LJ HK HK HQ HJ H9 H8 H7 CK CQ CJ C9 C8 C7 C6 DK DQ D9"
ACES = NO_ACES.replace("HK HK", "HA HK").replace("CK", "CA").replace("DK", "DA")


def test_the_banker_calls_an_ace_that_it_lacks_in_its_shortest_suit():
    game = calling(NO_ACES)
    (call,) = answer(game, 0).calls
    assert CODES[call.kind][1] == "A"
    assert call.nth == 1
    tables, hand = Memory(view(game, 0)).tables, view(game, 0).hand
    held = {group: hand_size(hand & tables.masks[group]) for group in range(4) if tables.masks[group]}
    chosen = held[tables.group[call.kind]]
    assert 0 < chosen == min(number for number in held.values() if number)


@pytest.mark.parametrize("other", [False, True])
def test_with_an_ace_of_every_suit_the_banker_calls_the_copy_after_its_own(other):
    game = calling(ACES, friend_other=other)
    (call,) = answer(game, 0).calls
    own = copies(view(game, 0).hand, call.kind)
    assert call.nth == own + 1 or (other and call.nth == 0)


def test_the_banker_does_not_call_itself():
    for number in range(12):
        log = play(Plan(rules=load("zhaopengyou-6"), bots=("simple",), seed="call"), number)
        for game in moments(log):
            if game.deal is not None and game.deal.phase == "call":
                seen = view(game, current(game).turn)
                for call in BOT.act(seen).calls:
                    assert copies(Memory(seen).unseen, call.kind) > call.nth - 1 - copies(
                        seen.hand, call.kind
                    ) >= 0 or (copies(seen.hand, call.kind) == 0)
                assert set(BOT.act(seen).calls) <= set(possible_calls(seen))


def test_a_secret_friend_plays_for_the_banker_and_joins():
    game = calling(NO_ACES)
    game = done(game, CallFriends(0, (Call(KIND_OF["DA"], 1),)))
    holders = [seat for seat in range(1, 5) if copies(current(game).hands[seat], KIND_OF["DA"])]
    others = [seat for seat in range(1, 5) if seat not in holders]
    assert holders
    assert others
    for seat in range(1, 5):
        sides = Memory(view(game, seat)).sides
        assert sides.mine == (seat in holders)
        assert sides.chances[seat] == 1.0
        assert sides.chances[0] == float(seat in holders)
    assert 0.0 < Memory(view(game, others[0])).sides.chances[holders[0]] < 1.0
    assert Memory(view(game, 0)).sides.chances[1] == pytest.approx(0.25)
    while not any(by >= 0 for by in current(game).joined):
        assert current(game).phase == "play"
        game = done(game, answer(game, current(game).turn))
    assert current(game).joined[0] in holders


# -- everyone alone


def test_alone_nobody_gives_points_away():
    rules = load("erbaisi")
    game = dealt(rules, {0: "ST SA SA CA CA", 1: "SK C3 C4 C5 CK", 2: "SQ C6 CQ"})
    game = done(game, Declare(0, parse_bag("ST")), CloseDeclaring())
    game = done(game, answer(game, 0), Play(0, parse_bag("CA")))
    assert Memory(view(game, 1)).sides.chances == (0.0, 1.0, 0.0, 0.0)
    assert points(answer(game, 1).cards) == 0


# -- shapes


def test_nanning_considers_quads_and_tractors_against_a_tractor_of_pairs():
    rules = load("nanning")
    game = dealt(rules, {0: "C6 C6 C7 C7", 1: "CA CA CA CA", 2: "C8 C8 C9 C9"}, banker=0)
    game = done(game, CloseDeclaring())
    assert current(game).phase == "play"
    game = done(game, Play(0, parse_bag("C6 C6 C7 C7")))
    taking = [c.action.cards for c in BOT.candidates(view(game, 1)) if c.reason.key == "bot-why-take"]
    assert {len(distinct(cards)) for cards in taking} == {1, 2}
    assert hand_size(answer(game, 1).cards) == 4


def test_nanning_keeps_the_largest_sure_shape_for_the_last_trick():
    rules = load("nanning")
    game = dealt(rules, {0: "BJ BJ BJ BJ LJ LJ LJ LJ"}, banker=0)
    game = done(game, CloseDeclaring())
    while current(game).phase == "play":
        seat = current(game).turn
        hand = current(game).hands[seat]
        action = answer(game, seat)
        if seat == 0 and copies(hand, KIND_OF["BJ"]) == 4 and action.cards != hand:
            assert copies(hand - action.cards, KIND_OF["BJ"]) == 4 or hand_size(hand) <= 8, format_cards(action.cards)
        game = done(game, action)


def five_ten_king(leader, follower):
    """A deal of 炒地皮 with spades trump in which seat 0 leads a 510K of clubs."""
    rules = with_options(load("chaodipi"), {"overcall_after_bury": "no"})
    game = dealt(rules, {0: "S2 " + leader, 1: follower, 2: "D3 D3 D4 D4", 3: "D6 D6 D7 D7"})
    game = done(game, Declare(0, parse_bag("S2")), CloseDeclaring())
    game = done(game, Bury(0, view(game, 0).hand - _first(view(game, 0).hand, 25, keep=parse_bag(leader))))
    return done(game, Play(0, parse_bag(leader)))


def _first(hand, number, keep):
    """So many cards of a hand, these among them."""
    chosen = keep
    rest = hand - keep
    for kind in range(54):
        while hand_size(chosen) < number and copies(rest, kind):
            chosen += 1 << 8 * kind
            rest -= 1 << 8 * kind
    return chosen


def test_a_510k_is_answered_with_one_where_it_is_owed():
    game = five_ten_king("C5 CT CK", "C5 CT CK C3 C4 C6 C7")
    assert answer(game, 1) == Play(1, parse_bag("C5 CT CK"))


def test_a_void_hand_takes_a_510k_with_one_of_trumps():
    others = "S5 ST SK D8 D8 D9 D9 DJ DJ DQ DQ DK DK DA DA H6 H6 H7 H7 H8 H8 H9 H9 HJ HJ"
    game = five_ten_king("C5 CT CK", others)
    assert answer(game, 1) == Play(1, parse_bag("S5 ST SK"))


def test_the_leads_of_510k_are_among_the_hints():
    rules = with_options(load("chaodipi"), {"overcall_after_bury": "no"})
    game = dealt(rules, {0: "S2 C5 CT CK S5 ST SK"})
    game = done(game, Declare(0, parse_bag("S2")), CloseDeclaring())
    game = done(game, answer(game, 0))
    leads = {candidate.action.cards: candidate.value for candidate in BOT.candidates(view(game, 0))}
    assert parse_bag("S5 ST SK") in leads or parse_bag("C5 CT CK") in leads


# -- other phases, and the table


def test_the_usual_line_is_named():
    seen = set()
    for number in range(6):
        log = play(Plan(rules=load("one-deck-line"), bots=("simple",), seed="line"), number)
        seen |= {event.points for event in log if isinstance(event, e.LineNamed)}
    assert seen == {lines(load("one-deck-line"))[0]}
    for number in range(6):
        log = play(Plan(rules=load("one-deck-line"), bots=("random",), seed="line"), number)
        seen |= {event.points for event in log if isinstance(event, e.LineNamed)}
    assert len(seen) > 3


def test_the_side_that_takes_the_bank_over_is_asked_to_declare():
    rules = load("daiwang")
    taken = declared = 0
    bots = registry.seated(["simple"], 4, "bank")
    log = [start(rules)]
    table = Table(fold(log), bots, log)
    for _ in range(60):
        if table.game.over:
            break
        table.play_deal(seed_from("bank"))
    for index, event in enumerate(log):
        if isinstance(event, e.BankPassed):
            taken += 1
            following = next(later for later in log[index:] if isinstance(later, e.Declared | e.TrumpMade))
            if isinstance(following, e.Declared):
                declared += 1
                assert (following.seat - event.banker) % 2 == 0
    assert taken
    assert declared


def test_random_bots_do_everything_that_regional_rules_offer():
    done_by_random = set()
    for name in ("chaodipi-hidden", "xinyang", "zhaopengyou", "one-deck-line"):
        for number in range(25):
            log = play(Plan(rules=load(name), bots=("random",), seed="all"), number)
            done_by_random |= {type(event) for event in log}
    assert {e.Stirred, e.BidMade, e.AuctionWon, e.LineNamed, e.FriendsCalled, e.FriendJoined} <= done_by_random


def test_a_flag_deal_is_played_without_a_kitty():
    log = [start(load("chaodipi"), levels=["KQ"] * 4, banker=0)]
    table = Table(fold(log), registry.seated(["simple"], 4, "flag"), log)
    table.play_deal(seed_from("flag"))
    assert not any(isinstance(event, e.KittyTaken) for event in log)
    assert any(isinstance(event, e.DealEnded) for event in log)
