"""The engine: an action becomes events, events become a state."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from shengji.game.actions import TABLE, Action, Answer, CallTime, Penalize, Propose
from shengji.game.consent import decide_answer, decide_proposal, settle_proposal
from shengji.game.events import Event, MatchStarted, Penalized, Revealed, TakenBack, TimeCalled
from shengji.game.evolving import begin
from shengji.game.evolving import evolve as _evolve
from shengji.game.phases import phase_of
from shengji.game.phases.refusals import wrong_action
from shengji.game.state import Game, current, is_face_down, on_bankers_side
from shengji.rules.match import irregularity
from shengji.rules.ruleset import RuleSet
from shengji.text.errors import IllegalAction, TextError


def start(
    rules: RuleSet,
    names: Sequence[str] = (),
    *,
    levels: Sequence[str | None] = (),
    banker: int | None = None,
) -> MatchStarted:
    """The first event of a match; everything else has a default.

    ``levels`` are the seats' starting levels (the first level of the rules), ``banker`` the banker of the first deal
    (declared for, unless the rules preset it: then seat 0). Raises :class:`TextError` when the hands would not come
    out even, or for a level that is not played.
    """
    from shengji.rules.deck import hand_size

    hand_size(rules)
    lowest = rules.levels[0] if rules.levels else None
    for level in levels:
        if level is not None and level not in rules.levels:
            raise TextError("level-not-played", level=level, levels=" ".join(rules.levels))
    if banker is None and rules.first_banker == "preset":
        banker = 0
    return MatchStarted(
        rules,
        tuple(names) or tuple(str(seat + 1) for seat in range(rules.seats)),
        tuple(levels) or (lowest,) * rules.seats,
        banker,
    )


def apply(game: Game, action: Action, log: Sequence[Event] = ()) -> tuple[Game, tuple[Event, ...]]:
    """The state after an action, and the events that it caused, what follows by itself included.

    ``log`` are the events that led to ``game``; they are needed only where a take-back is agreed. Raises
    :class:`~shengji.text.errors.IllegalAction` and changes nothing when the action is not allowed.
    """
    if action.seat != TABLE and not 0 <= action.seat < game.rules.seats:
        raise IllegalAction("no-such-seat", seat=action.seat + 1)
    caused: list[Event] = []
    for event in _decide(game, action):
        game = _evolve(game, event)
        caused.append(event)
    while (following := _automatic(game)) is not None:
        if isinstance(following, TakenBack):
            if len(log) + len(caused) != game.length:
                raise IllegalAction("take-back-without-log")
            game = evolve_back(log, following, game.length)
        else:
            game = _evolve(game, following)
        caused.append(following)
    return game, tuple(caused)


def _decide(game: Game, action: Action) -> tuple[Event, ...]:
    match action:
        case Propose():
            return decide_proposal(game, action)
        case Answer():
            return decide_answer(game, action)
        case Penalize(offender, cards):
            return (_penalty(game, offender, cards),)
        case CallTime():
            if game.over:
                raise IllegalAction("match-over")
            return (TimeCalled(),)
        case _:
            return phase_of(game).decide(game, action)


def _penalty(game: Game, offender: int, cards: int) -> Penalized:
    rules = game.rules
    if rules.irregularities == "refused" or game.deal is None or game.deal.phase not in ("play", "choose"):
        raise wrong_action("over" if game.deal is None else current(game).phase, Penalize(offender, cards))
    if not 0 <= offender < rules.seats or cards < 1:
        raise IllegalAction("no-such-seat", seat=offender + 1)
    side = "banker" if on_bankers_side(game, offender) else "opponents"
    consequence = irregularity(rules, "banker" if side == "banker" else "opponents", cards)
    return Penalized(offender, cards, abs(consequence.points), consequence.outcome is not None)


def _automatic(game: Game) -> Event | None:
    """What the play leads to comes first; a proposal that all have agreed to is settled between two decisions."""
    following = _of_the_deal(game)
    return settle_proposal(game) if following is None and game.proposal is not None else following


def _of_the_deal(game: Game) -> Event | None:
    deal = game.deal
    if deal is not None and is_face_down(game) and deal.phase in ("line", "call", "play"):
        assert deal.trump is not None
        return Revealed(deal.trump, deal.faults, deal.rules.stir_penalty)
    return phase_of(game).automatic(game)


def evolve(game: Game, event: Event) -> Game:
    """The state after one more event; take-backs need the log, see :func:`fold`."""
    return _evolve(game, event)


def evolve_back(log: Sequence[Event], event: TakenBack, length: int) -> Game:
    """The state after a take-back: that of the prefix, at the length that the log has now."""
    return replace(fold(log[: event.length]), length=length + 1)


def fold(log: Sequence[Event]) -> Game:
    """The state that a log of events, from the start of the match on, leads to.

    Raises :class:`~shengji.text.errors.TextError` ``log-start`` unless it begins with the start of a match.
    """
    game: Game | None = None
    for game in moments(log):  # noqa: B007 (the last moment is the result)
        pass
    assert game is not None
    return game


def moments(log: Sequence[Event]) -> Iterator[Game]:
    """The state after each event of a log."""
    if not log or not isinstance(log[0], MatchStarted):
        raise TextError("log-start")
    game = begin(log[0])
    yield game
    for index, event in enumerate(log[1:], 1):
        game = evolve_back(log, event, index) if isinstance(event, TakenBack) else _evolve(game, event)
        yield game


def actors(game: Game) -> tuple[int, ...]:
    """The seats that may act now; the first is the one that everybody waits for, where there is one."""
    return phase_of(game).actors(game)


def legal(game: Game, seat: int) -> Iterator[Action]:
    """The legal actions of a seat in the phase in progress, lazily."""
    return phase_of(game).legal(game, seat)


def is_legal(game: Game, action: Action) -> bool:
    """Whether an action is legal now; always exact."""
    try:
        _decide(game, action)
    except IllegalAction:
        return False
    return True
