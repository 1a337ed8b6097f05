"""Levels, must-play levels, hooks, and who is banker next (rules.md section 9)."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from shengji.cards import RANKS, Bag, distinct, rank_of
from shengji.rules.ruleset import RuleSet
from shengji.rules.scoring import Bank, Outcome, outcome
from shengji.text.errors import TextError

Side: TypeAlias = Literal["banker", "opponents"]
"""A side as it was in the deal just played."""


class Advanced(msgspec.Struct, frozen=True):
    """Where a side stands after a rise or a demotion."""

    level: str
    won: bool = False
    """Whether it has won the match: passed the last level, or reached it where that is enough."""
    laps: int = 0
    """How often it went from the last level on to the first (``after_last`` cycle)."""


class DealResult(msgspec.Struct, frozen=True):
    """What a deal changes; "banker" and "opponents" are the sides as they were in this deal."""

    bank: Bank
    banker_steps: int
    """Levels that the points give the banker's side, before must-play levels stop it."""
    opponents_steps: int
    steps: int
    """Levels that the points give the side that has the bank now."""
    banker_level: str
    opponents_level: str
    next_banker: int | None
    """The next banker, in seats after the old one in play order; ``None`` when the bank is declared for."""
    match_over: bool
    winner: Side | None
    banker_laps: int = 0
    opponents_laps: int = 0
    hooked: str | None = None
    """The level to which the banker's side was sent for losing the kitty to a level card, if it was."""


def must_play_levels(rules: RuleSet) -> frozenset[str]:
    """The levels that no side may jump over: those listed, and the last one unless it may be passed freely."""
    last = {rules.levels[-1]} if rules.last_level == "must_defend" else set()
    return frozenset({*rules.must_play, *last})


def advance(rules: RuleSet, level: str, steps: int, *, as_banker: bool) -> Advanced:
    """A side's level after it rose by so many steps, or fell for a negative number, never below the first level.

    A side stops on a must-play level and leaves it only by winning a deal as banker there; opponents standing on one
    only take the bank (必打, 000).
    """
    place = _place(rules, level)
    if steps <= 0:
        return Advanced(rules.levels[max(0, place + steps)])
    if not as_banker and level in must_play_levels(rules):
        return Advanced(level)
    return _climb(rules, place, steps)


def _climb(rules: RuleSet, place: int, steps: int) -> Advanced:
    last = len(rules.levels) - 1
    stops = must_play_levels(rules)
    laps = 0
    for _ in range(steps):
        if place == last and rules.after_last == "match_ends":
            return Advanced(rules.levels[last], won=True, laps=laps)
        laps += place == last
        place = 0 if place == last else place + 1
        if place == last and rules.win_at == "reaching" and rules.after_last == "match_ends":
            return Advanced(rules.levels[last], won=True, laps=laps)
        if rules.levels[place] in stops:
            break
    return Advanced(rules.levels[place], laps=laps)


def _place(rules: RuleSet, level: str) -> int:
    """Where a level stands in the list of levels; raises :class:`TextError` ``level-not-played`` if it does not."""
    if level not in rules.levels:
        raise TextError("level-not-played", level=level, levels=" ".join(rules.levels))
    return rules.levels.index(level)


def hooked(rules: RuleSet, level_played: str, captured_by: Bag | None) -> str | None:
    """钩到底 (000, 001): the level to which the banker's side is sent, if it is.

    It is when the play that captured the kitty, ``captured_by`` (``None`` if nobody captured it), holds a card of the
    level just played and that level has a hook. Ours: the card may be one of several in the play.
    """
    if captured_by is None:
        return None
    ranks = {RANKS[rank] for kind, _ in distinct(captured_by) if (rank := rank_of(kind)) is not None}
    for hook in rules.hooks:
        if hook.card == level_played and hook.card in ranks:
            return hook.to or rules.levels[0]
    return None


def next_banker(rules: RuleSet, bank: Bank) -> int | None:
    """The next banker in seats after the old one: the partner who keeps the bank, the next seat who takes it.

    Where partners sit at every other seat "the partner" of more than four seats is the next of the side; who plays
    alone stays banker. ``None`` when the bank is declared for.
    """
    if bank == "contested" or rules.next_banker == "declared":
        return None
    if bank == "lost" or rules.next_banker == "rotate_always":
        return 1
    return 2 % rules.seats if rules.sides == "partners" else 0


def settle(
    rules: RuleSet,
    *,
    points: int,
    banker_level: str,
    opponents_level: str,
    captured_with: Bag | None = None,
    line: int | None = None,
) -> DealResult:
    """What the opponents' points change.

    ``captured_with`` is the play with which the opponents won the last trick, if they did; ``line`` replaces the line
    where the banker named it.
    """
    return settle_outcome(
        rules,
        outcome(rules, points, line=line),
        banker_level=banker_level,
        opponents_level=opponents_level,
        captured_with=captured_with,
    )


def settle_outcome(
    rules: RuleSet, found: Outcome, *, banker_level: str, opponents_level: str, captured_with: Bag | None = None
) -> DealResult:
    """What an outcome changes, however it came about (points, or a deal ended by the referee)."""
    hook = None
    if rules.match in ("points", "duplicate"):  # levels are fixed there
        banker, opponents = Advanced(banker_level), Advanced(opponents_level)
    else:
        hook = hooked(rules, banker_level, captured_with)
        banker = _bankers_level(rules, found, banker_level, hook)
        opponents = advance(rules, opponents_level, found.opponents_steps, as_banker=False)
    winner: Side | None = "banker" if banker.won else "opponents" if opponents.won else None
    return DealResult(
        bank=found.bank,
        banker_steps=found.banker_steps,
        opponents_steps=found.opponents_steps,
        steps=found.opponents_steps if found.bank == "lost" else found.banker_steps,
        banker_level=banker.level,
        opponents_level=opponents.level,
        next_banker=next_banker(rules, found.bank),
        match_over=winner is not None,
        winner=winner,
        banker_laps=banker.laps,
        opponents_laps=opponents.laps,
        hooked=hook,
    )


def _bankers_level(rules: RuleSet, found: Outcome, level: str, hook: str | None) -> Advanced:
    """The banker's side rises; a hook comes first, and then it rises only with ``hook_then_rise``."""
    if hook is None:
        return advance(rules, level, found.banker_steps, as_banker=True)
    # It has not won a deal on the level to which it falls, so it rises from there like a side without the bank.
    steps = found.banker_steps if rules.hook_then_rise else 0
    return advance(rules, hook, max(0, steps), as_banker=False)
