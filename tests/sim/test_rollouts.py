"""Positions, rollouts and their refusals."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace as changed

from shengji.cards import hand_size, kinds, one, points
from shengji.game.engine import actors, legal
from shengji.game.state import current
from shengji.game.view import view
from shengji.rules import presets
from shengji.rules.mechanics import trick_rule
from shengji.rules.ruleset import RuleSet
from shengji.rules.tables import tables
from shengji.rules.tricks import Standing
from shengji.sim import (
    ImpossiblePosition,
    Knowledge,
    Position,
    Sampler,
    Worlds,
    compile,
    play,
    play_on,
    policy_play,
    rollout,
    rollouts,
    with_cards,
)
from shengji.sim.api import Policy, Results
from shengji.sim.positions import bag_of, planes_of, shown_voids

from sim_helpers import games, random_level, random_rules, recorded_deals, scaled  # isort: skip


def _moments(rules: RuleSet, level: str | None, seed: int):
    """Each moment of a deal played by the rollout policy, the play that follows there, and the deal's total."""
    deal = next(iter(recorded_deals(compile(rules), level, seed, 1, policy=3)))
    total = int(Results(rules, deal.row[None, :]).points[0])
    rule = trick_rule(tables(rules, level, deal.trump))  # type: ignore[arg-type]
    hands, taken = list(deal.hands), [0] * rules.seats
    leader, trick, tricks = deal.banker, [], []
    for played in deal.plays:
        seat = played.seat
        yield (
            Position(
                rules=rules,
                level=level,
                trump=deal.trump,  # type: ignore[arg-type]
                banker=deal.banker,
                turn=seat,
                leader=leader,
                plays=tuple(trick),
                taken=tuple(taken),
                voids=shown_voids(rules, rule.tables, [*tricks, (leader, tuple(trick))]),
                hands=tuple(hands),
                kitty=deal.kitty,
            ),
            played.cards,
            total,
        )
        hands[seat] -= played.cards
        trick.append(played.cards)
        if len(trick) == rules.seats:
            standing = Standing(rule, rule.read(trick[0]))
            for cards in trick[1:]:
                standing.add(cards)
            tricks.append((leader, tuple(trick)))
            leader = (leader + standing.winner) % rules.seats
            taken[leader] += sum(points(cards, rules.joker_points) for cards in trick)
            trick = []


@pytest.mark.parametrize("seed", range(scaled(60, 4)))
def test_a_rollout_from_any_moment_ends_as_the_deal_did(seed: int) -> None:
    rules = random_rules(20_000 + seed)
    level = random_level(rules, Random(seed))
    found = list(_moments(rules, level, seed))[:: 1 if seed % 4 == 0 else 7]
    totals = [result.totals.item() for result in rollouts([(place, [cards]) for place, cards, _ in found])]
    assert totals == [total for _, _, total in found]


def test_positions_from_games_agree_with_the_game() -> None:
    rng = Random(1)
    for game in games(presets.load("qq-3"), "positions", scaled(4)):
        if rng.random() < 0.9:
            continue
        place = Position.from_game(game)
        place.check()
        config, row = compile(place.rules).config(place.level), int(place.head()[0])
        assert [bag_of(config, row, planes_of(config, row, hand)) for hand in place.hands] == list(place.hands)
        candidates = [action.cards for action in islice(legal(game, place.turn), 5)]
        result = rollout(place, candidates, repeats=3, policy="random", seed=4)
        assert result.totals.shape == (1, len(candidates), 3)
        assert result.means.shape == (len(candidates),)
        assert result.steps.signed.shape == result.totals.shape


def _position() -> Position:
    states = games(presets.load("competition"), "one", 1)
    return next(Position.from_game(game) for game in states if len(current(game).tricks) == 10 and current(game).lead)


def test_candidates_meet_the_same_random_numbers_whatever_the_threads() -> None:
    place = Position.from_game(next(games(presets.load("competition"), "two", 1)))
    card = next(iter(kinds(place.hands[place.turn])))
    worlds = Worlds(place, np.repeat(place.world()[None, :], 64, axis=0))
    candidates = [one(card), one(card)]
    alone = rollout(worlds, candidates, repeats=4, policy="random", seed=9, threads=1)
    shared = rollout(worlds, candidates, repeats=4, policy="random", seed=9, threads=2)
    assert (alone.totals == shared.totals).all()
    assert (alone.totals[:, 0] == alone.totals[:, 1]).all()
    assert len(np.unique(alone.totals[:, 0])) > 3


def test_illegal_candidates_are_refused() -> None:
    place = _position()
    other = place.hands[(place.turn + 1) % 4]
    foreign = next(kind for kind in kinds(other) if not place.hands[place.turn] >> 8 * kind & 0xFF)
    with pytest.raises(ImpossiblePosition) as caught:
        rollout(place, [one(foreign)])
    assert caught.value.code == "sim-candidate"
    assert rollouts([]) == []


def _refused(code: str, place: Position, **changes: object) -> None:
    values = {name: getattr(place, name) for name in place.__dataclass_fields__} | changes
    with pytest.raises(ImpossiblePosition) as caught:
        Position(**values).check()  # type: ignore[arg-type]
    assert caught.value.code == code
    for language in ("en", "zh-Hans", "zh-Hant"):
        assert caught.value.message(language)


def test_impossible_positions_are_refused_with_the_reason() -> None:
    place = _position()
    place.check()
    hands, turn = list(place.hands), place.turn
    card = one(next(iter(kinds(hands[turn]))))
    longer = [*hands[:turn], hands[turn] + card, *hands[turn + 1 :]]
    other = (turn + 1) % 4
    moved = list(hands)
    moved[turn] -= card
    moved[other] += card
    voids = [0, 0, 0, 0]
    voids[turn] = 31
    _refused("sim-copies", place, hands=tuple(hand + one(52, 3) for hand in hands))
    _refused("sim-hand-size", place, hands=tuple(moved))
    _refused("sim-hand-size", place, hands=(0, 0, 0, 0), kitty=place.kitty)
    _refused("sim-void", place, voids=tuple(voids))
    _refused("sim-kitty", place, kitty=0)
    _refused("sim-seat", place, banker=4)
    _refused("sim-seat", place, turn=-1)
    _refused("sim-turn", place, plays=())
    _refused("sim-trump", place, trump="X")
    _refused("sim-per-seat", place, taken=(0, 0))
    _refused("sim-per-seat", place, hands=tuple(hands[:3]))
    _refused("sim-lead", place, plays=(place.plays[0] + one(52) + one(0) + one(14),), turn=(place.leader + 1) % 4)
    _refused("sim-trick", place, plays=(one(0), one(1, 2)), turn=(place.leader + 2) % 4)
    assert hand_size(longer[turn]) == hand_size(hands[turn]) + 1


def test_positions_outside_the_play_of_tricks_are_refused() -> None:
    game = next(games(presets.load("competition"), "three", 1))
    deal = changed(current(game), phase="bury")
    with pytest.raises(ImpossiblePosition) as caught:
        Position.from_game(changed(game, deal=deal))
    assert caught.value.code == "sim-phase"
    assert caught.value.message("zh-Hans")


def test_tables_of_one_call_share_their_rules() -> None:
    place = _position()
    other = Position.from_game(next(games(presets.load("qq"), "four", 1)))
    pair = [(place, [next(iter(rollout(place, []).candidates), 0)][:0]), (other, [])]
    with pytest.raises(ImpossiblePosition) as caught:
        rollouts(pair)
    assert caught.value.code == "sim-several-rules"


def test_the_rollout_policy_beats_random_play() -> None:
    rules = presets.load("competition")
    number = scaled(4000, 40)
    thumb = play(rules, number, policy="rollout_banker").points.mean()
    against = play(rules, number, policy="rollout_opponents").points.mean()
    assert thumb + 60 < against


@pytest.mark.parametrize("name", ["competition", "qq-3", "zhongyou-4", "erqiwang"])
def test_the_rollout_policy_throws_what_nobody_can_beat(name: str) -> None:
    found = play(presets.load(name), scaled(2000, 30), policy="rollout")
    assert found.throws.sum() * 20 > len(found)
    assert not found.failed_throws.any()


def test_the_rollout_policy_leads_no_throw_where_that_is_not_allowed() -> None:
    for name in ("xinyang", "one-deck"):
        rules = presets.with_options(presets.load(name), {"throws": "none"})
        assert not play(rules, scaled(500, 10), policy="rollout").throws.any()


@pytest.mark.parametrize("policy", ["rollout", "careful"])
@pytest.mark.parametrize("name", ["competition", "qq-3", "zhaopengyou", "two-player"])
def test_the_policy_plays_the_same_in_every_world_that_a_seat_thinks_possible(name: str, policy: Policy) -> None:
    """It may use nothing of the cards that its seat cannot see."""
    different = 0
    for index, game in enumerate(islice(games(presets.load(name), "honest", 4), 0, None, scaled(3, 40))):
        seen = view(game, actors(game)[0])
        drawn = Sampler(Knowledge.from_view(seen)).draw(6, seed=index)
        worlds = [Worlds(drawn.table, drawn.words[number : number + 1]) for number in range(len(drawn))]
        assert len({policy_play(world, policy) for world in worlds}) == 1
        different += len({world.words.tobytes() for world in worlds}) > 1
    assert different >= 2


@pytest.mark.parametrize("policy", ["rollout", "careful"])
def test_playing_on_is_what_the_policy_plays_and_then_a_rollout(policy: Policy) -> None:
    place = _position()
    (total,) = play_on([Worlds.of(place)], seed=3, policy=policy)
    played = rollout(place, [policy_play(place, policy)], seed=3, policy=policy)
    assert total.tolist() == played.totals[:, 0, 0].tolist()


def test_worlds_with_other_cards_in_a_hand_and_the_kitty() -> None:
    place = _position()
    seat = place.turn
    card, other = next(iter(kinds(place.hands[seat]))), next(iter(kinds(place.kitty)))
    hand, kitty = place.hands[seat] - one(card) + one(other), place.kitty - one(other) + one(card)
    words = with_cards(Worlds.of(place), seat, hand, kitty)
    changed_place = replace(place, hands=(*place.hands[:seat], hand, *place.hands[seat + 1 :]), kitty=kitty, voids=())
    assert words.tolist() == [changed_place.world().tolist()]
