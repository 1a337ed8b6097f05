"""``shengji record``: shows, checks and converts records of deals and logs of events."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from shengji.commands.language import Lang, explained, language_of

app = typer.Typer(
    help="Show, check and convert records of games (.sjn) and logs of events (.jsonl).", no_args_is_help=True
)

_RECORDS, _LOG = ".sjn", ".jsonl"


@app.command()
def show(
    file: Annotated[Path, typer.Argument(help="A file of records, or a log of events.")],
    deal: Annotated[
        int | None, typer.Option("--deal", metavar="N", min=1, help="Only deal N, its redeals included.")
    ] = None,
    four_colours: Annotated[bool, typer.Option("--four-colours", help="Each suit in a colour of its own.")] = False,
    lang: Lang = None,
) -> None:
    """Show deals for reading: hands, declarations, kitty, every trick, and how the result comes about."""
    from shengji.commands.recordfiles import load
    from shengji.commands.recordshow import console, look, sheet
    from shengji.text.messages import message

    language = language_of(lang)
    with explained(language):
        found = load(file)
    for problem in found.problems:
        _tell(file, problem.line, problem.column, problem.message(language))
    chosen = [record for record in found.records if deal is None or record.number == deal]
    out = console()
    for place, record in enumerate(chosen):
        if place:
            out.print()
        with explained(language, status=1):
            for part in sheet(record, look(language, four_colours)):
                out.print(part)
    if not chosen:
        numbers = sorted({record.number for record in found.records})
        known = f"{numbers[0]}–{numbers[-1]}" if numbers else "none"
        print(message("record-no-deal", language, file=str(file), known=known), file=sys.stderr)
    if not chosen or found.faults():
        raise typer.Exit(1)


@app.command()
def verify(
    files: Annotated[list[Path], typer.Argument(help="Files of records, or logs of events.")],
    lang: Lang = None,
) -> None:
    """Replay games and tell everything that is wrong with them, as FILE:LINE:COLUMN and the reason."""
    from shengji.commands.recordfiles import load
    from shengji.text.errors import ShengjiError
    from shengji.text.messages import message

    language = language_of(lang)
    bad = False
    for file in files:
        try:
            found = load(file)
        except ShengjiError as error:
            print(error.message(language), file=sys.stderr)
            bad = True
            continue
        for problem in found.problems:
            _tell(file, problem.line, problem.column, problem.message(language))
        bad = bad or bool(found.problems)
        if not found.problems:
            print(message("record-good", language, file=str(file), deals=len(found.records)))
    if bad:
        raise typer.Exit(1)


@app.command()
def convert(
    source: Annotated[Path, typer.Argument(metavar="IN", help="A file of records, or a log of events.")],
    target: Annotated[Path, typer.Argument(metavar="OUT", help="The file to write: .sjn or .jsonl.")],
    deal: Annotated[
        int | None, typer.Option("--deal", metavar="N", min=1, help="Only deal N, its redeals included.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Write over a file that exists.")] = False,
    lang: Lang = None,
) -> None:
    """Turn a log into records or records into a log, by the ending of OUT; records into tidy records, too."""
    from shengji.commands.recordfiles import load, log_bytes, write_file
    from shengji.notation.writer import write_all
    from shengji.text.errors import TextError
    from shengji.text.messages import message

    language = language_of(lang)
    with explained(language):
        if target.suffix not in (_RECORDS, _LOG):
            raise TextError("record-ending", file=str(target))
        found = load(source)
    for problem in found.problems:
        _tell(source, problem.line, problem.column, problem.message(language))
    chosen = [record for record in found.records if deal is None or record.number == deal]
    if found.faults() or not chosen:
        print(message("record-not-converted", language, file=str(source)), file=sys.stderr)
        raise typer.Exit(1)
    with explained(language, status=1):
        data = log_bytes(chosen) if target.suffix == _LOG else write_all(chosen).encode()
        write_file(target, data, force=force)
    print(message("record-converted", language, file=str(target), deals=len(chosen)))


def _tell(file: Path, line: int, column: int, text: str) -> None:
    print(f"{file}:{line}:{column}: {text}", file=sys.stderr)
