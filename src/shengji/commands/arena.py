"""``shengji arena``: bots against each other on the same cards, and how sure it is who is better."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from shengji.commands.budgets import clock_of, seconds_of
from shengji.commands.language import Lang, explained, language_of

if TYPE_CHECKING:
    pass

INTERRUPTED = 130
"""Exit status after Ctrl-C."""
DEFAULT_DEALS = 100


def arena(
    a: Annotated[
        str | None, typer.Option("--a", metavar="BOT", help="A bot, or a program: exec:COMMAND, botzone:COMMAND.")
    ] = None,
    b: Annotated[str | None, typer.Option("--b", metavar="BOT", help="The other one.")] = None,
    round_robin: Annotated[
        str | None, typer.Option("--round-robin", metavar="BOT,BOT,…", help="Every two of these instead, with ratings.")
    ] = None,
    rules: Annotated[
        str, typer.Option("--rules", metavar="NAME|FILE", help="A preset, or a TOML file.")
    ] = "competition",
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="Change an option; repeatable.")
    ] = None,
    deals: Annotated[
        int | None,
        typer.Option("--deals", min=1, help=f"Deals, each played in every seating (default {DEFAULT_DEALS})."),
    ] = None,
    matches: Annotated[int | None, typer.Option("--matches", min=1, help="Whole matches instead of deals.")] = None,
    level: Annotated[str | None, typer.Option("--level", help="Level of all seats (default: the lowest).")] = None,
    budget: Annotated[
        str | None, typer.Option("--budget", metavar="TIME|N sims", help="For a decision: 100ms, 1s, or 200 sims.")
    ] = None,
    limit: Annotated[
        str, typer.Option("--limit", metavar="TIME", help="How long a program may take for an answer.")
    ] = "10s",
    seed: Annotated[str, typer.Option("--seed", help="Any text; the same seed deals the same cards.")] = "0",
    jobs: Annotated[int | None, typer.Option("--jobs", min=1, help="Processes (default: one a core).")] = None,
    cluster: Annotated[
        str | None, typer.Option("--cluster", metavar="ADDRESS", help="dask://HOST:PORT or ray://HOST:PORT.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", metavar="DIR", help="Results and plots go there, and what an interrupted run goes on from."
        ),
    ] = None,
    losses: Annotated[
        Path | None, typer.Option("--losses", metavar="DIR", help="Write the records of the deals that cost a most.")
    ] = None,
    botzone_suits: Annotated[
        str, typer.Option("--botzone-suits", metavar="ORDER", help="The order of the suits in Botzone's card numbers.")
    ] = "shcd",
    lang: Lang = None,
) -> None:
    """Let bots play the same cards in every seating, and say who is better and how sure that is.

    Each deal is played once for each seating: with two sides twice, the sides exchanged. All plays of a deal are one
    observation; the intervals are made from whole observations. With --out the same command goes on after Ctrl-C.
    """
    from shengji.arena.matchup import Pairing
    from shengji.arena.running import check_cluster, has_joblib
    from shengji.bots.botzone.cards import check_order
    from shengji.commands.arenarun import Run
    from shengji.commands.choosing import changed, named
    from shengji.text.errors import TextError

    language = language_of(lang)
    with explained(language):
        if deals is not None and matches is not None:
            raise TextError("simulate-deals-or-matches")
        pairs = _pairs(a, b, round_robin)
        chosen = changed(named(rules).rules, option or [])
        if cluster is not None:
            check_cluster(cluster)
        seconds = seconds_of(limit)
        if seconds is None:
            raise TextError("arena-budget", text=limit)
        pairings = [
            Pairing(
                rules=chosen,
                a=first,
                b=second,
                seed=seed,
                clock=clock_of(budget),
                matches=matches is not None,
                level=level if level is None else level.upper().replace("10", "T"),
                limit=seconds,
                suits=check_order(botzone_suits),
            )
            for first, second in pairs
        ]
        cores = os.cpu_count() or 1
        # Without joblib there is one process, unless more were asked for.
        wanted = jobs or (cores if cluster is not None or has_joblib() else 1)
        number = matches or deals or DEFAULT_DEALS
        run = Run(pairings, number, wanted if cluster else min(wanted, number), cluster, out, losses, language)
        if run.play():
            return
    raise typer.Exit(INTERRUPTED)


def _pairs(a: str | None, b: str | None, round_robin: str | None) -> list[tuple[str, str]]:
    from shengji.arena.ratings import pairs
    from shengji.text.errors import TextError

    if round_robin is not None and a is None and b is None:
        bots = list(dict.fromkeys(name.strip() for name in round_robin.split(",") if name.strip()))
        if len(bots) > 1:
            return pairs(bots)
    elif a is not None and b is not None and round_robin is None:
        return [(a, b)]
    raise TextError("arena-bots")
