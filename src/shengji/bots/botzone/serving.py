"""One of our bots as a program for Botzone: each line holds all turns so far and is answered without memory."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec

from shengji.bots.botzone.cards import SUIT_ORDER, kind_of, level_from, major_from, pick
from shengji.bots.protocol import Clock, Factory
from shengji.bots.reading import showings
from shengji.bots.wire.views import view_of
from shengji.cards import Bag, bag, contains, hand_size, kinds_at_least
from shengji.game.actions import Bury, Declare, Play
from shengji.game.view import View
from shengji.rules.mechanics import trick_rule
from shengji.rules.presets import load
from shengji.rules.shapes import read_components
from shengji.rules.tables import Trump, tables
from shengji.text.cards import format_cards
from shengji.text.errors import TextError

PRESET = "botzone"
HAND = 25


def answer_input(
    line: bytes, make: Factory, order: str = SUIT_ORDER, seed: str = "0", clock: Clock | None = None
) -> dict[str, list[int]]:
    """The answer to one input; raises :class:`TextError` for one that cannot be read.

    The bot is made anew for each, with a generator that follows from the seed and the line.
    """
    try:
        given = msgspec.json.decode(line)
    except msgspec.DecodeError as problem:
        raise TextError("json-syntax", reason=str(problem)) from None
    turns = _Turns(given, order)
    view = turns.view()
    if view.phase == "dealing" and not showings(view):
        return {"response": []}
    drawn = hashlib.sha256(seed.encode() + b"/" + line.strip()).hexdigest()
    action = make(Random(drawn)).act(view, clock)
    match action:
        case Declare(_, cards) | Bury(_, cards) | Play(_, cards):
            return {"response": pick(cards, turns.held, order)}
        case _:
            return {"response": []}


class _Turns:
    """All turns of an input, read one after the other."""

    def __init__(self, given: object, order: str) -> None:
        if not isinstance(given, dict) or not isinstance(given.get("requests"), list) or not given["requests"]:
            raise TextError("botzone-input")
        self._order = order
        self._responses = given.get("responses") or []
        self._seat = -1
        self._last: Mapping[str, Any] = {}
        self._banking: Mapping[str, Any] = {}
        self._level: object = "2"
        self.held: list[int] = []
        """The numbers of the cards in hand."""
        self._covered: list[int] = []
        self._tricks: list[tuple[int, list[list[int]]]] = []
        for place, request in enumerate(given["requests"]):
            if not isinstance(request, dict):
                raise TextError("botzone-input")
            self._last = request
            self._take(place, request)

    def _take(self, place: int, request: Mapping[str, Any]) -> None:
        if isinstance(request.get("playerpos"), int):
            self._seat = request["playerpos"]
        state = request.get("global")
        if isinstance(state, dict):
            self._level = state.get("level", self._level)
            if isinstance(state.get("banking"), dict):
                self._banking = state["banking"]
        match request.get("stage"):
            case "deal":
                self.held += self._numbers(request.get("deliver"))
            case "cover":
                self.held += self._numbers(request.get("deliver"))
                if place < len(self._responses):
                    self._covered = self._numbers(self._responses[place])
                    self._drop(self._covered)
            case "play":
                self._played(request.get("history"))
            case _:
                raise TextError("botzone-input")

    def _played(self, history: object) -> None:
        """Add the trick before; the one in progress is read from the last request."""
        match history:
            case [list(before), list(_), leader, *_] if isinstance(leader, int) and len(before) == 4:
                plays = [self._numbers(play) for play in before]
                self._tricks.append((leader % 4, plays))
                self._drop(plays[(self._seat - leader) % 4])
            case [list(_), list(_), *_]:
                pass
            case _:
                raise TextError("botzone-history")

    def _numbers(self, given: object) -> list[int]:
        if isinstance(given, int) and not isinstance(given, bool):
            given = [given]
        if not isinstance(given, list):
            raise TextError("botzone-input")
        for number in given:
            kind_of(number, self._order)
        return list(given)

    def _drop(self, numbers: list[int]) -> None:
        """Take cards out of the hand; another number of the same card will do."""
        for number in numbers:
            kind = kind_of(number, self._order)
            same = [held for held in self.held if kind_of(held, self._order) == kind]
            if same:
                self.held.remove(number if number in same else same[0])

    def view(self) -> View:
        """What the seat sees in the last turn."""
        if self._seat not in range(4):
            raise TextError("botzone-seat")
        stage = self._last["stage"]
        level, major = level_from(self._level), major_from(self._banking.get("major"))
        banker = self._banking.get("banker", -1)
        request: dict[str, Any] = {
            "rules": PRESET,
            "seat": self._seat + 1,
            "level": level,
            "hand": self._text(self.held),
            "declarations": self._declared(level, major),
        }
        if stage == "deal":
            number = len(self.held)
            return view_of({**request, "phase": "dealing", "dealt": 100 if number >= HAND else 4 * number})
        if major is None or banker not in range(4):
            raise TextError("botzone-bank")
        request |= {"trump": major, "banker": banker + 1, "phase": "bury" if stage == "cover" else "play"}
        if self._covered:
            request["buried"] = self._text(self._covered)
        if stage == "play":
            mend = _Mender(level, major)
            request["tricks"] = [
                {"leader": leader + 1, "plays": mend.texts([self._bag(play) for play in plays])}
                for leader, plays in self._tricks
            ]
            now = [self._bag(self._numbers(play)) for play in self._last["history"][1]]
            request["trick"] = {"leader": (self._seat - len(now)) % 4 + 1, "plays": mend.texts(now)}
        return view_of(request)

    def _declared(self, level: str, major: str | None) -> list[list[Any]]:
        """The call and the snatch, as far as the state tells which cards they were made with."""
        shown = []
        called, snatched = self._banking.get("called", -1), self._banking.get("snatched", -1)
        if major is None:
            return []
        # The suit of a call that has been snatched from is not told; it makes no difference any more.
        single, pair = (
            (f"S{level}", "LJ LJ") if major == "NT" else (f"{major}{level}", f"{major}{level} {major}{level}")
        )
        if called in range(4) and snatched not in range(4):
            shown.append([called + 1, single])
        if snatched in range(4):
            shown.append([snatched + 1, pair])
        return shown

    def _bag(self, numbers: list[int]) -> Bag:
        return bag(kind_of(number, self._order) for number in numbers)

    def _text(self, numbers: list[int]) -> str:
        return format_cards(self._bag(numbers))


class _Mender:
    """Tricks in which a failed throw still shows as it was attempted: the followers tell how much of it was led."""

    def __init__(self, level: str, major: str) -> None:
        trump: Trump = next(known for known in ("S", "H", "C", "D", "NT") if known == major)
        self._tables = trick_rule(tables(load(PRESET), level, trump)).tables

    def texts(self, plays: list[Bag]) -> list[str]:
        """The plays as texts, the lead cut down to its smallest component of the followers' size if need be."""
        if len(plays) > 1 and hand_size(plays[0]) > hand_size(plays[1]):
            plays = [self._forced(plays[0], hand_size(plays[1])), *plays[1:]]
        return [format_cards(cards) for cards in plays]

    def _forced(self, lead: Bag, number: int) -> Bag:
        group = self._tables.group_of(lead)
        if group is not None:
            parts = [part for part in read_components(self._tables, group, lead) if part.size == number]
            if parts:
                return min(parts, key=lambda part: part.top).cards
        cards = 0
        for kind in sorted(kinds_at_least(lead, 1), key=lambda kind: self._tables.step[kind]):
            if hand_size(cards) < number and contains(lead, cards + (1 << 8 * kind)):
                cards += 1 << 8 * kind
        return cards
