"""Position lines from text (``docs/notation.md``)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, cast, get_args

from msgspec.structs import replace

from shengji.cards import Bag, size
from shengji.game.state import PhaseName
from shengji.notation.calls import parse_call
from shengji.notation.position import FIELDS, NONE, Position
from shengji.notation.rulestext import rules_from_tag
from shengji.rules.declaring import Declaration
from shengji.rules.ruleset import RuleSet
from shengji.text.cards import parse_bag, parse_play
from shengji.text.errors import TextError
from shengji.text.trumps import parse_level, parse_trump

_SHOWN = re.compile(r"(?P<seat>[0-9]{1,2}):(?P<cards>\?|[^=<?]+)(?:=(?P<trump>[^<]+))?(?P<back><?)")
_CALL = re.compile(r"(?P<call>[^:>]+):(?P<seen>[0-9]{1,2})(?:>(?P<joined>[0-9]{1,2}))?")


def parse_position(text: str) -> Position:
    """The position of a line; ``str`` of it is the canonical line again.

    Raises :class:`TextError`: ``position-fields`` for a wrong number of parts, ``position-field`` for a part that
    cannot be read, which it names, and what reading rules and cards raises.
    """
    parts = text.split()
    if len(parts) != len(FIELDS):
        raise TextError("position-fields", found=len(parts), expected=len(FIELDS))
    given = dict(zip(FIELDS, parts, strict=True))
    rules = rules_from_tag(given["rules"])
    level, trump = _split(given, "trump", "/", 2)
    dealt, passed = _match(given, "dealt", r"([0-9]{1,4})(?:p([0-9,]+))?")
    hands = [_cards(given, "hands", part) for part in _split(given, "hands", "/", rules.seats)]
    kitty, kitty_size = _cards(given, "kitty", given["kitty"])
    taken, penalties = _match(given, "points", r"([-0-9/]+)(?:~([-0-9/]+))?")
    (tricks,) = _match(given, "tricks", r"([0-9]{1,4})")
    if given["phase"] not in get_args(PhaseName):
        raise _fault(given, "phase")
    at = Position(
        rules=rules,
        levels=tuple(_level(word) for word in _split(given, "levels", "/", rules.seats)),
        level=_level(level),
        trump=None if trump == NONE else parse_trump(trump),
        banker=None if given["banker"] == NONE else _seat(given, "banker", given["banker"], rules),
        phase=cast("PhaseName", given["phase"]),
        turn=_seat(given, "turn", given["turn"], rules),
        dealt=int(dealt),
        passed=_seats(given, "dealt", passed, rules) if passed else (),
        hands=tuple(cards for cards, _ in hands),
        sizes=tuple(size for _, size in hands),
        kitty=kitty,
        kitty_size=kitty_size,
        declarations=_declarations(given, rules),
        tricks=int(tricks),
        taken=_points(given, taken, rules),
        penalties=_points(given, penalties, rules) if penalties else (0,) * rules.seats,
        **_trick(given, rules),
    )
    return _with_more(at, given)


def _fault(given: dict[str, str], field: str) -> TextError:
    return TextError("position-field", field=field, text=given[field])


def _split(given: dict[str, str], field: str, sign: str, count: int) -> list[str]:
    parts = given[field].split(sign)
    if len(parts) != count:
        raise _fault(given, field)
    return parts


def _match(given: dict[str, str], field: str, pattern: str) -> tuple[str, ...]:
    found = re.fullmatch(pattern, given[field])
    if found is None:
        raise _fault(given, field)
    return tuple(part or "" for part in found.groups())


def _level(word: str) -> str | None:
    return None if word == NONE else parse_level(word)


def _seat(given: dict[str, str], field: str, word: str, rules: RuleSet) -> int:
    if word == NONE:
        return -1
    if not re.fullmatch(r"[0-9]{1,2}", word) or not 1 <= int(word) <= rules.seats:
        raise _fault(given, field)
    return int(word) - 1


def _seats(given: dict[str, str], field: str, text: str, rules: RuleSet) -> tuple[int, ...]:
    words = text.split(",")
    if NONE in words:
        raise _fault(given, field)
    return tuple(_seat(given, field, word, rules) for word in words)


def _cards(given: dict[str, str], field: str, word: str) -> tuple[Bag | None, int]:
    if word == NONE:
        return 0, 0
    if word.startswith("?"):
        if not re.fullmatch(r"\?[0-9]{1,3}", word):
            raise _fault(given, field)
        return None, int(word[1:])
    cards = parse_bag(word)
    return cards, size(cards)


def _points(given: dict[str, str], text: str, rules: RuleSet) -> tuple[int, ...]:
    words = text.split("/")
    if len(words) != rules.seats or not all(re.fullmatch(r"-?[0-9]{1,6}", word) for word in words):
        raise _fault(given, "points")
    return tuple(map(int, words))


def _declarations(given: dict[str, str], rules: RuleSet) -> tuple[Declaration, ...]:
    if given["declared"] == NONE:
        return ()
    found = []
    for part in given["declared"].split(","):
        shown = _SHOWN.fullmatch(part)
        if shown is None:
            raise _fault(given, "declared")
        seat = _seat(given, "declared", shown["seat"], rules)
        cards = 0 if shown["cards"] == "?" else parse_bag(shown["cards"])
        trump = parse_trump(shown["trump"]) if shown["trump"] else None
        found.append(Declaration(seat, cards, trump, bool(shown["back"])))
    return tuple(found)


def _trick(given: dict[str, str], rules: RuleSet) -> dict[str, Any]:
    """The fields about the trick in progress: ``2:HAA+HK,H345``, ``2:HKQQ>HK,H5`` or ``2:HKQQ!HK|HQQ``."""
    if given["trick"] == NONE:
        return {"leader": -1, "plays": (), "components": (), "attempted": 0, "choices": ()}
    seat, colon, played = given["trick"].partition(":")
    attempted, choices = "", ""
    if "!" in played:
        (attempted, _, choices), played = played.partition("!"), ""
    elif ">" in played:
        attempted, _, played = played.partition(">")
    plays = [parse_play(part) for part in played.split(",")] if played else []
    if seat == NONE or not colon or len(plays) > rules.seats or any(parts for _, parts in plays[1:]):
        raise _fault(given, "trick")
    return {
        "leader": _seat(given, "trick", seat, rules),
        "plays": tuple(cards for cards, _ in plays),
        "components": plays[0][1] if plays else (),
        "attempted": parse_bag(attempted),
        "choices": tuple(parse_bag(part) for part in choices.split("|")) if choices else (),
    }


# -- what only some games have


def _with_more(at: Position, given: dict[str, str]) -> Position:
    """The position with its last part: ``bids=1:120,2:-;line=95;calls=2SA:1>4;down=3``."""
    found: dict[str, Any] = {"burier": at.usual_burier}
    for part in given["more"].split(";") if given["more"] != NONE else ():
        name, equals, value = part.partition("=")
        read = _MORE.get(name)
        if read is None or (not equals and name not in ("contested", "down")):
            raise _fault(given, "more")
        found.update(read(given, value, at.rules))
    return replace(at, **found)


def _contested(given: dict[str, str], value: str, _rules: RuleSet) -> dict[str, Any]:
    if value:
        raise _fault(given, "more")
    return {"contested": True}


def _bids(given: dict[str, str], value: str, rules: RuleSet) -> dict[str, Any]:
    found = []
    for part in value.split(","):
        seat, _, points = part.partition(":")
        if seat == NONE or not re.fullmatch(r"-|[0-9]{1,4}", points):
            raise _fault(given, "more")
        found.append((_seat(given, "more", seat, rules), 0 if points == NONE else int(points)))
    return {"bids": tuple(found)}


def _line(given: dict[str, str], value: str, _rules: RuleSet) -> dict[str, Any]:
    if not re.fullmatch(r"[0-9]{1,4}", value):
        raise _fault(given, "more")
    return {"line": int(value)}


def _burier(given: dict[str, str], value: str, rules: RuleSet) -> dict[str, Any]:
    return {"burier": _seat(given, "more", value, rules)}


def _calls(given: dict[str, str], value: str, rules: RuleSet) -> dict[str, Any]:
    calls, seen, joined = [], [], []
    for part in value.split(","):
        found = _CALL.fullmatch(part)
        if found is None:
            raise _fault(given, "more")
        calls.append(parse_call(found["call"]))
        seen.append(int(found["seen"]))
        joined.append(_seat(given, "more", found["joined"], rules) if found["joined"] else -1)
    return {"calls": tuple(calls), "seen": tuple(seen), "joined": tuple(joined)}


def _down(given: dict[str, str], value: str, rules: RuleSet) -> dict[str, Any]:
    return {"face_down": True, "faults": _seats(given, "more", value, rules) if value else ()}


_MORE: dict[str, Callable[[dict[str, str], str, RuleSet], dict[str, Any]]] = {
    "contested": _contested,
    "bids": _bids,
    "line": _line,
    "burier": _burier,
    "calls": _calls,
    "down": _down,
}
