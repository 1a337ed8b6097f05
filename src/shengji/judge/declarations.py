"""Declarations one after another: which were legal, and what trump and which banker they come to."""

from __future__ import annotations

from shengji.cards import Bag
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
from shengji.rules.tables import Trump
from shengji.text.errors import IllegalAction, TextError
from shengji.text.trumps import parse_trump

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
    # Face down (暗炒) what does not stand higher is shown all the same.
    blind = rules.overcall_after_bury == "hidden"
    judged: list[Result] = []
    for entry in field(question, "declarations", list):
        seat, cards, named = _read(entry, players)
        verdict: Result = {"seat": seat + 1, "legal": True, "code": None, "reason": None}
        before = state.standing
        try:
            state = declare(rules, level, state, seat, cards, trump=named, dealing=dealing, blind=blind)
        except IllegalAction as error:
            verdict |= {"legal": False, "code": error.code, "reason": error.message(language)}
        else:
            if blind:
                verdict["out_of_order"] = before is not None and state.standing == before
        judged.append(verdict)
    trump: str | None = rules.fixed_trump if rules.declare_when == "fixed" else trump_of(state)
    result: Result = {"declarations": judged}
    if trump is None and "kitty" in question:
        fallback = undeclared(rules, level, kinds_of(question["kitty"], "kitty"), first_deal)
        trump = fallback.trump
        result["redeal"] = fallback.redeal
    decided = banker_of(rules, state, first_deal, banker)
    if rules.undeclared == "opponents_take_bank" and banker is not None and "kitty" not in question:
        # 带王亮主: a banker's side that cannot declare loses the bank to the next seat.
        result["bank_passes"] = trump is None
        decided = (banker + 1) % players if trump is None else decided
    return result | {"trump": trump, "banker": None if decided is None else decided + 1}


def _read(entry: object, players: int) -> tuple[int, Bag, Trump | None]:
    """A declaration: the seat, its cards, and the trump that they name where they leave it open."""
    if not isinstance(entry, list) or len(entry) not in (2, 3):
        raise TextError("declaration-form")
    if len(entry) == 3 and not isinstance(entry[2], str):
        raise TextError("field-type", field="declarations", type="text")
    seat = seat_number(entry[0], players, "declarations")
    named = parse_trump(entry[2]) if len(entry) == 3 else None
    return seat, cards_of(entry[1], "declarations"), named
