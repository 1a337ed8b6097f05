"""Reading a request: the view that it describes, with everything derived that it leaves out and that follows."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any, cast, get_args

import msgspec

from shengji.bots.wire.actions import calls_of
from shengji.bots.wire.deriving import Told, attempted_in, sides, standing_of, tricks_of, usual_buries
from shengji.cards import Bag, hand_size, size
from shengji.game.state import PhaseName, Proposal, friend_calls
from shengji.game.view import View
from shengji.judge.questions import cards_of, check_pack, field, level_of, number, rules_of, seat_number, trump_of
from shengji.rules.deck import hand_size as dealt_to_each
from shengji.rules.deck import pack
from shengji.rules.declaring import Declaration
from shengji.rules.ruleset import RuleSet
from shengji.rules.tables import Trump
from shengji.text.errors import TextError
from shengji.text.trumps import parse_level

Request = Mapping[str, Any]

PLAYING = ("play", "choose")
DECLARING = ("dealing", "in_turn", "auction", "name")


def view_of(request: Request) -> View:
    """The view that a request describes.

    Only ``rules``, ``seat`` and ``hand`` are always needed, and of the rest what cannot be told from them. Raises
    :class:`TextError`: fields that are missing or of the wrong kind, cards that the pack does not have, and a state of
    play that cannot be.
    """
    rules = rules_of(request)
    each = dealt_to_each(rules)
    seats = rules.seats
    seat = number(request, "seat", 1, seats) - 1
    hand = cards_of(request.get("hand"), "hand")
    buried = cards_of(request["buried"], "buried") if request.get("buried") else 0
    banker = _seat_or_none(request, "banker", seats)
    level = level_of(request, rules) if request.get("level") is not None else None
    levels = _levels(request, rules, level)
    if level is None and banker is not None:
        level = levels[banker]
    trump = trump_of(request) if request.get("trump") is not None else None
    declarations = tuple(_declaration(entry, seats) for entry in field(request, "declarations", list, []))
    told = Told(rules, level, trump, banker)
    calls = calls_of(field(request, "calls", list, []))
    tricks, leader, plays, lead, winning, joined, seen = tricks_of(request, told, calls)
    shown = [cards for trick in tricks for cards in trick.plays]
    check_pack(rules, [hand, buried, *shown, *plays])
    choices = tuple(cards_of(text, "choices") for text in field(request, "choices", list, []))
    phase = _phase(request, rules, trump, hand, each, banker, seat, choices)
    if phase in PLAYING and trump is None:
        raise TextError("field-missing", field="trump")
    if phase in DECLARING:
        leader = -1
    played = sum(hand_size(trick.plays[0]) for trick in tricks)
    bankers_side = sides(told, joined)
    taken = [0] * seats
    for trick in tricks:
        taken[trick.winner] += trick.points
    penalties = _numbers(request, "penalties", seats)
    face_down = field(request, "face_down", bool, False)
    # Of several declarations that lie face down nobody knows which stands.
    hidden = face_down and request.get("standing") is None
    burier = _burier(request, seats, seat if buried else banker if phase in PLAYING else None)
    view = View(
        seat=seat,
        rules=rules,
        names=tuple(str(other + 1) for other in range(seats)),
        levels=levels,
        laps=_numbers(request, "laps", seats),
        totals=_numbers(request, "totals", seats),
        number=1,
        phase=phase,
        actors=(seat,),
        banker=banker,
        level=level,
        trump=trump,
        first_seat=_first_seat(request, seats, banker),
        dealt=number(request, "dealt", 0, 10_000, _dealt(rules, phase, hand, each)),
        hand=hand,
        hand_sizes=_sizes(request, rules, phase, hand, each - played, leader, plays, seat),
        declarations=declarations,
        standing=None if hidden else _standing(request, told, levels, declarations),
        passed=tuple(seat_number(other, seats, "passed") for other in field(request, "passed", list, [])),
        kitty_size=rules.kitty,
        buried=buried,
        tricks=tricks,
        leader=leader,
        plays=plays,
        lead=lead,
        winning=winning,
        attempted=attempted_in(field(request, "trick", dict, {})),
        choices=choices,
        taken=tuple(taken),
        penalties=penalties,
        opponents_points=sum(
            lost if bankers else won - lost for won, lost, bankers in zip(taken, penalties, bankers_side, strict=True)
        )
        if banker is not None
        else 0,
        bankers_side=bankers_side,
        bids=tuple(_bid(entry, seats) for entry in field(request, "bids", list, [])),
        line=None if request.get("line") is None else field(request, "line", int),
        calls=calls,
        joined=joined,
        seen=seen,
        burier=burier,
        contested=field(request, "contested", bool, False),
        face_down=face_down,
        balances=(0,) * seats,
        proposal=_proposal(request, seats),
        winners=None,
        buries=_buries(request, seats, usual_buries(rules, burier, buried)),
    )
    _check_turn(view)
    return view


def _check_turn(view: View) -> None:
    """Whether the seat can act: it is its turn, and it holds the cards that the turn takes."""
    seats = view.rules.seats
    if view.phase == "play":
        turn = (view.leader + len(view.plays)) % seats
        if turn != view.seat:
            raise TextError("request-turn", seat=view.seat + 1, turn=turn + 1)
        needed = view.lead.size if view.lead is not None else 1
    elif view.phase == "bury":
        needed = view.rules.kitty
    elif view.phase == "choose":
        if not view.choices:
            raise TextError("field-missing", field="choices")
        return
    else:
        return
    if hand_size(view.hand) < needed:
        raise TextError("request-hand", held=hand_size(view.hand), needed=needed)


def _phase(
    request: Request,
    rules: RuleSet,
    trump: Trump | None,
    hand: Bag,
    each: int,
    banker: int | None,
    seat: int,
    choices: tuple[Bag, ...],
) -> PhaseName:
    """The phase that is named, else the one that the other fields leave."""
    named = request.get("phase")
    if named is not None:
        if named not in get_args(PhaseName) or named in ("over", "fixed"):
            raise TextError("request-phase", phase=str(named))
        return cast("PhaseName", named)
    if choices:
        return "choose"
    if trump is None:
        if rules.declare_when == "auction":
            return "auction" if banker is None else "name"
        return "in_turn" if rules.declare_when == "in_turn" else "dealing"
    begun = bool(request.get("tricks")) or bool(field(request, "trick", dict, {}).get("plays"))
    if not begun and hand_size(hand) > each:
        return "bury"
    if not begun and friend_calls(rules) and seat == banker and not request.get("calls"):
        return "call"
    return "play"


def _burier(request: Mapping[str, Any], seats: int, likely: int | None) -> int:
    """Who buried last; without a word of it the seat that knows the kitty, or the banker."""
    if request.get("burier") is not None:
        return seat_number(request["burier"], seats, "burier")
    return -1 if likely is None else likely


def _buries(request: Request, seats: int, usual: tuple[tuple[int, Bag], ...]) -> tuple[tuple[int, Bag], ...]:
    if request.get("buries") is None:
        return usual
    found = []
    for entry in field(request, "buries", list):
        match entry:
            case [seat, str(cards)]:
                found.append((seat_number(seat, seats, "buries"), cards_of(cards, "buries")))
            case _:
                raise TextError("bury-form")
    return tuple(found)


def _first_seat(request: Request, seats: int, banker: int | None) -> int:
    told = _seat_or_none(request, "first_seat", seats)
    return (banker or 0) if told is None else told


def _levels(request: Request, rules: RuleSet, level: str | None) -> tuple[str | None, ...]:
    given = request.get("levels")
    if given is None:
        return (level,) * rules.seats
    texts = field(request, "levels", list)
    if len(texts) != rules.seats:
        raise TextError("request-number", field="levels", given=len(texts), seats=rules.seats)
    return tuple(None if text is None else parse_level(str(text)) for text in texts)


def _numbers(request: Request, name: str, seats: int) -> tuple[int, ...]:
    given = field(request, name, list, [0] * seats)
    if len(given) != seats:
        raise TextError("request-number", field=name, given=len(given), seats=seats)
    if not all(isinstance(value, int) and not isinstance(value, bool) for value in given):
        raise TextError("field-type", field=name, type="number")
    return tuple(given)


def _dealt(rules: RuleSet, phase: PhaseName, hand: Bag, each: int) -> int:
    whole = size(pack(rules)) - rules.kitty
    return min(whole, rules.seats * hand_size(hand)) if phase == "dealing" and hand_size(hand) < each else whole


def _sizes(
    request: Request,
    rules: RuleSet,
    phase: PhaseName,
    hand: Bag,
    left: int,
    leader: int,
    plays: tuple[Bag, ...],
    seat: int,
) -> tuple[int, ...]:
    if request.get("hand_sizes") is not None:
        return _numbers(request, "hand_sizes", rules.seats)
    if phase == "dealing":
        return (hand_size(hand),) * rules.seats
    sizes = [left] * rules.seats
    for offset, cards in enumerate(plays):
        sizes[(leader + offset) % rules.seats] -= hand_size(cards)
    sizes[seat] = hand_size(hand)
    return tuple(sizes)


def _declaration(entry: object, seats: int) -> Declaration:
    match entry:
        case [shown_by, str(cards), *rest] if len(rest) <= 1:
            named = trump_of({"trump": rest[0]}) if rest and rest[0] is not None else None
            return Declaration(seat_number(shown_by, seats, "declarations"), cards_of(cards, "declarations"), named)
        case _:
            raise TextError("declaration-form")


def _standing(
    request: Request, told: Told, levels: tuple[str | None, ...], declarations: tuple[Declaration, ...]
) -> Declaration | None:
    """The declaration that counts, as told, else as the ones made lead to it."""
    if request.get("standing") is not None:
        named = _declaration(request["standing"], told.rules.seats)
        same = (shown for shown in reversed(declarations) if shown.seat == named.seat and shown.cards == named.cards)
        return next(islice(same, 1), named)
    return standing_of(told, levels, declarations)


def _bid(entry: object, seats: int) -> tuple[int, int]:
    match entry:
        case [bidder, int(points)] if not isinstance(points, bool):
            return seat_number(bidder, seats, "bids"), points
        case _:
            raise TextError("bid-form")


def _proposal(request: Request, seats: int) -> Proposal | None:
    if request.get("proposal") is None:
        return None
    plain = field(request, "proposal", dict)
    by = seat_number(plain.get("seat"), seats, "proposal")
    try:
        return msgspec.convert(
            {"seat": by, "what": "finish", "rest_to": "banker", "agreed": (by,), "length": 0}
            | {name: plain[name] for name in ("what", "rest_to") if name in plain},
            Proposal,
        )
    except msgspec.ValidationError:
        raise TextError("proposal-form") from None


def _seat_or_none(request: Request, name: str, seats: int) -> int | None:
    value = request.get(name)
    return None if value is None else seat_number(value, seats, name)
