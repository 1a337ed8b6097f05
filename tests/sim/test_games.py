"""Positions of games of every kind: sides that change, lines that were bid or named, choices between components."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from shengji.cards import contains, hand_size
from shengji.game import apply, fold, start
from shengji.game import events as e
from shengji.game.actions import Action, Choose, Deal, Play
from shengji.game.engine import legal
from shengji.game.shuffling import deal_seed, seed_from
from shengji.game.state import Game, current
from shengji.game.view import view
from shengji.rules import presets
from shengji.rules.ruleset import RuleSet
from shengji.rules.scoring import bands, outcome
from shengji.sim import (
    ImpossiblePosition,
    Knowledge,
    Position,
    Sampler,
    UnsupportedRules,
    boards,
    compile,
    play,
    rollout,
    rollouts,
    solve,
    steps,
)
from shengji.sim import layout as at
from shengji.sim.api import BANKS
from shengji.sim.positions import planes_of
from shengji.sim.sides import JOINED, SEEN
from shengji.testing import random_action

from sim_helpers import scaled, supported_presets  # isort: skip

FRIENDS: list[dict[str, object]] = [
    {},
    {"friend_self": False},
    {"friend_double": True, "friend_cards": "any"},
    {"friend_double": False, "friend_cards": "any", "friend_calls": 2},
    {"friend_other": True, "friend_cards": "any", "friend_calls": 2, "small_side_bonus": True},
    {"seats": 6, "decks": 4, "kitty": 12, "kitty_multiplier": "competition_4", "friend_calls": 1, "friend_other": True},
]


def _moves(rules: RuleSet, seed: str, deals: int) -> Iterator[tuple[Game, Action, Game, tuple[e.Event, ...]]]:
    """Each action in the play of some random deals of the plain engine, with the game before and after it."""
    rng = Random(seed)
    log: list[e.Event] = [start(rules)]
    game = fold(log)
    for _ in range(deals):
        if game.over:
            log = [start(rules)]
            game = fold(log)
        action: Action = Deal(deal_seed(seed_from(seed), game.deals, game.attempt))
        while True:
            before = game
            game, caused = apply(game, action, log)
            log.extend(caused)
            if before.deal is not None and before.deal.phase in ("play", "choose"):
                yield before, action, game, caused
            if current(game).phase == "over":
                if not game.attempt:
                    break
                action = Deal(deal_seed(seed_from(seed), game.deals, game.attempt))
                continue
            action = random_action(game, rng)


SUPPORTED = [
    *(
        (f"friends {index}", presets.with_options(presets.load("zhaopengyou"), changes))
        for index, changes in enumerate(FRIENDS)
    ),
    *((name, presets.load(name)) for name in supported_presets()),
]


def test_only_presets_with_special_shapes_are_refused() -> None:
    refused = set(presets.names()) - {name for name, _ in SUPPORTED}
    assert refused == {"nanning", "chaodipi", "chaodipi-hidden"}


@pytest.mark.parametrize(("name", "rules"), SUPPORTED, ids=[name for name, _ in SUPPORTED])
def test_the_last_trick_ends_the_deal_as_the_plain_engine_does(name: str, rules: RuleSet) -> None:
    """From the lead of the last trick on every play is forced: totals, sides, bank and levels are the game's."""
    ended = 0
    for before, action, game, caused in _moves(rules, name, scaled(30, 1)):
        deal = current(before)
        if deal.phase != "play" or deal.plays or not isinstance(action, Play):
            continue
        failed = any(isinstance(event, e.ThrowFailed) for event in caused)
        if failed or hand_size(action.cards) < hand_size(deal.hands[action.seat]):
            continue
        place = Position.from_game(before)
        found = rollout(place, [action.cards], policy="rollout" if ended % 2 else "random")
        log: list[e.Event] = []
        after, rng = game, Random(name)
        while current(after).phase == "play":
            after, further = apply(after, random_action(after, rng), log)
            log.extend(further)
        end = next(event for event in reversed(log) if isinstance(event, e.DealEnded))
        assert found.totals.item() == end.opponents
        outcome = found.steps
        assert BANKS[outcome.bank.item()] == end.bank
        assert (outcome.banker.item(), outcome.opponents.item()) == (end.banker_steps, end.opponents_steps)
        bankers = {seat for seat in range(rules.seats) if found.bankers.item() >> seat & 1}
        last = current(after)
        assert bankers == {
            seat
            for seat in range(rules.seats)
            if seat == last.banker
            or seat in last.joined
            or (rules.sides == "partners" and last.banker is not None and (seat - last.banker) % 2 == 0)
        }
        gained = [after.totals[seat] - before.totals[seat] for seat in range(rules.seats)]
        if rules.scoring == "individual":
            assert found.seats[0, 0, 0].tolist() == gained
        else:
            assert found.seats[0, 0, 0].tolist() == list(last.taken)
        ended += 1
    assert ended


@pytest.mark.parametrize("changes", FRIENDS)
def test_friends_join_by_the_same_plays(changes: dict[str, object]) -> None:
    rules = presets.with_options(presets.load("zhaopengyou"), changes)
    joins = 0
    for before, action, after, _ in _moves(rules, str(changes), scaled(10, 2)):
        deal, then = current(before), current(after)
        if not isinstance(action, Play) or then.phase == "choose" or then.attempted != deal.attempted:
            continue
        place = Position.from_game(before)
        config = compile(rules).config(place.level)
        space, words = [0] * at.WORK, config.tolist()
        row = boards.load_head(space, words, place.head().tolist(), 0)
        boards.load_world(space, words, place.world().tolist(), 0)
        space[at.PLAY : at.PLAY + at.SEAT] = planes_of(config, row, action.cards).tolist()
        boards.play_candidate(space, words, row)
        calls = [space[at.CALL_LIST + at.CALL * n :][: at.CALL] for n in range(len(deal.calls))]
        assert tuple(call[SEEN] for call in calls) == then.seen
        assert tuple(call[JOINED] for call in calls) == then.joined
        for seat in range(rules.seats):
            assert space[at.SIDE + seat] == (seat == then.banker or seat in then.joined)
        joins += then.joined != deal.joined
    assert joins


def test_a_seat_with_a_called_card_plays_with_the_banker() -> None:
    rules = presets.load("zhaopengyou")
    for before, _, _, _ in _moves(rules, "hopes", 1):
        place = Position.from_game(before)
        deal = current(before)
        space, words = [0] * at.WORK, compile(rules).config(place.level).tolist()
        boards.load_head(space, words, place.head().tolist(), 0)
        boards.load_world(space, words, place.world().tolist(), 0)
        assert deal.banker is not None
        for seat in range(rules.seats):
            holds = any(
                joined < 0 and deal.hands[seat] >> 8 * call.kind & 0xFF
                for call, joined in zip(deal.calls, deal.joined, strict=True)
            )
            known = seat == deal.banker or seat in deal.joined
            assert bool(space[at.ALLIES + seat] >> deal.banker & 1) == (known or holds)
            assert space[at.ALLIES + seat] >> seat & 1


def test_a_choice_between_components_is_rolled_out() -> None:
    chosen = 0
    for before, action, _, _ in _moves(presets.load("competition"), "choices", scaled(40, 8)):
        if not isinstance(action, Choose):
            continue
        deal = current(before)
        place = Position.from_game(before)
        assert place.turn == deal.leader
        assert all(isinstance(option, Choose) for option in legal(before, action.seat))
        found = rollout(place, deal.choices)
        assert found.totals.shape == (1, len(deal.choices), 1)
        sample = Sampler(Knowledge.from_view(view(before, action.seat))).draw(4)
        for world in range(4):
            assert contains(list(sample.hands(world))[deal.leader], deal.attempted)
        chosen += 1
    assert chosen or scaled(1000) < 1000


def test_lines_that_were_named_or_bid_decide() -> None:
    line = presets.load("one-deck-line")
    assert steps(line, np.array([30]), 30).bank.tolist() == [BANKS.index("lost")]
    assert steps(line, np.array([30])).bank.tolist() == [BANKS.index("kept")]
    bid = presets.load("xinyang")
    assert steps(bid, np.array([100, 100]), np.array([100, 105])).bank.tolist() == [2, 0]
    with pytest.raises(ValueError, match="line"):
        steps(bid, np.array([100]))


def test_bankers_name_lines() -> None:
    rules = presets.load("one-deck-line")
    found = play(rules, scaled(2000, 60))
    lines = found.line.tolist()
    assert min(lines) >= 5
    assert max(lines) <= bands(rules).line
    assert all(line % 5 == 0 for line in lines)
    assert len(set(lines)) > 4
    for points, line, bank, ours, theirs in zip(
        found.points.tolist(),
        lines,
        found.steps.bank.tolist(),
        found.steps.banker.tolist(),
        found.steps.opponents.tolist(),
        strict=True,
    ):
        wanted = outcome(rules, points, line=line)
        assert (BANKS[bank], ours, theirs) == (wanted.bank, wanted.banker_steps, wanted.opponents_steps)


def test_auctions_are_bid_as_the_rules_have_it() -> None:
    for name in ("xinyang", "erqiwang"):
        rules = presets.load(name)
        found = play(rules, scaled(2000, 40), policy="rollout")
        assert set(found.line.tolist()) <= set(range(rules.bid_lowest, rules.bid_start + 1, rules.bid_step))
        assert len(set(found.line.tolist())) > 3
        assert len(set(found.banker.tolist())) == 4
        assert ((found.steps.bank == BANKS.index("lost")) == (found.points >= found.line)).all()
        assert not (found.trump == 4).any()
        given = play(rules, scaled(200, 10), banker=2)
        assert set(given.banker.tolist()) == {2}
        assert set(given.line.tolist()) == {rules.bid_start}


def test_the_bank_passes_from_a_side_that_cannot_declare() -> None:
    rules = presets.load("daiwang")
    found = play(rules, scaled(3000, 60), banker=1)
    assert set(found.banker.tolist()) == {1, 2}
    assert (found.banker == 1).mean() > 0.5


def test_levels_without_level_cards_have_deals_of_their_own() -> None:
    rules = presets.with_options(RuleSet(), {"levels": ["2", "A", "NT", "KQ"], "top_card": "H5"})
    flag = play(rules, scaled(200, 10), level="KQ", banker=0)
    assert flag.rules.kitty == 0
    assert set(flag.trump_names()) == {"NT"}
    assert (flag.taken.sum(axis=1) == 200).all()
    assert set(play(rules, scaled(200, 10), level="NT", banker=0).trump_names()) == {"NT"}
    with pytest.raises(UnsupportedRules):
        compile(rules).config("KQ")


def test_endings_of_games_with_friends_are_solved_with_the_sides_of_the_moment() -> None:
    solved = 0
    for before, _, _, _ in _moves(presets.load("zhaopengyou"), "endings", 1):
        deal = current(before)
        if deal.phase == "play" and not deal.plays and 0 < hand_size(deal.hands[deal.turn]) <= 2:
            assert solve(Position.from_game(before)).opponents is not None
            solved += 1
    assert solved


def test_calls_that_do_not_add_up_are_refused() -> None:
    before = next(_moves(presets.load("zhaopengyou"), "calls", 1))[0]
    place = Position.from_game(before)
    values = {name: getattr(place, name) for name in place.__dataclass_fields__}
    for name in ("seen", "joined"):
        with pytest.raises(ImpossiblePosition) as caught:
            Position(**(values | {name: (0,) * (len(place.calls) + 1)})).check()
        assert caught.value.code == "sim-calls"
        for language in ("en", "zh-Hans", "zh-Hant"):
            assert caught.value.message(language)


def test_tables_of_several_kinds_of_games_go_into_one_call() -> None:
    rules = presets.load("erbaisi")
    tables = []
    for before, action, _, _ in _moves(rules, "together", 1):
        if isinstance(action, Play) and current(before).phase == "play":
            tables.append((Position.from_game(before), [action.cards]))
    found = rollouts(tables[:20], repeats=2)
    for result in found:
        # Points of all seats are the pack's, wherever the kitty counts twice or not.
        assert (result.seats.sum(axis=-1) >= 240 - 80).all()
