"""Positions as games to try actions in, and refusals that quote the position."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from shengji.cards import RANKS, distinct, rank_of
from shengji.game import Game, apply, evolve, start, view
from shengji.game import actions as a
from shengji.game import events as e
from shengji.game.evolving import begin
from shengji.game.special_levels import rules_at
from shengji.game.state import Deal, current, is_blind
from shengji.game.view import SPECTATOR
from shengji.notation.position import Position, format_position
from shengji.rules.declaring import Declaration, DeclaringState, declare, top_kind
from shengji.rules.ruleset import RuleSet
from shengji.text.errors import IllegalAction, TextError

_OF_THE_AUCTION = ("auction", "name")
_BEFORE_TRUMP = ("dealing", "in_turn", "fixed", *_OF_THE_AUCTION)


def game_at(at: Position) -> Game:
    """A game at a position in an auction or from the bury on, to try actions in; earlier tricks are not known to it.

    Hidden hands are empty there, so whether a throw stands is not to be asked where hands are hidden, and what
    declarations stand is not known where they lie face down. Raises :class:`TextError` ``position-too-early`` for a
    position in which trump is not made otherwise than by an auction, or is not shown.
    """
    made = at.trump is not None and at.banker is not None and at.phase not in _BEFORE_TRUMP
    if not made and at.phase not in _OF_THE_AUCTION:
        raise TextError("position-too-early")
    seats = at.rules.seats
    banker = -1 if at.banker is None else at.banker
    leader = at.leader if at.leader >= 0 else banker
    hands = [hand or 0 for hand in at.hands]
    for offset, cards in enumerate(at.plays):
        hands[(leader + offset) % seats] += cards
    deal = Deal(
        rules=rules_at(at.rules, at.level),
        number=1,
        attempt=0,
        first_seat=max(banker, 0),
        order=(),
        seed="",
        commitment="",
        hands=tuple(hands),
        kitty=at.kitty or 0,
        banker=at.banker,
        level=at.level,
        trump=at.trump,
        phase="play" if at.plays else at.phase,
        declaring=_declaring(at),
        dealt=at.dealt,
        passed=at.passed,
        contested=at.contested,
        turn=leader if at.plays else at.turn,
        leader=leader,
        attempted=at.attempted,
        choices=at.choices,
        taken=at.taken,
        penalties=at.penalties,
        burier=at.burier,
        bids=at.bids,
        line=at.line,
        faults=at.faults,
        revealed=not at.face_down,
    )
    game = replace(begin(start(at.rules, levels=at.levels, banker=at.banker)), deal=deal, deals=1)
    for offset, cards in enumerate(at.plays):
        components = at.components if not offset else ()
        game = evolve(game, e.Played((leader + offset) % seats, cards, components))
    # The plays on the table are counted among those of called cards already.
    deal = replace(current(game), calls=at.calls, seen=at.seen, joined=at.joined)
    return replace(game, deal=deal, decisions=())


def _declaring(at: Position) -> DeclaringState:
    """How the declaring stands, from what was shown; what lies face down is left out."""
    state = DeclaringState()
    rules = rules_at(at.rules, at.level)
    for shown in at.declarations:
        if shown.cards:
            level = _level_of(rules, shown, at.level)
            try:
                state = declare(rules, level, state, shown.seat, shown.cards, trump=shown.trump, blind=is_blind(rules))
            except IllegalAction:
                # No game leads here; what was shown last is taken to stand.
                state = DeclaringState((*state.history, shown), shown)
    return state


def _level_of(rules: RuleSet, shown: Declaration, level: str | None) -> str | None:
    """The level of the seat that showed level cards, which may not be that of the deal."""
    ranks = [
        rank for kind, _ in distinct(shown.cards) if kind != top_kind(rules) and (rank := rank_of(kind)) is not None
    ]
    return RANKS[ranks[0]] if ranks else level


# -- refusals that quote the position


def apply_explained(
    game: Game, action: a.Action, log: Sequence[e.Event] = (), dealt: int | None = None
) -> tuple[Game, tuple[e.Event, ...]]:
    """As :func:`shengji.game.apply`, and a refusal carries the position as the acting seat sees it.

    ``dealt`` is the number of cards that are out, while they are dealt. The table and the referee get what a
    spectator sees.
    """
    try:
        return apply(game, action, log)
    except IllegalAction as error:
        if game.deal is not None and -1 <= action.seat < game.rules.seats:
            seat = action.seat if action.seat >= 0 else SPECTATOR
            if dealt is None and isinstance(action, a.Declare) and action.dealt >= 0:
                dealt = action.dealt
            error.position = format_position(view(game, seat, dealt))
        raise
