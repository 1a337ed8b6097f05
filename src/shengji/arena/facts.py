"""What a simulation counts: of one log, and of many together."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence

import msgspec

from shengji.game import events as e
from shengji.rules.shapes import as_shape
from shengji.rules.tables import Tables, tables


class DealFacts(msgspec.Struct, frozen=True):
    """How a deal ended."""

    opponents: int
    bank: str
    steps: int
    """Levels of the side that has the bank now: above 0 for the banker's side, below for the opponents."""


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
    at: Tables | None = None
    leading = failing = False
    for event in log:
        match event:
            case e.DealStarted():
                count["redeals"] += event.attempt > 0
            case e.TrumpMade():
                assert rules is not None
                assert event.trump != "?"
                at, leading = tables(rules, event.level, event.trump), True
            case e.ThrowFailed():
                failing = True
                count.update(throws=1, failed=1)
            case e.Played():
                count["plays"] += 1
                if leading:
                    assert at is not None
                    count["leads"] += 1
                    in_group = at.group_of(event.cards) is not None
                    count["throws"] += not failing and in_group and as_shape(at, event.cards) is None
                leading = failing = False
            case e.TrickTaken():
                leading = True
            case e.DealEnded():
                steps = -event.opponents_steps if event.bank == "lost" else event.banker_steps
                deals.append(DealFacts(event.opponents, event.bank, steps))
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
        self._hash.update(digest)

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
