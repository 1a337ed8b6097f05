"""Bidding by rules of thumb: what the opponents will make against the best trump of the hand decides."""

from __future__ import annotations

import math

from shengji.bots.protocol import Candidate
from shengji.bots.reading import own_level, trumps
from shengji.bots.simple.declaring import WITHOUT_SUIT, strength
from shengji.cards import copies, hand_size
from shengji.game.actions import Bid, NameLine
from shengji.game.state import friend_calls
from shengji.game.view import View
from shengji.rules.auction import legal_bids
from shengji.rules.deck import total_points
from shengji.rules.tables import TRUMP, Trump, tables
from shengji.text.errors import Term

AVERAGE = 1.13
"""What the opponents of an average hand make of the points, for their share of the seats; from simulated deals."""
BY_STRENGTH = 0.32
"""By what share of all points each further share of trumps lowers that."""
BY_TOP = 0.01
"""By what share each of the highest trumps and of the highest plain cards does."""
GOOD_HAND = 0.21
"""By what share of all points a hand of 25 cards worth bidding on beats an average one. Where such a hand does not
promise the first bid, as in most games, it is bid all the same: else nobody would ever play."""


def bids(view: View) -> list[Candidate]:
    """To pass, and every bid, best first: the highest that others leave standing.

    Where everyone bids once, a bid that leaves the others no room is worth its lower points.
    """
    expected = expected_points(view)
    found = [Candidate(Bid(view.seat, 0), 0.0, Term("bot-why-no-bid", points=round(expected)))]
    legal = legal_bids(view.rules, view.bids)
    aim = _aim(view, legal, expected)
    spread = 5.0 / math.sqrt(hand_size(view.hand))  # larger hands differ less
    good = (_average_share(view) - GOOD_HAND * spread) * total_points(view.rules)
    leeway = max(0.0, good - view.rules.bid_start)
    for points in legal:
        # A bid is good as far as it promises more than is expected; of the good ones the one aimed at comes first.
        value = (points - expected + leeway) / total_points(view.rules)
        if value > 0:
            value /= 1.0 + abs(points - aim)
        found.append(Candidate(Bid(view.seat, points), value, Term("bot-why-bid", points=round(expected))))
    return found


def _aim(view: View, legal: list[int], expected: float) -> float:
    """The bid that the seat aims at: the highest, or lower where seats still to bid could not be answered."""
    if not legal:
        return 0.0
    still_to_bid = view.rules.seats - len({seat for seat, _ in view.bids}) - 1
    if not view.rules.bid_once or not still_to_bid:
        return float(legal[0])
    return max(expected, legal[0] - (legal[0] - expected) / 2)


def expected_points(view: View) -> float:
    """What the opponents can be expected to make if the seat is banker and names its best trump."""
    best = max(_hand_value(view, trump) for trump in trumps(view.rules))
    return max(0.0, _average_share(view) - best) * total_points(view.rules)


def _average_share(view: View) -> float:
    """The share of all points that the opponents of an average hand make."""
    seats = view.rules.seats
    partners = seats // 2 - 1 if view.rules.sides == "partners" else friend_calls(view.rules)
    return AVERAGE * (seats - 1 - partners) / seats


def _hand_value(view: View, trump: Trump) -> float:
    """The share of all points by which a hand with a trump beats an average one."""
    longer = strength(view, trump) - 1.0 - WITHOUT_SUIT * (trump == "NT")
    return BY_STRENGTH * longer + BY_TOP * _tops(view, trump)


def _tops(view: View, trump: Trump) -> int:
    """How many of the three highest trumps and of the highest plain cards the seat holds."""
    at = tables(view.rules, own_level(view), trump)
    held = 0
    for group, steps in enumerate(at.by_step):
        for kinds in steps[-(3 if group == TRUMP else 1) :]:
            held += sum(copies(view.hand, kind) for kind in kinds)
    return held


def named_lines(view: View, lines: range) -> list[Candidate]:
    """The usual line; a lower one only makes it harder."""
    usual = lines[0]
    return [
        Candidate(
            NameLine(view.seat, points),
            float(points - usual),
            Term("bot-why-line" if points == usual else "bot-why-low-line"),
        )
        for points in lines
    ]
