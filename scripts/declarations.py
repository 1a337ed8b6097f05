"""Write types/protocol.d.ts from the messages of the server, so that the client's types are theirs.

python scripts/declarations.py            write it
python scripts/declarations.py --check    fail if it is not what would be written
"""

from __future__ import annotations

import json
import sys
import textwrap
from pathlib import Path
from typing import Any

from shengji.server.protocolpage import schema

TARGET = Path(__file__).parents[1] / "types" / "protocol.d.ts"
_HEAD = """// Written by scripts/declarations.py from the messages of the server; do not edit it by hand.

declare namespace Wire {
"""
_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
_NAMES = {"client": "ClientMessage", "server": "ServerMessage"}


def declarations() -> str:
    """The whole file."""
    parts = [_declared(name, found) for name, found in schema()["$defs"].items()]
    body = textwrap.indent("\n".join(parts), "  ")
    return f"{_HEAD}{body}}}\n"


def _declared(name: str, found: dict[str, Any]) -> str:
    title = _NAMES.get(name, name)
    if "properties" not in found:
        return f"type {title} = {_type(found)};\n"
    required = set(found.get("required", ()))
    said = found.get("description", "").replace("*/", "* /")
    lines = [f"/** {' '.join(said.split())} */"] if said else []
    lines.append(f"interface {title} {{")
    for field, kind in found["properties"].items():
        # What the server sends is always there; what a client sends may leave out what has a default.
        optional = "" if field in required or name not in _sent_by_clients() else "?"
        lines.append(f"  {field}{optional}: {_type(kind)};")
    lines.append("}\n")
    return "\n".join(lines)


def _sent_by_clients() -> set[str]:
    """The names of the messages of clients, and of what they are made of."""
    every = schema()["$defs"]
    found: set[str] = set()
    waiting = ["client"]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += [part.rsplit("/", 1)[1] for part in _references(every[name])]
    return found - {"Settings"}


def _references(found: Any) -> list[str]:
    if isinstance(found, dict):
        own = [found["$ref"]] if isinstance(found.get("$ref"), str) else []
        return own + [part for value in found.values() for part in _references(value)]
    return [part for value in found for part in _references(value)] if isinstance(found, list) else []


def _type(found: dict[str, Any]) -> str:
    if "$ref" in found:
        name = found["$ref"].rsplit("/", 1)[1]
        return _NAMES.get(name, name)
    if "enum" in found:
        return " | ".join(json.dumps(value) for value in found["enum"])
    if "const" in found:
        return json.dumps(found["const"])
    if "anyOf" in found:
        return " | ".join(dict.fromkeys(_type(part) for part in found["anyOf"]))
    match found.get("type"):
        case "array":
            if "prefixItems" in found:
                return f"[{', '.join(_type(part) for part in found['prefixItems'])}]"
            inner = _type(found.get("items", {}))
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case "object":
            value = found.get("additionalProperties", True)
            return f"Record<string, {_type(value) if isinstance(value, dict) and value else 'any'}>"
        case str(name):
            return _PLAIN[name]
    return "any"


def main() -> int:
    """Write or check."""
    text = declarations()
    if "--check" in sys.argv[1:]:
        if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
            print("types/protocol.d.ts is old: make docs", file=sys.stderr)
            return 1
        return 0
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
