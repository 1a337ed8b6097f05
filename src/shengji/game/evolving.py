"""How each event changes the state: one function an event. Nothing else makes a new state from an old one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from shengji.cards import Bag, bag, copies
from shengji.game import events as e
from shengji.game.special_levels import rules_at
from shengji.game.state import (
    Deal,
    Game,
    Proposal,
    Trick,
    cards_to_deal,
    current,
    is_blind,
    phase_after_bury,
    phase_after_dealing,
    rule_of,
)
from shengji.rules.auction import next_bidder
from shengji.rules.declaring import declare, trump_of
from shengji.rules.stakes import failed_throw_costs


def begin(event: e.MatchStarted) -> Game:
    """The state of a match that has just begun."""
    seats = event.rules.seats
    return Game(
        rules=event.rules,
        names=event.names,
        levels=event.levels,
        laps=event.laps or (0,) * seats,
        totals=event.totals or (0,) * seats,
        banker=event.banker,
        deals=event.deals,
        attempt=event.attempt,
        contests=event.contests,
        deal=None,
        proposal=None,
        time_called=False,
        balances=event.balances or (event.rules.stake_start,) * seats,
        failures=event.failures or (0,) * seats,
        won=(),
        winners=None,
        length=1,
        decisions=(),
    )


def evolve(game: Game, event: e.Event) -> Game:
    """The state after one more event of the log."""
    return _HANDLERS[type(event)](game, event)


def _changed(game: Game, deal: Deal | None = None, **changes: Any) -> Game:
    return replace(game, length=game.length + 1, **({"deal": deal} if deal is not None else {}), **changes)


def _decided(game: Game, seat: int) -> tuple[tuple[int, int], ...]:
    return (*game.decisions, (seat, game.length))


def _deal_started(game: Game, event: e.DealStarted) -> Game:
    level = game.levels[game.banker] if game.banker is not None else None
    rules = rules_at(game.rules, level)
    seats = rules.seats
    dealt = len(event.order) - rules.kitty
    hands = tuple(bag(event.order[(seat - event.first_seat) % seats : dealt : seats]) for seat in range(seats))
    deal = Deal(
        rules=rules,
        number=event.number,
        attempt=event.attempt,
        first_seat=event.first_seat,
        order=event.order,
        seed=event.seed,
        commitment=event.commitment,
        hands=hands,
        kitty=bag(event.order[dealt:]),
        banker=game.banker,
        level=level,
        phase=phase_after_dealing(rules),
        contests=game.contests,
        contested=game.banker is None,
        turn=_first_to_speak(game, event),
        taken=(0,) * seats,
        penalties=(0,) * seats,
        revealed=not (rules.hidden_declaration or is_blind(rules)),
    )
    return _changed(game, deal, deals=event.number, attempt=event.attempt, decisions=())


def _first_to_speak(game: Game, event: e.DealStarted) -> int:
    """In turn the banker's partner declares first; without a banker the seat that was dealt the first card."""
    rules = game.rules
    if rules.declare_when not in ("in_turn", "auction"):
        return -1
    if game.banker is None or rules.declare_when == "auction":
        return event.first_seat
    return (game.banker + (2 if rules.sides == "partners" else 1)) % rules.seats


def _declared(game: Game, event: e.Declared) -> Game:
    deal = current(game)
    level = deal.level if deal.banker is not None else game.levels[event.seat]
    changed = _shown(replace(deal, level=level), event.seat, event.cards, event.trump)
    turn = (event.seat + 1) % deal.rules.seats if deal.phase == "in_turn" else -1
    changed = replace(changed, level=deal.level, dealt=max(deal.dealt, event.dealt), passed=(), turn=turn)
    return _changed(game, changed, decisions=_decided(game, event.seat))


def _shown(deal: Deal, seat: int, cards: Bag, trump: str | None) -> Deal:
    """The deal with one more declaration; face down it may be out of order, which costs its seat points later."""
    blind = is_blind(deal.rules)
    before = deal.declaring.standing
    state = declare(deal.rules, deal.level, deal.declaring, seat, cards, trump=trump, blind=blind)
    out_of_order = blind and before is not None and state.standing == before
    return replace(deal, declaring=state, faults=(*deal.faults, seat) if out_of_order else deal.faults)


def _passed(game: Game, event: e.Passed) -> Game:
    deal = current(game)
    seats = deal.rules.seats
    passed = (*deal.passed, event.seat)
    turn = (event.seat + 1) % seats if deal.phase in ("in_turn", "stir") else -1
    changed = replace(deal, passed=passed, turn=turn, dealt=cards_to_deal(game))
    if deal.phase == "stir" and changed.passes == seats - 1:
        changed = _onward(changed)
    return _changed(game, changed, decisions=_decided(game, event.seat))


def _onward(deal: Deal) -> Deal:
    """Into the phase after a bury or after one of those that follow it."""
    phase = phase_after_bury(deal)
    assert deal.banker is not None
    if phase == "stir":
        return replace(deal, phase=phase, turn=(deal.burier + 1) % deal.rules.seats, passed=())
    return replace(deal, phase=phase, turn=deal.banker, leader=deal.banker, passed=())


def _bid_made(game: Game, event: e.BidMade) -> Game:
    deal = current(game)
    bids = (*deal.bids, (event.seat, event.points))
    turn = next_bidder(deal.rules, bids, deal.first_seat)
    return _changed(game, replace(deal, bids=bids, turn=turn), decisions=_decided(game, event.seat))


def _auction_won(game: Game, event: e.AuctionWon) -> Game:
    deal = replace(current(game), banker=event.seat, line=event.points, phase="name", turn=event.seat)
    return _changed(game, deal)


def _bank_passed(game: Game, event: e.BankPassed) -> Game:
    deal = current(game)
    changed = replace(deal, banker=event.banker, level=event.level, bank_passed=True, passed=())
    if deal.phase == "in_turn":
        changed = replace(changed, turn=(event.banker + 2) % deal.rules.seats)
    return _changed(game, changed)


def _stirred(game: Game, event: e.Stirred) -> Game:
    deal = _shown(current(game), event.seat, event.cards, event.trump)
    changed = replace(deal, trump=trump_of(deal.declaring), phase="bury", turn=event.seat)
    return _changed(game, changed, decisions=_decided(game, event.seat))


def _revealed(game: Game, event: e.Revealed) -> Game:
    deal = current(game)
    penalties = list(deal.penalties)
    for seat in event.faults:
        penalties[seat] += event.points
    return _changed(game, replace(deal, penalties=tuple(penalties), faults=(), revealed=True))


def _line_named(game: Game, event: e.LineNamed) -> Game:
    deal = _onward(replace(current(game), line=event.points))
    return _changed(game, deal, decisions=_decided(game, event.seat))


def _friends_called(game: Game, event: e.FriendsCalled) -> Game:
    none = (0,) * len(event.calls)
    deal = _onward(replace(current(game), calls=event.calls, seen=none, joined=(-1,) * len(event.calls)))
    return _changed(game, deal, decisions=_decided(game, event.seat))


def _friend_joined(game: Game, event: e.FriendJoined) -> Game:
    deal = current(game)
    joined = _with(deal.joined, event.call, event.seat)
    seen = deal.seen
    if not deal.rules.friend_double:
        # What the same play shows of other calls does not answer them.
        open_calls = zip(deal.calls, seen, joined, strict=True)
        seen = tuple(min(n, max(1, call.nth) - 1) if by < 0 else n for call, n, by in open_calls)
    return _changed(game, replace(deal, joined=joined, seen=seen))


def _trump_made(game: Game, event: e.TrumpMade) -> Game:
    assert event.trump != "?"
    deal = replace(
        current(game),
        trump=event.trump,
        banker=event.banker,
        level=event.level,
        phase="bury",
        turn=event.banker,
        leader=event.banker,
        dealt=cards_to_deal(game),
    )
    return _changed(game, deal if deal.rules.kitty else _onward(replace(deal, burier=event.banker)))


def _redealt(game: Game, event: e.Redealt) -> Game:
    contests = game.contests + (event.reason == "weak_hand")
    banker = None if event.contested else game.banker
    over = replace(current(game), phase="over", turn=-1)
    return _changed(game, over, attempt=game.attempt + 1, contests=contests, banker=banker, proposal=None)


def _kitty_taken(game: Game, event: e.KittyTaken) -> Game:
    deal = current(game)
    hands = _with(deal.hands, event.seat, deal.hands[event.seat] + event.cards)
    return _changed(game, replace(deal, hands=hands, kitty=0, turn=event.seat))


def _buried(game: Game, event: e.Buried) -> Game:
    deal = current(game)
    changed = replace(
        deal,
        hands=_with(deal.hands, event.seat, deal.hands[event.seat] - event.cards),
        kitty=event.cards,
        burier=event.seat,
        buries=(*deal.buries, (event.seat, event.cards)),
    )
    return _changed(game, _onward(changed), decisions=_decided(game, event.seat))


def _throw_failed(game: Game, event: e.ThrowFailed) -> Game:
    deal = current(game)
    penalties = _with(deal.penalties, event.seat, deal.penalties[event.seat] + event.penalty)
    several = len(event.choices) > 1
    changed = replace(
        deal,
        attempted=event.cards,
        choices=event.choices if several else (),
        penalties=penalties,
        phase="choose" if several else "play",
        turn=(event.seat + 1) % game.rules.seats if several else event.seat,
    )
    balances = _with(game.balances, event.seat, game.balances[event.seat] - failed_throw_costs(deal.rules))
    # A forced single choice is played at once; the decision was the throw.
    return _changed(game, changed, decisions=_decided(game, event.seat), balances=balances)


def _played(game: Game, event: e.Played) -> Game:
    deal = current(game)
    seats = game.rules.seats
    rule = rule_of(game)
    hands = _with(deal.hands, event.seat, deal.hands[event.seat] - event.cards)
    plays = (*deal.plays, event.cards)
    if deal.lead is None:
        lead = rule.read(event.cards, event.announced)
        power, winning = rule.power(lead, event.cards) or (), event.seat
    else:
        lead, power, winning = deal.lead, deal.power, deal.winning
        own = rule.power(lead, event.cards)
        if own is not None and rule.beats(own, power):
            power, winning = own, event.seat
    changed = replace(
        deal,
        seen=_seen(deal, event) if deal.calls else (),
        hands=hands,
        plays=plays,
        lead=lead,
        power=power,
        winning=winning,
        phase="play",
        choices=(),
        turn=(event.seat + 1) % seats if len(plays) < seats else -1,
    )
    if deal.phase == "choose":
        decisions = _decided(game, deal.turn)
    elif deal.attempted and len(plays) == 1:
        # The forced part of a failed throw was not decided by its player: the throw was.
        decisions = game.decisions
    else:
        decisions = _decided(game, event.seat)
    return _changed(game, changed, decisions=decisions)


def _seen(deal: Deal, event: e.Played) -> tuple[int, ...]:
    """Copies of each called card that have been played and count for its call.

    The banker's own copies do not count for a call of another copy, nor where the banker may not be their own friend;
    a friend's further ones do not where one seat may not answer two calls.
    """
    seen = []
    for call, before, joined in zip(deal.calls, deal.seen, deal.joined, strict=True):
        counts = joined < 0
        if event.seat == deal.banker:
            counts = counts and call.nth > 0 and deal.rules.friend_self
        elif event.seat in deal.joined:
            counts = counts and deal.rules.friend_double
        seen.append(before + copies(event.cards, call.kind) if counts else before)
    return tuple(seen)


def _trick_taken(game: Game, event: e.TrickTaken) -> Game:
    deal = current(game)
    assert deal.lead is not None
    components = tuple(component.cards for component in deal.lead.components)
    trick = Trick(deal.leader, deal.plays, event.seat, event.points, components, deal.attempted)
    changed = replace(
        deal,
        tricks=(*deal.tricks, trick),
        taken=_with(deal.taken, event.seat, deal.taken[event.seat] + event.points),
        leader=event.seat,
        plays=(),
        lead=None,
        winning=-1,
        power=(),
        attempted=0,
        turn=event.seat,
    )
    return _changed(game, changed)


def _proposed(game: Game, event: e.Proposed) -> Game:
    length = game.length
    if event.what == "take_back":
        length = next((before for seat, before in reversed(game.decisions) if seat == event.seat), length)
    return _changed(game, proposal=Proposal(event.seat, event.what, event.rest_to, (event.seat,), length))


def _answered(game: Game, event: e.Answered) -> Game:
    assert game.proposal is not None
    if not event.agree:
        return _changed(game, proposal=None)
    return _changed(game, proposal=replace(game.proposal, agreed=(*game.proposal.agreed, event.seat)))


def _finished(game: Game, event: e.Finished) -> Game:
    stopped = "agreed_banker" if event.rest_to == "banker" else "agreed_opponents"
    return _changed(game, replace(current(game), stopped=stopped, turn=-1), proposal=None)


def _penalized(game: Game, event: e.Penalized) -> Game:
    deal = current(game)
    penalties = _with(deal.penalties, event.offender, deal.penalties[event.offender] + event.points)
    changed = replace(deal, penalties=penalties)
    if event.ends_deal:
        changed = replace(changed, stopped="fault", offender=event.offender, turn=-1)
    return _changed(game, changed)


def _deal_ended(game: Game, event: e.DealEnded) -> Game:
    return _changed(
        game,
        replace(current(game), phase="over", turn=-1),
        levels=event.levels,
        laps=event.laps,
        totals=event.totals,
        balances=_paid(game.balances, event.payments),
        failures=event.failures or game.failures,
        banker=event.next_banker,
        attempt=0,
        contests=0,
        won=event.won,
        proposal=None,
    )


def _paid(balances: tuple[int, ...], payments: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(balances, payments, strict=True)) if payments else balances


def _match_ended(game: Game, event: e.MatchEnded) -> Game:
    return _changed(game, winners=event.winners)


def _time_called(game: Game, _event: e.TimeCalled) -> Game:
    return _changed(game, time_called=True)


def _with(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    return (*values[:index], value, *values[index + 1 :])


_HANDLERS: dict[type, Callable[[Game, Any], Game]] = {
    e.DealStarted: _deal_started,
    e.Declared: _declared,
    e.Passed: _passed,
    e.BidMade: _bid_made,
    e.AuctionWon: _auction_won,
    e.BankPassed: _bank_passed,
    e.Stirred: _stirred,
    e.Revealed: _revealed,
    e.LineNamed: _line_named,
    e.FriendsCalled: _friends_called,
    e.FriendJoined: _friend_joined,
    e.TrumpMade: _trump_made,
    e.Redealt: _redealt,
    e.KittyTaken: _kitty_taken,
    e.Buried: _buried,
    e.ThrowFailed: _throw_failed,
    e.Played: _played,
    e.TrickTaken: _trick_taken,
    e.Proposed: _proposed,
    e.Answered: _answered,
    e.Finished: _finished,
    e.Penalized: _penalized,
    e.DealEnded: _deal_ended,
    e.MatchEnded: _match_ended,
    e.TimeCalled: _time_called,
}
