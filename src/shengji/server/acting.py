"""Actions as plain data: what clients send and what choices offer, with cards as text."""

from __future__ import annotations

from functools import cache
from typing import Any, get_type_hints

import msgspec

from shengji.cards import CODES, Bag
from shengji.game import actions as a
from shengji.text.cards import format_cards, parse_bag, parse_kind
from shengji.text.errors import TextError

_OWN: tuple[type, ...] = (
    a.Declare,
    a.PassDeclaring,
    a.Bid,
    a.Stir,
    a.NameLine,
    a.CallFriends,
    a.NameTrump,
    a.Contest,
    a.Bury,
    a.Play,
    a.Choose,
    a.Propose,
    a.Answer,
)
"""What a seat may do; dealing, closing, fines and time are the table's."""

_CLASSES: dict[str, Any] = {str(kind.__struct_config__.tag): kind for kind in _OWN}  # type: ignore[attr-defined]


@cache
def _fields(kind: type) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(kind)


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def to_plain(action: a.Action) -> dict[str, Any]:
    """An action as data, without its seat and what holds its default."""
    kind = type(action)
    plain: dict[str, Any] = {"do": kind.__struct_config__.tag}
    for field in _fields(kind):
        value = getattr(action, field.name)
        if field.name == "seat" or (field.default is not msgspec.NODEFAULT and value == field.default):
            continue
        if field.name in action.bags:
            value = [format_cards(part) for part in value] if isinstance(value, tuple) else format_cards(value)
        elif field.name == "calls":
            value = [[CODES[call.kind], call.nth] for call in value]
        plain[field.name] = value
    return plain


def from_plain(plain: dict[str, Any], seat: int) -> a.Action:
    """The action of :func:`to_plain` by a seat; raises :class:`TextError` for what is none."""
    kind = _CLASSES.get(str(plain.get("do")))
    if kind is None:
        raise TextError("server-action-unknown", name=str(plain.get("do", "")))
    known = {field.name: field for field in _fields(kind) if field.name != "seat"}
    values: dict[str, Any] = {"seat": seat}
    for name in plain:
        if name not in known and name != "do":
            raise TextError("log-field-unknown", event=str(plain["do"]), field=name)
    for name, field in known.items():
        if name in plain:
            values[name] = _value(kind, name, plain[name])
        elif field.default is msgspec.NODEFAULT:
            raise TextError("log-field-missing", event=str(plain["do"]), field=name)
    action: a.Action = kind(**values)
    return action


def _value(kind: Any, name: str, value: Any) -> Any:
    expected = _hints(kind)[name]
    if name in kind.bags:
        if expected == Bag:
            return parse_bag(_converted(name, value, str))
        return tuple(parse_bag(part) for part in _converted(name, value, list[str]))
    if name == "calls":
        pairs = _converted(name, value, list[tuple[str, int]])
        return tuple(a.Call(parse_kind(card), nth) for card, nth in pairs)
    return _converted(name, value, expected)


def _converted(name: str, value: Any, expected: Any) -> Any:
    try:
        return msgspec.convert(value, expected)
    except msgspec.ValidationError:
        shown = msgspec.json.encode(value).decode()[:60]
        raise TextError("log-field-value", field=name, value=shown) from None
