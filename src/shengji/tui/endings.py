"""How a deal and a match have ended."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from shengji.cards import points as points_of
from shengji.game import events as e
from shengji.game.view import View
from shengji.rules.ruleset import RuleSet
from shengji.rules.scoring import Outcome
from shengji.rules.tables import Tables
from shengji.tui import people
from shengji.tui.board import result
from shengji.tui.look import Look
from shengji.tui.match import Ending
from shengji.tui.sheets import levels, seat_numbers


def deal_end(look: Look, view: View, ending: Ending, order: Tables, width: int) -> RenderableType:
    """The end of a deal: kitty, totals, steps, stakes, next banker, and the seed that checks the shuffle."""
    ended = ending.event
    parts: list[RenderableType] = [*_kitty(look, view, ended, order), *_last_trick(look, view, ended)]
    if view.rules.scoring == "individual":
        gained = [after - before for after, before in zip(ended.totals, ending.before.totals, strict=True)]
        parts.append(seat_numbers(look, view, "end-taken", gained, width))
    else:
        parts.append(_total(look, view, ended))
    parts += _steps(look, view, ending.before.levels, ended)
    if ended.jumped:
        parts.append(Text(look.say("end-jumped")))
    if ended.hooked is not None:
        parts.append(Text(look.say("end-hooked", level=look.rank(ended.hooked))))
    parts += _failures(look, view, ending)
    if ended.payments:
        parts.append(seat_numbers(look, view, "end-paid", ended.payments, width, signed=True))
        parts.append(seat_numbers(look, view, "end-balances", view.balances, width))
    elif view.rules.match == "points":
        parts.append(seat_numbers(look, view, "end-totals", ended.totals, width))
    if view.winners is not None:
        pass
    elif ended.next_banker is None:
        auction = view.rules.declare_when == "auction"
        parts.append(Text(look.say("end-contested", auction="yes" if auction else "no")))
    else:
        parts.append(look.tell("end-next", **people.who(look, view.names, view.seat, ended.next_banker)))
    if ended.seed:
        parts.append(Text(look.say("end-seed", seed=ended.seed), "dim"))
    return Group(*parts)


def _kitty(look: Look, view: View, ended: e.DealEnded, order: Tables) -> list[RenderableType]:
    """What lay in the kitty and who got it."""
    parts: list[RenderableType] = []
    times, rules = ended.multiplier, view.rules
    if rules.last_trick == "times_cards":
        return parts
    sums = {"times": str(times), "total": str(ended.kitty_points)}
    if ended.kitty:
        worth = points_of(ended.kitty, rules.joker_points)
        parts.append(look.tell("end-kitty", cards=look.cards(ended.kitty, order), points=worth))
        if times and rules.scoring == "individual" and view.tricks:
            seat = people.who(look, view.names, view.seat, view.tricks[-1].winner)
            parts.append(look.tell("end-kitty-to", **seat, points=str(worth), **sums))
        elif times:
            parts.append(Text(look.say("end-captured", points=str(worth), **sums)))
        elif rules.kitty and not rules.kitty_none:
            parts.append(Text(look.say("end-not-captured")))
    elif times:
        parts.append(Text(look.say("end-captured-hidden", **sums)))
    return parts


def _last_trick(look: Look, view: View, ended: e.DealEnded) -> list[RenderableType]:
    """南宁: what the last trick counts beyond its own points."""
    if view.rules.last_trick != "times_cards" or not ended.kitty_points:
        return []
    won = "yes" if ended.kitty_points > 0 else "no"
    cards = abs(ended.kitty_points) // view.tricks[-1].points + (ended.kitty_points > 0)
    return [Text(look.say("end-last-trick", won=won, times=str(cards), points=f"{ended.kitty_points:+d}"))]


def _total(look: Look, view: View, ended: e.DealEnded) -> Text:
    """The opponents' points and what they come to."""
    found = Outcome(ended.bank, ended.banker_steps, ended.opponents_steps)
    shown = {"points": Text(str(ended.opponents), "bold"), "result": result(look, view.rules, found)}
    if any(view.hand_sizes):
        return look.tell("end-stopped", **shown)
    if view.line is not None:
        return look.tell("end-total-line", line=str(view.line), **shown)
    return look.tell("end-total", **shown)


def _steps(look: Look, view: View, before: Sequence[str | None], ended: e.DealEnded) -> list[RenderableType]:
    """Whose level changed, from what to what."""
    told: list[RenderableType] = []
    for seat in people.level_holders(view.rules, view.seat):
        old, new = before[seat], ended.levels[seat]
        if old is None or new is None or old == new:
            continue
        whose = people.holder(look, view.names, view.seat, view.rules, seat)
        steps = _distance(view.rules, old, new)
        told.append(look.tell("end-step", who=whose, steps=steps, old=look.rank(old), new=Text(look.rank(new), "bold")))
    return told


def _distance(rules: RuleSet, old: str, new: str) -> str:
    return f"{rules.levels.index(new) - rules.levels.index(old):+d}"


def _failures(look: Look, view: View, ending: Ending) -> list[RenderableType]:
    """扛旗: how often in a row the banker's side has failed, or that it has fallen back."""
    if view.level != "KQ" or view.banker is None or not ending.event.failures:
        return []
    seat = view.banker
    failed = ending.event.failures[seat]
    whose = people.holder(look, view.names, view.seat, view.rules, seat)
    most = view.rules.flag_failures
    if failed:
        return [Text(look.say("end-failures", who=whose, count=failed, most=most))]
    if ending.before.failures[seat] + 1 >= most and ending.event.bank == "lost":
        return [Text(look.say("end-fell", who=whose, count=most, level=look.rank(view.rules.levels[0])))]
    return []


def match_end(look: Look, view: View, width: int) -> RenderableType:
    """Who has won the match, and how everybody stands."""
    parts: list[RenderableType] = []
    if view.rules.match == "points":
        parts.append(seat_numbers(look, view, "end-totals", view.totals, width))
    elif len(view.rules.levels) > 1:
        parts.append(levels(look, view.names, view.seat, view.rules, view.levels, width))
    winners = list(view.winners or ())
    if not winners:
        parts.append(Text(look.say("match-drawn"), "bold"))
    else:
        names = people.several(look, view.names, view.seat, winners)
        mine = "yes" if view.seat in winners else "no"
        parts.append(Text(look.say("match-won", mine=mine, who=names, count=len(winners)), "bold"))
    return Group(*parts)
