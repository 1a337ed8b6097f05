"""A score: the levels, the bank and the end of the match after a deal."""

from __future__ import annotations

from shengji.judge.questions import Question, Result, cards_of, field, number, rules_of
from shengji.rules.levels import settle
from shengji.text.trumps import parse_level

FIELDS = frozenset({"rules", "opponents", "banker_level", "opponents_level", "line", "captured_with"})

MOST_POINTS = 100_000


def answer(question: Question, _language: str) -> Result:
    """What the opponents' points come to.

    ``line`` is the line that the banker named, where the rules let them; ``captured_with`` the play by which the
    opponents captured the kitty, for the rules on hooks.
    """
    rules = rules_of(question)
    captured = cards_of(question["captured_with"], "captured_with") if "captured_with" in question else None
    settled = settle(
        rules,
        points=number(question, "opponents", -MOST_POINTS, MOST_POINTS),
        banker_level=parse_level(field(question, "banker_level", str)),
        opponents_level=parse_level(field(question, "opponents_level", str)),
        captured_with=captured,
        line=number(question, "line", 1, MOST_POINTS) if "line" in question else None,
    )
    return {
        "banker_level": settled.banker_level,
        "opponents_level": settled.opponents_level,
        "bank": settled.bank,
        "steps": settled.steps,
        "next_banker": settled.next_banker,
        "match_over": settled.match_over,
    }
