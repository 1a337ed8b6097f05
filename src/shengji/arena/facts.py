"""What a simulation counts: of one log, and of many together."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from itertools import zip_longest
from typing import cast

import msgspec

from shengji.game import events as e
from shengji.game.special_levels import rules_at
from shengji.game.state import is_blind
from shengji.rules.declaring import Declaration, DeclaringState, trump_of
from shengji.rules.mechanics import trick_rule
from shengji.rules.ruleset import RuleSet
from shengji.rules.tables import Trump, tables
from shengji.rules.trick_rule import TrickRule


class DealFacts(msgspec.Struct, frozen=True):
    """How a deal ended."""

    opponents: int
    bank: str
    steps: int
    """Levels of the side that has the bank now: above 0 for the banker's side, below for the opponents."""
    bid: int = 0
    """The bid that stood; 0 without an auction."""
    gained: tuple[int, ...] = ()
    """What each seat's total rose by: its points where everyone plays alone, its payments after an auction."""


class Facts(msgspec.Struct, frozen=True):
    """What one log of a deal or a match shows."""

    digest: bytes
    """SHA-256 of the log as it is written to disk."""
    deals: tuple[DealFacts, ...]
    plays: int
    leads: int
    throws: int
    """Leads that were throws, failed ones included."""
    failed: int
    redeals: int
    winners: tuple[int, ...] | None
    """Seats that won the match; ``None`` where none was played to its end."""


def facts_of(log: Sequence[e.Event], digest: bytes) -> Facts:
    """The facts of a log."""
    deals: list[DealFacts] = []
    count: Counter[str] = Counter()
    winners: tuple[int, ...] | None = None
    rules = log[0].rules if isinstance(log[0], e.MatchStarted) else None
    at: TrickRule | None = None
    level: str | None = None
    bid = 0
    totals: tuple[int, ...] = ()
    leading = failing = False
    for event in log:
        match event:
            case e.DealStarted():
                count["redeals"] += event.attempt > 0
            case e.AuctionWon():
                bid = event.points
            case e.TrumpMade():
                assert rules is not None
                level, leading = event.level, True
                at = _rule(rules, level, event.trump)
            case e.Stirred() if rules is not None and not is_blind(rules):
                standing = Declaration(event.seat, event.cards, event.trump)
                at = _rule(rules, level, trump_of(DeclaringState(standing=standing)))
            case e.Revealed():
                assert rules is not None
                at = _rule(rules, level, event.trump)
            case e.ThrowFailed():
                failing = True
                count.update(throws=1, failed=1)
            case e.Played():
                count["plays"] += 1
                if leading:
                    assert at is not None
                    count["leads"] += 1
                    count["throws"] += not failing and at.read(event.cards, event.announced).kind == "throw"
                leading = failing = False
            case e.TrickTaken():
                leading = True
            case e.DealEnded():
                steps = -event.opponents_steps if event.bank == "lost" else event.banker_steps
                gained = tuple(now - before for now, before in zip_longest(event.totals, totals, fillvalue=0))
                deals.append(DealFacts(event.opponents, event.bank, steps, bid, gained))
                totals, bid = event.totals, 0
            case e.MatchEnded():
                winners = event.winners
            case _:
                pass
    return Facts(
        digest=digest,
        deals=tuple(deals),
        plays=count["plays"],
        leads=count["leads"],
        throws=count["throws"],
        failed=count["failed"],
        redeals=count["redeals"],
        winners=winners,
    )


def _rule(rules: RuleSet, level: str | None, trump: str | None) -> TrickRule:
    """The trick rule of a deal."""
    return trick_rule(tables(rules_at(rules, level), level, cast("Trump", trump)))


class Totals:
    """The facts of many logs together, added in the order of their numbers."""

    def __init__(self) -> None:
        self.logs = 0
        self.deals = 0
        self.plays = self.leads = self.throws = self.failed = self.redeals = 0
        self.points: Counter[int] = Counter()
        """How often the opponents had each total."""
        self.steps: Counter[tuple[str, int]] = Counter()
        """How often each outcome came about: the bank, and the levels of the side that has it."""
        self.bids: Counter[int] = Counter()
        """How often each bid stood."""
        self.made: Counter[int] = Counter()
        """How often each was made by the banker."""
        self.seats: list[Counter[int]] = []
        """For each seat, how often its total rose by each number of points."""
        self.most: Counter[int] = Counter()
        """How often each seat gained most in a deal, alone or with others."""
        self.lengths: list[int] = []
        """Deals of each log."""
        self.winners: Counter[tuple[int, ...] | None] = Counter()
        self._hash = hashlib.sha256()

    @property
    def digest(self) -> str:
        """SHA-256 over the digests of all logs, in order: equal for equal rules, bots and seeds."""
        return self._hash.hexdigest()

    def add(self, facts: Facts) -> None:
        """Add one log."""
        self.logs += 1
        self.deals += len(facts.deals)
        self.plays += facts.plays
        self.leads += facts.leads
        self.throws += facts.throws
        self.failed += facts.failed
        self.redeals += facts.redeals
        for deal in facts.deals:
            self.points[deal.opponents] += 1
            self.steps[deal.bank, deal.steps] += 1
            self._add_seats(deal)
        self.lengths.append(len(facts.deals))
        self.winners[facts.winners] += 1
        self._hash.update(facts.digest)

    def add_deals(
        self,
        *,
        points: Counter[int],
        steps: Counter[tuple[str, int]],
        plays: int,
        leads: int,
        throws: int,
        failed: int,
        redeals: int,
        digest: bytes,
        bids: Counter[int],
        made: Counter[int],
        seats: Sequence[Counter[int]],
        most: Counter[int],
    ) -> None:
        """Add many single deals that were counted elsewhere."""
        deals = points.total()
        self.logs += deals
        self.deals += deals
        self.plays += plays
        self.leads += leads
        self.throws += throws
        self.failed += failed
        self.redeals += redeals
        self.points.update(points)
        self.steps.update(steps)
        self.bids.update(bids)
        self.made.update(made)
        self.seats = self.seats or [Counter() for _ in seats]
        for before, more in zip(self.seats, seats, strict=True):
            before.update(more)
        self.most.update(most)
        self._hash.update(digest)

    def _add_seats(self, deal: DealFacts) -> None:
        if deal.bid:
            self.bids[deal.bid] += 1
            self.made[deal.bid] += deal.bank == "kept"
        if not self.seats:
            self.seats = [Counter() for _ in deal.gained]
        for seat, points in enumerate(deal.gained):
            self.seats[seat][points] += 1
            self.most[seat] += points == max(deal.gained)

    def mean_gains(self) -> list[float]:
        """Each seat's mean gain of a deal."""
        return [sum(points * n for points, n in gains.items()) / max(1, gains.total()) for gains in self.seats]

    def mean_points(self) -> float:
        """The opponents' mean total."""
        return sum(points * number for points, number in self.points.items()) / max(1, self.deals)

    def points_at(self, share: float) -> int:
        """The total that so great a share of the deals did not exceed."""
        seen = 0
        for points in sorted(self.points):
            seen += self.points[points]
            if seen >= share * self.deals:
                return points
        return 0

    def kept(self) -> int:
        """How often the banker's side kept the bank."""
        return sum(number for (bank, _), number in self.steps.items() if bank == "kept")
