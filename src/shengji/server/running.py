"""Starting and stopping the server."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
from pathlib import Path
from typing import Any

import structlog
import uvicorn

from shengji.server.config import Config, to_environment
from shengji.server.storage import is_sqlite
from shengji.text.errors import TextError
from shengji.text.messages import message


def default_database() -> Path:
    """Where tables are kept unless somebody says otherwise."""
    base = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    folder = Path(base) / "shengji"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise TextError("server-unreachable", what=str(folder), reason=error.strerror or str(error)) from error
    return folder / "server.sqlite3"


def configure_logs() -> None:
    """Structured lines on standard error. No line ever carries an action, an event or a message of a client."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def check(config: Config, workers: int) -> None:
    """Raise :class:`TextError` for settings that cannot work."""
    if workers > 1 and is_sqlite(config.database):
        raise TextError("server-workers-sqlite")
    if workers > 1 and not config.redis:
        raise TextError("server-workers-redis")


async def prepare(config: Config) -> None:
    """Bring the database up to date, and see that everything answers; raises :class:`TextError`."""
    from shengji.server.migrating import upgrade

    try:
        await upgrade(config.database)
    except Exception as error:
        raise TextError("server-unreachable", what=_shown(config.database), reason=str(error)[:200]) from error
    if config.redis:
        from redis.asyncio import Redis

        redis = Redis.from_url(config.redis)
        try:
            await redis.ping()
        except Exception as error:
            raise TextError("server-unreachable", what="Redis", reason=str(error)[:200]) from error
        finally:
            await redis.aclose()


def _shown(url: str) -> str:
    """An address without its password."""
    from sqlalchemy.engine import make_url

    return make_url(url).render_as_string(hide_password=True)


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError as error:
        bound.close()
        raise TextError("server-port", port=port, host=host, reason=error.strerror or str(error)) from error
    bound.listen(2048)
    bound.set_inheritable(True)
    return bound


def _options(config: Config) -> dict[str, Any]:
    return {
        "factory": True,
        "ws": "websockets-sansio",
        "ws_max_size": 4 * config.message_bytes,
        # Packing every message would cost more time than the few kilobytes are worth.
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "log_level": "warning",
        "access_log": False,
        "server_header": False,
        "date_header": False,
        "lifespan": "on",
        "timeout_graceful_shutdown": 3,
    }


def run(config: Config, *, host: str, port: int, workers: int, language: str, play: str) -> None:
    """Serve until stopped; raises :class:`TextError` for what keeps it from starting.

    With ``play``, a query such as ``rules=qq``, it prints the address of a table that is ready against bots.
    """
    check(config, workers)
    configure_logs()
    asyncio.run(prepare(config))
    to_environment(config)
    bound = _bound(host, port)
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    address = f"http://{shown}:{bound.getsockname()[1]}"
    print(message("serve-ready", language, address=address), flush=True)
    if play:
        told = message("serve-play", language, address=f"{address}/play?{play}")
        print(told, flush=True)
    settings = uvicorn.Config("shengji.server.app:create", workers=workers, **_options(config))
    if workers == 1:
        uvicorn.Server(settings).run(sockets=[bound])
        return
    from uvicorn.supervisors import Multiprocess

    Multiprocess(settings, [bound]).run()
