"""Actions as plain data, such as ``{"do": "play", "cards": "S7 S7"}``; whose action it is goes without saying."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from shengji.cards import CODES
from shengji.game.actions import (
    Action,
    Bid,
    Bury,
    Call,
    CallFriends,
    Choose,
    Declare,
    NameLine,
    NameTrump,
    PassDeclaring,
    Play,
    Stir,
)
from shengji.game.view import View
from shengji.judge.questions import field, play_of, trump_of
from shengji.rules.tables import Trump
from shengji.text.cards import format_cards, format_play, parse_bag, parse_kind
from shengji.text.errors import TextError

DOINGS = ("pass", "declare", "bid", "trump", "stir", "bury", "line", "call", "play", "choose")
"""What an action may do."""


def action_to_plain(action: Action) -> dict[str, Any]:
    """An action of a seat as plain data."""
    match action:
        case PassDeclaring():
            return {"do": "pass"}
        case Declare(_, cards, _, trump) | Stir(_, cards, trump):
            named = {} if trump is None else {"trump": trump}
            return {"do": "declare" if isinstance(action, Declare) else "stir", "cards": format_cards(cards), **named}
        case Bid(_, points):
            return {"do": "bid", "points": points}
        case NameTrump(_, trump):
            return {"do": "trump", "trump": trump}
        case Bury(_, cards):
            return {"do": "bury", "cards": format_cards(cards)}
        case NameLine(_, points):
            return {"do": "line", "points": points}
        case CallFriends(_, calls):
            return {"do": "call", "calls": [[CODES[call.kind], call.nth] for call in calls]}
        case Choose(_, cards):
            return {"do": "choose", "cards": format_cards(cards)}
        case Play(_, cards, announced):
            return {"do": "play", "cards": format_play(announced) if announced else format_cards(cards)}
        case _:
            raise TextError("action-unknown", action=type(action).__name__, known=", ".join(DOINGS))


def action_from_plain(plain: Mapping[str, Any], view: View) -> Action:
    """The action that plain data stands for, by the seat of a view.

    Raises :class:`TextError` ``action-unknown``, and what reading fields and cards raises; whether the action is legal
    is for the game to say.
    """
    seat = view.seat
    doing = field(plain, "do", str)
    match doing:
        case "pass":
            return Bid(seat, 0) if view.phase == "auction" else PassDeclaring(seat)
        case "declare":
            return Declare(seat, _cards(plain), view.dealt, _named(plain))
        case "stir":
            return Stir(seat, _cards(plain), _named(plain))
        case "bid":
            return Bid(seat, field(plain, "points", int, 0))
        case "trump":
            return NameTrump(seat, trump_of(plain))
        case "bury":
            return Bury(seat, _cards(plain))
        case "line":
            return NameLine(seat, field(plain, "points", int))
        case "call":
            return CallFriends(seat, calls_of(field(plain, "calls", list)))
        case "choose":
            return Choose(seat, _cards(plain))
        case "play":
            cards, announced = play_of(plain.get("cards"), "cards")
            return Play(seat, cards, announced)
        case _:
            raise TextError("action-unknown", action=doing, known=", ".join(DOINGS))


def calls_of(entries: list[Any]) -> tuple[Call, ...]:
    """Calls of friends: ``[["SA", 1], …]``, 0 for another copy than the banker's own."""
    found = []
    for entry in entries:
        match entry:
            case [str(card), int(nth)] if not isinstance(nth, bool):
                found.append(Call(parse_kind(card), nth))
            case _:
                raise TextError("request-call")
    return tuple(found)


def _cards(plain: Mapping[str, Any]) -> int:
    return parse_bag(field(plain, "cards", str))


def _named(plain: Mapping[str, Any]) -> Trump | None:
    return None if plain.get("trump") is None else trump_of(plain)
