"""``shengji teach``: teach a network what plays are worth, by deals that are played to their end."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from shengji.commands.language import Lang, explained, language_of
from shengji.commands.simulate import INTERRUPTED, progressing

if TYPE_CHECKING:
    from shengji.learning.lessons import Lessons
    from shengji.rules.ruleset import RuleSet

HELD_OUT = 20
"""One decision of so many is kept to try the network on."""
LOT = 1000
"""Deals that are played at once."""


def teach(
    rules: Annotated[str, typer.Option("--rules", metavar="NAME,…", help="Rule sets, in equal parts.")] = "competition",
    deals: Annotated[int, typer.Option("--deals", min=20, help="Deals to learn from, of each rule set.")] = 20_000,
    rounds: Annotated[int, typer.Option("--rounds", min=1, help="How often each is played, otherwise each time.")] = 5,
    steps: Annotated[int, typer.Option("--steps", min=2, help="Steps of learning.")] = 26_000,
    seed: Annotated[int, typer.Option("--seed", help="The same seed deals the same cards.")] = 0,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="Where the network is written.")] = Path(
        "network.npz"
    ),
    lang: Lang = None,
) -> None:
    """Teach a network what plays are worth, like the one by which the bot learned plays.

    Bots declare and bury; from there deals are played by careful rules of thumb, now and then at random, and at some
    decisions every play is followed to the end. Needs the extra learn.
    """
    from shengji.commands.choosing import named
    from shengji.text.errors import TextError
    from shengji.text.messages import message

    language = language_of(lang)
    with explained(language):
        _check_extra()
        if out.suffix != ".npz" or not out.parent.is_dir():
            raise TextError("teach-out", file=str(out))
        chosen = [named(name.strip()).rules for name in rules.split(",")]
        _check_rules(chosen)
        with progressing(len(chosen) * deals, message("teach-dealing", language)) as advance:
            lessons = _gathered(chosen, deals, rounds, seed, advance)
        _taught(lessons, steps, seed, out, language)


def _check_extra() -> None:
    """Raise :class:`TextError` for the first package that is missing."""
    from importlib.util import find_spec

    from shengji.text.errors import TextError

    for name in ("llvmlite", "numpy", "jax", "optax"):
        if find_spec(name) is None:
            raise TextError("teach-missing", name=name)


def _check_rules(chosen: list[RuleSet]) -> None:
    """Raise :class:`shengji.sim.UnsupportedRules` for rules of which decisions cannot be described."""
    from shengji.sim.lessons import check_describable

    for rules in chosen:
        check_describable(rules)


def _gathered(chosen: list[RuleSet], deals: int, rounds: int, seed: int, advance: Callable[[int], None]) -> Lessons:
    """Lessons of so many deals of each rule set."""
    from shengji.learning.beginnings import beginnings
    from shengji.learning.lessons import joined, lessons

    parts: list[Lessons] = []
    for rules in chosen:
        begun = beginnings(rules, deals, f"teach/{seed}")
        while lot := list(islice(begun, LOT)):
            parts += [lessons(rules, lot, seed + len(parts) + number) for number in range(rounds)]
            advance(len(lot))
    return joined(parts)


def _taught(lessons: Lessons, steps: int, seed: int, out: Path, language: str) -> None:
    """Teach, tell how it goes, and write the network; after Ctrl-C what has been learned by then."""
    import numpy as np
    from rich.console import Console

    from shengji.learning.teaching import Course, Progress, save, teach
    from shengji.text.errors import TextError
    from shengji.text.messages import message

    console = Console(highlight=False)
    rows = np.random.default_rng(seed).permutation(len(lessons))
    held, learned = np.split(rows, [max(1, len(rows) // HELD_OUT)])
    console.print(message("teach-lessons", language, decisions=len(learned), held=len(held)), markup=False)
    done = 0
    with progressing(steps, message("teach-teaching", language)) as advance:

        def told(progress: Progress) -> None:
            nonlocal done
            advance(progress.step - done)
            done = progress.step
            line = message(
                "teach-progress",
                language,
                step=done,
                loss=f"{progress.loss:.4f}",
                gain=f"{progress.gain:+.4f}",
                error=f"{progress.error:.4f}",
            )
            console.print(line, markup=False, soft_wrap=True)

        course = Course(steps=steps, seed=seed)
        network, complete = teach(lessons.taken(learned), lessons.taken(held), course, told)
    try:
        save(network, out)
    except OSError as fault:
        raise TextError("records-unwritable", file=str(out), reason=str(fault.strerror or fault)) from fault
    console.print(message("teach-written", language, file=str(out)), markup=False, soft_wrap=True)
    if not complete:
        raise typer.Exit(INTERRUPTED)
