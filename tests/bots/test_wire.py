"""The JSON protocol: views survive it, requests may leave out what follows, and errors have codes."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import msgspec
import pytest

from shengji.bots.botzone.cards import kind_of, numbers_of
from shengji.bots.botzone.serving import answer_input
from shengji.bots.protocol import Clock
from shengji.bots.registry import create, factory
from shengji.bots.simple import SimpleBot
from shengji.bots.table import play_deal
from shengji.bots.wire import action_from_plain, action_to_plain, answer_line, request_of, view_of
from shengji.cards import KIND_OF
from shengji.game import fold, start
from shengji.game.shuffling import seed_from
from shengji.rules.presets import load, names
from shengji.text.errors import TextError
from shengji.text.messages import LANGUAGES

DOCS = Path(__file__).parents[2] / "docs"
OUTSIDE = {"names", "number", "balances", "actors", "winners"}
"""Fields of a view that a request does not hold."""


class Mirrored(SimpleBot):
    """Asks another bot, after checking that its view survives the protocol."""

    def __init__(self, bot):
        super().__init__()
        self.bot = bot

    def act(self, view, clock=None):
        again = view_of(msgspec.json.decode(msgspec.json.encode(request_of(view))))
        for name in view.__struct_fields__:
            if name not in OUTSIDE:
                assert getattr(again, name) == getattr(view, name), name
        action = self.bot.act(view)
        assert action_from_plain(msgspec.json.decode(msgspec.json.encode(action_to_plain(action))), view) == action
        return action


@pytest.mark.parametrize("rules", names())
def test_a_view_survives(rules):
    for number, bot in enumerate(("simple", "random")):
        bots = [Mirrored(create(bot, Random(seat))) for seat in range(load(rules).seats)]
        play_deal(fold([start(load(rules))]), bots, seed_from(f"wire {number}"))


def test_the_examples_of_the_documentation():
    page = (DOCS / "bot-protocol.md").read_text(encoding="utf-8")
    examples = re.findall(r"```json\n(.*)\n(.*)\n```", page)
    assert len(examples) == 3
    for request, answer in examples:
        assert answer_line(request.encode(), factory("simple")) == msgspec.json.decode(answer)


def test_every_field_is_documented():
    page = (DOCS / "bot-protocol.md").read_text(encoding="utf-8")
    source = "".join(file.read_text(encoding="utf-8") for file in (DOCS.parent / "src/shengji/bots/wire").glob("*.py"))
    for name in set(re.findall(r"field\(request, \"(\w+)\"", source)):
        assert f"`{name}`" in page, name
    for code in set(re.findall(r"TextError\(\"([\w-]+)\"", source)):
        assert f"`{code}`" in page, code


LEAST = {"rules": "competition", "seat": 1, "level": "2", "trump": "S", "banker": 1, "hand": "HA C3"}


def ask(bot="simple", **changes):
    return answer_line(msgspec.json.encode({**LEAST, **changes}), factory(bot))


def test_what_follows_may_be_left_out():
    tricks = [["HA HA", "H3 H4", "H5 H6", "H7 H8"], ["C5", "CA", "C6", "C7"]]
    view = view_of({**LEAST, "seat": 2, "hand": "HK C4", "tricks": tricks})
    assert view.phase == "play"
    assert [trick.winner for trick in view.tricks] == [0, 1]
    assert view.taken == (5, 5, 0, 0)
    assert view.opponents_points == 5
    assert view.leader == 1
    assert view.hand_sizes == (22, 2, 22, 22)
    assert view.bankers_side == (True, False, True, False)
    assert view_of({"rules": "competition", "seat": 1, "hand": "S2 S3", "level": "2"}).phase == "dealing"


def test_values_and_reasons_can_be_asked_for():
    answer = ask("club-1", candidates=True, id="x")
    assert answer["id"] == "x"
    assert answer["candidates"][0]["action"] == answer["action"]
    assert all(candidate["reason"] for candidate in answer["candidates"])


def test_the_same_request_has_the_same_answer():
    assert len({msgspec.json.encode(ask("random", hand="H3456789TJQK")) for _ in range(5)}) == 1


def test_the_clock_arrives():
    seen = []

    class Watching(SimpleBot):
        def act(self, view, clock=None):
            seen.append(clock)
            return super().act(view)

    line = msgspec.json.encode({**LEAST, "clock": {"seconds": 0.5, "simulations": 20}})
    answer_line(line, lambda _: Watching())
    answer_line(line, lambda _: Watching(), clock=Clock(seconds=0.1))
    answer_line(msgspec.json.encode(LEAST), lambda _: Watching(), clock=Clock(seconds=0.1))
    assert seen == [Clock(0.5, 20), Clock(0.5, 20), Clock(seconds=0.1)]
    assert request_of(view_of(LEAST), Clock(simulations=9))["clock"] == {"simulations": 9}


def test_weak_hands_and_proposals():
    assert ask(ask="contest") == {"agree": True}
    assert ask(ask="consent", proposal={"seat": 2, "what": "take_back"}) == {"agree": True}
    assert ask(ask="consent", proposal={"seat": 2, "what": "finish", "rest_to": "opponents"}) == {"agree": False}


def test_a_bot_that_fails_leaves_the_rest_alone():
    class Broken(SimpleBot):
        def act(self, view, clock=None):
            raise ZeroDivisionError("oops")

    answer = answer_line(msgspec.json.encode(LEAST), lambda _: Broken())
    assert answer["error"]["code"] == "bot-crashed"
    assert "oops" in answer["error"]["message"]


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"rules": None}, "field-missing"),
        ({"rules": "compettion"}, "preset-unknown"),
        ({"seat": 5}, "field-range"),
        ({"seat": "1"}, "field-type"),
        ({"hand": None}, "field-type"),
        ({"hand": "HA HA HA"}, "card-too-often"),
        ({"hand": "XX"}, None),
        ({"trump": "Q"}, "trump-unknown"),
        ({"phase": "sleep"}, "request-phase"),
        ({"phase": "over"}, "request-phase"),
        ({"phase": "play", "trump": None}, "field-missing"),
        ({"phase": "bury"}, "request-hand"),
        ({"phase": "choose"}, "field-missing"),
        ({"trick": {"leader": 2, "plays": []}}, "request-turn"),
        ({"trick": {"leader": 4, "plays": ["H3 H3 H4 H4 H5 H5"]}}, "request-hand"),
        ({"trick": {"leader": 3, "plays": ["H3", "H4 H5"]}}, "request-play"),
        ({"trick": {"leader": 1, "plays": ["H3", "H4", "H5", "H6"]}}, "request-trick"),
        ({"tricks": [["H3", "H4"]]}, "request-trick"),
        ({"tricks": ["H3"]}, "field-type"),
        ({"levels": ["2"]}, "request-number"),
        ({"penalties": ["a", 0, 0, 0]}, "field-type"),
        ({"declarations": [[1]]}, "declaration-form"),
        ({"bids": [[1, "x"]]}, "bid-form"),
        ({"calls": [["SA"]]}, "request-call"),
        ({"clock": {"seconds": "x"}}, "clock-form"),
        ({"ask": "sing"}, "ask-unknown"),
        ({"buries": [[1]]}, "bury-form"),
        ({"ask": "consent"}, "field-missing"),
        ({"ask": "consent", "proposal": {"seat": 1, "what": "dance"}}, "proposal-form"),
    ],
)
def test_errors_have_codes(changes, code):
    answer = ask(**changes, id=7)
    assert answer["id"] == 7
    if code:
        assert answer["error"]["code"] == code
    for language in LANGUAGES:
        line = msgspec.json.encode({**LEAST, **changes})
        assert answer_line(line, factory("simple"), language)["error"]["message"]


@pytest.mark.parametrize(
    ("line", "code"),
    [(b"{", "json-syntax"), (b"[1]", "request-no-object"), (b"[" * 100_000, None), (b'{"rules": {"preset": 3}}', None)],
)
def test_lines_that_are_no_requests(line, code):
    answer = answer_line(line, factory("simple"))
    assert code is None or answer["error"]["code"] == code
    assert answer["error"]["message"]


def test_actions_that_are_none():
    view = view_of(LEAST)
    for plain, code in (({}, "field-missing"), ({"do": "sing"}, "action-unknown"), ({"do": "play"}, "field-type")):
        with pytest.raises(TextError) as caught:
            action_from_plain(plain, view)
        assert caught.value.code == code


# -- Botzone


def test_botzones_numbers():
    for order in ("shcd", "hdsc"):
        for number in range(108):
            assert number in numbers_of(kind_of(number, order), order)
    named = {0: "SA", 1: "HA", 2: "CA", 3: "DA", 4: "S2", 36: "ST", 40: "SJ", 52: "LJ", 53: "BJ", 54: "SA", 107: "BJ"}
    assert {number: kind_of(number) for number in named} == {n: KIND_OF[code] for n, code in named.items()}
    assert kind_of(0, "hdsc") == KIND_OF["HA"]
    for wrong in (-1, 108, "3", None, True):
        with pytest.raises(TextError):
            kind_of(wrong)


BANK = {"first_round": True, "level": "2", "banking": {"called": 0, "snatched": -1, "major": "s", "banker": 0}}


def botzone(*requests, responses=(), bot="simple"):
    line = msgspec.json.encode({"requests": list(requests), "responses": list(responses)})
    return answer_input(line, factory(bot))["response"]


def deal(numbers, **changes):
    first = {"stage": "deal", "deliver": numbers, "global": BANK, "playerpos": 1}
    return {**first, **changes}


def test_a_botzone_turn_of_play():
    # Seat 1 follows the ace of hearts that seat 0 led, with the five or the king of hearts.
    hand = [17, 49, 2, 6]
    play = {"stage": "play", "history": [[], [[1]], -1, 0], "global": {**BANK, "total_score": 0}}
    assert botzone(deal(hand), play) in ([17], [49])
    # Then it follows its partner's winning club, and has played the five.
    history = [[[1], [17], [21], [25]], [[10]], 0, 0]
    again = {"stage": "play", "history": history, "global": BANK}
    assert botzone(deal(hand), play, again, responses=[[], [17]])[0] in (2, 6)


def test_a_botzone_bury_and_what_is_left_after_it():
    hand = list(range(0, 50, 2))
    kitty = list(range(1, 16, 2))
    bank = {**BANK, "banking": {**BANK["banking"], "banker": 1}}
    cover = {"stage": "cover", "deliver": kitty, "global": bank}
    buried = botzone(deal(hand, **{"global": bank}), cover)
    assert len(set(buried)) == 8
    assert set(buried) <= {*hand, *kitty}
    play = {"stage": "play", "history": [[], [], -1, 1], "global": bank}
    led = botzone(deal(hand, **{"global": bank}), cover, play, responses=[[], buried])
    assert led
    assert not set(led) & set(buried)


def test_a_failed_throw_that_shows_whole_is_cut_down():
    play = {"stage": "play", "history": [[], [[45, 49], [25]], -1, 3], "global": BANK}
    assert len(botzone(deal([17, 21, 2, 6]), play)) == 1


@pytest.mark.parametrize(
    "line",
    [
        b"{",
        b"{}",
        b'{"requests": []}',
        b'{"requests": [{"stage": "dance"}]}',
        b'{"requests": [{"stage": "deal", "deliver": [1]}]}',
    ],
)
def test_botzone_inputs_that_cannot_be_read(line):
    with pytest.raises(TextError):
        answer_input(line, factory("simple"))
