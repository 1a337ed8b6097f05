"""A trick: each play's legality and kind, the forced cards of a failed throw, the winner and the points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from shengji.cards import Bag, points
from shengji.judge.questions import (
    MOST_PLAYERS,
    Question,
    Result,
    cards_of,
    check_pack,
    field,
    level_of,
    number,
    play_of,
    rules_of,
    seat_number,
    trump_of,
)
from shengji.rules.following import check_follow
from shengji.rules.leading import ThrowResult, check_lead, resolve_throw
from shengji.rules.mechanics import trick_rule
from shengji.rules.shapes import Component, read_components, shape_term
from shengji.rules.tables import tables
from shengji.rules.trick_rule import Lead, LeadKind, TrickRule
from shengji.rules.tricks import Standing
from shengji.text.cards import format_cards
from shengji.text.errors import IllegalAction, TextError
from shengji.text.messages import message

FIELDS = frozenset({"rules", "level", "trump", "players", "leader", "hands", "plays"})


class _Position(NamedTuple):
    """A trick as asked about; seats are indices."""

    rule: TrickRule
    players: int
    leader: int
    hands: Mapping[int, Bag]
    """Before the trick; a seat that is missing is unknown."""
    plays: list[tuple[Bag, tuple[Bag, ...]]]

    def seat(self, index: int) -> int:
        """The seat whose turn it is at an index of the trick."""
        return (self.leader + index) % self.players


def answer(question: Question, language: str) -> Result:
    """Judge a trick as far as it has been played."""
    position = _read(question)
    judged: list[Result] = []
    lead, forced, first = _judge_lead(position, language)
    judged.append(first)
    if lead is None:
        for index in range(1, len(position.plays)):
            judged.append(_refusal(position, index, IllegalAction("lead-unreadable"), language))
        return {"plays": judged}
    standing = Standing(position.rule, lead)
    on_table = [lead.cards]
    for index, (play, _) in enumerate(position.plays[1:], 1):
        judged.append(_judge_follow(position, standing, index, play, language))
        on_table.append(play)
    result: Result = {"plays": judged}
    if len(on_table) == position.players:
        result["winner"] = position.seat(standing.winner) + 1
        joker_points = position.rule.tables.rules.joker_points
        result["points"] = sum(points(cards, joker_points) for cards in on_table)
    if forced is not None and forced.penalty:
        result["penalty"] = forced.penalty
    return result


def _read(question: Question) -> _Position:
    rules = rules_of(question)
    players = number(question, "players", 2, MOST_PLAYERS, rules.seats)
    level = level_of(question, rules)
    rule = trick_rule(tables(rules, level, trump_of(question)))
    hands = {
        seat_number(seat, players, "hands"): cards_of(cards, "hands")
        for seat, cards in field(question, "hands", dict, {}).items()
    }
    plays = [play_of(text, "plays") for text in field(question, "plays", list)]
    if not plays:
        raise TextError("field-missing", field="plays")
    if len(plays) > players:
        raise TextError("too-many-plays", plays=len(plays), players=players)
    leader = seat_number(question.get("leader", 1), players, "leader")
    position = _Position(rule, players, leader, hands, plays)
    unknown = [play for index, (play, _) in enumerate(plays) if position.seat(index) not in hands]
    check_pack(rules, [*hands.values(), *unknown])
    check_pack(rules, [play for play, _ in plays])
    return position


def _judge_lead(position: _Position, language: str) -> tuple[Lead | None, ThrowResult | None, Result]:
    """The lead that the others must answer (``None`` if there is none), the failed throw, and what is said of it."""
    rule = position.rule
    cards, announced = position.plays[0]
    hand = position.hands.get(position.leader, cards)
    try:
        lead = check_lead(rule, hand, cards, announced)
    except IllegalAction as error:
        refusal = _refusal(position, 0, error, language)
        try:
            lead = rule.read(cards, announced)
        except IllegalAction:
            return None, None, refusal
        refusal["kind"] = "throw" if lead.kind == "throw" else "lead"
        refusal["shape"] = _shape(position.rule, cards, lead.components, language)
        return lead, None, refusal
    verdict = _verdict(position, 0, language, cards, lead.components)
    verdict["kind"] = "lead"
    if lead.kind != "throw":
        return lead, None, verdict
    verdict["kind"] = "throw"
    seats = [position.seat(index) for index in range(1, position.players)]
    result = resolve_throw(rule, lead, [position.hands.get(seat, 0) for seat in seats])
    if result.stands:
        return lead, None, verdict
    return rule.read(result.choices[0].cards), result, _failed(position, verdict, result, seats, language)


def _failed(position: _Position, verdict: Result, result: ThrowResult, seats: list[int], language: str) -> Result:
    """Complete the verdict on a throw that failed."""
    forced = result.choices[0]
    verdict["kind"] = "failed_throw"
    verdict["forced"] = format_cards(forced.cards)
    verdict["code"] = "throw-failed"
    beaten = {b.component: seats[b.stopper] for b in result.beaten}
    shown, stopper = next(iter(beaten.items())) if forced not in beaten else (forced, beaten[forced])
    if position.rule.tables.rules.hide_stopper:
        verdict["reason"] = message("throw-failed", language, cards=format_cards(shown.cards))
    else:
        verdict["stopper"] = stopper + 1
        verdict["reason"] = message("throw-failed-by", language, cards=format_cards(shown.cards), seat=stopper + 1)
    if len(result.choices) > 1:
        verdict["choices"] = [format_cards(component.cards) for component in result.choices]
        verdict["reason"] = message("throw-failed-choose", language, seat=position.seat(1) + 1)
    return verdict


def _judge_follow(position: _Position, standing: Standing, index: int, play: Bag, language: str) -> Result:
    """The verdict on an answer. An illegal answer cannot win the trick."""
    rule = position.rule
    hand = position.hands.get(position.seat(index), play)
    try:
        check_follow(rule, standing.lead, hand, play)
    except IllegalAction as error:
        standing.pass_over()
        return _refusal(position, index, error, language)
    verdict = _verdict(position, index, language, play, _components(rule, play))
    verdict["kind"] = standing.add(play)
    return verdict


def _components(rule: TrickRule, play: Bag) -> tuple[Component, ...]:
    """The components of cards that need not be of one group: group by group, trumps last."""
    masks = rule.tables.masks
    return tuple(c for group, mask in enumerate(masks) for c in read_components(rule.tables, group, play & mask))


_NAMED: dict[LeadKind, str] = {"five_ten_king": "shape-510k", "rainbow": "shape-rainbow"}
"""Leads that have a name of their own."""


def _shape(rule: TrickRule, play: Bag, components: tuple[Component, ...], language: str) -> str:
    try:
        named = _NAMED.get(rule.read(play).kind)
    except IllegalAction:
        named = None
    if named is not None:
        return message(named, language)
    return " + ".join(shape_term(component.shape).text(language) for component in components)


def _verdict(position: _Position, index: int, language: str, play: Bag, components: tuple[Component, ...]) -> Result:
    return {
        "seat": position.seat(index) + 1,
        "legal": True,
        "kind": None,
        "shape": _shape(position.rule, play, components, language),
        "forced": None,
        "code": None,
        "reason": None,
    }


def _refusal(position: _Position, index: int, error: IllegalAction, language: str) -> dict[str, Any]:
    play, _ = position.plays[index]
    verdict = _verdict(position, index, language, play, _components(position.rule, play))
    return verdict | {"legal": False, "code": error.code, "reason": error.message(language)}
