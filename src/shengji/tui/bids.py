"""The ladder of an auction."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from shengji.game.view import View
from shengji.tui import people
from shengji.tui.look import Look

MOST_RUNGS = 12
"""How many possible bids are listed at most; lower ones are typed as points."""


def ladder(look: Look, view: View, possible: Sequence[int]) -> RenderableType:
    """Who has bid what, downwards, then what may be bid with the numbers to choose it by, and who has passed."""
    grid = Table.grid(padding=(0, 1))
    for _ in range(2):
        grid.add_column(justify="right", no_wrap=True)
    grid.add_column(overflow="fold")
    for seat, points in view.bids:
        if points:
            grid.add_row("", str(points), Text(people.name(look, view.names, view.seat, seat), "dim"))
    for number, points in enumerate(possible[:MOST_RUNGS], 1):
        grid.add_row(Text(f"{number})", "bold"), str(points))
    if len(possible) > MOST_RUNGS:
        grid.add_row("", Text(f"{possible[-1]}", "dim"), Text(look.say("bid-lowest"), "dim"))
    shown: list[RenderableType] = [Padding(grid, (0, 0, 0, 1))]
    passed = [seat for seat, points in view.bids if not points]
    if passed:
        out = people.several(look, view.names, view.seat, passed)
        shown.append(Text(look.say("bid-out", who=out), "dim"))
    return Group(*shown)
