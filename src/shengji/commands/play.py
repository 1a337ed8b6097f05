"""``shengji play``: a match in the terminal against bots, saved as it goes."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from shengji.commands.language import Lang, explained, language_of

if TYPE_CHECKING:
    from shengji.notation.logfile import EventLogFile
    from shengji.rules.presets import Preset
    from shengji.rules.ruleset import RuleSet
    from shengji.tui.keeping import Setup
    from shengji.tui.look import Look
    from shengji.tui.terminal import RealTerminal

DEFAULT_RULES = "online"
DEFAULT_BOTS = "simple"
INTERRUPTED = 130
"""Exit status after Ctrl-C."""
NOT_SAVED = 1
"""Exit status when the match could not be saved, or there is nothing to go on with."""


def play(
    rules: Annotated[
        str | None,
        typer.Option("--rules", metavar="NAME|FILE", help=f"A preset, or a TOML file (default: {DEFAULT_RULES})."),
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="Change an option; repeatable.")
    ] = None,
    seats: Annotated[int | None, typer.Option("--seats", min=2, max=10, help="How many sit at the table.")] = None,
    seat: Annotated[int | None, typer.Option("--seat", min=1, max=10, help="Where you sit (default: 1).")] = None,
    bots: Annotated[
        str | None,
        typer.Option("--bots", metavar="NAME,…", help=f"Bots for the other seats in turn (default: {DEFAULT_BOTS})."),
    ] = None,
    seed: Annotated[
        str | None, typer.Option("--seed", help="Any text; the same seed deals the same cards (default: random).")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved match; - for the last one.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Where to save (default: below ~/.local/state).")
    ] = None,
    fast: Annotated[bool, typer.Option("--fast", help="No pauses.")] = False,
    four_colours: Annotated[bool, typer.Option("--four-colours", help="Each suit in a colour of its own.")] = False,
    lang: Lang = None,
) -> None:
    """Play a match in the terminal against bots. Everything is saved as it happens; --resume goes on with it."""
    from shengji.tui.look import Look
    from shengji.tui.terminal import RealTerminal

    language = language_of(lang)
    terminal = RealTerminal(fast=fast)
    look = Look(language, signs=terminal.has_signs, four_colours=four_colours)
    with explained(language):
        if resume is not None:
            given = {"--rules": rules, "--option": option, "--seats": seats, "--seed": seed, "--save": save}
            _check_alone(given, look)
            path = _resumed_path(resume, look)
        else:
            preset, chosen = _chosen(rules or DEFAULT_RULES, option or [], seats)
            setup = _setup(look, preset, chosen, seat, bots, seed)
    with explained(language, status=NOT_SAVED):
        if resume is not None:
            file, setup = _reopen(path, seat, bots, terminal, look)
        else:
            file = _create(save, setup, chosen, look, terminal)
    status = _run(file, setup, terminal, look)
    if status:
        raise typer.Exit(status)


def _chosen(name: str, changes: list[str], seats: int | None) -> tuple[Preset, RuleSet]:
    from shengji.commands.choosing import changed, named

    preset = named(name)
    return preset, changed(preset.rules, [*changes, *([f"seats={seats}"] if seats is not None else [])])


def _setup(look: Look, preset: Preset, rules: RuleSet, seat: int | None, bots: str | None, seed: str | None) -> Setup:
    import secrets

    from shengji.game.shuffling import seed_from
    from shengji.tui.keeping import Setup

    return Setup(
        seat=_seat(seat or 1, rules.seats, look),
        bots=_bots(bots or DEFAULT_BOTS),
        seed=secrets.token_hex(32) if seed is None else seed_from(seed),
        preset=_reference(preset),
    )


def _seat(seat: int, seats: int, look: Look) -> int:
    if not 1 <= seat <= seats:
        _refuse(look.say("seat-range", seat=str(seat), seats=str(seats)))
    return seat - 1


def _bots(text: str) -> tuple[str, ...]:
    from shengji.bots.registry import factory

    names = tuple(name.strip() for name in text.split(",") if name.strip()) or (DEFAULT_BOTS,)
    for name in names:
        factory(name)
    return names


def _reference(preset: Preset) -> str:
    """The named preset with which the rules in force are compared: a file's own is its parent."""
    from shengji.rules import presets

    return preset.name if preset.name in presets.names() else preset.parent or ""


def _refuse(text: str, status: int = 2) -> None:
    print(text, file=sys.stderr)
    raise typer.Exit(status)


def _check_alone(given: Mapping[str, object], look: Look) -> None:
    if extra := [name for name, value in given.items() if value]:
        _refuse(look.say("resume-alone", options=", ".join(extra)))


def _resumed_path(resume: Path, look: Look) -> Path:
    from shengji.tui.keeping import default_folder, latest

    if str(resume) != "-":
        return resume
    path = latest()
    if path is None:
        _refuse(look.say("none-to-resume", folder=str(default_folder())), NOT_SAVED)
    assert path is not None
    return path


def _create(save: Path | None, setup: Setup, rules: RuleSet, look: Look, terminal: RealTerminal) -> EventLogFile:
    from shengji.game.engine import start
    from shengji.tui.keeping import create, default_path

    given = look.say("names").split(", ")
    names = [given[seat % len(given)] for seat in range(rules.seats)]
    names[setup.seat] = look.say("your-name")
    path = save if save is not None else default_path()
    file = create(path, setup, start(rules, names))
    terminal.line(look.say("saving", file=str(path)))
    return file


def _reopen(
    path: Path, seat: int | None, bots: str | None, terminal: RealTerminal, look: Look
) -> tuple[EventLogFile, Setup]:
    import secrets

    from msgspec.structs import replace

    from shengji.game.events import MatchStarted
    from shengji.notation.rulestext import nearest_preset
    from shengji.text.errors import TextError
    from shengji.tui.keeping import Setup, reopen, setup_path

    file, setup = reopen(path)
    begun = file.events[0]
    assert isinstance(begun, MatchStarted)
    terminal.line(look.say("resumed", file=str(path)))
    if file.warning is not None:
        terminal.show(look.say("cut"))
    if setup is None:
        names = _bots(bots or DEFAULT_BOTS)
        place = _seat(seat or 1, begun.rules.seats, look)
        near = nearest_preset(begun.rules)[0]
        setup = Setup(seat=place, bots=names, seed=secrets.token_hex(32), preset=near)
        told = {"file": setup_path(path).name, "seat": str(place + 1), "bots": ", ".join(names)}
        terminal.show(look.say("no-setup", **told))
    if not 0 <= setup.seat < begun.rules.seats or not setup.bots:
        raise TextError("setup-seat", file=str(setup_path(path)), seat=setup.seat + 1, seats=begun.rules.seats)
    if seat is not None:
        setup = replace(setup, seat=_seat(seat, begun.rules.seats, look))
    return file, replace(setup, bots=_bots(bots) if bots else _bots(",".join(setup.bots)))


def _run(file: EventLogFile, setup: Setup, terminal: RealTerminal, look: Look) -> int:
    """Play to the end, or until the player leaves; the exit status."""
    from shengji.text.errors import ShengjiError
    from shengji.tui.client import Client
    from shengji.tui.match import Match

    match = Match(file, setup)
    status = 0
    try:
        Client(match, terminal, look, _preset_of(setup, look)).run()
    except EOFError:
        terminal.show()
    except KeyboardInterrupt:
        terminal.show()
        status = INTERRUPTED
    except BrokenPipeError:
        # Nobody reads any more; what has been shown is saved.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except ShengjiError as error:
        print(error.message(look.language), file=sys.stderr)
        status = NOT_SAVED
    finally:
        try:
            match.close()
        except ShengjiError as error:
            status = status or NOT_SAVED
            print(error.message(look.language), file=sys.stderr)
    if not match.game.over:
        command = f"shengji play --resume {shlex.quote(str(file.path))}"
        terminal.line(look.say("not-saved" if status == NOT_SAVED else "saved", command=command))
    return status


def _preset_of(setup: Setup, look: Look) -> Preset:
    """The preset to compare the rules with; the standard rules where none is named, or none of that name is known."""
    from shengji.rules import presets
    from shengji.rules.presets import Preset
    from shengji.rules.ruleset import RuleSet

    if setup.preset in presets.names():
        return presets.preset(setup.preset)
    texts = {look.language: look.say("rules-standard")}
    empty = dict.fromkeys(texts, "")
    return Preset(name="", parent=None, rules=RuleSet(), title=texts, summary=empty, about=empty, source=empty)
