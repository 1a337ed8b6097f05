"""The auction of 三打一 (rules.md section 10): bids go down, the lowest bidder is banker against all others."""

from __future__ import annotations

from collections.abc import Sequence

from shengji.rules.ruleset import RuleSet
from shengji.text.errors import IllegalAction

Bids = Sequence[tuple[int, int]]
"""Seats and points in order; 0 points is a pass."""


def lowest_bid(bids: Bids) -> tuple[int, int] | None:
    """The bid that stands, ``None`` when nobody has bid."""
    made = [bid for bid in bids if bid[1]]
    return made[-1] if made else None


def legal_bids(rules: RuleSet, bids: Bids) -> list[int]:
    """The points that may be bid next, highest first: steps down from the start, below the bid that stands."""
    lowest = lowest_bid(bids)
    highest = rules.bid_start if lowest is None else lowest[1] - rules.bid_step
    return list(range(highest, rules.bid_lowest - 1, -rules.bid_step))


def check_bid(rules: RuleSet, bids: Bids, points: int) -> None:
    """Raise :class:`IllegalAction` ``bid-illegal`` unless the points may be bid next; 0 passes."""
    allowed = legal_bids(rules, bids)
    if points and points not in allowed:
        raise IllegalAction("bid-illegal", points=points, allowed=", ".join(map(str, allowed)) or "-")


def next_bidder(rules: RuleSet, bids: Bids, first_seat: int) -> int:
    """The seat that bids next, -1 when the auction is over.

    Seats bid in play order; who passed is out, and in 黑七 each seat bids once. It is over when all but the lowest
    bidder are out, or nothing lower can be bid.
    """
    lowest = lowest_bid(bids)
    if lowest is not None and not legal_bids(rules, bids):
        return -1
    out = {seat for seat, points in bids if rules.bid_once or not points}
    last = bids[-1][0] if bids else first_seat - 1
    for offset in range(1, rules.seats + 1):
        seat = (last + offset) % rules.seats
        if seat not in out and (lowest is None or seat != lowest[0]):
            return seat
    return -1
