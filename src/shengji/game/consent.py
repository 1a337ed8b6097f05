"""Taking back and ending a deal early, both by everyone's consent."""

from __future__ import annotations

from shengji.game.actions import Answer, Propose
from shengji.game.events import Answered, Event, Finished, Proposed, TakenBack
from shengji.game.phases.refusals import wrong_action
from shengji.game.state import Game
from shengji.text.errors import IllegalAction


def decide_proposal(game: Game, action: Propose) -> tuple[Event, ...]:
    """A proposal; there may be only one at a time, and there must be something to take back or to finish."""
    if game.proposal is not None:
        raise IllegalAction("proposal-open", seat=game.proposal.seat + 1)
    phase = game.deal.phase if game.deal is not None else "over"
    if phase == "over":
        raise wrong_action(phase, action)
    if action.what == "finish" and (phase != "play" or game.rules.scoring == "individual"):
        # Where everyone plays alone there is no side to leave the rest to.
        raise wrong_action(phase, action)
    if action.what == "take_back" and all(seat != action.seat for seat, _ in game.decisions):
        raise IllegalAction("nothing-to-take-back")
    return (Proposed(action.seat, action.what, action.rest_to),)


def decide_answer(game: Game, action: Answer) -> tuple[Event, ...]:
    """An answer; each seat answers once, the proposer not at all."""
    if game.proposal is None:
        raise IllegalAction("no-proposal")
    if action.seat in game.proposal.agreed:
        raise IllegalAction("already-agreed", seat=action.seat + 1)
    return (Answered(action.seat, action.agree),)


def settle_proposal(game: Game) -> Event | None:
    """What a proposal comes to once all seats have agreed."""
    proposal = game.proposal
    assert proposal is not None
    if len(proposal.agreed) < game.rules.seats:
        return None
    return TakenBack(proposal.length) if proposal.what == "take_back" else Finished(proposal.rest_to)
