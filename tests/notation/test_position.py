"""Position lines: the identity both ways, nothing hidden in a seat's, and refusals that can be repeated from theirs."""

from random import Random

import pytest
from random_matches import steps

from shengji.cards import bag, hand_size, kinds
from shengji.game import Game, apply, fold, start, view
from shengji.game.actions import Bid, Bury, Call, CallFriends, CloseDeclaring, Declare, PassDeclaring, Play, Stir
from shengji.game.events import DealEnded as Ending
from shengji.game.state import current
from shengji.game.view import SPECTATOR
from shengji.notation.explaining import apply_explained, game_at
from shengji.notation.position import FIELDS, format_position, position
from shengji.notation.positionreading import parse_position
from shengji.rules.presets import load, names, with_options
from shengji.text.errors import IllegalAction, ShengjiError, TextError
from shengji.text.messages import LANGUAGES

HOUSE = with_options(
    load("competition"),
    {
        "throw_reading": "announced",
        "failed_throw": "next_seat_chooses",
        "hidden_declaration": True,
        "throw_penalty": 10,
        "irregularities": "points",
    },
)
RULES = {**{name: load(name) for name in names()}, "house": HOUSE}

HIDING = [
    "competition",
    "qq-3",
    "two-player",
    "house",
    "chaodipi",
    "chaodipi-hidden",
    "super",
    "zhaopengyou",
    "xinyang",
]


def moments(rules, seed) -> list[Game]:
    """The states of a random deal, from the dealing on."""
    return [game for game, *_ in steps(rules, seed, extras=True) if game.deal is not None]


@pytest.mark.parametrize("name", RULES)
def test_the_identity_both_ways(name):
    for game in moments(RULES[name], 5):
        for moment in (game, *(view(game, seat) for seat in (SPECTATOR, *range(game.rules.seats)))):
            at = position(moment)
            line = format_position(moment)
            assert str(at) == line
            assert parse_position(line) == at
            assert len(line.split(" ")) == len(FIELDS)


@pytest.mark.parametrize("name", HIDING)
def test_no_hidden_card_is_in_a_seats_line(name):
    """Whatever the others hold, a seat's line is the same, and it does not know what it is not shown."""
    rng = Random(1)
    for game in moments(RULES[name], 11):
        deal = current(game)
        if deal.phase == "dealing":
            continue
        for seat in range(game.rules.seats):
            others = [other for other in range(game.rules.seats) if other != seat]
            pool = [kind for other in others for kind in kinds(deal.hands[other])]
            hide_kitty = deal.kitty and deal.burier != seat
            pool += list(kinds(deal.kitty)) if hide_kitty else []
            rng.shuffle(pool)
            hands, kitty = list(deal.hands), deal.kitty
            for other in others:
                size = hand_size(deal.hands[other])
                hands[other], pool = bag(pool[:size]), pool[size:]
            if hide_kitty:
                kitty = bag(pool)
            import msgspec

            swapped = msgspec.structs.replace(game, deal=msgspec.structs.replace(deal, hands=tuple(hands), kitty=kitty))
            # Who may ask for a new deal depends on the hands, and is known to all.
            assert format_position(view(swapped, seat)) == format_position(view(game, seat))


def test_cards_not_dealt_yet_are_not_in_a_seats_line():
    game = moments(RULES["qq"], 2)[0]
    at = position(view(game, 2, 10))
    assert at.dealt == 10
    assert sum(at.sizes) == 10
    assert hand_size(at.hands[2] or 0) == at.sizes[2]


def test_a_line_by_hand_in_the_forms_that_people_write():
    line = "qq;kitty=8 2/2/2/2 10/♠ 1 play 2 100 ?25/♥1010♥K大王/?25/?25 ?8 1:♠10 0 1:♥A♥A+♥Q 0/0/0/0 -"
    at = parse_position(line)
    assert str(at) == "qq 2/2/2/2 T/S 1 play 2 100 ?25/HKTTBJ/?25/?25 ?8 1:ST 0 1:HAA+HQ 0/0/0/0 -"


def refusals(rules, seed):
    """Actions that are not allowed, with the games in which they were tried."""
    rng = Random(seed)
    for game in moments(rules, seed):
        deal = current(game)
        if deal.phase == "play" and deal.turn >= 0:
            hand = list(kinds(deal.hands[deal.turn]))
            for _ in range(3):
                number = hand_size(deal.plays[0]) if deal.plays else rng.randrange(1, 4)
                yield game, Play(deal.turn, bag(rng.sample(hand, min(number, len(hand)))))
            yield game, Play((deal.turn + 1) % game.rules.seats, 1)
            yield game, Play(deal.turn, 0)
        elif deal.phase == "bury":
            yield game, Bury(deal.turn, bag([0] * 5))
        elif deal.phase in ("auction", "name", "stir", "call"):
            yield game, Bid(deal.turn, 3)
            yield game, Stir(deal.turn, 1)
            yield game, CallFriends(deal.turn, (Call(52, 1),))
            yield game, PassDeclaring((deal.turn + 1) % game.rules.seats)
        elif deal.phase == "dealing":
            yield game, Declare(0, 1, 30)
            yield game, Play(0, 1)


@pytest.mark.parametrize(
    "name", ["competition", "qq-3", "s1", "one-deck", "house", "zhaopengyou", "chaodipi", "xinyang"]
)
def test_a_refusal_can_be_repeated_from_its_position(name):
    found = 0
    for game, action in refusals(RULES[name], 4):
        try:
            apply_explained(game, action)
            continue
        except IllegalAction as error:
            refusal = error
        at = parse_position(refusal.position)
        assert refusal.position in str(refusal)
        assert [hand is not None for hand in at.hands] == [seat == action.seat for seat in range(game.rules.seats)]
        if at.phase != "dealing" and at.trump is not None:
            with pytest.raises(IllegalAction) as again:
                apply(game_at(at), action)
            assert again.value.code == refusal.code
            assert again.value.details.keys() == refusal.details.keys()
            found += 1
    assert found > 20


def test_a_legal_action_goes_on_as_ever():
    for game, action, caused in steps(RULES["qq"], 3):
        assert apply_explained(game, action)[1] == caused


def test_refusals_without_a_deal_or_of_the_table():
    game = fold([start(RULES["qq"])])
    with pytest.raises(IllegalAction) as caught:
        apply_explained(game, Play(0, 1))
    assert caught.value.position == ""
    later = moments(RULES["qq"], 3)[-1]
    with pytest.raises(IllegalAction) as caught:
        apply_explained(later, CloseDeclaring())
    assert caught.value.position == format_position(view(later, SPECTATOR))
    with pytest.raises(IllegalAction) as caught:
        apply_explained(later, Play(9, 1))
    assert caught.value.position == ""


def test_a_game_at_a_position_goes_on_like_the_game():
    for game, action, caused in steps(HOUSE, 8):
        if game.deal is not None and game.deal.phase in ("play", "choose") and not game.deal.stopped:
            other = game_at(parse_position(format_position(game)))
            # The last trick ends the deal, for which a position knows too little.
            if all(hand_size(hand) > 1 for hand in game.deal.hands):
                assert apply(other, action)[1] == caused


LATER = ("auction", "name", "bury", "stir", "line", "call", "play", "choose")


@pytest.mark.parametrize("name", ["xinyang", "super", "chaodipi", "chaodipi-hidden", "one-deck-line", "zhaopengyou-6"])
def test_regional_games_go_on_from_their_positions(name):
    seen = set()
    for seed in range(2):
        for game, action, caused in steps(RULES[name], seed, deals=2 if name == "super" else 1):
            if game.deal is None or game.deal.phase not in LATER or any(isinstance(c, Ending) for c in caused):
                continue
            other = game_at(parse_position(format_position(game)))
            after, events = apply(other, action)
            assert events == caused
            expected = current(apply(game, action)[0])
            assert (current(after).phase, current(after).turn) == (expected.phase, expected.turn)
            assert (current(after).declaring, current(after).seen) == (expected.declaring, expected.seen)
            seen.add(game.deal.phase)
    assert len(seen) > 2


def test_what_only_some_games_have_is_in_the_last_part():
    line = "zhaopengyou 2/2/2/2/2 2/S 1 play 1 155p2,5 HA/?1/?1/?1/?1 ?7 1:H55=NT,2:S22<,3:? 30 1: 0/0/0/0/0 "
    more = "contested;bids=1:-,2:100;line=95;burier=3;calls=2SA:1>4,otherHK:0;down=3,3"
    at = parse_position(line + more)
    assert str(at) == line + more
    assert (at.passed, at.line, at.burier, at.bids, at.faults) == ((1, 4), 95, 2, ((0, 0), (1, 100)), (2, 2))
    assert at.contested
    assert at.face_down
    assert (at.seen, at.joined) == ((1, 0), (3, -1))
    assert [(one.trump, one.back) for one in at.declarations] == [("NT", False), (None, True), (None, False)]


def test_positions_before_trump_is_made_are_no_games():
    game = moments(RULES["qq"], 3)[0]
    with pytest.raises(TextError) as caught:
        game_at(position(game))
    assert caught.value.code == "position-too-early"
    assert caught.value.message("zh-Hans")


GOOD = "qq 2/2/2/2 2/S 1 play 1 100 HA/?1/?1/?1 ?8 1:S2 24 1: 0/0/0/0 -"


@pytest.mark.parametrize(
    ("field", "text", "code"),
    [
        ("rules", "none-such", "preset-unknown"),
        ("rules", "qq;x", "rules-tag"),
        ("rules", "qq;x=1", "option-unknown"),
        ("levels", "2/2", "position-field"),
        ("levels", "2/2/2/x", "level-unknown"),
        ("trump", "S", "position-field"),
        ("trump", "2/X", "trump-unknown"),
        ("banker", "5", "position-field"),
        ("banker", "0", "position-field"),
        ("phase", "sleep", "position-field"),
        ("turn", "x", "position-field"),
        ("dealt", "p", "position-field"),
        ("hands", "HA/?1/?1", "position-field"),
        ("hands", "HA/?1/?1/?x", "position-field"),
        ("hands", "H1/?1/?1/?1", "card-unknown"),
        ("kitty", "?", "position-field"),
        ("declared", "S2", "position-field"),
        ("declared", "-:S2", "position-field"),
        ("declared", "9:S2", "position-field"),
        ("tricks", "x", "position-field"),
        ("trick", "HA", "position-field"),
        ("trick", "-:HA", "position-field"),
        ("trick", "1:HA,HK+HQ", "position-field"),
        ("trick", "1:HA,HA,HA,HA,HA", "position-field"),
        ("points", "0/0", "position-field"),
        ("points", "0/0/0/x", "position-field"),
        ("points", "0/0/0/0~1", "position-field"),
        ("dealt", "100p9", "position-field"),
        ("dealt", "100p1,", "position-field"),
        ("declared", "1:H55=X", "trump-unknown"),
        ("more", "line", "position-field"),
        ("more", "line=x", "position-field"),
        ("more", "hat=3", "position-field"),
        ("more", "contested=1", "position-field"),
        ("more", "bids=1", "position-field"),
        ("more", "bids=9:100", "position-field"),
        ("more", "burier=9", "position-field"),
        ("more", "calls=2SA", "position-field"),
        ("more", "calls=S:1", "call-form"),
        ("more", "calls=2SX:1", "card-unknown"),
        ("more", "calls=2SA:1>9", "position-field"),
        ("more", "down=9", "position-field"),
    ],
)
def test_what_is_wrong_with_a_line_is_named(field, text, code):
    parts = GOOD.split(" ")
    parse_position(GOOD)
    parts[FIELDS.index(field)] = text
    with pytest.raises(ShengjiError) as caught:
        parse_position(" ".join(parts))
    assert caught.value.code == code
    for language in LANGUAGES:
        assert caught.value.message(language)


def test_a_line_with_too_few_parts():
    with pytest.raises(TextError) as caught:
        parse_position("qq 2/2/2/2")
    assert caught.value.code == "position-fields"
    for language in LANGUAGES:
        assert "14" in caught.value.message(language)
