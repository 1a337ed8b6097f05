"""The files of the browser client, and the texts that it shares with the rest of the program."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

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


class _Asset(NamedTuple):
    """A file as it is sent."""

    plain: bytes
    packed: bytes
    """By gzip; empty where that is not shorter."""
    tag: str


def _asset(content: bytes) -> _Asset:
    packed = gzip.compress(content, 9, mtime=0)
    worth = len(packed) < 0.9 * len(content)
    return _Asset(content, packed if worth else b"", hashlib.sha256(content).hexdigest()[:32])


@lru_cache(maxsize=512)
def _read(path: Path, _changed: int) -> _Asset:
    """A file, packed once as long as it does not change."""
    content = path.read_bytes()
    return _asset(_with_preloads(content) if path.name == "index.html" else content)


def _sent(request: Request[Any, Any, Any], asset: _Asset, kind: str) -> Response[bytes]:
    """A file, unless the browser has it already: it may keep everything, and asks whether that is still true."""
    packed = bool(asset.packed) and _takes_gzip(request.headers.get("accept-encoding", ""))
    tag = f'"{asset.tag}{"-gz" if packed else ""}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    known = {each.strip().removeprefix("W/") for each in request.headers.get("if-none-match", "").split(",")}
    if tag in known:
        return Response(b"", status_code=304, headers=headers)
    if packed:
        headers["Content-Encoding"] = "gzip"
    return Response(asset.packed if packed else asset.plain, media_type=kind, headers=headers)


def _takes_gzip(accepted: str) -> bool:
    for each in accepted.lower().split(","):
        name, _, quality = each.partition(";")
        if name.strip() in ("gzip", "*") and quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            return True
    return False


_IMPORT = re.compile(rb"""(?:^|;)\s*(?:import|export)\b[^"'();]*["'](\.[^"']+)["']""", re.MULTILINE)


def _modules() -> list[str]:
    """Every module that the page needs before it can show anything, the first one first."""
    root = folder().resolve()
    found, waiting = [], [root / "js" / "main.js"]
    while waiting:
        module = waiting.pop(0)
        name = module.relative_to(root).as_posix()
        if name not in found:
            found.append(name)
            waiting += [(module.parent / named.decode()).resolve() for named in _IMPORT.findall(module.read_bytes())]
    return found


def _with_preloads(page: bytes) -> bytes:
    """The page with its modules named, so that a browser fetches all at once and not one by the other's imports."""
    links = "".join(f'    <link rel="modulepreload" href="/{name}" />\n' for name in _modules())
    return page.replace(b"  </head>", links.encode() + b"  </head>", 1)


def _kind(path: Path) -> str:
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.endswith(("json", "xml")) else kind


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, opt={"packed": True})
def page(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
    """A file of the client; every other address without a dot is its page, which finds its own way."""
    name = path.strip("/")
    found = _file(name) if name and "\x00" not in name else None
    if found is None and "." not in name.rsplit("/", 1)[-1] and not name.startswith(("api/", "schema/")):
        found = _file("index.html")
    if found is None:
        raise NotFoundException
    return _sent(request, _read(found, found.stat().st_mtime_ns), _kind(found))


@lru_cache(maxsize=8)
def _texts(language: str) -> _Asset:
    place = files("shengji.text").joinpath("locales", language)
    parts = [
        entry.read_bytes() for entry in sorted(place.iterdir(), key=lambda e: e.name) if entry.name.endswith(".ftl")
    ]
    return _asset(b"\n".join(parts))


@get("/locales/{name:str}", include_in_schema=False, sync_to_thread=False, opt={"packed": True})
def texts(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    """Every message of a language in one file: ``/locales/zh-Hans.ftl``."""
    language = name.removesuffix(".ftl")
    if language not in LANGUAGES or not name.endswith(".ftl"):
        raise NotFoundException
    return _sent(request, _texts(language), "text/plain")
