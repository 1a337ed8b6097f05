"""Sheets to look things up: the score, the tricks, the rules in force, the end of a deal and of the match."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from shengji.cards import points as points_of
from shengji.game import events as e
from shengji.game.state import Trick
from shengji.game.view import View
from shengji.rules import words
from shengji.rules.presets import Preset
from shengji.rules.ruleset import RuleSet, differences
from shengji.rules.scoring import Outcome, bands_table, outcome
from shengji.rules.tables import Tables
from shengji.tui import people
from shengji.tui.board import result
from shengji.tui.look import Look
from shengji.tui.telling import trick_line


class PlayedDeal:
    """What the score sheet says about a deal that is over."""

    def __init__(self, number: int, made: e.TrumpMade, ended: e.DealEnded) -> None:
        self.number = number
        self.made = made
        self.ended = ended


def levels(look: Look, names: tuple[str, ...], me: int, rules: RuleSet, held: Sequence[str | None], width: int) -> Text:
    """Each side's level, mine first; where everybody is alone each seat's."""
    parts = []
    for seat in range(me, me + (2 if rules.sides == "partners" else rules.seats)):
        level = held[seat % rules.seats]
        if level is None:
            continue
        partners = rules.sides == "partners"
        whose = people.side(look, rules, me, seat) if partners else people.name(look, names, me, seat % rules.seats)
        parts.append(look.tell("level-of", who=whose, level=Text(look.rank(level), "bold")))
    return look.join(parts, width)


def score(look: Look, view: View, deals: Sequence[PlayedDeal], width: int) -> RenderableType:
    """Levels, the deals so far, and the table of bands with the place of the present total."""
    parts: list[RenderableType] = [levels(look, view.names, view.seat, view.rules, view.levels, width)]
    if view.rules.match == "points":
        totals = [
            f"{people.name(look, view.names, view.seat, seat)}: {total}" for seat, total in enumerate(view.totals)
        ]
        parts.append(look.join(totals, width))
    if deals:
        parts.append(_history(look, view, deals))
    playing = view.banker is not None and view.phase in ("bury", "play", "choose")
    parts.append(Text(look.say("bands-title"), "bold"))
    parts.append(bands_sheet(look, view.rules, view.opponents_points if playing else None))
    return Group(*parts)


def _history(look: Look, view: View, deals: Sequence[PlayedDeal]) -> RenderableType:
    sheet = Table(box=None, pad_edge=False, header_style="dim")
    for column in ("deal", "banker", "trump", "points", "result"):
        sheet.add_column(look.say(f"sheet-{column}"), overflow="fold")
    for deal in deals:
        level = look.rank(deal.made.level) if deal.made.level is not None else ""
        found = Outcome(deal.ended.bank, deal.ended.banker_steps, deal.ended.opponents_steps)
        sheet.add_row(
            str(deal.number),
            people.name(look, view.names, view.seat, deal.made.banker),
            Text.assemble(level, look.trump(deal.made.trump))
            if deal.made.trump != "NT"
            else Text(f"{level} {look.word('suit-NT')}".strip()),
            str(deal.ended.opponents),
            result(look, found),
        )
    return sheet


def bands_sheet(look: Look, rules: RuleSet, now: int | None) -> Table:
    """What each total of the opponents comes to; the row of the total ``now`` is marked."""
    sheet = Table.grid(padding=(0, 1))
    for row in bands_table(rules):
        low, high = row.low, row.high
        here = now is not None and (low is None or low <= now) and (high is None or now <= high)
        if low is None:
            span = look.say("band-up-to", high=str(high))
        elif high is None:
            span = look.say("band-from", low=str(low))
        else:
            span = str(low) if low == high else look.say("band", low=str(low), high=str(high))
        style = "bold" if here else ""
        sheet.add_row(
            Text(look.mark("▸") if here else "", "bold yellow"),
            Text(span, style),
            Text(result(look, row.outcome), style),
        )
    return sheet


def tricks(look: Look, view: View, order: Tables, *, last_only: bool = False) -> RenderableType:
    """The tricks of the deal, or the last one."""
    if not view.tricks:
        return Text(look.say("no-tricks"))
    shown: Sequence[Trick] = view.tricks[-1:] if last_only else view.tricks
    sheet = Table.grid(padding=(0, 1))
    sheet.add_column(justify="right", style="dim", no_wrap=True)
    sheet.add_column(overflow="fold")
    sheet.add_column(justify="right", no_wrap=True)
    start = len(view.tricks) - len(shown)
    for number, trick in enumerate(shown, start + 1):
        worth = f"+{trick.points}" if trick.points else ""
        sheet.add_row(f"{number}", trick_line(look, view.names, view.seat, trick, order), worth)
    return sheet


def rules_sheet(look: Look, rules: RuleSet, preset: Preset) -> RenderableType:
    """The rules in force: the preset, and every option in which they differ from it."""
    language = look.language
    parts: list[RenderableType] = [Text.assemble((preset.title[language], "bold"), "  ", (preset.name, "cyan"))]
    if preset.summary[language]:
        parts.append(Text(preset.summary[language]))
    changed = differences(rules, preset.rules)
    parts.append(Text(look.say("rules-differ" if changed else "rules-same"), "dim"))
    for name in changed:
        value = look.tell(
            "rules-value",
            label=words.label(name, language),
            value=Text(words.value_in(rules, name, language), "bold"),
        )
        was = look.say("rules-was", value=words.value_in(preset.rules, name, language))
        parts.append(Padding(Text.assemble(value, "  ", (was, "dim")), (0, 0, 0, 2)))
    own = differences(preset.rules, preset.base)
    if own and preset.parent is None:
        parts.append(Text(look.say("rules-preset-differs"), "dim"))
        for name in own:
            texts = {"label": words.label(name, language), "value": words.value_in(preset.rules, name, language)}
            parts.append(Padding(Text(look.say("rules-value", **texts)), (0, 0, 0, 2)))
    return Group(*parts)


def deal_end(look: Look, view: View, before: Sequence[str | None], ended: e.DealEnded, order: Tables) -> RenderableType:
    """The end of a deal: kitty, total, step, next banker, and the seed with which the shuffle can be checked."""
    parts: list[RenderableType] = []
    if ended.kitty:
        worth = points_of(ended.kitty, view.rules.joker_points)
        parts.append(look.tell("end-kitty", cards=look.cards(ended.kitty, order), points=worth))
        if ended.multiplier:
            sums = {"points": str(worth), "times": str(ended.multiplier), "total": str(ended.kitty_points)}
            parts.append(Text(look.say("end-captured", **sums)))
        elif view.rules.kitty and not view.rules.kitty_none:
            parts.append(Text(look.say("end-not-captured")))
    elif ended.multiplier:
        sums = {"times": str(ended.multiplier), "total": str(ended.kitty_points)}
        parts.append(Text(look.say("end-captured-hidden", **sums)))
    found = Outcome(ended.bank, ended.banker_steps, ended.opponents_steps)
    if found == outcome(view.rules, ended.opponents):
        told = look.tell("end-total", points=Text(str(ended.opponents), "bold"), result=result(look, found))
    else:
        told = look.tell("end-stopped", points=Text(str(ended.opponents), "bold"), result=result(look, found))
    parts.append(told)
    parts += _steps(look, view, before, ended)
    if ended.hooked is not None:
        parts.append(Text(look.say("end-hooked", level=look.rank(ended.hooked))))
    if ended.next_banker is None:
        parts.append(Text(look.say("end-contested")))
    else:
        parts.append(look.tell("end-next", **people.who(look, view.names, view.seat, ended.next_banker)))
    if ended.seed:
        parts.append(Text(look.say("end-seed", seed=ended.seed), "dim"))
    return Group(*parts)


def _steps(look: Look, view: View, before: Sequence[str | None], ended: e.DealEnded) -> list[RenderableType]:
    """Whose level changed, from what to what."""
    told: list[RenderableType] = []
    rules, me = view.rules, view.seat
    partners = rules.sides == "partners"
    for seat in range(me, me + (2 if partners else rules.seats)):
        place = seat % rules.seats
        old, new = before[place], ended.levels[place]
        if old is None or new is None or old == new:
            continue
        whose = people.side(look, rules, me, place) if partners else people.name(look, view.names, me, place)
        steps = _distance(rules, old, new)
        told.append(look.tell("end-step", who=whose, steps=steps, old=look.rank(old), new=Text(look.rank(new), "bold")))
    return told


def _distance(rules: RuleSet, old: str, new: str) -> str:
    return f"{rules.levels.index(new) - rules.levels.index(old):+d}"


def match_end(look: Look, view: View) -> Text:
    """Who has won the match."""
    winners = view.winners or ()
    if not winners:
        return Text(look.say("match-drawn"), "bold")
    names = look.say("and").join(people.name(look, view.names, view.seat, seat) for seat in winners)
    mine = "yes" if view.seat in winners else "no"
    return Text(look.say("match-won", mine=mine, who=names), "bold")
