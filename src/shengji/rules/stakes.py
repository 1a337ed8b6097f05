"""Stakes of platform games, settled after each deal in play money (rules.md section 11)."""

from __future__ import annotations

from collections.abc import Sequence

from shengji.rules.ruleset import RuleSet
from shengji.rules.scoring import Outcome

QQ_DOUBLE_FROM = 80
QQ_TRIPLE_ABOVE = 300
COIN_SHARE_PERCENT = 90
"""What winners of a coin game get of what the losers pay; the house keeps the rest."""


def payments(
    rules: RuleSet,
    outcome: Outcome,
    *,
    bankers_side: Sequence[bool],
    shutout: bool,
    overcalls: int,
    balances: Sequence[int],
) -> tuple[int, ...]:
    """What each seat wins, negative for what it pays; empty without stakes.

    ``shutout``: the opponents made no point. ``overcalls``: how often a declaration was overcalled. ``balances``: the
    seats' points before the deal.
    """
    banker_wins = outcome.bank != "lost"
    match rules.stakes:
        case "none":
            return ()
        case "unit":
            return against_all(rules.stake_unit, bankers_side, banker_wins=banker_wins)
        case "qq_points":
            each = qq_points(rules, outcome, shutout=shutout) * qq_factor(balances)
            return tuple(each if side == banker_wins else -each for side in bankers_side)
        case "qq_coins":
            pays = qq_base(outcome) * rules.stake_unit
            return tuple(pays * COIN_SHARE_PERCENT // 100 if side == banker_wins else -pays for side in bankers_side)
        case "super_coins":
            each = rules.stake_unit * 2**overcalls
            return tuple(each if side == banker_wins else -each for side in bankers_side)


def against_all(unit: int, bankers_side: Sequence[bool], *, banker_wins: bool) -> tuple[int, ...]:
    """三打一: each opponent pays the banker a unit, or gets one; the sum is zero.

    Where the banker has partners, every opponent and each of the banker's side settle alike (ours).
    """
    bankers = sum(bankers_side)
    others = len(bankers_side) - bankers
    sign = 1 if banker_wins else -1
    return tuple(sign * unit * (others if side else -bankers) for side in bankers_side)


def failed_throw_costs(rules: RuleSet) -> int:
    """What a failed throw costs its player at once: half a unit (help page of a platform's Super Shengji)."""
    return rules.stake_unit // 2 if rules.throw_stake and rules.stakes != "none" else 0


def qq_points(rules: RuleSet, outcome: Outcome, *, shutout: bool) -> int:
    """积分 (QQ games help): 2 for the bank or a banker's first level, one more a level, a shutout as the room says."""
    if outcome.bank == "lost":
        return 2 + outcome.opponents_steps
    if shutout:
        return rules.stake_shutout
    return 1 + outcome.banker_steps


def qq_factor(balances: Sequence[int]) -> int:
    """Double when all players hold 80 to 300 points, triple when all hold more (QQ games help)."""
    if all(balance > QQ_TRIPLE_ABOVE for balance in balances):
        return 3
    return 2 if all(QQ_DOUBLE_FROM <= balance <= QQ_TRIPLE_ABOVE for balance in balances) else 1


def qq_base(outcome: Outcome) -> int:
    """游戏基数 X (QQ games help): levels risen plus 1 if the banker's side won, plus 2 if the opponents did."""
    return outcome.opponents_steps + 2 if outcome.bank == "lost" else outcome.banker_steps + 1
