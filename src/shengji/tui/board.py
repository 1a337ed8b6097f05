"""The table: how the deal stands, the opponents' points against the line, the trick by seat."""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from shengji.cards import copies
from shengji.game.view import View
from shengji.rules.ruleset import RuleSet
from shengji.rules.scoring import Outcome, bands, bands_table, outcome
from shengji.tui import people
from shengji.tui.calls import call_text
from shengji.tui.look import Look, order_of

NARROW = 60
"""Below so many columns words give way to signs."""
_BEFORE_THE_BANK = ("dealing", "in_turn", "auction")
"""Phases in which the opponents cannot have points yet."""
_STEP = 5
"""Points at which bands may begin."""


def header(look: Look, view: View, width: int) -> RenderableType:
    """The deal in a line, the friends called, and the opponents' points."""
    parts = [look.tell("head-deal", number=str(view.number))]
    level = view.level if view.banker is not None or view.seat < 0 else view.levels[view.seat]
    if level is not None:
        parts.append(look.tell_level("head-level", level))
    if view.trump is not None:
        bare = "yes" if view.trump == "NT" else "no"
        parts.append(look.tell("head-trump", trump=look.trump(view.trump), bare=bare))
    if view.banker is not None:
        banker = people.name(look, view.names, view.seat, view.banker)
        whose = people.side(look, view, view.banker) if people.relation(view, view.banker) != "open" else ""
        parts.append(look.tell("head-banker", banker=banker, side=whose, has="yes" if whose else "no"))
    parts += [_called(look, view, place) for place in range(len(view.calls))]
    line = look.join(parts, width)
    if view.banker is None or view.phase in _BEFORE_THE_BANK or view.rules.scoring == "individual":
        return line
    return Group(line, points_line(look, view, width))


def _called(look: Look, view: View, place: int) -> Text:
    """A friend called, and who has answered."""
    seat = view.joined[place]
    call = view.calls[place]
    by = people.name(look, view.names, view.seat, seat) if seat >= 0 else ""
    held = copies(view.hand, call.kind) if view.seat != view.banker else 0
    has = "yes" if by else "held" if held else "no"
    return look.tell("head-friend", call=call_text(look, call), by=by, has=has, count=held)


def points_line(look: Look, view: View, width: int) -> Text:
    """The opponents' points as a bar with the bands, and what they would come to."""
    points = view.opponents_points
    own = people.relation(view, view.banker if view.banker is not None else view.seat) == "theirs"
    told = look.tell(
        "head-points",
        own="yes" if own else "no",
        points=Text(str(points), "bold"),
        line=str(line_of(view.rules) if view.line is None else view.line),
        result=result(look, view.rules, expected(view, points)),
    )
    cells = 16 if width < NARROW else 24
    shown = bar(look, view.rules, points, cells, view.line)
    fits = cells + 1 + cell_len(told.plain) <= width
    return Text.assemble(shown, " " if fits else "\n", told)


def line_of(rules: RuleSet) -> int:
    """The total that costs the banker's side the bank."""
    if rules.score_table:
        return next((row.points for row in rules.score_table if row.bank != "kept"), rules.score_table[-1].points)
    return bands(rules).line


def expected(view: View, total: int) -> Outcome:
    """What a total of the opponents comes to, whatever is counted in this game."""
    match view.rules.scoring:
        case "bid":
            return Outcome("kept" if view.line is None or total < view.line else "lost", 0, 0)
        case "individual":
            return Outcome("contested", 0, 0)
        case _:
            return outcome(view.rules, total, line=view.line)


def bar(look: Look, rules: RuleSet, points: int, cells: int, named: int | None = None) -> Text:
    """Points towards the line and beyond it; ``┊`` begins a band, ``┃`` is the line, which may have been ``named``.

    The band of no points at all is too narrow to be marked.
    """
    line = line_of(rules) if named is None else named
    top = max(line * 3 // 2, 1)
    full, empty, band, bank = "█░┊┃" if look.signs else "#.:|"
    marks = _marks(rules, top, named)
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


def _marks(rules: RuleSet, top: int, named: int | None) -> set[int]:
    """The totals at which bands begin."""
    if rules.scoring != "sides":
        return set()
    if named is None:
        return {row.low for row in bands_table(rules) if row.low is not None and 0 < row.low < top}
    totals = range(_STEP, top, _STEP)
    return {at for at in totals if outcome(rules, at, line=named) != outcome(rules, at - _STEP, line=named)}


def result(look: Look, rules: RuleSet, found: Outcome) -> str:
    """What a total comes to, in words."""
    if rules.scoring == "bid":
        return look.say("result-bid", won="no" if found.bank == "lost" else "yes")
    if found.bank == "contested":
        return look.say("result-contested")
    if found.bank == "lost":
        return look.say("result-lost", steps=found.opponents_steps)
    return look.say("result-kept", steps=found.banker_steps)


def counts_by_seat(rules: RuleSet) -> bool:
    """Whether it matters what each seat has taken: sides are open, or there are none."""
    return rules.sides == "friends" or rules.scoring == "individual"


def trick(look: Look, view: View, width: int) -> RenderableType:
    """The seats in play order from the leader on, with what each has played."""
    seats = view.rules.seats
    first = view.leader if view.leader >= 0 else view.seat
    wide = width >= NARROW
    grid = Table.grid(padding=(0, 1))
    for _ in range(4):
        grid.add_column(no_wrap=True)
    grid.add_column(justify="right", no_wrap=True)
    if counts_by_seat(view.rules):
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
    side = Text(people.side(look, view, seat), "" if mine else "dim")
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
        role = role if seat == view.banker or seat in view.joined else Text("")
    taken = (Text(look.say("seat-points", points=view.taken[seat])),) if counts_by_seat(view.rules) else ()
    return mark, name, side, role, left, *taken, played, Text(look.word("value-separator").join(notes))
