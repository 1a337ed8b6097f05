"""``shengji bot``: one of our bots as a program that other engines ask, a line at a time."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from enum import StrEnum
from typing import Annotated

import typer

from shengji.commands.budgets import clock_of
from shengji.commands.language import Lang, explained, language_of
from shengji.text.errors import ShengjiError


class Protocol(StrEnum):
    """How to talk to the bot."""

    json = "json"
    botzone = "botzone"


def bot(
    name: Annotated[str, typer.Argument(metavar="NAME", help="A bot; see docs/bots.md for their names.")] = "club-2",
    protocol: Annotated[
        Protocol, typer.Option("--protocol", help="JSON lines (docs/bot-protocol.md), or Botzone's Tractor protocol.")
    ] = Protocol.json,
    seed: Annotated[str, typer.Option("--seed", help="Any text; the same seed answers the same.")] = "0",
    suits: Annotated[
        str, typer.Option("--botzone-suits", metavar="ORDER", help="Botzone: the order of the suits in card numbers.")
    ] = "shcd",
    budget: Annotated[
        str | None,
        typer.Option("--budget", metavar="TIME|N sims", help="For a request that names no clock: 20ms, 1s, 200 sims."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Answer requests on standard input, one line each, on standard output; an error of one leaves the rest alone."""
    import msgspec

    from shengji.bots.botzone.cards import check_order
    from shengji.bots.botzone.serving import answer_input
    from shengji.bots.registry import factory, warm_up
    from shengji.bots.wire import answer_line

    language = language_of(lang)
    encode = msgspec.json.Encoder().encode
    with explained(language):
        make = factory(name)
        order = check_order(suits)
        clock = clock_of(budget)
    # The first request is not to pay for it.
    warm_up((name,))

    def answer_json(line: bytes) -> bytes:
        return encode(answer_line(line, make, language, seed, clock))

    def answer_botzone(line: bytes) -> bytes:
        try:
            return encode(answer_input(line, make, order, seed, clock))
        except ShengjiError as error:
            # Nothing but a response may be sent there.
            print(error.message(language), file=sys.stderr)
            return encode({"response": []})

    _serve(answer_json if protocol is Protocol.json else answer_botzone)


def _serve(answer: Callable[[bytes], bytes]) -> None:
    try:
        for line in sys.stdin.buffer:
            if line.strip():
                sys.stdout.buffer.write(answer(line) + b"\n")
                # At once: whoever asks waits for it.
                sys.stdout.buffer.flush()
    except BrokenPipeError:
        # Whoever read the answers has gone. What is still buffered must not fail again when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise typer.Exit(1) from None
