"""``shengji verify-shuffle``: whether cards were dealt in the order to which their seed commits."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from shengji.commands.language import Lang, explained, language_of

if TYPE_CHECKING:
    from shengji.rules.ruleset import RuleSet


def verify_shuffle(
    file: Annotated[Path | None, typer.Argument(help="A file of records, or a log of events.")] = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="HEX", help="The seed, 64 hexadecimal digits.")] = None,
    commitment: Annotated[
        str | None, typer.Option("--commitment", metavar="HEX", help="What was shown before the deal.")
    ] = None,
    rules: Annotated[
        str | None, typer.Option("--rules", metavar="NAME|FILE", help="The rules that the seed was dealt for.")
    ] = None,
    level: Annotated[
        str | None,
        typer.Option("--level", metavar="LEVEL", help="The deal's level, where its rules depend on it (KQ)."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Check that a seed fits the commitment shown before the deal, and that the cards came from it."""
    from shengji.text.messages import message

    language = language_of(lang)
    if (file is None) == (seed is None):
        print(message("shuffle-usage", language), file=sys.stderr)
        raise typer.Exit(2)
    good = (
        _check_file(file, language) if file is not None else _check_seed(seed or "", commitment, rules, level, language)
    )
    if not good:
        raise typer.Exit(1)


def _check_seed(seed: str, commitment: str | None, rules: str | None, level: str | None, language: str) -> bool:
    from shengji.game import shuffling
    from shengji.text.cards import format_kinds
    from shengji.text.messages import message

    with explained(language):
        own = shuffling.commitment(seed)
        chosen = _rules(rules, level) if rules is not None else None
    print(message("shuffle-commitment", language, commitment=own))
    good = commitment is None or commitment.strip().lower() == own
    if commitment is not None:
        print(message("shuffle-fits" if good else "shuffle-differs", language))
    if chosen is not None:
        with explained(language):
            order, first = shuffling.shuffled(chosen, seed)
        dealt = len(order) - chosen.kitty
        print(message("shuffle-first", language, seat=first + 1))
        for place in range(chosen.seats):
            print(f"{(first + place) % chosen.seats + 1}: {format_kinds(order[place : dealt : chosen.seats])}")
        if chosen.kitty:
            print(f"kitty: {format_kinds(order[dealt:])}")
        print(message("shuffle-banker", language))
    return good


def _rules(name: str, level: str | None) -> RuleSet:
    """The rules of a name or file, as they are in a deal at a level."""
    from shengji.game.special_levels import rules_at
    from shengji.notation.rulestext import rules_from_tag
    from shengji.rules.presets import read_preset
    from shengji.text.trumps import parse_level

    rules = read_preset(Path(name)).rules if name.endswith(".toml") else rules_from_tag(name)
    return rules_at(rules, parse_level(level)) if level is not None else rules


def _check_file(file: Path, language: str) -> bool:
    from shengji.commands.recordfiles import load
    from shengji.notation.record import replay
    from shengji.text.messages import message

    with explained(language):
        found = load(file)
    faults = found.faults()
    for problem in found.problems:
        print(f"{file}:{problem.line}:{problem.column}: {problem.message(language)}", file=sys.stderr)
    for record in found.records:
        key = "shuffle-deal-good" if record.seed else "shuffle-deal-unknown"
        dealing = replay(record).deal
        committed = dealing.commitment if dealing is not None else ""
        deal = {"deal": record.number, "attempt": record.start.attempt}
        print(message(key, language, **deal, commitment=committed))
    return not faults and bool(found.records) and all(record.seed for record in found.records)
