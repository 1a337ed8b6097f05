"""Settling a deal and ending a match (rules.md sections 8 to 11)."""

from __future__ import annotations

from typing import NamedTuple

from shengji.cards import Bag, hand_size
from shengji.game.events import DealEnded, MatchEnded
from shengji.game.state import (
    Game,
    Trick,
    current,
    friend_calls,
    on_bankers_side,
    opponents_points,
    rule_of,
    rules_of,
    side_of,
    trick_points,
)
from shengji.rules.declaring import overcalls
from shengji.rules.jumps import Jump, failures_after, jump
from shengji.rules.kitty import kitty_points, multiplier
from shengji.rules.levels import advance, next_banker, settle_outcome
from shengji.rules.match import Standing, irregularity, is_over, winner
from shengji.rules.scoring import Outcome, outcome
from shengji.rules.stakes import against_all, payments
from shengji.rules.tables import TRUMP
from shengji.rules.trick_rule import Lead


class Capture(NamedTuple):
    """The kitty at the end of a deal."""

    multiplier: int
    points: int
    play: Bag | None
    """The play with which the opponents won the last trick; ``None`` if they did not."""
    lead: Lead | None
    """The shape that counted."""


NOTHING = Capture(0, 0, None, None)


def capture(game: Game) -> Capture:
    """What the last trick adds to the opponents' points (section 8); where everyone plays alone, to its winner's."""
    deal = current(game)
    rules, rule = deal.rules, rule_of(game)
    if deal.stopped == "agreed_opponents":
        # Ours: a kitty that is conceded without being played for counts as captured with a single.
        times = multiplier(rules, [(1, 1)], trump=True)
        return Capture(times, kitty_points(rules, deal.kitty, times), None, None)
    if deal.stopped or not deal.tricks:
        return NOTHING
    last = deal.tricks[-1]
    lost = not on_bankers_side(game, last.winner)
    if rules.last_trick == "times_cards":
        return _last_trick_times_cards(game, last, lost=lost)
    if not lost and rules.scoring != "individual":
        return NOTHING
    won = winning_play(game, last)
    counted = rule.read(won) if rules.kitty_shape == "winner" else rule.read(last.plays[0], last.components)
    trump = rule.tables.group_of(won) == TRUMP
    times = multiplier(rules, [component.shape for component in counted.components], trump=trump)
    times = (rule.kitty_times(counted) or times) if times else 0
    return Capture(times, kitty_points(rules, deal.kitty, times), won, counted)


def _last_trick_times_cards(game: Game, last: Trick, *, lost: bool) -> Capture:
    """南宁: a last trick led with n >= 2 cards counts n times for the opponents, or n times against them.

    The formula of the source (an encyclopaedia's description) is lost; this reading is ours. The points of the trick
    itself are among what its winner has taken.
    """
    cards = hand_size(last.plays[0])
    if cards < 2:
        return NOTHING
    points = (cards - 1) * last.points if lost else -cards * last.points
    return Capture(cards, points, winning_play(game, last) if lost else None, None)


def winning_play(game: Game, trick: Trick) -> Bag:
    """The play that took a trick."""
    return trick.plays[(trick.winner - trick.leader) % rules_of(game).seats]


def _unplayed_points(game: Game) -> int:
    """Points still in hands and in the trick in progress."""
    deal = current(game)
    return trick_points(game, deal.hands) + trick_points(game, deal.plays)


class _Standings(NamedTuple):
    """What a deal leaves behind for each seat."""

    levels: list[str | None]
    laps: list[int]
    won: list[int]
    hooked: str | None


def deal_ended(game: Game) -> DealEnded:
    """Settle the deal: total, levels, bank, next banker and stakes."""
    deal, rules = current(game), rules_of(game)
    assert deal.banker is not None
    kitty = capture(game)
    total = opponents_points(game)
    if rules.scoring != "individual" or not on_bankers_side(game, deal.tricks[-1].winner if deal.tricks else -1):
        total += kitty.points
    if deal.stopped == "agreed_opponents":
        total += _unplayed_points(game)
    found = deal_outcome(game, total)
    standings = _standings(game, found, kitty)
    jumped = _jump(game, found, kitty)
    if jumped is not None:
        standings = _jumped(game, standings, jumped)
    failures, fell = _failures(game, found)
    if fell:
        for seat in range(rules.seats):
            if on_bankers_side(game, seat):
                standings.levels[seat] = rules.levels[0]
    ahead = next_banker(rules, found.bank)
    paid = payments(
        rules,
        found,
        bankers_side=[on_bankers_side(game, seat) for seat in range(rules.seats)],
        shutout=total <= 0,
        overcalls=overcalls(rules, deal.declaring),
        balances=game.balances,
    )
    return DealEnded(
        opponents=total,
        kitty_points=kitty.points,
        multiplier=kitty.multiplier,
        kitty=deal.kitty,
        bank=found.bank,
        banker_steps=found.banker_steps,
        opponents_steps=found.opponents_steps,
        levels=tuple(standings.levels),
        totals=_totals(game, total, kitty, found, paid),
        next_banker=None if ahead is None else (deal.banker + ahead) % rules.seats,
        hooked=standings.hooked,
        laps=tuple(standings.laps),
        won=tuple(standings.won),
        seed=deal.seed,
        order=deal.order,
        payments=paid,
        failures=failures,
        jumped=jumped is not None,
    )


def deal_outcome(game: Game, total: int) -> Outcome:
    """What a total of the opponents comes to in this deal, as levels and the bank."""
    deal = current(game)
    rules = deal.rules
    if deal.stopped == "fault":
        at_fault = on_bankers_side(game, deal.offender)
        ended = irregularity(rules, "banker" if at_fault else "opponents", 0).outcome
        assert ended is not None
        return ended
    if rules.scoring == "bid":
        assert deal.line is not None
        return Outcome("lost" if total >= deal.line else "kept", 0, 0)
    if rules.scoring == "individual":
        return Outcome("contested", 0, 0)
    found = outcome(rules, total, line=deal.line)
    if rules.small_side_bonus and found.banker_steps > 0 and _is_small_side(game):
        return Outcome(found.bank, found.banker_steps + 1, found.opponents_steps)
    return found


def _is_small_side(game: Game) -> bool:
    """Whether fewer friends joined the banker than were called (rbtying's bonus level for a smaller side)."""
    side = sum(on_bankers_side(game, seat) for seat in range(rules_of(game).seats))
    return side < 1 + friend_calls(rules_of(game))


def _standings(game: Game, found: Outcome, kitty: Capture) -> _Standings:
    """Every seat's level: that of its side, reckoned from its own level where everyone has one."""
    deal, rules = current(game), rules_of(game)
    after = _Standings([], [], [], None)
    hooked = None
    for seat in range(rules.seats):
        level = game.levels[seat]
        if level is None:
            after.levels.append(None)
            after.laps.append(0)
            continue
        banking = on_bankers_side(game, seat)
        if rules.sides == "friends" and rules.match not in ("points", "duplicate"):
            steps = found.banker_steps if banking else found.opponents_steps
            risen = advance(rules, level, steps, as_banker=banking)
            side_level, laps, won = risen.level, risen.laps, risen.won
        else:
            played = deal.level or level
            result = settle_outcome(rules, found, banker_level=played, opponents_level=level, captured_with=kitty.play)
            hooked = result.hooked
            side_level = result.banker_level if banking else result.opponents_level
            laps = result.banker_laps if banking else result.opponents_laps
            won = result.winner == ("banker" if banking else "opponents")
        after.levels.append(side_level)
        after.laps.append(game.laps[seat] + laps)
        if won:
            after.won.append(seat)
    return after._replace(hooked=hooked)


def _jump(game: Game, found: Outcome, kitty: Capture) -> Jump | None:
    deal, rules = current(game), rules_of(game)
    if rules.match in ("points", "duplicate"):  # levels are fixed there
        return None
    standing = deal.declaring.standing
    by_top_pair = standing is not None and standing.trump is not None
    return jump(
        rules,
        declared_by=None
        if not by_top_pair or standing is None
        else "banker"
        if on_bankers_side(game, standing.seat)
        else "opponents",
        captured_with=kitty.play,
        by_510k=kitty.lead is not None and kitty.lead.kind == "five_ten_king",
        bank_lost=found.bank == "lost",
    )


def _jumped(game: Game, standings: _Standings, jumped: Jump) -> _Standings:
    levels: list[str | None] = [
        jumped.banker if on_bankers_side(game, seat) else jumped.opponents for seat in range(rules_of(game).seats)
    ]
    return standings._replace(levels=levels, won=[])


def _failures(game: Game, found: Outcome) -> tuple[tuple[int, ...], bool]:
    """Failures at 扛旗 of every seat, and whether the banker's side falls back to the first level."""
    deal = current(game)
    if "KQ" not in deal.rules.levels:
        return (), False
    banking = [seat for seat in range(deal.rules.seats) if on_bankers_side(game, seat)]
    after, fell = failures_after(
        deal.rules,
        [game.failures[seat] for seat in banking],
        at_flag=deal.level == "KQ",
        bank_lost=found.bank == "lost",
    )
    failures = list(game.failures)
    for seat, number in zip(banking, after, strict=True):
        failures[seat] = number
    return tuple(failures), fell


def _totals(game: Game, opponents: int, kitty: Capture, found: Outcome, paid: tuple[int, ...]) -> tuple[int, ...]:
    """Points that add up over a match.

    After an auction it is what the seats pay each other, with or without stakes. Where everyone plays alone each seat
    gets what it took, and the last trick's winner the kitty; else the opponents' total counts for each of them, and
    what the banker's side took for its seats.
    """
    deal = current(game)
    seats = range(deal.rules.seats)
    if deal.rules.scoring == "bid":
        sides = [on_bankers_side(game, seat) for seat in seats]
        gained = list(paid or against_all(1, sides, banker_wins=found.bank != "lost"))
    elif deal.rules.scoring == "individual":
        last = deal.tricks[-1].winner if deal.tricks else -1
        gained = [deal.taken[seat] + (kitty.points if seat == last else 0) for seat in seats]
    else:
        ours = sum(deal.taken[seat] for seat in seats if on_bankers_side(game, seat))
        gained = [ours if on_bankers_side(game, seat) else opponents for seat in seats]
    return tuple(before + points for before, points in zip(game.totals, gained, strict=True))


def match_ended(game: Game) -> MatchEnded | None:
    """The end of the match, if the deal just settled ends it; nothing after a deal that is dealt again."""
    if game.over or game.deals == 0 or game.attempt:
        return None
    rules = game.rules
    minutes = rules.match_minutes if game.time_called else 0
    if not is_over(rules, won=bool(game.won), deals=game.deals, minutes=minutes):
        return None
    if game.won:
        return MatchEnded(game.won)
    sides = sorted({side_of(rules, seat) for seat in range(rules.seats)})
    first = {side: next(s for s in range(rules.seats) if side_of(rules, s) == side) for side in sides}
    standings = [
        Standing(
            level=game.levels[seat] or next(iter(rules.levels), ""),
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
