"""The table: how the deal stands, the opponents' points against the line, the trick by seat."""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shengji.game.view import View
from shengji.rules.ruleset import RuleSet
from shengji.rules.scoring import Outcome, bands, bands_table, outcome
from shengji.tui import people
from shengji.tui.look import Look, order_of

NARROW = 60
"""Below so many columns words give way to signs."""


def header(look: Look, view: View, width: int) -> RenderableType:
    """The deal in a line, and the opponents' points."""
    parts = [look.tell("head-deal", number=str(view.number))]
    level = view.level if view.banker is not None or view.seat < 0 else view.levels[view.seat]
    if level is not None:
        parts.append(look.tell("head-level", level=Text(look.rank(level), "bold")))
    if view.trump is not None:
        parts.append(look.tell("head-trump", trump=look.trump(view.trump)))
    if view.banker is not None:
        banker = people.name(look, view.names, view.seat, view.banker)
        whose = people.side(look, view.rules, view.seat, view.banker)
        parts.append(look.tell("head-banker", banker=banker, side=whose))
    line = look.join(parts, width)
    if view.banker is None or view.phase in ("dealing", "in_turn"):
        return line
    return Group(line, points_line(look, view, width))


def points_line(look: Look, view: View, width: int) -> Text:
    """The opponents' points as a bar with the bands, and what they would come to."""
    points = view.opponents_points
    own = view.seat >= 0 and not view.bankers_side[view.seat]
    told = look.tell(
        "head-points",
        own="yes" if own else "no",
        points=Text(str(points), "bold"),
        line=str(line_of(view.rules)),
        result=result(look, outcome(view.rules, points)),
    )
    cells = 16 if width < NARROW else 24
    shown = bar(look, view.rules, points, cells)
    fits = cells + 1 + cell_len(told.plain) <= width
    return Text.assemble(shown, " " if fits else "\n", told)


def line_of(rules: RuleSet) -> int:
    """The total that costs the banker's side the bank."""
    if rules.score_table:
        return next((row.points for row in rules.score_table if row.bank != "kept"), rules.score_table[-1].points)
    return bands(rules).line


def bar(look: Look, rules: RuleSet, points: int, cells: int) -> Text:
    """Points towards the line and beyond it; ``┊`` begins a band, ``┃`` is the line.

    The band of no points at all is too narrow to be marked.
    """
    line = line_of(rules)
    top = max(line * 3 // 2, 1)
    full, empty, band, bank = "█░┊┃" if look.signs else "#.:|"
    marks = {row.low for row in bands_table(rules) if row.low is not None and 0 < row.low < top}
    made = Text()
    for cell in range(cells):
        low, high = top * cell / cells, top * (cell + 1) / cells
        reached = points >= high or (points > low and points >= (low + high) / 2)
        if low <= line < high:
            made.append(bank, "bold yellow")
        elif cell > 1 and any(low <= mark < high for mark in marks):
            made.append(band, "yellow" if reached else "dim")
        else:
            made.append(full if reached else empty, "yellow" if reached else "dim")
    return made


def result(look: Look, found: Outcome) -> str:
    """What a total comes to, in words."""
    if found.bank == "contested":
        return look.say("result-contested")
    if found.bank == "lost":
        return look.say("result-lost", steps=found.opponents_steps)
    return look.say("result-kept", steps=found.banker_steps)


def trick(look: Look, view: View, width: int) -> RenderableType:
    """The seats in play order from the leader on, with what each has played."""
    seats = view.rules.seats
    first = view.leader if view.leader >= 0 else view.seat
    wide = width >= NARROW
    grid = Table.grid(padding=(0, 1))
    for _ in range(4):
        grid.add_column(no_wrap=True)
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(overflow="fold", min_width=6)
    grid.add_column(no_wrap=True, style="dim")
    for offset in range(seats):
        grid.add_row(*_seat(look, view, (first + offset) % seats, offset, wide))
    return grid


def _seat(look: Look, view: View, seat: int, offset: int, wide: bool) -> tuple[RenderableType, ...]:
    acts = view.phase != "dealing" and seat in view.actors[:1]
    wins = seat == view.winning
    mark = Text(look.mark("▸") if acts else look.mark("★") if wins else "", "bold yellow")
    mine = seat == view.seat
    name = Text(people.name(look, view.names, view.seat, seat), "bold" if mine or acts else "")
    side = Text(people.side(look, view.rules, view.seat, seat), "" if mine else "dim")
    role = Text(people.role(look, view, seat), "yellow" if seat == view.banker else "dim")
    left = Text(str(view.hand_sizes[seat]), "dim")
    order = order_of(view.rules, view.level, view.trump)
    played = look.cards(view.plays[offset], order) if offset < len(view.plays) else Text("")
    notes = []
    if view.plays and offset == 0:
        notes.append(look.say("seat-led" if wide else "seat-led-short"))
    if wins and wide:
        notes.append(look.say("seat-winning"))
    if acts and wide:
        notes.append(look.say("seat-turn"))
    if not wide:
        side = Text("")
        role = role if seat == view.banker else Text("")
    return mark, name, side, role, left, played, Text(look.word("value-separator").join(notes))
