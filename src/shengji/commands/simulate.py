"""``shengji simulate``: bots play many deals or matches, and a table says how they went."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from shengji.commands.language import Lang, explained, language_of

if TYPE_CHECKING:
    from shengji.arena.simulate import Plan

INTERRUPTED = 130
"""Exit status after Ctrl-C."""
DEFAULT_DEALS = 100


class Engine(StrEnum):
    """What plays the deals."""

    PLAIN = "plain"
    FAST = "fast"


DEFAULT_BOTS = {Engine.PLAIN: "simple", Engine.FAST: "rollout"}


def simulate(
    rules: Annotated[str, typer.Option("--rules", metavar="NAME|FILE", help="A preset, or a TOML file.")] = "qq",
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="Change an option; repeatable.")
    ] = None,
    deals: Annotated[
        int | None, typer.Option("--deals", min=1, help=f"Single deals to play (default {DEFAULT_DEALS}).")
    ] = None,
    matches: Annotated[int | None, typer.Option("--matches", min=1, help="Whole matches to play instead.")] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            metavar="NAME,…",
            help="Bots; the seats take them in turn (default: simple). With the fast engine random, rollout, careful.",
        ),
    ] = None,
    engine: Annotated[
        Engine, typer.Option("--engine", help="The plain engine, or the compiled one for single deals.")
    ] = Engine.PLAIN,
    level: Annotated[
        str | None, typer.Option("--level", help="Level of all seats (default: the lowest), or random for each deal.")
    ] = None,
    seed: Annotated[str, typer.Option("--seed", help="Any text; the same seed plays the same cards.")] = "0",
    jobs: Annotated[int | None, typer.Option("--jobs", min=1, help="Processes (default: one a core).")] = None,
    records: Annotated[
        Path | None, typer.Option("--records", metavar="DIR", help="Write the log of every deal or match there.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Let bots play many deals or matches, and show what they come to.

    A single deal is the first one of a match: the bank is declared for. The digest at the end is the same for the same
    rules, bots, seed and engine, whatever the number of processes or threads.
    """
    from shengji.arena.fast import check_fast, check_plain
    from shengji.arena.simulate import Plan, check
    from shengji.commands.choosing import changed, named
    from shengji.text.errors import TextError

    language = language_of(lang)
    with explained(language):
        if deals is not None and matches is not None:
            raise TextError("simulate-deals-or-matches")
        plan = Plan(
            rules=changed(named(rules).rules, option or []),
            bots=tuple(name.strip() for name in (bots or DEFAULT_BOTS[engine]).split(",")),
            seed=seed,
            matches=matches is not None,
            level=level if level is None or level == "random" else level.upper().replace("10", "T"),
            records=records,
        )
        number, cores = matches or deals or DEFAULT_DEALS, jobs or os.cpu_count() or 1
        if engine is Engine.FAST:
            check_fast(plan)
        else:
            check_plain(plan)
            check(plan)
        _run(plan, number, cores, language, engine)


def _run(plan: Plan, number: int, jobs: int, language: str, engine: Engine) -> None:
    """Simulate with a progress bar, then print the table; Ctrl-C prints what there is so far."""
    from rich.console import Console

    from shengji.arena.facts import Totals
    from shengji.arena.simulate import simulate as simulated
    from shengji.commands.simulationreport import print_report
    from shengji.text.messages import message

    totals = Totals()
    jobs = min(jobs, number)
    began = time.perf_counter()
    interrupted = False
    try:
        with progressing(number, message("simulate-playing", language)) as advance:
            if engine is Engine.FAST:
                from shengji.arena.fast import simulate_fast

                for size in simulate_fast(plan, number, jobs, totals):
                    advance(size)
            else:
                for facts in simulated(plan, number, jobs):
                    totals.add(facts)
                    advance(1)
    except KeyboardInterrupt:
        interrupted = True
    seconds = time.perf_counter() - began
    if interrupted:
        note = message("simulate-interrupted", language, done=totals.logs, asked=number)
        Console(stderr=True, highlight=False).print(note, markup=False)
    if totals.deals:
        print_report(Console(highlight=False), plan, totals, seconds, language)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


@contextmanager
def progressing(number: int, label: str, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A progress bar with the time left, on a terminal's standard error; what it gives is called at each step."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(label, total=number, completed=done)
        yield lambda steps: progress.advance(task, steps)
