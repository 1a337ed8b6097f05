"""What follows from a request's fields: who took the tricks, who joined the banker, which declaration stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from shengji.cards import Bag, copies, hand_size, points
from shengji.game.actions import Call
from shengji.game.state import Trick
from shengji.judge.questions import cards_of, field, play_of, seat_number
from shengji.rules.declaring import Declaration, DeclaringState, declare
from shengji.rules.mechanics import trick_rule
from shengji.rules.ruleset import RuleSet
from shengji.rules.tables import Trump, tables
from shengji.rules.trick_rule import Lead
from shengji.rules.tricks import Standing
from shengji.text.errors import IllegalAction, TextError


class Told(NamedTuple):
    """What a request says of the deal as a whole."""

    rules: RuleSet
    level: str | None
    trump: Trump | None
    banker: int | None


Playing: TypeAlias = tuple[tuple[Trick, ...], int, tuple[Bag, ...], Lead | None, int, tuple[int, ...], tuple[int, ...]]
"""The tricks; leader, plays, lead and winning seat of the trick in progress; for each call who has answered it, and
how many copies that count have been played."""


def tricks_of(request: Mapping[str, Any], told: Told, calls: Sequence[Call]) -> Playing:
    """The tricks played and the one in progress.

    A trick is ``{"leader": 1, "plays": ["SA", …]}`` or just the plays, where who leads follows: the banker first, then
    who took the last one. Winners are derived, so that a wrong one is found.
    """
    found: list[Trick] = []
    friends = _Friends(told, calls)
    leader = -1 if told.banker is None else told.banker
    for entry in field(request, "tricks", list, []):
        leader, plays, lead, winner = _trick(entry, told, leader, "tricks")
        if lead is None or len(plays) != told.rules.seats:
            raise TextError("request-trick", number=len(found) + 1, plays=len(plays), seats=told.rules.seats)
        friends.note(leader, plays)
        total = sum(points(cards, told.rules.joker_points) for cards in plays)
        components = tuple(component.cards for component in lead.components)
        attempted = attempted_in(entry) if isinstance(entry, dict) else 0
        found.append(Trick(leader, plays, winner, total, components, attempted))
        leader = winner
    entry = request.get("trick")
    if entry is None:
        return tuple(found), leader, (), None, -1, friends.joined, friends.seen
    leader, plays, now, winning = _trick(entry, told, leader, "trick")
    if len(plays) >= told.rules.seats:
        raise TextError("request-trick", number=len(found) + 1, plays=len(plays), seats=told.rules.seats - 1)
    friends.note(leader, plays)
    return tuple(found), leader, plays, now, winning, friends.joined, friends.seen


def attempted_in(entry: Mapping[str, Any]) -> Bag:
    """The throw that failed in a trick; 0 for none."""
    return cards_of(entry["attempted"], "attempted") if entry.get("attempted") else 0


def _trick(entry: object, told: Told, leader: int, name: str) -> tuple[int, tuple[Bag, ...], Lead | None, int]:
    """Leader, plays, the lead as it is read, and the seat that is winning, of a trick or the beginning of one."""
    seats = told.rules.seats
    if isinstance(entry, list):
        entry = {"plays": entry}
    if not isinstance(entry, dict):
        raise TextError("field-type", field=name, type="object")
    if entry.get("leader") is not None:
        leader = seat_number(entry["leader"], seats, name)
    texts = field(entry, "plays", list, [])
    if not texts:
        return leader, (), None, -1
    if told.trump is None:
        raise TextError("field-missing", field="trump")
    if leader < 0:
        raise TextError("field-missing", field="leader")
    rule = trick_rule(tables(told.rules, told.level, told.trump))
    cards, announced = play_of(texts[0], name)
    lead = rule.read(cards, announced)
    standing = Standing(rule, lead)
    plays = [cards]
    for text in texts[1:]:
        cards, _ = play_of(text, name)
        if hand_size(cards) != lead.size:
            raise TextError("request-play", cards=str(text), count=lead.size)
        plays.append(cards)
        standing.add(cards)
    return leader, tuple(plays), lead, (leader + standing.winner) % seats


class _Friends:
    """Who has answered the banker's calls, as the tricks tell it."""

    def __init__(self, told: Told, calls: Sequence[Call]) -> None:
        self._told, self._calls = told, calls
        self._seen = [0] * len(calls)
        self._joined = [-1] * len(calls)

    @property
    def joined(self) -> tuple[int, ...]:
        """For each call the seat that has answered it, -1 while it is open."""
        return tuple(self._joined)

    @property
    def seen(self) -> tuple[int, ...]:
        """For each call how many copies that count have been played."""
        return tuple(self._seen)

    def note(self, leader: int, plays: Sequence[Bag]) -> None:
        """Count the called cards of a trick."""
        rules, banker = self._told.rules, self._told.banker
        for offset, cards in enumerate(plays):
            seat = (leader + offset) % rules.seats
            before = tuple(self._joined)
            for index, call in enumerate(self._calls):
                counts = before[index] < 0
                if seat == banker:
                    counts = counts and call.nth > 0 and rules.friend_self
                elif seat in before:
                    counts = counts and rules.friend_double
                if counts:
                    self._seen[index] += copies(cards, call.kind)
                    if self._seen[index] >= max(1, call.nth):
                        self._joined[index] = seat


def usual_buries(rules: RuleSet, burier: int, buried: Bag) -> tuple[tuple[int, Bag], ...]:
    """Who has buried what where the kitty has not gone round: the last burier, the cards for that seat alone."""
    return ((burier, buried),) if burier >= 0 and rules.kitty else ()


def sides(told: Told, joined: Sequence[int]) -> tuple[bool, ...]:
    """For each seat whether it is known to be of the banker's side."""
    banker = told.banker
    if banker is None:
        return (False,) * told.rules.seats
    partners = told.rules.sides == "partners"
    return tuple(
        seat == banker or seat in joined or (partners and (seat - banker) % 2 == 0) for seat in range(told.rules.seats)
    )


def standing_of(told: Told, levels: Sequence[str | None], declarations: Sequence[Declaration]) -> Declaration | None:
    """The declaration that stands after some were made; the last one where they cannot have followed each other."""
    state = DeclaringState()
    for shown in declarations:
        if not shown.cards:
            return shown
        level = levels[shown.seat] if told.banker is None else told.level
        try:
            state = declare(told.rules, level, state, shown.seat, shown.cards, trump=shown.trump)
        except IllegalAction:
            state = DeclaringState((*state.history, shown), shown)
    return state.standing
