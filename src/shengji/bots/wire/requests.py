"""A request: all that one seat sees, as plain data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from shengji.bots.protocol import Clock
from shengji.bots.wire.deriving import usual_buries
from shengji.cards import CODES, Bag
from shengji.game.state import Trick
from shengji.game.view import View
from shengji.notation.rulestext import nearest_preset, rules_to_plain
from shengji.rules.ruleset import RuleSet
from shengji.text.cards import format_cards, format_play


def request_of(view: View, clock: Clock | None = None, ask: str = "act") -> dict[str, Any]:
    """The request that asks about a view; ``ask`` is ``act``, ``contest`` or ``consent``."""
    found: dict[str, Any] = {
        "ask": ask,
        "rules": _rules(view.rules),
        "seat": view.seat + 1,
        "phase": view.phase,
        "levels": list(view.levels),
        "level": view.level,
        "trump": view.trump,
        "banker": _seat(view.banker),
        "hand": format_cards(view.hand),
        "hand_sizes": list(view.hand_sizes),
        "dealt": view.dealt,
        "first_seat": view.first_seat + 1,
        "declarations": [
            [shown.seat + 1, format_cards(shown.cards), *([shown.trump] if shown.trump else [])]
            for shown in view.declarations
        ],
        "passed": [seat + 1 for seat in view.passed],
        "tricks": [_trick(trick) for trick in view.tricks],
    }
    if view.standing is not None:
        found["standing"] = [view.standing.seat + 1, format_cards(view.standing.cards)]
    if view.leader >= 0:
        found["trick"] = {"leader": view.leader + 1, "plays": _plays(view.plays, _components(view))}
        if view.attempted:
            found["trick"]["attempted"] = format_cards(view.attempted)
    found |= _only_if_any(view)
    if clock is not None:
        found["clock"] = {
            name: value for name in ("seconds", "simulations") if (value := getattr(clock, name, None)) is not None
        }
    return found


def _only_if_any(view: View) -> dict[str, Any]:
    """What most games have nothing of."""
    found: dict[str, Any] = {}
    if view.buried:
        found["buried"] = format_cards(view.buried)
    if view.choices:
        found["choices"] = [format_cards(cards) for cards in view.choices]
    if view.burier >= 0:
        found["burier"] = view.burier + 1
    if view.buries != usual_buries(view.rules, view.burier, view.buried):
        found["buries"] = [[seat + 1, format_cards(cards)] for seat, cards in view.buries]
    if view.contested:
        found["contested"] = True
    if view.face_down:
        found["face_down"] = True
    if view.bids:
        found["bids"] = [[seat + 1, points] for seat, points in view.bids]
    if view.line is not None:
        found["line"] = view.line
    if view.calls:
        found["calls"] = [[CODES[call.kind], call.nth] for call in view.calls]
        found["joined"] = [seat + 1 if seat >= 0 else 0 for seat in view.joined]
    for name, numbers in (("penalties", view.penalties), ("totals", view.totals), ("laps", view.laps)):
        if any(numbers):
            found[name] = list(numbers)
    if view.proposal is not None:
        proposal = view.proposal
        found["proposal"] = {"seat": proposal.seat + 1, "what": proposal.what, "rest_to": proposal.rest_to}
    return found


def _rules(rules: RuleSet) -> Any:
    """The preset's name if that says it all, else the nearest preset with what differs."""
    name, changed = nearest_preset(rules)
    return name if name and not changed else {"options": rules_to_plain(rules)["options"]}


def _seat(seat: int | None) -> int | None:
    return None if seat is None else seat + 1


def _trick(trick: Trick) -> dict[str, Any]:
    components = trick.components if len(trick.components) > 1 else ()
    found = {"leader": trick.leader + 1, "plays": _plays(trick.plays, components), "winner": trick.winner + 1}
    if trick.attempted:
        found["attempted"] = format_cards(trick.attempted)
    return found


def _plays(plays: Iterable[Bag], components: tuple[Bag, ...]) -> list[str]:
    texts = [format_cards(cards) for cards in plays]
    if components:
        texts[0] = format_play(components)
    return texts


def _components(view: View) -> tuple[Bag, ...]:
    if view.lead is None or view.lead.kind != "throw":
        return ()
    return tuple(component.cards for component in view.lead.components)
