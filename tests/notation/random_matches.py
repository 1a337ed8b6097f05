"""Random games for the tests of notation: legal actions at random, through every phase."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from shengji.cards import bag, kinds
from shengji.game import Game, apply, fold, start
from shengji.game.actions import (
    Action,
    Answer,
    Bury,
    Call,
    CallFriends,
    CallTime,
    CloseDeclaring,
    Contest,
    Deal,
    Declare,
    PassDeclaring,
    Penalize,
    Play,
    Propose,
)
from shengji.game.engine import actors, is_legal, legal
from shengji.game.events import Event
from shengji.game.state import cards_to_deal, current, dealt_hand, friend_calls, rule_of
from shengji.rules.presets import load
from shengji.rules.random_play import random_follow, random_lead
from shengji.rules.ruleset import RuleSet

Step = tuple[Game, Action, tuple[Event, ...]]


def steps(rules: RuleSet, seed: int, deals: int = 1, extras: bool = False) -> Iterator[Step]:
    """``(state before, action, events)`` of a random match of so many deals; ``extras``: proposals and penalties."""
    rng = Random(seed)
    log: list[Event] = [start(rules)]
    game = fold(log)
    while not game.over and not (_settled(game) and game.deals >= deals):
        action = _extra(game, rng) if extras and rng.random() < 0.05 else None
        if action is None or not is_legal(game, action):
            action = _action(game, rng)
        before = game
        game, caused = apply(game, action, log)
        log += caused
        yield before, action, caused


def match_log(rules: RuleSet | str, seed: int, deals: int = 1, extras: bool = False) -> tuple[Event, ...]:
    """The events of a random match."""
    return _match_log(load(rules) if isinstance(rules, str) else rules, seed, deals, extras)


@cache
def _match_log(rules: RuleSet, seed: int, deals: int, extras: bool) -> tuple[Event, ...]:
    return (start(rules), *(event for *_, caused in steps(rules, seed, deals, extras) for event in caused))


def _settled(game: Game) -> bool:
    """Whether no deal is in progress or waits to be dealt again."""
    return game.deal is not None and game.deal.phase == "over" and not game.attempt


def _extra(game: Game, rng: Random) -> Action | None:
    seat = rng.randrange(game.rules.seats)
    if game.proposal is not None:
        return None
    match rng.randrange(4):
        case 0:
            return Propose(seat, "take_back")
        case 1:
            return Propose(seat, "finish", rng.choice(("banker", "opponents"))) if rng.random() < 0.1 else None
        case 2:
            return Penalize(seat, rng.randrange(1, 4)) if rng.random() < 0.3 else None
        case _:
            return CallTime() if rng.random() < 0.02 else None


def _action(game: Game, rng: Random) -> Action:
    if game.proposal is not None:
        waiting = [seat for seat in range(game.rules.seats) if seat not in game.proposal.agreed]
        return Answer(rng.choice(waiting), rng.random() < 0.8)
    if game.deal is None or game.deal.phase == "over":
        return Deal(f"{rng.getrandbits(256):064x}")
    deal = current(game)
    match deal.phase:
        case "dealing":
            return _while_dealing(game, rng)
        case "bury":
            weak = [seat for seat in actors(game) if seat != deal.turn]
            if weak and rng.random() < 0.2:
                return Contest(rng.choice(weak))
            for _ in range(50):
                action = Bury(deal.turn, bag(rng.sample(list(kinds(deal.hands[deal.turn])), deal.rules.kitty)))
                if is_legal(game, action):
                    return action
            return next(iter(legal(game, deal.turn)))
        case "play":
            rule, hand = rule_of(game), deal.hands[deal.turn]
            if deal.lead is not None:
                return Play(deal.turn, random_follow(rule, deal.lead, hand, rng))
            for _ in range(20):
                action = Play(deal.turn, *_lead(game, rng))
                if is_legal(game, action):
                    return action
            return next(iter(legal(game, deal.turn)))
        case "call":
            return _calls(game, rng)
        case _:
            actions = list(legal(game, deal.turn))
            # Whoever can stir mostly does, and who can bid, sometimes.
            return rng.choice(actions[1:] or actions if rng.random() < 0.6 else actions)


def _calls(game: Game, rng: Random) -> Action:
    """Cards that the others hold, mostly, so that somebody joins."""
    deal = current(game)
    while True:
        calls = tuple(
            Call(rng.choice(kinds(deal.hands[rng.randrange(game.rules.seats)])), rng.randrange(0, 3))
            for _ in range(friend_calls(deal.rules))
        )
        action = CallFriends(deal.turn, calls)
        if is_legal(game, action):
            return action


def _lead(game: Game, rng: Random) -> tuple:
    deal, rule = current(game), rule_of(game)
    hand = deal.hands[deal.turn]
    cards = random_lead(rule, hand, rng)
    lead = rule.read(cards)
    if lead.kind == "throw" and rng.random() < 0.5:
        return cards, tuple(component.cards for component in lead.components)
    return (cards,)


def _while_dealing(game: Game, rng: Random) -> Action:
    seat = rng.randrange(game.rules.seats)
    total, deal = cards_to_deal(game), current(game)
    if rng.random() < 0.7 and not deal.passes:
        dealt = rng.randrange(deal.dealt, total + 1)
        held = sorted(set(kinds(dealt_hand(game, seat, dealt))))
        rng.shuffle(held)
        for kind in held:
            for count in (1, 2, 3):
                for trump in (None, rng.choice(("S", "H", "NT"))):
                    action = Declare(seat, bag([kind] * count), dealt, trump)
                    if is_legal(game, action):
                        return action
    if not deal.passed and rng.random() < 0.1:
        return CloseDeclaring()
    return PassDeclaring(rng.choice([seat for seat in range(game.rules.seats) if seat not in deal.passed]))
