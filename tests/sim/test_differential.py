"""Both engines against each other: every play of one judged by the other, over random rule sets, decks and trumps."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from shengji.cards import Bag, Kind, bag, hand_size, kinds, points
from shengji.rules import presets
from shengji.rules.deck import pack
from shengji.rules.following import Duty
from shengji.rules.leading import resolve_throw
from shengji.rules.mechanics import trick_rule
from shengji.rules.random_play import random_follow, random_lead
from shengji.rules.ruleset import RuleSet
from shengji.rules.tables import tables
from shengji.rules.trick_rule import Lead, TrickRule
from shengji.rules.tricks import Standing
from shengji.sim import checks, compile
from shengji.sim.api import workspace
from shengji.sim.config import TRUMP_NAMES

from sim_helpers import kind_counts, random_level, random_rules, recorded_deals, replay, scaled, supported_presets  # isort: skip


@pytest.mark.parametrize("policy", [0, 3, 12], ids=["random", "rollout", "careful"])
@pytest.mark.parametrize("name", supported_presets())
def test_preset_deals_replay_in_the_plain_engine(name: str, policy: int) -> None:
    rules = presets.load(name)
    plays = 0
    for level in rules.levels[:: max(1, len(rules.levels) // 3)] or (None,):
        for deal in recorded_deals(compile(rules), level, 1, scaled(80), policy):
            plays += replay(rules, deal)
    assert plays > 0


@pytest.mark.parametrize("batch", range(40))
def test_random_rule_sets_replay_in_the_plain_engine(batch: int) -> None:
    # Twenty rule sets a batch, two levels each, ten deals of each policy: about 65,000 plays.
    for seed in range(20 * batch, 20 * batch + scaled(20)):
        rules = random_rules(seed)
        rng = Random(seed)
        for _ in range(2):
            level = random_level(rules, rng)
            for policy in (0, 3, 12):
                for deal in recorded_deals(compile(rules), level, seed, scaled(10), policy):
                    replay(rules, deal)


def _rich_hands(rules: RuleSet, rng: Random) -> list[Bag]:
    """A hand for each seat from a part of the pack, so that groups are long and shapes are many."""
    cards = list(kinds(pack(rules)))
    if rng.random() < 0.7:
        low = rng.randrange(9)
        cards = [
            kind for kind in cards if kind >= 52 or (low <= kind % 13 <= low + 4 and kind // 13 != rng.randrange(4))
        ]
    rng.shuffle(cards)
    each = min(len(cards) // rules.seats, rng.choice([8, 14, 20, 26]))
    return [bag(cards[seat * each : (seat + 1) * each]) for seat in range(rules.seats)]


def _lead(rule: TrickRule, hand: Bag, rng: Random) -> Bag:
    """A lead; more often a throw than random play has it."""
    if rng.random() < 0.5:
        return random_lead(rule, hand, rng)
    groups = [hand & mask for mask in rule.tables.masks if hand & mask]
    own = list(kinds(rng.choice(groups)))
    rng.shuffle(own)
    wanted: list[Kind] = own[: rng.randint(1, min(len(own), 8))]
    if rng.random() < 0.6:
        # Whole tuples make richer throws.
        wanted = [kind for kind in own if kind in set(wanted[:4])]
    return bag(wanted)


def _answer(rule: TrickRule, lead: Lead, hand: Bag, rng: Random) -> Bag:
    """An answer of the right size, legal or not."""
    if rng.random() < 0.4 and hand_size(hand) < 20:
        return random_follow(rule, lead, hand, rng)
    own = list(kinds(hand & rule.tables.masks[lead.group]))
    others = list(kinds(hand & ~rule.tables.masks[lead.group]))
    trumps = list(kinds(hand & rule.tables.masks[4] & ~rule.tables.masks[lead.group]))
    for pile in (own, others, trumps):
        rng.shuffle(pile)
        if rng.random() < 0.5:
            pile.sort(key=lambda kind: -pile.count(kind))
    if rng.random() < 0.3 and len(trumps) >= lead.size:
        return bag(trumps[: lead.size])
    return bag((own + others)[: lead.size])


def test_tricks_of_the_plain_engine_are_judged_alike() -> None:
    judged = illegal = won = throws = 0
    for seed in range(scaled(400, 3)):
        rules = random_rules(10_000 + seed)
        rng = Random(seed)
        level = random_level(rules, rng)
        config = compile(rules).config(level)
        words = checks.FIRST_PLAY + 2 * checks.KINDS * rules.seats
        cases, expected = [], []
        for _ in range(scaled(60, 5)):
            number = rng.randrange(5)
            rule = trick_rule(tables(rules, level, TRUMP_NAMES[number]))
            hands = _rich_hands(rules, rng)
            lead = rule.read(_lead(rule, hands[0], rng))
            plays = [lead.cards, *(_answer(rule, lead, hand, rng) for hand in hands[1:])]
            standing = Standing(rule, lead)
            wrong = 0
            for seat, play in enumerate(plays[1:], 1):
                wrong |= (not Duty(rule, lead, hands[seat]).met(play)) << seat
                standing.add(play)
            beaten = len(resolve_throw(rule, lead, hands[1:]).beaten) if lead.kind == "throw" else 0
            value = sum(points(play, rules.joker_points) for play in plays)
            expected.append((wrong, standing.winner, value, beaten, len(lead.components)))
            case = [number, rules.seats]
            for hand, play in zip(hands, plays, strict=True):
                case += kind_counts(hand) + kind_counts(play)
            cases.append(case)
        verdicts = np.zeros((len(cases), checks.VERDICT), dtype=np.int64)
        table = np.array(cases, dtype=np.int64)
        checks.judge_tricks(workspace(), config, len(cases), words, table.reshape(-1), verdicts.reshape(-1))
        for case, verdict, wanted in zip(cases, verdicts.tolist(), expected, strict=True):
            *found, parts, fault = verdict
            assert not fault
            found[checks.BEATEN] = found[checks.BEATEN].bit_count()
            assert (*found, parts) == wanted, f"{rules} level {level} case {case}"
            judged += rules.seats - 1
            illegal += wanted[0].bit_count()
            won += wanted[1] > 0
            throws += wanted[4] > 1
    assert illegal * 50 > judged
    assert won
    assert throws or judged < 1000
