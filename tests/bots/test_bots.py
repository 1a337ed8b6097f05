"""Bots one by one: their names, what they may know, their hints, and how a table treats a faulty one."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from msgspec.structs import replace
from rulesets import random_rules

from shengji.arena.simulate import Plan, play
from shengji.bots import registry
from shengji.bots.club.memory import CardMemory
from shengji.bots.protocol import Hinting
from shengji.bots.random_bot import RandomBot
from shengji.bots.simple import SimpleBot
from shengji.bots.table import BotFault, play_deal, play_match
from shengji.cards import MOST_IN_HAND, bag, hand_size, kinds, one
from shengji.game import events as e
from shengji.game import fold, start, view
from shengji.game.actions import Bury, CloseDeclaring, Declare, PassDeclaring, Play, Propose
from shengji.game.engine import is_legal, moments
from shengji.game.shuffling import deal_seed, seed_from
from shengji.game.state import Game, cards_to_deal, current, is_face_down
from shengji.rules.declaring import Declaration
from shengji.rules.presets import load, with_options
from shengji.testing import hidden_from
from shengji.text.errors import TextError
from shengji.text.messages import LANGUAGES

SEED = seed_from("bots")
COMPETITION = load("competition")


def test_names_and_unknown_names():
    assert registry.names()[:6] == ("random", "beginner", "simple", "club-1", "club-2", "learned-1")
    assert registry.create("simple", Random(1)).name == "simple"
    with pytest.raises(TextError) as caught:
        registry.create("simpel", Random(1))
    assert caught.value.code == "bot-unknown"
    assert "simple" in str(caught.value)
    for language in LANGUAGES:
        assert "simpel" in caught.value.message(language)


def test_bots_of_other_packages(monkeypatch):
    outside = SimpleNamespace(name="mine", load=lambda: RandomBot)
    monkeypatch.setattr(registry, "entry_points", lambda **_: [outside])
    registry.names.cache_clear()
    try:
        assert registry.names() == ("random", "beginner", "simple", "club-1", "club-2", "learned-1", "expert", "mine")
        assert isinstance(registry.create("mine", Random(1)), RandomBot)
    finally:
        registry.names.cache_clear()


def test_seats_take_the_bots_in_turn():
    assert [bot.name for bot in registry.seated(["simple", "random"], 5, "x")] == [
        "simple",
        "random",
        "simple",
        "random",
        "simple",
    ]


# -- what a bot may know


def other_world(game: Game, seat: int, dealt: int, rng: Random) -> Game:
    """A game that looks the same to a seat, with all cards that it does not see shuffled."""
    deal = current(game)
    if deal.phase == "dealing":
        order = list(deal.order)
        own = {place for place in range(dealt) if (deal.first_seat + place) % game.rules.seats == seat}
        hidden = [place for place in range(len(order)) if place not in own]
        cards = [order[place] for place in hidden]
        rng.shuffle(cards)
        for place, kind in zip(hidden, cards, strict=True):
            order[place] = kind
        return replace(game, deal=replace(deal, order=tuple(order), hands=(0,) * game.rules.seats))
    knows_kitty = seat == deal.burier
    pool = [kind for other, hand in enumerate(deal.hands) if other != seat for kind in kinds(hand)]
    pool += [] if knows_kitty else list(kinds(deal.kitty))
    rng.shuffle(pool)
    order = tuple(rng.sample(deal.order, len(deal.order)))
    hands = list(deal.hands)
    for other, hand in enumerate(deal.hands):
        if other != seat:
            hands[other] = bag(pool[: hand_size(hand)])
            pool = pool[hand_size(hand) :]
    kitty = deal.kitty if knows_kitty else bag(pool)
    changed = replace(deal, hands=tuple(hands), kitty=kitty, order=order, seed="")
    return replace(game, deal=hide_declarations(changed, seat) if is_face_down(game) else changed)


def hide_declarations(deal, seat):
    """Other cards in the face-down declarations of others, and another trump where the seat does not know it."""
    state = deal.declaring
    history = tuple(d if d.seat == seat else Declaration(d.seat, one(0)) for d in state.history)
    standing = state.standing
    if standing is None or standing.seat == seat:
        return replace(deal, declaring=replace(state, history=history))
    state = replace(state, history=history, standing=Declaration(standing.seat, one(0)))
    return replace(deal, declaring=state, trump="D" if deal.trump == "S" else "S")


DECISIONS = (
    e.Declared,
    e.BidMade,
    e.Stirred,
    e.LineNamed,
    e.FriendsCalled,
    e.Buried,
    e.ThrowFailed,
)


def decisions(log):
    """Each decision of a log: the game before it, the seat, and how many cards were dealt."""
    games = list(moments(log))
    for index, event in enumerate(log):
        before = games[index - 1]
        forced = isinstance(log[index - 1], e.ThrowFailed)
        if isinstance(event, DECISIONS) or (isinstance(event, e.Played) and not forced):
            yield before, event.seat, event.dealt if isinstance(event, e.Declared) else cards_to_deal(before)
        elif isinstance(event, e.Passed) and current(before).phase == "stir":
            yield before, event.seat, cards_to_deal(before)
        elif isinstance(event, e.TrumpMade) and event.how == "named":
            yield before, current(before).turn, cards_to_deal(before)


@pytest.mark.parametrize("name", ["simple", "random", "beginner", "club-1", "club-2"])
@pytest.mark.parametrize("rules", ["competition", "qq-3", "two-player", "chaodipi-hidden", "zhaopengyou", "xinyang"])
def test_a_bot_knows_nothing_but_its_view(name, rules):
    log = play(Plan(rules=load(rules), bots=(name,), seed="secret"), 0)
    rng = Random(3)
    for before, seat, dealt in decisions(log):
        seen = view(before, seat, dealt)
        other = other_world(before, seat, dealt, rng)
        assert other != before or not hidden_from(before, seat)
        assert view(other, seat, dealt) == seen
        first, second = (registry.create(name, Random(7)) for _ in range(2))
        assert first.act(seen) == second.act(view(other, seat, dealt))


# -- hints


@pytest.mark.parametrize("seed", range(20))
def test_hints_are_legal_ranked_and_explained(seed):
    rules = random_rules(seed) if seed else COMPETITION
    log = play(Plan(rules=rules, bots=("simple",), seed=str(seed)), 0)
    bot = SimpleBot(Random(0))
    assert isinstance(bot, Hinting)
    for before, seat, dealt in decisions(log):
        seen = view(before, seat, dealt)
        found = bot.candidates(seen)
        assert found[0].action == bot.act(seen)
        assert [c.value for c in found] == sorted((c.value for c in found), reverse=True)
        assert len({c.action for c in found}) == len(found)
        for candidate in found:
            if not (isinstance(candidate.action, PassDeclaring) and dealt < cards_to_deal(before)):
                assert is_legal(before, candidate.action)
            for language in LANGUAGES:
                assert candidate.reason.text(language)


def test_more_unseen_cards_than_a_hand_holds_are_counted():
    rules = with_options(COMPETITION, {"decks": 12, "permanent": ["2", "7"], "levels": ["5"], "follow_shape": False})
    log = play(Plan(rules=rules, bots=("random",), seed="many"), 0)
    before, seat, dealt = next(found for found in decisions(log) if current(found[0]).trump is not None)
    memory = CardMemory(view(before, seat, dealt))
    assert len(kinds(memory.unseen)) > MOST_IN_HAND
    whole = range(len(memory.tables.masks))
    assert [memory.unseen_in(group) for group in whole] == [
        len(kinds(memory.unseen & memory.tables.masks[group])) for group in whole
    ]
    assert memory.density < 2.0


# -- the table


def finished(bots, rules=COMPETITION, seed=SEED):
    log = [start(rules)]
    game = play_deal(fold(log), bots, seed, log)
    return game, log


def test_the_same_seed_and_bots_give_the_same_events():
    logs = [finished(registry.seated(["random"], 4, "a"))[1] for _ in range(2)]
    assert logs[0] == logs[1]
    assert fold(logs[0]).levels == finished(registry.seated(["random"], 4, "a"))[0].levels
    assert finished(registry.seated(["random"], 4, "b"))[1] != logs[0]


def test_deals_have_the_seeds_of_the_match():
    log = []
    play_match(COMPETITION, registry.seated(["simple", "random"], 4, "a"), SEED, log, most_deals=3)
    started = [event for event in log if isinstance(event, e.DealStarted)]
    assert [(event.number, event.attempt) for event in started][-1][0] == 3
    for event in started:
        assert event.seed == deal_seed(SEED, event.number, event.attempt)


def test_watching_sees_every_event():
    seen, log = [], []
    bots = registry.seated(["simple"], 4, "a")
    game = play_match(COMPETITION, bots, SEED, log, most_deals=1, watch=lambda _, caused: seen.extend(caused))
    assert seen == log[1:]
    assert not game.over


class Faulty(SimpleBot):
    """Plays whatever the test wants at its first play."""

    name = "faulty"

    def __init__(self, wrong):
        super().__init__()
        self.wrong = wrong

    def act(self, view, clock=None):
        wrong = self.wrong(view)
        return super().act(view, clock) if wrong is None else wrong


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (lambda view: Play(view.seat, 0) if view.phase == "play" else None, "lead-empty"),
        (lambda view: Play((view.seat + 1) % 4, view.hand) if view.phase == "play" else None, "not-your-turn"),
        (lambda view: Bury(view.seat, 0) if view.phase == "bury" else None, "bury-count"),
        (lambda view: CloseDeclaring() if view.phase == "dealing" else None, "not-your-turn"),
        (lambda view: Declare(view.seat, view.hand, view.dealt) if view.phase == "dealing" else None, None),
    ],
)
def test_an_illegal_action_is_named_with_bot_and_reason(wrong, code):
    bots = [Faulty(wrong) for _ in range(4)]
    with pytest.raises(BotFault) as caught:
        finished(bots)
    assert caught.value.code == "bot-illegal"
    assert caught.value.details["bot"] == "faulty"
    if code:
        assert caught.value.details["reason"].key == f"error-{code}"
    for language in LANGUAGES:
        assert "faulty" in caught.value.message(language)


def test_bots_that_never_declare_do_not_deal_for_ever():
    def silent(view):
        return PassDeclaring(view.seat) if view.phase == "dealing" else None

    with pytest.raises(BotFault) as caught:
        finished([Faulty(silent) for _ in range(4)])
    assert caught.value.code == "bot-redeals"


def test_a_proposal_is_put_to_the_others():
    asked = []

    class Asking(SimpleBot):
        def __init__(self, seat):
            super().__init__()
            self.seat, self.proposed = seat, False

        def act(self, view, clock=None):
            if self.seat == view.banker and view.phase == "play" and not self.proposed and len(view.tricks) == 2:
                self.proposed = True
                return Propose(view.seat, "finish", "opponents")
            return super().act(view, clock)

        def consents(self, view):
            asked.append(self.seat)
            return True

    game, log = finished([Asking(seat) for seat in range(4)])
    assert sorted(asked) == [seat for seat in range(4) if seat != game.deal.banker]
    assert any(isinstance(event, e.Finished) for event in log)
    assert game.deal.stopped == "agreed_opponents"


def test_a_weak_hand_is_dealt_again():
    rules = with_options(COMPETITION, {"weak_hand": "redeal", "weak_hand_trumps": 4, "weak_hand_times": 2})
    reasons = [
        event.reason
        for number in range(12)
        for event in play(Plan(rules=rules, bots=("simple",), seed="weak"), number)
        if isinstance(event, e.Redealt)
    ]
    assert "weak_hand" in reasons


def test_the_example_of_the_documentation_plays():
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    space = {}
    exec(re.search(r"```python\n(.*?)```", page, re.DOTALL)[1], space)
    game, _ = finished([space["Stingy"](Random(seat)) for seat in range(4)])
    assert game.deals == 1
