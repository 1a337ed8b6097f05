"""The language in which a command speaks, and errors that are explained instead of traced."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from shengji.text.errors import ShengjiError
from shengji.text.messages import LANGUAGES, normal_language

Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="|".join(LANGUAGES),
        help="Language of the output; else that of SHENGJI_LANG, else of LANG.",
        show_default=False,
    ),
]
"""The ``--lang`` option of a command; pass its value to :func:`language_of`."""


def language_of(lang: str | None) -> str:
    """The language asked for, else that of the environment; English when neither names one that we have."""
    wanted = lang or os.environ.get("SHENGJI_LANG") or os.environ.get("LANG") or ""
    # A locale may carry an encoding and a variant: zh_TW.UTF-8, zh_CN@stroke.
    return normal_language(wanted.partition(".")[0].partition("@")[0])


@contextmanager
def explained(language: str, status: int = 2) -> Iterator[None]:
    """Print an error of ours in words on standard error, and end the command with a status."""
    try:
        yield
    except ShengjiError as error:
        print(error.message(language), file=sys.stderr)
        raise typer.Exit(status) from None
