"""What the simulator's tests share: random rule sets, recorded deals, the plain engine's replay of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import numpy as np

from shengji.cards import KINDS, Bag, bag, contains, counts, hand_size, points
from shengji.game import apply, fold, start
from shengji.game.actions import Action, Deal
from shengji.game.events import Event
from shengji.game.shuffling import deal_seed, seed_from
from shengji.game.state import Game, current
from shengji.rules import presets
from shengji.rules.checks import problems
from shengji.rules.deck import pack
from shengji.rules.following import Duty
from shengji.rules.kitty import kitty_points, multiplier
from shengji.rules.leading import check_lead, resolve_throw
from shengji.rules.mechanics import trick_rule
from shengji.rules.ruleset import RuleSet, options
from shengji.rules.tables import TRUMP, tables
from shengji.rules.trick_rule import TrickRule
from shengji.rules.tricks import Standing
from shengji.sim import Position, UnsupportedRules, compile, kernels
from shengji.sim import layout as at
from shengji.sim.api import Compiled, workspace
from shengji.sim.config import TRUMP_NAMES
from shengji.sim.jit import JIT
from shengji.testing import random_action

SCALE = 1.0 if JIT else 0.01
"""How much of the work is done: without the compiler a small sample."""


def scaled(number: int, least: int = 1) -> int:
    """A number of deals or cases, fewer without the compiler."""
    return max(least, int(number * SCALE))


def random_rules(seed: int) -> RuleSet:
    """A rule set without contradictions that the simulator expresses, its options drawn at random."""
    rng = Random(seed)
    while True:
        decks = rng.choice([1, 2, 2, 3, 4])
        drawn: dict[str, object] = {"seats": rng.choice([2, 3, 4, 4, 4, 5, 6]), "decks": decks, "remove_low": True}
        drawn["sides"] = "partners" if drawn["seats"] in (4, 6) and rng.random() < 0.8 else "alone"
        drawn["kitty"] = rng.choice([0, 4, 6, 8])
        for option in options().values():
            if option.name in drawn or option.section in ("clock", "match", "table") or rng.random() < 0.6:
                continue
            if option.kind == "flag":
                drawn[option.name] = rng.random() < 0.5
            elif option.kind == "choice":
                drawn[option.name] = rng.choice(option.choices)
        drawn["min_tractor_length"] = rng.choice([2, 2, 2, 3])
        drawn["min_tractor_width"] = rng.choice([2, 2, 2, 2, 3])
        drawn["throw_penalty"] = rng.choice([0, 5, 10])
        drawn["joker_points"] = rng.choice([0, 0, 0, 10])
        drawn["bury_points"] = rng.choice([-1, -1, -1, 20])
        drawn["split"] = [name for name in ("keep_wider", "keep_tractors") if rng.random() < 0.3]
        drawn["permanent"] = [rank for rank in ("2", "7", "A") if rng.random() < 0.2]
        drawn["levels"] = [level for level in "23456789TJQKA" if level not in drawn["permanent"]]  # type: ignore[operator]
        try:
            rules = presets.with_options(RuleSet(), drawn)
            compile(rules)
        except UnsupportedRules:
            continue
        if not [p for p in problems(rules) if p.severity == "error"]:
            return rules


def supported_presets() -> list[str]:
    """The names of the presets that the simulator expresses."""
    found = []
    for name in presets.names():
        try:
            compile(presets.load(name))
        except UnsupportedRules:
            continue
        found.append(name)
    return found


def random_level(rules: RuleSet, rng: Random) -> str:
    """A level of the rules."""
    return rng.choice(rules.levels)


class Played(NamedTuple):
    """A recorded play: the cards, and the throw that was attempted and failed before it (0 for none)."""

    seat: int
    cards: Bag
    attempted: Bag


class Recorded(NamedTuple):
    """A deal as the simulator played it."""

    hands: list[Bag]
    kitty: Bag
    banker: int
    trump: str
    level: str | None
    plays: list[Played]
    row: np.ndarray


def recorded_deals(
    compiled: Compiled, level: str | None, seed: int, number: int, policy: int = 0, banker: int = -1
) -> Iterator[Recorded]:
    """Deals with everything that was played in them."""
    rules = compiled.rules
    config = compiled.config(level)
    space = workspace(kernels.RECORD_ROOM)
    for index in range(number):
        row = np.zeros(kernels.COLUMNS, dtype=np.int64)
        kernels.record_deal(space, config, seed, index, banker, policy, row)
        assert not row[kernels.FAULT], f"fault {row[kernels.FAULT]}"
        words = space[at.WORK :].tolist()
        cards = sum(counts(pack(rules)))
        dealt = cards - rules.kitty
        hands = [bag(words[seat : dealt : rules.seats]) for seat in range(rules.seats)]
        plays = []
        place, attempted = cards, 0
        while words[place] >= 0:
            what, seat, size = words[place : place + 3]
            shown = bag(words[place + 3 : place + 3 + size])
            place += 3 + size
            if what == 1:
                attempted = shown
                continue
            plays.append(Played(seat, shown, attempted))
            attempted = 0
        kitty = bag(words[dealt:cards])
        trump = TRUMP_NAMES[row[kernels.TRUMP]]
        yield Recorded(hands, kitty, int(row[kernels.BANKER]), trump, level, plays, row)


def replay(rules: RuleSet, deal: Recorded) -> int:
    """Check every play of a recorded deal with the plain engine, and the results; the number of plays."""
    rule: TrickRule = trick_rule(tables(rules, deal.level, deal.trump))  # type: ignore[arg-type]
    seats = rules.seats
    hands = list(deal.hands)
    taken, penalties = [0] * seats, [0] * seats
    turn, failures, thrown, tricks = deal.banker, 0, 0, 0
    place = 0
    while any(hands):
        leader = turn
        played = deal.plays[place]
        assert played.seat == leader
        if played.attempted:
            lead = check_lead(rule, hands[leader], played.attempted)
            assert lead.kind == "throw"
        else:
            lead = check_lead(rule, hands[leader], played.cards)
        if lead.kind == "throw":
            thrown += 1
            result = resolve_throw(rule, lead, [hands[(leader + n) % seats] for n in range(1, seats)])
            assert result.stands == (not played.attempted), "a throw stands in one engine and not in the other"
            if not result.stands:
                failures += 1
                assert played.cards in [component.cards for component in result.choices], "another part is forced"
                penalties[leader] += result.penalty
                lead = rule.read(played.cards)
        standing = Standing(rule, lead)
        trick = played.cards
        hands[leader] -= played.cards
        for offset in range(1, seats):
            seat = (leader + offset) % seats
            follow = deal.plays[place + offset]
            assert follow.seat == seat
            assert not follow.attempted
            assert contains(hands[seat], follow.cards)
            assert hand_size(follow.cards) == lead.size
            assert Duty(rule, lead, hands[seat]).met(follow.cards), f"illegal: {rules} {deal.level} {deal.trump}"
            hands[seat] -= follow.cards
            standing.add(follow.cards)
            trick += follow.cards
        won = deal.plays[place + standing.winner].cards
        turn = (leader + standing.winner) % seats
        taken[turn] += points(trick, rules.joker_points)
        place += seats
        tricks += 1
    assert place == len(deal.plays)
    counted = rule.read(won if rules.kitty_shape == "winner" else deal.plays[place - seats].cards)
    times = multiplier(rules, [c.shape for c in counted.components], trump=rule.tables.group_of(won) == TRUMP)
    row = deal.row
    assert row[kernels.TAKEN : kernels.TAKEN + seats].tolist() == taken
    assert row[kernels.PENALTIES : kernels.PENALTIES + seats].tolist() == penalties
    assert row[kernels.MULTIPLIER] == times
    assert row[kernels.KITTY] * times == kitty_points(rules, deal.kitty, times)
    assert (row[kernels.LAST_WINNER], row[kernels.TRICKS]) == (turn, tricks)
    assert (row[kernels.PLAYS], row[kernels.THROWN], row[kernels.FAILURES]) == (place, thrown, failures)
    return place


def kind_counts(cards: Bag) -> list[int]:
    """Copies of each kind."""
    found = list(counts(cards))
    assert len(found) == KINDS
    return found


def games(rules: RuleSet, seed: str, deals: int) -> Iterator[Game]:
    """Every state in the play of tricks of some random deals of the plain engine."""
    rng = Random(seed)
    log: list[Event] = [start(rules)]
    game = fold(log)
    for _ in range(deals):
        if game.over:
            log = [start(rules)]
            game = fold(log)
        action: Action = Deal(deal_seed(seed_from(seed), game.deals, game.attempt))
        while True:
            game, caused = apply(game, action, log)
            log.extend(caused)
            deal = current(game)
            if deal.phase == "over":
                if not game.attempt:
                    break
                action = Deal(deal_seed(seed_from(seed), game.deals, game.attempt))
                continue
            if deal.phase == "play":
                yield game
            action = random_action(game, rng)


def endings(rules: RuleSet, level: str | None, seed: int, number: int, cards: int) -> Iterator[Position]:
    """Positions between tricks with so many cards left to each seat, as many as are wanted or a few times as many deals
    have."""
    found = 0
    for deal in recorded_deals(compile(rules), level, seed, 8 * number, policy=3):
        if found == number:
            return
        rule = trick_rule(tables(rules, deal.level, deal.trump))  # type: ignore[arg-type]
        hands, taken, turn, place = list(deal.hands), [0] * rules.seats, deal.banker, 0
        while hand_size(hands[turn]) > cards:
            plays = deal.plays[place : place + rules.seats]
            standing = Standing(rule, rule.read(plays[0].cards))
            for played in plays[1:]:
                standing.add(played.cards)
            for played in plays:
                hands[played.seat] -= played.cards
            turn = (turn + standing.winner) % rules.seats
            taken[turn] += sum(points(played.cards, rules.joker_points) for played in plays)
            place += rules.seats
        if hand_size(hands[turn]) == cards:
            found += 1
            yield Position(
                rules=rules,
                level=level,
                trump=deal.trump,  # type: ignore[arg-type]
                banker=deal.banker,
                turn=turn,
                leader=turn,
                hands=tuple(hands),
                kitty=deal.kitty,
                taken=tuple(taken),
            )
