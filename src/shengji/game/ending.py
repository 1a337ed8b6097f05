"""Settling a deal and ending a match (rules.md sections 8 and 9)."""

from __future__ import annotations

from typing import NamedTuple

from shengji.cards import Bag
from shengji.game.events import DealEnded, MatchEnded
from shengji.game.state import Game, Trick, current, on_bankers_side, opponents_points, rule_of, side_of, trick_points
from shengji.rules.kitty import kitty_points, multiplier
from shengji.rules.levels import DealResult, settle, settle_outcome
from shengji.rules.match import Standing, irregularity, is_over, winner
from shengji.rules.scoring import Outcome, outcome
from shengji.rules.tables import TRUMP


class Capture(NamedTuple):
    """The kitty at the end of a deal."""

    multiplier: int
    points: int
    play: Bag | None
    """The play with which the opponents won the last trick; ``None`` if they did not."""


def capture(game: Game) -> Capture:
    """What the opponents get from the kitty (section 8)."""
    deal = current(game)
    rules, rule = game.rules, rule_of(game)
    if deal.stopped == "agreed_opponents":
        # Ours: a kitty that is conceded without being played for counts as captured with a single.
        times = multiplier(rules, [(1, 1)], trump=True)
        return Capture(times, kitty_points(rules, deal.kitty, times), None)
    if deal.stopped or not deal.tricks or on_bankers_side(game, deal.tricks[-1].winner):
        return Capture(0, 0, None)
    last = deal.tricks[-1]
    won = winning_play(game, last)
    counted = rule.read(won if rules.kitty_shape == "winner" else last.plays[0])
    trump = rule.tables.group_of(won) == TRUMP
    times = multiplier(rules, [component.shape for component in counted.components], trump=trump)
    return Capture(times, kitty_points(rules, deal.kitty, times), won)


def winning_play(game: Game, trick: Trick) -> Bag:
    """The play that took a trick."""
    return trick.plays[(trick.winner - trick.leader) % game.rules.seats]


def _unplayed_points(game: Game) -> int:
    """Points still in hands and in the trick in progress."""
    deal = current(game)
    return trick_points(game, deal.hands) + trick_points(game, deal.plays)


def deal_ended(game: Game) -> DealEnded:
    """Settle the deal: total, levels, bank and next banker."""
    deal, rules = current(game), game.rules
    assert deal.banker is not None
    kitty = capture(game)
    total = opponents_points(game) + kitty.points
    if deal.stopped == "agreed_opponents":
        total += _unplayed_points(game)
    result = _settled(game, total, kitty.play)
    levels, laps, won = _standings(game, result)
    next_banker = None if result.next_banker is None else (deal.banker + result.next_banker) % rules.seats
    return DealEnded(
        opponents=total,
        kitty_points=kitty.points,
        multiplier=kitty.multiplier,
        kitty=deal.kitty,
        bank=result.bank,
        banker_steps=result.banker_steps,
        opponents_steps=result.opponents_steps,
        levels=levels,
        totals=_totals(game, total),
        next_banker=next_banker,
        hooked=result.hooked,
        laps=laps,
        won=won,
        seed=deal.seed,
        order=deal.order,
    )


def deal_outcome(game: Game, total: int) -> Outcome:
    """What a total of the opponents comes to in this deal, as levels and the bank."""
    deal = current(game)
    if deal.stopped == "fault":
        at_fault = "banker" if on_bankers_side(game, deal.offender) else "opponents"
        ended = irregularity(game.rules, "banker" if at_fault == "banker" else "opponents", 0).outcome
        assert ended is not None
        return ended
    return outcome(game.rules, total)


def _settled(game: Game, total: int, captured_with: Bag | None) -> DealResult:
    """The result for the two sides; seats of one side share a level where sides are fixed."""
    deal, rules = current(game), game.rules
    assert deal.banker is not None
    opponent = next(seat for seat in range(rules.seats) if not on_bankers_side(game, seat))
    ours, theirs = game.levels[deal.banker], game.levels[opponent]
    if ours is None or theirs is None:
        # Games without levels only pass the bank on; any level stands in for the one that does not move.
        return settle(rules, points=total, banker_level=rules.levels[0], opponents_level=rules.levels[0])
    found = deal_outcome(game, total)
    return settle_outcome(rules, found, banker_level=ours, opponents_level=theirs, captured_with=captured_with)


def _standings(game: Game, result: DealResult) -> tuple[tuple[str | None, ...], tuple[int, ...], tuple[int, ...]]:
    levels, laps, won = [], [], []
    for seat in range(game.rules.seats):
        banking = on_bankers_side(game, seat)
        levels.append(None if game.levels[seat] is None else result.banker_level if banking else result.opponents_level)
        laps.append(game.laps[seat] + (result.banker_laps if banking else result.opponents_laps))
        if result.winner == ("banker" if banking else "opponents"):
            won.append(seat)
    return tuple(levels), tuple(laps), tuple(won)


def _totals(game: Game, opponents: int) -> tuple[int, ...]:
    """Points that add up over a match: the opponents' total for each of them, what the others took for the rest."""
    deal = current(game)
    ours = sum(deal.taken[seat] for seat in range(game.rules.seats) if on_bankers_side(game, seat))
    gained = (ours if on_bankers_side(game, seat) else opponents for seat in range(game.rules.seats))
    return tuple(before + points for before, points in zip(game.totals, gained, strict=True))


def match_ended(game: Game) -> MatchEnded | None:
    """The end of the match, if the deal just settled ends it; nothing after a deal that is dealt again."""
    if game.over or game.deals == 0 or game.attempt:
        return None
    rules = game.rules
    minutes = rules.match_minutes if game.time_called else 0
    if not is_over(rules, won=bool(game.won), deals=game.deals, minutes=minutes):
        return None
    sides = sorted({side_of(rules, seat) for seat in range(rules.seats)})
    first = {side: next(s for s in range(rules.seats) if side_of(rules, s) == side) for side in sides}
    standings = [
        Standing(
            level=game.levels[seat] or rules.levels[0],
            laps=game.laps[seat],
            points=game.totals[seat],
            won=seat in game.won,
        )
        for seat in (first[side] for side in sides)
    ]
    bank = None if game.banker is None else sides.index(side_of(rules, game.banker))
    best = winner(rules, standings, bank)
    if best is None:
        return MatchEnded(())
    return MatchEnded(tuple(seat for seat in range(rules.seats) if side_of(rules, seat) == sides[best]))
