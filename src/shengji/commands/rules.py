"""``shengji rules``: lists, shows and checks rule sets, and writes the page that documents them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from shengji.commands.language import Lang, explained, language_of

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.table import Table

    from shengji.rules.checks import Problem
    from shengji.rules.presets import Preset
    from shengji.rules.ruleset import RuleSet

app = typer.Typer(help="List, show and check rule sets.", no_args_is_help=True)

MARK = "●"
"""Stands before an option that differs from the parent's."""


@app.command("list")
def list_presets(lang: Lang = None) -> None:
    """List the presets, with what they are in a sentence."""
    from rich.table import Table
    from rich.text import Text

    from shengji.rules import presets
    from shengji.rules.deck import hand_size
    from shengji.text.messages import message

    language = language_of(lang)
    table = Table(box=None, header_style="bold", pad_edge=False)
    table.add_column(message("rules-list-name", language), style="cyan", no_wrap=True)
    table.add_column(message("rules-list-cards", language), no_wrap=True)
    # Chinese has no blanks to wrap at, so it folds anywhere.
    table.add_column(message("rules-list-title", language), overflow="fold")
    for name in presets.names():
        shown = presets.preset(name)
        rules = shown.rules
        cards = message("rules-list-cards-value", language, seats=rules.seats, hand=hand_size(rules), kitty=rules.kitty)
        table.add_row(name, cards, Text.assemble((shown.title[language], "bold"), "\n", shown.summary[language]))
    console = _console()
    console.print(table)
    console.print()
    console.print(message("rules-list-hint", language), markup=False)


@app.command()
def show(
    name: Annotated[str, typer.Argument(metavar="NAME_OR_FILE", help="A preset's name, or a TOML file.")],
    changed: Annotated[bool, typer.Option("--changed", help="Only the options that differ from the parent's.")] = False,
    lang: Lang = None,
) -> None:
    """Show every option of a rule set in words, and what differs from its parent."""
    from shengji.rules.ruleset import SECTIONS, differences, options
    from shengji.text.messages import message

    language = language_of(lang)
    with explained(language):
        shown = _named(name)
    rules, base = shown.rules, shown.base
    different = differences(rules, base)
    console = _console()
    _heading(console, shown, language)
    if changed and not different:
        console.print(message("rules-show-same", language))
    for section in SECTIONS:
        names = [
            option.name
            for option in options().values()
            if option.section == section and (not changed or option.name in different)
        ]
        if names:
            console.print()
            console.print(message(f"section-{section}", language), style="bold underline")
            console.print(_options(names, rules, base, language))


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="A TOML file with a rule set.")],
    lang: Lang = None,
) -> None:
    """Find what contradicts itself in a TOML file, and say what to do about it."""
    from shengji.rules.checks import problems
    from shengji.rules.deck import hand_size
    from shengji.rules.presets import read_preset
    from shengji.text.messages import message

    language = language_of(lang)
    with explained(language, status=1):
        rules = read_preset(file).rules
    found = problems(rules)
    console = _console()
    for problem in found:
        _print_problem(console, problem, language)
    errors = sum(problem.severity == "error" for problem in found)
    if found:
        console.print(message("rules-check-sums", language, errors=errors, notes=len(found) - errors))
    else:
        sums = {"hand": hand_size(rules), "kitty": rules.kitty}
        console.print(message("rules-check-good", language, name=str(file), **sums), markup=False)
    if errors:
        raise typer.Exit(1)


@app.command()
def docs(
    out: Annotated[
        Path, typer.Option("--out", help="The page to write, the variants' pages beside it; - for standard output.")
    ] = Path("docs/rules.md"),
) -> None:
    """Write the page that documents every preset and every option, and those on the variants in each language."""
    from shengji.commands.rulespage import page
    from shengji.commands.variantspage import pages

    if str(out) == "-":
        print(page(), end="")
        return
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(page(), encoding="utf-8")
    for name, text in pages().items():
        out.with_name(name).write_text(text, encoding="utf-8")


def _console() -> Console:
    from rich.console import Console

    return Console(highlight=False)


def _named(name: str) -> Preset:
    """The preset of a name, or the one in a file."""
    from shengji.rules import presets

    if name not in presets.names() and (name.endswith(".toml") or Path(name).is_file()):
        return presets.read_preset(Path(name))
    return presets.preset(name)


def _heading(console: Console, shown: Preset, language: str) -> None:
    from rich.text import Text

    from shengji.rules.deck import hand_size, total_points
    from shengji.text.errors import TextError
    from shengji.text.messages import message

    rules = shown.rules
    console.print(Text.assemble((shown.title[language], "bold"), "  ", (shown.name, "cyan")))
    if shown.summary[language]:
        console.print(shown.summary[language], markup=False)
    if shown.source[language]:
        console.print(message("rules-show-source", language, source=shown.source[language]), markup=False)
    try:
        sums = {"hand": hand_size(rules), "kitty": rules.kitty, "points": total_points(rules)}
        console.print(message("rules-show-deal", language, **sums))
    except TextError as error:
        console.print(error.message(language), style="red", markup=False)
    if shown.parent:
        console.print(message("rules-show-parent", language, parent=shown.parent), style="yellow", markup=False)
    else:
        console.print(message("rules-show-parent-defaults", language), style="yellow")


def _options(names: list[str], rules: RuleSet, base: RuleSet, language: str) -> Table:
    from rich.table import Table

    table = Table(box=None, show_header=False, pad_edge=False, expand=True)
    table.add_column(width=1, style="yellow")
    table.add_column(ratio=3, overflow="fold")
    table.add_column(ratio=5, overflow="fold")
    for name in names:
        table.add_row(*_option(name, rules, base, language))
    return table


def _option(name: str, rules: RuleSet, base: RuleSet, language: str) -> tuple[str, RenderableType, RenderableType]:
    from rich.text import Text

    from shengji.rules import words
    from shengji.text.messages import message

    differs = getattr(rules, name) != getattr(base, name)
    value = Text(words.value_in(rules, name, language), style="bold" if differs else "")
    if differs:
        was = words.value_in(base, name, language)
        value.append("\n" + message("rules-show-was", language, value=was), style="not bold yellow")
    value.append("\n" + words.sentence(name, language), style="not bold dim")
    label = Text.assemble(words.label(name, language), "\n", (name, "cyan dim"))
    return MARK if differs else "", label, value


def _print_problem(console: Console, problem: Problem, language: str) -> None:
    from rich.padding import Padding
    from rich.text import Text

    from shengji.text.messages import message

    style = "bold red" if problem.severity == "error" else "bold yellow"
    severity = message(f"rules-check-{problem.severity}", language)
    console.print(Text.assemble((severity, style), "  ", problem.message(language)))
    names = ", ".join(problem.options)
    details = Text.assemble((message("rules-check-option", language, options=names), "cyan"))
    console.print(Padding(details, (0, 0, 0, 4)))
    console.print(Padding(Text(problem.suggestion(language)), (0, 0, 1, 4)))
