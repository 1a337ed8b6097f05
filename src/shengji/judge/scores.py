"""A score: the levels, the bank and the end of the match after a deal."""

from __future__ import annotations

from typing import cast

from shengji.cards import RANKS, Bag, distinct, hand_size
from shengji.game.special_levels import rules_at
from shengji.judge.questions import Question, Result, cards_of, field, level_of, number, rules_of
from shengji.rules.jumps import Side, jump
from shengji.rules.levels import next_banker, settle
from shengji.rules.ruleset import RuleSet
from shengji.text.errors import TextError

FIELDS = frozenset(
    {
        "rules",
        "opponents",
        "banker_level",
        "opponents_level",
        "line",
        "bid",
        "captured_with",
        "top_pair_by",
    }
)

MOST_POINTS = 100_000


def answer(question: Question, _language: str) -> Result:
    """What the opponents' points come to.

    ``line`` is the line that the banker named, where the rules let them, and ``bid`` what was bid in an auction;
    ``captured_with`` the play by which the opponents captured the kitty, for the rules on hooks and jumps, and
    ``top_pair_by`` the side that declared with a pair of the top card.
    """
    rules = rules_of(question)
    if rules.scoring == "individual":
        raise TextError("score-individual")
    points = number(question, "opponents", -MOST_POINTS, MOST_POINTS)
    banker_level = level_of(question, rules, "banker_level")
    opponents_level = level_of(question, rules, "opponents_level")
    if rules.scoring == "bid" or banker_level is None or opponents_level is None:
        lost = points >= number(question, "bid", 1, MOST_POINTS)
        return {
            "banker_level": banker_level,
            "opponents_level": opponents_level,
            "bank": "lost" if lost else "kept",
            "steps": 0,
            "next_banker": next_banker(rules, "lost" if lost else "kept"),
            "match_over": False,
        }
    captured = cards_of(question["captured_with"], "captured_with") if "captured_with" in question else None
    settled = settle(
        rules_at(rules, banker_level),
        points=points,
        banker_level=banker_level,
        opponents_level=opponents_level,
        captured_with=captured,
        line=number(question, "line", 1, MOST_POINTS) if "line" in question else None,
    )
    jumped = jump(
        rules,
        declared_by=_side(question),
        captured_with=captured,
        by_510k=captured is not None and _is_510k(rules, captured),
        bank_lost=settled.bank == "lost",
    )
    return {
        "banker_level": jumped.banker if jumped else settled.banker_level,
        "opponents_level": jumped.opponents if jumped else settled.opponents_level,
        "bank": settled.bank,
        "steps": settled.steps,
        "next_banker": settled.next_banker,
        "match_over": settled.match_over and jumped is None,
    }


def _side(question: Question) -> Side | None:
    if "top_pair_by" not in question:
        return None
    side = field(question, "top_pair_by", str)
    if side not in ("banker", "opponents"):
        raise TextError("side-unknown", side=side, field="top_pair_by")
    return cast("Side", side)


def _is_510k(rules: RuleSet, cards: Bag) -> bool:
    """Whether a play that won a trick was a 510K: then its cards were of one group, and the ranks say it."""
    ranks = "".join(sorted(RANKS[kind % 13] for kind, _ in distinct(cards) if kind < 52))
    return rules.trick_rule == "five_ten_king" and hand_size(cards) == 3 and ranks == "5KT"
