"""What kinds of question there are, and the fields that they share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, TypeVar

import msgspec

from shengji.cards import CODES, Bag, Kind, counts
from shengji.rules.deck import pack
from shengji.rules.presets import from_mapping, load
from shengji.rules.ruleset import RuleSet
from shengji.rules.tables import Trump
from shengji.text.cards import parse_bag, parse_kinds, parse_play
from shengji.text.errors import TextError
from shengji.text.trumps import parse_level, parse_trump

Question = Mapping[str, Any]
Result = dict[str, Any]

MOST_PLAYERS = 30
"""A question may be about more players than the rule set seats, within reason."""


def answer(question: Question, language: str = "en") -> Result:
    """The answer to one question, its texts in the given language.

    The kind of question follows from its fields: ``plays`` asks about a trick, ``declarations`` about declaring,
    ``opponents`` about a score, ``kitty`` about a multiplier. Raises :class:`TextError` for a question that cannot be
    answered.
    """
    from shengji.judge import declarations, kitties, scores, tricks

    kinds: tuple[tuple[str, frozenset[str], Callable[[Question, str], Result]], ...] = (
        ("plays", tricks.FIELDS, tricks.answer),
        ("declarations", declarations.FIELDS, declarations.answer),
        ("opponents", scores.FIELDS, scores.answer),
        ("kitty", kitties.FIELDS, kitties.answer),
    )
    for field, known, answerer in kinds:
        if field in question:
            for name in question:
                if name not in known:
                    raise TextError("question-field", field=str(name), known=", ".join(sorted(known)))
            return answerer(question, language)
    raise TextError("question-kind", known=", ".join(field for field, _, _ in kinds))


T = TypeVar("T")


def field(question: Question, name: str, kind: type[T], default: T | None = None) -> T:
    """A field of a type; raises ``field-missing`` without a default, ``field-type`` for another type."""
    value = question.get(name, default)
    if value is None:
        raise TextError("field-missing", field=name)
    # True is an int to Python and no number to a reader.
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise TextError("field-type", field=name, type=_TYPE_NAMES[kind])
    return value


_TYPE_NAMES: dict[type, str] = {int: "number", str: "text", list: "list", dict: "object", bool: "flag"}


def number(question: Question, name: str, low: int, high: int, default: int | None = None) -> int:
    """A number within bounds; raises ``field-range`` for one beyond them, else as :func:`field`."""
    value = field(question, name, int, default)
    if not low <= value <= high:
        raise TextError("field-range", field=name, low=low, high=high)
    return value


def rules_of(question: Question) -> RuleSet:
    """The rule set of a question; the rule sets of a stream are few, so each is read once."""
    spec = question.get("rules")
    if spec is None:
        raise TextError("field-missing", field="rules")
    if isinstance(spec, str):
        return load(spec)
    return _rules(msgspec.json.encode(spec, order="deterministic"))


@lru_cache(maxsize=1024)
def _rules(spec: bytes) -> RuleSet:
    return from_mapping(msgspec.json.decode(spec))


def level_of(question: Question, rules: RuleSet, name: str = "level") -> str | None:
    """The level in a field; it may be missing only where the rules know no levels."""
    value = question.get(name)
    if value is None and not rules.levels:
        return None
    return parse_level(field(question, name, str))


def trump_of(question: Question) -> Trump:
    """The trump of a question."""
    return parse_trump(field(question, "trump", str))


def seat_number(value: object, players: int, name: str) -> int:
    """A seat 1..players as an index 0..players-1; raises ``seat-unknown``."""
    # The keys of a JSON object are texts.
    seat = next((n for n in range(1, players + 1) if str(n) == value), value)
    if not isinstance(seat, int) or isinstance(seat, bool) or not 1 <= seat <= players:
        raise TextError("seat-unknown", seat=str(value), players=players, field=name)
    return seat - 1


def cards_of(text: object, name: str) -> int:
    """A text of cards as a bag."""
    if not isinstance(text, str):
        raise TextError("field-type", field=name, type="text")
    return parse_bag(text)


def play_of(text: object, name: str) -> tuple[int, tuple[int, ...]]:
    """A text of a play as its cards and the components that it announces."""
    if not isinstance(text, str):
        raise TextError("field-type", field=name, type="text")
    return parse_play(text)


def check_pack(rules: RuleSet, together: Iterable[Bag]) -> None:
    """Refuse cards that the pack does not have, or not so often; raises ``card-not-in-pack`` and ``card-too-often``.

    ``together`` are bags of different cards: what several of them hold must all be in the pack at once.
    """
    whole = counts(pack(rules))
    for kind, held in enumerate(map(sum, zip(*map(counts, together), strict=True))):
        if held > whole[kind]:
            if not whole[kind]:
                raise TextError("card-not-in-pack", card=CODES[kind])
            raise TextError("card-too-often", card=CODES[kind], count=held, copies=whole[kind])


def kinds_of(text: object, name: str) -> list[Kind]:
    """A text of cards in order."""
    if not isinstance(text, str):
        raise TextError("field-type", field=name, type="text")
    return parse_kinds(text)
