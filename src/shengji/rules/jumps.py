"""The level jumps of 炒地皮, and failing at 扛旗 (rules.md section 10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from shengji.cards import KIND_OF, Bag, one
from shengji.rules.ruleset import RuleSet

Side: TypeAlias = Literal["banker", "opponents"]

JUMP_TO = "A"


class Jump(NamedTuple):
    """Levels to which both sides go, whatever the points."""

    banker: str
    opponents: str


def jump(
    rules: RuleSet, *, declared_by: Side | None, captured_with: Bag | None, by_510k: bool, bank_lost: bool
) -> Jump | None:
    """The jump of a deal, ``None`` without one (an encyclopaedia's description of 炒地皮).

    A side that declared or captured the kitty with a pair of the top card goes to A and the other to the first level if
    it has the bank afterwards; otherwise the other way round. Opponents who capture with a 510K go to A, the banker's
    side to the first level. Ours: the capture counts before the declaration.
    """
    if not rules.top_pair_jumps:
        return None
    up_opponents = Jump(rules.levels[0], JUMP_TO)
    up_banker = Jump(JUMP_TO, rules.levels[0])
    if by_510k:
        return up_opponents
    if captured_with is not None and rules.top_card != "none" and captured_with == one(KIND_OF[rules.top_card], 2):
        return up_opponents if bank_lost else up_banker
    if declared_by is None:
        return None
    has_bank: Side = "opponents" if bank_lost else "banker"
    # Whoever ends with the bank goes up: the declarers who have it, or the side that kept them from it.
    return up_opponents if has_bank == "opponents" else up_banker


def failures_after(
    rules: RuleSet, failures: Sequence[int], *, at_flag: bool, bank_lost: bool
) -> tuple[list[int], bool]:
    """Failures in a row at 扛旗 of the banker's side's seats after a deal, and whether they fall back to the start."""
    if not at_flag or not bank_lost:
        return [0] * len(failures), False
    after = [number + 1 for number in failures]
    if max(after, default=0) >= rules.flag_failures:
        return [0] * len(failures), True
    return after, False
