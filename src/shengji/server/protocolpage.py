"""``docs/protocol.md`` and the JSON schema of the protocol, made from the structs of the messages."""

from __future__ import annotations

import inspect
import textwrap
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

import msgspec

from shengji.server import protocol, replies
from shengji.server.protocol import ClientMessage
from shengji.server.replies import ServerMessage

_HEAD = """# The protocol of the table

Written by `shengji serve --write-protocol docs/protocol.md` from the structs of the messages; do not
edit it by hand. [protocol.schema.json](protocol.schema.json) beside it is the same as a JSON schema.

One WebSocket, `/ws`, carries JSON texts, one message each. `type` says which message it is. Cards are text as in
records (`H8 H8 SA`), seats are numbers from 0 (-2 is somebody who watches), times are milliseconds.

1. Send `hello`, with the token of an earlier visit if there is one. `welcome` answers with a fresh token.
2. Send `create` or `join`. `table` says how the table stands, and `state` how the game does, once there is one.
3. `events` tells what happens, in data and in words, with your view of the game after it. `from_seq` continues where
   the last message stopped; if it does not, send `join` again. While cards are dealt, `dealt` brings yours.
4. `help` says what you may do now. Send an `action`; `ack` says that it is kept for good. After a broken connection
   send `hello` with the token and `join` with `since`, the number of events known, and repeat the action whose `ack`
   is missing with the same `id`: it is never done twice.

A message that cannot be carried out is answered with `error`: a `code` that does not change, and the reason in your
language. Messages that are too large or too many close the connection (codes 1009, 1008); one that does not keep up
reading is closed with 1013 and may come back.

Actions are objects: `do` names them, the other fields are below; `help.choices` holds ready ones.

| `do` | fields |
|---|---|
| `declare` | `cards`, `trump` where the cards leave it open |
| `passdeclaring` | |
| `bid` | `points`, 0 to pass |
| `stir` | `cards`, `trump` |
| `nameline` | `points` |
| `callfriends` | `calls`, pairs of a card and which copy of it |
| `nametrump` | `trump` |
| `contest` | |
| `bury` | `cards` |
| `play` | `cards`, `announced`: the parts of a throw where the rules ask for them |
| `choose` | `cards` |
| `propose` | `what`: `take_back` or `finish`, `rest_to`: `banker` or `opponents` |
| `answer` | `agree` |
"""


@cache
def schema() -> dict[str, Any]:
    """The JSON schema: ``client`` and ``server`` under ``$defs``, each one of their messages."""
    hooks = "#/$defs/{name}"
    (client, server), components = msgspec.json.schema_components((ClientMessage, ServerMessage), ref_template=hooks)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Shengji",
        "$defs": {**components, "client": client, "server": server},
    }


def page() -> str:
    """The page."""
    lines = [_HEAD]
    for title, union in (("From the client", ClientMessage), ("From the server", ServerMessage)):
        lines.append(f"## {title}\n")
        for kind in get_args(union):
            lines.extend(_struct(kind, f"`{kind.__struct_config__.tag}`"))
    lines.append("## Parts\n")
    parts = [protocol.RulesSpec, protocol.Settings, protocol.SeatInfo, protocol.RulesInfo, protocol.Difference]
    parts += [protocol.ViewInfo, protocol.Group, protocol.Shown, protocol.TrickInfo, protocol.PlayInfo]
    parts += [protocol.CallInfo, protocol.Help, protocol.ChoiceInfo, protocol.ClockInfo]
    parts += [replies.EventInfo, replies.Candidate]
    for kind in parts:
        lines.extend(_struct(kind, kind.__name__))
    return "\n".join(lines).rstrip() + "\n"


def schema_text() -> str:
    """The JSON schema as it is kept in ``docs/protocol.schema.json``."""
    return msgspec.json.format(msgspec.json.encode(schema(), order="deterministic"), indent=1).decode() + "\n"


def _struct(kind: Any, title: str) -> Iterator[str]:
    yield f"### {title}\n"
    yield _marked(inspect.cleandoc(kind.__doc__ or "")) + "\n"
    said = _attribute_docs(kind)
    fields = msgspec.structs.fields(kind)
    if fields:
        yield "| field | type | default | |"
        yield "|---|---|---|---|"
        hints = inspect.get_annotations(kind)
        for field in fields:
            written = str(hints.get(field.name, "")).replace("|", "\\|")
            default = "" if field.required else f"`{_default(field)}`"
            yield f"| `{field.name}` | `{_type(written)}` | {default} | {_marked(said.get(field.name, ''))} |"
        yield ""


def _marked(text: str) -> str:
    return text.replace("``", "`")


def _type(written: str) -> str:
    found = written.removeprefix("Annotated[")
    return found.split(", Meta(")[0] if found != written else written


def _default(field: Any) -> str:
    if field.default_factory is not msgspec.NODEFAULT:
        return msgspec.json.encode(field.default_factory()).decode()
    return msgspec.json.encode(field.default).decode().replace("|", "\\|")


@cache
def _attribute_docs(kind: Any) -> dict[str, str]:
    """The sentences under the fields of a class."""
    import ast

    tree = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    assert isinstance(tree, ast.ClassDef)
    found = {}
    for before, after in zip(tree.body, tree.body[1:], strict=False):
        said = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
        if said and isinstance(before, ast.AnnAssign) and isinstance(before.target, ast.Name):
            text = str(after.value.value)  # type: ignore[attr-defined]
            found[before.target.id] = " ".join(text.split()).replace("|", "\\|")
    return found
