"""``shengji judge``: answers questions about the rules, one JSON object a line."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from shengji.commands.language import Lang, language_of
from shengji.text.errors import TextError


def judge(
    files: Annotated[
        list[Path] | None, typer.Argument(help="Files of JSON lines; standard input without any, or for -.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Answer questions about tricks, kitties, scores and declarations, one JSON object per line."""
    import msgspec

    from shengji.judge import answer_lines

    language = language_of(lang)
    encode = msgspec.json.Encoder().encode
    failed = False
    for source in files or [Path("-")]:
        try:
            lines = _lines(source)
            for answered in answer_lines(lines, language):
                failed |= answered.failed
                sys.stdout.buffer.write(encode(answered.answer) + b"\n")
                # At once, so that a program may ask, wait for the answer and ask again.
                sys.stdout.buffer.flush()
        except BrokenPipeError:
            # Whoever read the answers has gone. What is still buffered must not fail again when Python ends.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise typer.Exit(1) from None
        except OSError as problem:
            error = TextError("file-unreadable", file=str(source), reason=problem.strerror or "")
            print(error.message(language), file=sys.stderr)
            failed = True
    if failed:
        raise typer.Exit(1)


def _lines(source: Path) -> Iterator[bytes]:
    if str(source) == "-":
        yield from sys.stdin.buffer
    else:
        with source.open("rb") as file:
            yield from file
