"""The `shengji` command: gathers the commands of :mod:`shengji.commands`."""

from __future__ import annotations

from typing import Annotated

import typer

from shengji import __version__
from shengji.commands import arena, bot, judge, play, record, rules, serve, shuffle, simulate, teach

app = typer.Typer(
    help="Shengji (升级, 拖拉机, 80分): the rules of the card game and its variants.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("play")(play.play)
app.command("judge")(judge.judge)
app.add_typer(rules.app, name="rules")
app.add_typer(record.app, name="record")
app.command("verify-shuffle")(shuffle.verify_shuffle)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("bot")(bot.bot)
app.command("teach")(teach.teach)
app.command("serve")(serve.serve)


def _version(asked: bool) -> None:
    if asked:
        print(f"shengji {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Options of the command itself; each has done its work by the time this is called."""


def main() -> None:
    """Run the command."""
    app()
