"""Match formats: when a match is over and who wins it; duplicate scoring; what irregularities cost (section 9)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from shengji.rules.levels import Side
from shengji.rules.ruleset import RuleSet
from shengji.rules.scoring import Outcome, outcome

BOARD_CAP = 4
"""The most that a board of a duplicate match counts either way."""


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """Where a side (or, alone, a seat) stands in a match."""

    level: str
    laps: int = 0
    points: int = 0
    won: bool = False
    """Whether it has passed the last level, or reached it where that wins."""


def is_over(rules: RuleSet, *, won: bool, deals: int = 0, minutes: float = 0) -> bool:
    """Whether the match ends after this deal: a side has ``won``, or the time or the number of deals is up.

    记局 (race) ends only by winning; 记时 ends with the deal in which the time runs out; 记副, points and 复式 end
    after so many deals (000).
    """
    match rules.match:
        case "race":
            return won
        case "timed":
            return won or minutes >= rules.match_minutes
        case "deals":
            return won or deals >= rules.match_deals
        case "points" | "duplicate":
            return deals >= rules.match_deals


def winner(rules: RuleSet, standings: Sequence[Standing], bank: int | None = None) -> int | None:
    """Which of the standings wins if the match ends now, ``None`` for a draw.

    The higher level wins, with laps; in the points format the most points. ``bank`` is the side that has the bank for
    the next deal: with ``tie_to_bank`` it wins a tie of levels that it shares (000). A race nobody has won is drawn.
    """
    best = max(_merit(rules, side) for side in standings)
    leading = [place for place, side in enumerate(standings) if _merit(rules, side) == best]
    if rules.match == "race" and not best[0]:
        return None
    if len(leading) == 1:
        return leading[0]
    by_level = rules.match in ("timed", "deals")
    return bank if by_level and rules.tie_to_bank and bank in leading else None


def _merit(rules: RuleSet, side: Standing) -> tuple[int, ...]:
    match rules.match:
        case "race":
            return (side.won,)
        case "timed" | "deals":
            return (side.won, side.laps, rules.levels.index(side.level))
        case "points" | "duplicate":
            return (side.points,)


# -- duplicate 复式


def board_result(rules: RuleSet, points: int) -> int:
    """A board as the signed level step for the banker's side, taking the bank counting one, at most 4 either way.

    With two decks +3 +2 +1 for 0, 5–35, 40–75 points, −1 −2 −3 −4 for 80–115, 120–155, 160–195, 200 and more, and +4
    for a negative total; other numbers of decks by their bands.
    """
    found = outcome(rules, points)
    match found.bank:
        case "kept":
            return min(found.banker_steps, BOARD_CAP)
        case "lost":
            return -min(found.opponents_steps + 1, BOARD_CAP)
        case "contested":
            return 0


class TeamsScore(msgspec.Struct, frozen=True):
    """A match of two teams of four, from the first team's side."""

    steps: int
    """Level steps that the first team is ahead by."""
    points: int
    """Card points that it is ahead by, which decide when the steps are equal."""
    match_points: int
    """2 for a win, 1 for a draw, 0 for a loss; the other team has what is left of 2."""


def teams(rules: RuleSet, boards: Iterable[tuple[int, int]]) -> TeamsScore:
    """The match over its boards: each is the opponents' points where the first team was banker, and at the other table.

    A board counts the difference of the two tables' results.
    """
    steps = points = 0
    for ours, theirs in boards:
        steps += board_result(rules, ours) - board_result(rules, theirs)
        points += theirs - ours
    return TeamsScore(steps, points, match_points((steps, points), (0, 0)))


def match_points(mine: tuple[int, int], theirs: tuple[int, int]) -> int:
    """2, 1 or 0 for a match won, drawn or lost by (steps, points)."""
    return 1 + (mine > theirs) - (mine < theirs)


def matchpoints(results: Sequence[int]) -> list[int]:
    """Pairs over a field: for each table's result 2 for every other table it beats and 1 for every one it equals.

    The pairs of the other side have what is left of 2 for each of the other tables.
    """
    return [sum(1 + (own > other) - (own < other) for other in results) - 1 for own in results]


def places(totals: Sequence[tuple[int, int]]) -> list[int]:
    """The place (1 is best) of each total of (matchpoints, points), equal matchpoints ranked by points."""
    return [1 + sum(other > own for other in totals) for own in totals]


# -- irregularities


class Irregularity(msgspec.Struct, frozen=True):
    """What a revoke or a wrong count costs."""

    points: int = 0
    """What is added to the opponents' points."""
    outcome: Outcome | None = None
    """How the deal ends, if it ends at once."""


def irregularity(rules: RuleSet, at_fault: Side, cards: int) -> Irregularity:
    """The consequence of an irregular play of so many cards: points for each card, or the end of the deal.

    Ended, the banker's side at fault loses the bank and nobody rises; the opponents at fault give the banker's side one
    level. Where irregular plays are refused nothing can happen and nothing is charged.
    """
    match rules.irregularities:
        case "refused":
            return Irregularity()
        case "points":
            charge = rules.irregularity_points * cards
            return Irregularity(charge if at_fault == "banker" else -charge)
        case "ends_deal":
            ended = Outcome("lost", 0, 0) if at_fault == "banker" else Outcome("kept", 1, 0)
            return Irregularity(outcome=ended)
