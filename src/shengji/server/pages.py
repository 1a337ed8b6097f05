"""The files of the browser client, and the texts that it shares with the rest of the program."""

from __future__ import annotations

import hashlib
import mimetypes
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Request, get
from litestar.exceptions import NotFoundException
from litestar.response import Response

from shengji.text.messages import LANGUAGES

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""Sent with every answer. Nothing inline runs: no script, no style."""

_TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".ftl": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}


def folder() -> Path:
    """Where the client's files lie."""
    return Path(str(files("shengji"))) / "web"


def _file(path: str) -> Path | None:
    root = folder().resolve()
    try:
        found = (root / path).resolve()
    except (OSError, ValueError):
        return None
    return found if found.is_relative_to(root) and found.is_file() else None


def _sent(request: Request[Any, Any, Any], content: bytes, kind: str) -> Response[bytes]:
    tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(content, media_type=kind, headers=headers)


def _kind(path: Path) -> str:
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.endswith(("json", "xml")) else kind


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
    """A file of the client; every other address without a dot is its page, which finds its own way."""
    name = path.strip("/")
    found = _file(name) if name and "\x00" not in name else None
    if found is None and "." not in name.rsplit("/", 1)[-1] and not name.startswith(("api/", "schema/")):
        found = _file("index.html")
    if found is None:
        raise NotFoundException
    return _sent(request, found.read_bytes(), _kind(found))


@lru_cache(maxsize=8)
def _texts(language: str) -> bytes:
    place = files("shengji.text").joinpath("locales", language)
    parts = [
        entry.read_bytes() for entry in sorted(place.iterdir(), key=lambda e: e.name) if entry.name.endswith(".ftl")
    ]
    return b"\n".join(parts)


@get("/locales/{name:str}", include_in_schema=False, sync_to_thread=False)
def texts(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    """Every message of a language in one file: ``/locales/zh-Hans.ftl``."""
    language = name.removesuffix(".ftl")
    if language not in LANGUAGES or not name.endswith(".ftl"):
        raise NotFoundException
    return _sent(request, _texts(language), "text/plain")
