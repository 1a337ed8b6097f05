"""A view of the game as clients get it: plain data, cards as text, the hand grouped, and what may be done now."""

from __future__ import annotations

from typing import Literal

from shengji.bots.reading import all_dealt, declarations, lines, must_name, possible_calls, showings, trumps
from shengji.cards import CODES, Bag, distinct, points
from shengji.game import actions as a
from shengji.game import guidance
from shengji.game.guidance import CardsTerm
from shengji.game.state import Game, Trick, cards_to_deal, current
from shengji.game.view import View
from shengji.rules.declaring import Declaration
from shengji.rules.tables import TRUMP, Tables
from shengji.server.acting import to_plain
from shengji.server.protocol import (
    CallInfo,
    ChoiceInfo,
    Group,
    Help,
    PlayInfo,
    Settings,
    Shown,
    TrickInfo,
    ViewInfo,
)
from shengji.text.cards import format_cards
from shengji.text.messages import message

_SUITS: tuple[Literal["D", "C", "H", "S"], ...] = ("D", "C", "H", "S")


def high_first(cards: Bag, order: Tables) -> str:
    """Cards as text, the highest first."""
    return " ".join(CODES[kind] for kind, number in guidance.falling(cards, order) for _ in range(number))


def grouped(cards: Bag, order: Tables) -> tuple[Group, ...]:
    """A hand in its groups, as it is shown."""
    return tuple(
        Group(
            group="trump" if group == TRUMP else _SUITS[group],
            trump=group == TRUMP,
            cards=tuple(CODES[kind] for kind in kinds),
        )
        for group, kinds in guidance.groups(cards, order)
    )


def shown_view(
    view: View, game: Game, settings: Settings, language: str, *, tricks: bool, hands: bool = False
) -> ViewInfo:
    """A view as clients get it; ``tricks`` asks for the tricks of the deal, ``hands`` for every hand."""
    order = guidance.order_of(view)
    deal = current(game)
    line, marks = guidance.line_and_marks(view)
    over = view.phase == "over"
    show_points = over or not settings.hide_points
    taken = [_trick(trick, order) for trick in (view.tricks if tricks and not settings.hide_played else ())]
    proposal = view.proposal
    return ViewInfo(
        seat=view.seat,
        names=view.names,
        levels=view.levels,
        totals=view.totals if view.rules.match == "points" else (),
        balances=view.balances,
        deal=view.number,
        phase=view.phase,
        actors=view.actors,
        banker=view.banker,
        bankers_side=view.bankers_side,
        level=view.level if view.banker is not None or view.phase != "dealing" else None,
        trump=view.trump,
        first_seat=view.first_seat,
        dealt=view.dealt,
        to_deal=cards_to_deal(game),
        hand=grouped(view.hand, order),
        sizes=view.hand_sizes,
        hands=tuple(grouped(hand, order) for hand in deal.hands) if hands else (),
        declarations=tuple(map(_shown, view.declarations)),
        standing=None if view.standing is None else _shown(view.standing),
        passed=view.passed,
        kitty_size=view.kitty_size,
        buried=high_first(view.buried, order),
        tricks_played=len(view.tricks),
        tricks=tuple(taken) if tricks else None,
        last_trick=_trick(view.tricks[-1], order) if view.tricks else None,
        trick=_in_progress(view, order, language),
        taken=view.taken if show_points else (),
        penalties=view.penalties if show_points else (),
        points=view.opponents_points if show_points else None,
        line=line,
        marks=marks,
        bids=view.bids,
        calls=tuple(
            CallInfo(card=CODES[call.kind], nth=call.nth, seat=joined)
            for call, joined in zip(view.calls, view.joined, strict=True)
        ),
        choices=tuple(high_first(cards, order) for cards in view.choices),
        proposal=None
        if proposal is None
        else {
            "seat": proposal.seat,
            "what": proposal.what,
            "rest_to": proposal.rest_to,
            "agreed": list(proposal.agreed),
        },
        commitment=deal.commitment,
        winners=view.winners,
    )


def _shown(declared: Declaration) -> Shown:
    trump = guidance.named_trump(declared.cards, declared.trump) if declared.cards else None
    return Shown(seat=declared.seat, cards=format_cards(declared.cards), trump=trump)


def _trick(trick: Trick, order: Tables) -> TrickInfo:
    seats = len(trick.plays)
    plays = tuple(
        PlayInfo(seat=(trick.leader + offset) % seats, cards=high_first(cards, order))
        for offset, cards in enumerate(trick.plays)
    )
    return TrickInfo(leader=trick.leader, plays=plays, winner=trick.winner, points=trick.points)


def _in_progress(view: View, order: Tables, language: str) -> TrickInfo | None:
    if view.phase not in ("play", "choose"):
        return None
    seats = view.rules.seats
    plays = tuple(
        PlayInfo(seat=(view.leader + offset) % seats, cards=high_first(cards, order))
        for offset, cards in enumerate(view.plays)
    )
    worth = sum(points(cards, view.rules.joker_points) for cards in view.plays)
    lead = ""
    if view.lead is not None:
        lead = guidance.lead_term(view.lead).text(language)
    return TrickInfo(
        leader=view.leader,
        plays=plays,
        winner=view.winning,
        points=worth,
        lead=lead,
        attempted=high_first(view.attempted, order),
    )


# -- what may be done


def shown_help(view: View, language: str) -> Help:
    """What the seat of a view may do now."""
    if view.seat < 0 or view.winners is not None:
        return Help(acting=False)
    acting = bool(view.actors) and view.actors[0] == view.seat
    proposal = view.proposal
    if proposal is not None and view.seat not in proposal.agreed:
        choices = [
            _choice(a.Answer(view.seat, agree), message(f"server-answer-{'yes' if agree else 'no'}", language))
            for agree in (True, False)
        ]
        return Help(acting=True, choices=tuple(choices))
    match view.phase:
        case "dealing":
            return _dealing_help(view, language)
        case "play" if acting:
            return _play_help(view, language)
        case "bury":
            return _bury_help(view, language, acting)
        case "choose" if acting:
            order = guidance.order_of(view)
            each = [_choice(a.Choose(view.seat, c), CardsTerm(c, order).text(language)) for c in view.choices]
            return Help(acting=True, duty=(message("table-legal-choose", language),), choices=tuple(each))
        case "in_turn" | "auction" | "name" | "stir" | "line" | "call" if acting:
            return _turn_help(view, language)
    return Help(acting=False)


def _choice(action: a.Action, label: str, beats: str = "") -> ChoiceInfo:
    return ChoiceInfo(action=to_plain(action), label=label, beats=beats)


def _showing_label(cards: Bag, trump: str | None, language: str) -> str:
    named = message(f"suit-{guidance.named_trump(cards, trump)}", language)
    return message("server-show", language, cards=CardsTerm(cards, None).text(language), trump=named)


def _beats(view: View, language: str) -> str:
    standing = view.standing
    if standing is None or not standing.cards:
        return ""
    shown = CardsTerm(standing.cards, None).text(language)
    key = "server-beats-own" if standing.seat == view.seat else "server-beats"
    return message(key, language, who=view.names[standing.seat], cards=shown)


def _dealing_help(view: View, language: str) -> Help:
    beats = _beats(view, language)
    choices = [
        _choice(a.Declare(view.seat, cards, -1, trump), _showing_label(cards, trump, language), beats)
        for cards, trump in showings(view)
    ]
    if all_dealt(view) and view.seat not in view.passed:
        choices.append(_choice(a.PassDeclaring(view.seat), message("server-pass", language)))
    return Help(acting=bool(choices), duty=(message("table-legal-dealing", language),), choices=tuple(choices))


def _play_help(view: View, language: str) -> Help:
    turn = guidance.turn(view)
    lead = view.lead
    if lead is None:
        duty = [message("table-duty-lead", language), message("table-duty-throws", language, throws=view.rules.throws)]
        reason = ""
    else:
        owed = [term.text(language) for term in guidance.owed(guidance.rule_of(view), lead, view.hand)]
        duty = [guidance.led_term(lead).text(language), *owed]
        reason = " ".join(owed)
    return Help(
        acting=True,
        duty=tuple(duty),
        need=turn.need,
        playable=None if turn.playable is None else tuple(CODES[kind] for kind, _ in distinct(turn.playable)),
        reason=reason if turn.playable is not None else "",
        forced=format_cards(turn.forced),
        together=tuple(CODES[kind] for kind, _ in distinct(turn.together)),
    )


def _bury_help(view: View, language: str, acting: bool) -> Help:
    if acting:
        return Help(
            acting=True, duty=(message("table-legal-bury", language, kitty=view.kitty_size),), need=view.kitty_size
        )
    if view.seat in view.actors:
        contest = _choice(a.Contest(view.seat), message("server-contest", language))
        return Help(acting=False, choices=(contest,))
    return Help(acting=False)


def _turn_help(view: View, language: str) -> Help:
    seat = view.seat
    choices: list[ChoiceInfo] = []
    need = 0
    match view.phase:
        case "in_turn" if must_name(view):
            choices = _namings(view, language)
        case "in_turn":
            beats = _beats(view, language)
            choices = [
                _choice(a.Declare(seat, cards, -1, trump), _showing_label(cards, trump, language), beats)
                for cards, trump in showings(view)
            ]
            choices.append(_choice(a.PassDeclaring(seat), message("server-pass", language)))
        case "stir":
            beats = _beats(view, language)
            choices = [
                _choice(a.Stir(seat, cards, trump), _showing_label(cards, trump, language), beats)
                for cards, trump in showings(view)
            ]
            choices.append(_choice(a.PassDeclaring(seat), message("server-pass", language)))
        case "auction":
            choices = [
                _choice(a.Bid(seat, worth), message("server-bid", language, points=worth))
                for worth in guidance.bids(view)
            ]
            choices.append(_choice(a.Bid(seat, 0), message("server-pass", language)))
        case "name":
            choices = _namings(view, language)
        case "line":
            choices = [
                _choice(a.NameLine(seat, worth), message("server-line", language, points=worth))
                for worth in lines(view.rules)
            ]
        case "call":
            need = guidance.calls_due(view)
            choices = [
                _choice(
                    a.CallFriends(seat, (call,)),
                    message(
                        "table-call", language, card=CardsTerm(1 << 8 * call.kind, None).text(language), nth=call.nth
                    ),
                )
                for call in possible_calls(view)
            ]
    asked = "name" if must_name(view) else view.phase.replace("_", "-")
    duty = message(f"server-duty-{asked}", language, count=need)
    return Help(acting=True, duty=(duty,), need=need, choices=tuple(choices))


def _namings(view: View, language: str) -> list[ChoiceInfo]:
    return [_choice(a.NameTrump(view.seat, trump), message(f"suit-{trump}", language)) for trump in trumps(view.rules)]


def could_declare(view: View) -> bool:
    """Whether the seat of a view could show anything now."""
    return bool(declarations(view))
