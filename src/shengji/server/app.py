"""The application: WebSocket, HTTP, pages, and what is done when it starts and stops."""

from __future__ import annotations

import gc
import sys
from typing import Any

from litestar import Litestar, WebSocket, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi import OpenAPIConfig

from shengji import __version__
from shengji.server import accountapi, api, historyapi, pages, studyapi
from shengji.server.config import Config, from_environment
from shengji.server.connection import POLICY, Connection, Socket
from shengji.server.hub import Hub
from shengji.server.running import configure_logs


class _Socket(Socket):
    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket

    async def receive(self) -> str | bytes | None:
        try:
            event: dict[str, Any] = dict(await self._socket.receive())
        except WebSocketDisconnect:
            return None
        if event["type"] == "websocket.disconnect":
            return None
        text: str | None = event.get("text")
        data: bytes | None = event.get("bytes")
        return text if text is not None else data or b""

    async def send(self, data: bytes) -> None:
        await self._socket.send_data(data, mode="text", encoding="utf-8")

    async def close(self, code: int) -> None:
        await self._socket.close(code=code)


@websocket("/ws")
async def play(socket: WebSocket[Any, Any, Any], state: State) -> None:
    """A client's connection."""
    hub: Hub = state.hub
    address = socket.client.host if socket.client is not None else ""
    if not hub.gate.origin(socket.headers.get("origin"), socket.headers.get("host")) or not hub.gate.enter(address):
        await socket.close(code=POLICY)
        return
    try:
        await socket.accept()
        await Connection(hub, _Socket(socket), address).run()
    finally:
        hub.gate.leave(address)


def create(config: Config | None = None) -> Litestar:
    """The application of one worker; without settings it reads those that were left in the environment."""
    settings = config if config is not None else from_environment()
    configure_logs()
    # A thread that has read or written waits at most so long for the interpreter while messages are being made.
    sys.setswitchinterval(0.0005)
    hub = Hub(settings)

    async def begin(app: Litestar) -> None:
        app.state.hub = hub
        await hub.start()
        # What has been loaded stays: looking through it again and again would hold up every table for a moment.
        gc.collect()
        gc.freeze()
        gc.set_threshold(50_000, 20, 100)

    async def end(_app: Litestar) -> None:
        await hub.stop()

    handlers = (*api.HANDLERS, *accountapi.HANDLERS, *historyapi.HANDLERS, *studyapi.HANDLERS)
    return Litestar(
        route_handlers=[play, *handlers, pages.texts, pages.page],
        on_startup=[begin],
        on_shutdown=[end],
        after_request=api.secured,
        exception_handlers=api.EXCEPTIONS,
        # The client's files come packed already.
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5, exclude_opt_key="packed"),
        request_max_body_size=100_000,
        openapi_config=OpenAPIConfig(title="Shengji", version=__version__, path="/schema", render_plugins=[api.SCHEMA]),
        debug=False,
    )
