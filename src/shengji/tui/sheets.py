"""Sheets to look things up: the score, the tricks, the rules in force."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from shengji.game import events as e
from shengji.game.state import Trick
from shengji.game.view import View
from shengji.rules import words
from shengji.rules.presets import Preset
from shengji.rules.ruleset import RuleSet, differences
from shengji.rules.scoring import Outcome, bands_table
from shengji.rules.tables import Tables
from shengji.tui import people
from shengji.tui.board import counts_by_seat, result
from shengji.tui.look import Look
from shengji.tui.telling import trick_line


class PlayedDeal:
    """What the score sheet says about a deal that is over."""

    def __init__(self, number: int, made: e.TrumpMade, ended: e.DealEnded) -> None:
        self.number = number
        self.made = made
        self.ended = ended


def levels(look: Look, names: tuple[str, ...], me: int, rules: RuleSet, held: Sequence[str | None], width: int) -> Text:
    """Each side's level, mine first; where everybody is alone each seat's. Nothing in games without levels."""
    parts = []
    for seat in people.level_holders(rules, me):
        level = held[seat]
        if level is not None:
            parts.append(look.tell_level("level-of", level, who=people.holder(look, names, me, rules, seat)))
    return look.join(parts, width)


def seat_numbers(look: Look, view: View, key: str, numbers: Sequence[int], width: int, *, signed: bool = False) -> Text:
    """A number for every seat, mine first, after a word or two."""
    shown = []
    for offset in range(view.rules.seats):
        seat = (view.seat + offset) % view.rules.seats
        number = f"{numbers[seat]:+d}" if signed else str(numbers[seat])
        shown.append(Text.assemble(f"{people.name(look, view.names, view.seat, seat)} ", (number, "bold")))
    label = look.say(key)
    # A full-width colon brings its own blank.
    blank = "" if label.endswith("：") else " "
    return look.join([Text.assemble((label, "dim"), blank, shown[0]), *shown[1:]], width)


def score(look: Look, view: View, deals: Sequence[PlayedDeal], width: int) -> RenderableType:
    """Levels, totals and stakes, the deals so far, and what the present total and every other would bring."""
    rules = view.rules
    parts: list[RenderableType] = []
    if len(rules.levels) > 1:
        parts.append(levels(look, view.names, view.seat, rules, view.levels, width))
    if rules.match in ("deals", "points"):
        parts.append(Text(look.say("score-deals", done=len(deals), all=rules.match_deals), "dim"))
    if rules.match == "points":
        parts.append(seat_numbers(look, view, "end-totals", view.totals, width))
    if rules.stakes != "none":
        parts.append(seat_numbers(look, view, "end-balances", view.balances, width))
    playing = view.banker is not None and view.phase in ("bury", "stir", "line", "call", "play", "choose")
    if playing and counts_by_seat(rules):
        parts.append(seat_numbers(look, view, "end-taken", view.taken, width))
    if deals:
        parts.append(_history(look, view, deals))
    if rules.scoring == "sides":
        parts.append(Text(look.say("bands-title"), "bold"))
        named = view.line if view.phase != "over" else None
        parts.append(bands_sheet(look, rules, view.opponents_points if playing else None, named))
    else:
        parts.append(Text(look.say(f"score-{rules.scoring}"), "dim"))
    return Group(*parts)


def _history(look: Look, view: View, deals: Sequence[PlayedDeal]) -> RenderableType:
    sheet = Table(box=None, pad_edge=False, header_style="dim")
    mine = view.rules.scoring == "individual"
    for column in ("deal", "banker", "trump", *(("mine",) if mine else ("points", "result"))):
        sheet.add_column(look.say(f"sheet-{column}"), overflow="fold")
    before = 0
    for deal in deals:
        level = look.rank(deal.made.level) if deal.made.level is not None else ""
        sheet.add_row(
            str(deal.number),
            people.name(look, view.names, view.seat, deal.made.banker),
            Text.assemble(level, look.trump(deal.made.trump))
            if deal.made.trump != "NT"
            else Text(f"{level} {look.word('suit-NT')}".strip()),
            *_worth(look, view, deal.ended, before),
        )
        before = deal.ended.totals[view.seat]
    return sheet


def _worth(look: Look, view: View, ended: e.DealEnded, before: int) -> tuple[str, ...]:
    """What a deal came to: what I made in it, or the opponents' points and the result."""
    if view.rules.scoring == "individual":
        return (f"{ended.totals[view.seat] - before}",)
    found = Outcome(ended.bank, ended.banker_steps, ended.opponents_steps)
    return str(ended.opponents), result(look, view.rules, found)


def bands_sheet(look: Look, rules: RuleSet, now: int | None, named: int | None = None) -> Table:
    """What each total of the opponents comes to; the row of the total ``now`` is marked.

    ``named`` is the line where the banker named it.
    """
    sheet = Table.grid(padding=(0, 1))
    for row in bands_table(rules if named is None else replace(rules, line=named)):
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
            Text(result(look, rules, row.outcome), style),
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
    if preset.about[language]:
        parts.append(Text(preset.about[language], "dim"))
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
