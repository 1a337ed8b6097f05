"""``shengji serve``: the server, and with ``--play`` a table that is ready against bots."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated
from urllib.parse import urlencode

import typer

from shengji.commands.language import Lang, explained, language_of


def serve(
    host: Annotated[str, typer.Option("--host", help="Address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="Port; 0 for any that is free.")] = 8080,
    database: Annotated[
        str | None,
        typer.Option("--database", metavar="URL", help="sqlite:///FILE or postgresql://… (default: a SQLite file)."),
    ] = None,
    redis: Annotated[
        str, typer.Option("--redis", metavar="URL", help="redis://…, through which several workers tell each other.")
    ] = "",
    workers: Annotated[int, typer.Option("--workers", min=1, max=64, help="Processes that serve.")] = 1,
    bot_processes: Annotated[
        int | None,
        typer.Option("--bot-processes", min=1, max=64, help="For each worker (default: shares the cores, 4 at most)."),
    ] = None,
    bot_seconds: Annotated[
        float, typer.Option("--bot-seconds", min=0.01, max=10, help="How long a bot may search for a move.")
    ] = 0.3,
    hint_seconds: Annotated[
        float, typer.Option("--hint-seconds", min=0.01, max=10, help="The same for hints and the coach.")
    ] = 0.5,
    tables_an_hour: Annotated[
        int, typer.Option("--tables-an-hour", min=1, help="How many tables one address may open.")
    ] = 120,
    accounts_an_hour: Annotated[
        int, typer.Option("--accounts-an-hour", min=1, help="How many accounts one address may make.")
    ] = 20,
    sign_ins_a_minute: Annotated[
        int, typer.Option("--sign-ins-a-minute", min=1, help="How often one address may try to sign in.")
    ] = 10,
    connections_each: Annotated[
        int, typer.Option("--connections-each", min=1, help="How many connections one address may hold.")
    ] = 200,
    origin: Annotated[
        list[str] | None, typer.Option("--origin", help="A further origin from which pages may connect; repeatable.")
    ] = None,
    play: Annotated[bool, typer.Option("--play", help="Print the address of a table ready against bots.")] = False,
    rules: Annotated[str, typer.Option("--rules", metavar="NAME", help="The preset for --play.")] = "online",
    bots: Annotated[
        str, typer.Option("--bots", metavar="NAME", help="The bots for --play (default: the strongest there are).")
    ] = "",
    write_protocol: Annotated[
        Path | None, typer.Option("--write-protocol", metavar="FILE", help="Write the page on the protocol and end.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Serve tables over WebSocket, and the pages of the browser client."""
    language = language_of(lang)
    if write_protocol is not None:
        from shengji.server.protocolpage import page, schema_text

        write_protocol.write_text(page(), encoding="utf-8")
        write_protocol.with_suffix(".schema.json").write_text(schema_text(), encoding="utf-8")
        return
    with explained(language, status=1):
        from shengji.bots.registry import factory
        from shengji.server.config import Config
        from shengji.server.running import default_database, run

        url = database or f"sqlite:///{default_database()}"
        config = Config(
            database=url,
            redis=redis,
            bot_processes=bot_processes or max(1, min(4, (os.cpu_count() or 1) // workers)),
            bot_seconds=bot_seconds,
            hint_seconds=hint_seconds,
            tables_an_hour=tables_an_hour,
            accounts_an_hour=accounts_an_hour,
            sign_ins_a_minute=sign_ins_a_minute,
            connections=connections_each,
            origins=tuple(origin or ()),
        )
        query = ""
        if play:
            if bots:
                factory(bots)
            query = urlencode({"rules": rules, **({"bots": bots} if bots else {})})
        run(config, host=host, port=port, workers=workers, language=language, play=query)
