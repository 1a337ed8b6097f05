"""Declarations one after another: which were legal, and what trump and which banker they come to."""

from __future__ import annotations

from shengji.judge.questions import (
    MOST_PLAYERS,
    Question,
    Result,
    cards_of,
    field,
    kinds_of,
    level_of,
    number,
    rules_of,
    seat_number,
)
from shengji.rules.declaring import DeclaringState, banker_of, declare, trump_of, undeclared
from shengji.text.errors import IllegalAction, TextError

FIELDS = frozenset({"rules", "level", "players", "declarations", "first_deal", "banker", "kitty", "dealing"})


def answer(question: Question, language: str) -> Result:
    """Judge declarations in order; an illegal one changes nothing.

    Where nobody declares, ``kitty`` (its cards in order) decides by the option ``undeclared``.
    """
    rules = rules_of(question)
    level = level_of(question, rules)
    players = number(question, "players", 2, MOST_PLAYERS, rules.seats)
    first_deal = field(question, "first_deal", bool, False)
    dealing = field(question, "dealing", bool, False)
    banker = seat_number(question["banker"], players, "banker") if question.get("banker") is not None else None
    state = DeclaringState()
    judged: list[Result] = []
    for entry in field(question, "declarations", list):
        if not isinstance(entry, list) or len(entry) != 2:
            raise TextError("declaration-form")
        seat = seat_number(entry[0], players, "declarations")
        verdict: Result = {"seat": seat + 1, "legal": True, "code": None, "reason": None}
        try:
            state = declare(rules, level, state, seat, cards_of(entry[1], "declarations"), dealing=dealing)
        except IllegalAction as error:
            verdict |= {"legal": False, "code": error.code, "reason": error.message(language)}
        judged.append(verdict)
    trump: str | None = rules.fixed_trump if rules.declare_when == "fixed" else trump_of(state)
    result: Result = {"declarations": judged}
    if trump is None and "kitty" in question:
        fallback = undeclared(rules, level, kinds_of(question["kitty"], "kitty"), first_deal)
        trump = fallback.trump
        result["redeal"] = fallback.redeal
    decided = banker_of(rules, state, first_deal, banker)
    return result | {"trump": trump, "banker": None if decided is None else decided + 1}
