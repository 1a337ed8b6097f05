"""Deals and matches between two bots on the same cards: who sits where, and what one of them came to."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from random import Random

import msgspec

from shengji.arena.scoring import NO_SEAT, Score, forfeited, scored, scored_match
from shengji.arena.timing import Times
from shengji.bots.botzone.cards import SUIT_ORDER
from shengji.bots.outside import LIMIT, Forfeit, entrant
from shengji.bots.protocol import Bot, Clock
from shengji.bots.table import MOST_DEALS, BotFault, Table
from shengji.game.actions import Action
from shengji.game.engine import fold, start
from shengji.game.events import Event
from shengji.game.shuffling import seed_from
from shengji.game.view import View
from shengji.notation.eventlog import write_log
from shengji.rules.ruleset import RuleSet


class Pairing(msgspec.Struct, frozen=True, kw_only=True):
    """What two bots are compared on; everything but the decision times follows from it."""

    rules: RuleSet
    a: str
    b: str
    """Names of bots, or programs (:func:`shengji.bots.outside.entrant`)."""
    seed: str
    """Any text."""
    clock: Clock | None = None
    matches: bool = False
    """Whole matches instead of single deals. A single deal is the first one of a match: the bank is declared for."""
    level: str | None = None
    limit: float = LIMIT
    """Seconds that a program has for an answer."""
    suits: str = SUIT_ORDER
    """The order of the suits in card numbers, for programs that speak Botzone's protocol."""


class Play(msgspec.Struct, frozen=True):
    """One deal or match with the bots in one seating."""

    seats: str
    """Which bot sits where, such as ``abab``."""
    scores: tuple[Score, ...]
    """Of each seat."""
    digest: str
    """SHA-256 of the log."""
    offender: int = NO_SEAT
    """The seat that forfeited; none otherwise."""
    fault: str = ""
    """The code of its fault."""


class Observation(msgspec.Struct, frozen=True):
    """The same cards in every seating: one observation for the statistics."""

    number: int
    plays: tuple[Play, ...]
    times: tuple[Times, Times]
    """How long the decisions of a and of b took."""


def two_sided(rules: RuleSet) -> bool:
    """Whether two fixed sides play, so that exchanging them shows all there is."""
    return rules.sides == "partners" or rules.seats == 2


def seatings(rules: RuleSet) -> tuple[str, ...]:
    """The ways in which two bots sit at a table, over which each has every seat equally often.

    Two sides are exchanged; where everybody plays alone or with friends that turn up, all turns of two bots that
    alternate, and the same with the bots exchanged.
    """
    seats = rules.seats
    alternating = ("ab" * seats)[:seats]
    turned = [alternating[turn:] + alternating[:turn] for turn in range(seats)]
    exchanged = [seating.translate(str.maketrans("ab", "ba")) for seating in turned]
    found = tuple(dict.fromkeys(one for pair in zip(turned, exchanged, strict=True) for one in pair))
    return found[:2] if two_sided(rules) else found


class _Timed:
    """A bot whose decisions are timed."""

    def __init__(self, bot: Bot, times: Times) -> None:
        self.name = bot.name
        self._bot, self._times = bot, times

    def act(self, view: View, clock: Clock | None = None) -> Action:
        began = time.perf_counter()
        action = self._bot.act(view, clock)
        self._times.add(time.perf_counter() - began)
        return action

    def contests(self, view: View) -> bool:
        return self._bot.contests(view)

    def consents(self, view: View) -> bool:
        return self._bot.consents(view)


def observe(pairing: Pairing, number: int) -> Observation:
    """Play the cards of one number, from 0 on, in every seating."""
    times = Times(), Times()
    plays = tuple(_play(pairing, number, seating, times)[0] for seating in seatings(pairing.rules))
    return Observation(number, plays, times)


def logs(pairing: Pairing, number: int) -> list[tuple[Play, list[Event]]]:
    """The plays of one number again, with their logs."""
    return [_play(pairing, number, seating, (Times(), Times())) for seating in seatings(pairing.rules)]


def _play(pairing: Pairing, number: int, seating: str, times: tuple[Times, Times]) -> tuple[Play, list[Event]]:
    seed = seed_from(f"{pairing.seed}/{number}")
    bots = _seated(pairing, seating, seed, times)
    levels = () if pairing.level is None else (pairing.level,) * pairing.rules.seats
    log: list[Event] = [start(pairing.rules, [bot.name for bot in bots], levels=levels)]
    table = Table(fold(log), bots, log, clock=pairing.clock)
    offender, fault = NO_SEAT, ""
    try:
        if pairing.matches:
            table.play_match(seed, MOST_DEALS)
        else:
            table.play_deal(seed)
    except Forfeit as error:
        offender, fault = error.seat, error.code
    except BotFault as error:
        if error.code != "bot-illegal":
            raise
        offender, fault = int(str(error.details["seat"])) - 1, error.code
    digest = hashlib.sha256(write_log(log)).hexdigest()
    if offender != NO_SEAT:
        return Play(seating, forfeited(pairing.rules, offender), digest, offender, fault), log
    found = scored_match(table.game) if pairing.matches else scored(table.game, log)
    return Play(seating, found, digest), log


def _seated(pairing: Pairing, seating: str, seed: str, times: tuple[Times, Times]) -> Sequence[Bot]:
    """The bots of a seating, each with a generator that follows from the seed and its seat."""
    return [
        _Timed(
            entrant(getattr(pairing, who), Random(f"{seed}/{seat}"), seat, pairing.limit, pairing.suits),
            times[who == "b"],
        )
        for seat, who in enumerate(seating)
    ]
