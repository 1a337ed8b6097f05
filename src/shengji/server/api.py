"""HTTP beside the WebSocket: presets and options for the lobby, the list of rooms, records, health and metrics."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import Parameter
from litestar.response import Response

from shengji.game import events as e
from shengji.notation.record import Record, from_events
from shengji.notation.rulestext import rules_from_plain
from shengji.notation.writer import write_all
from shengji.rules.presets import to_toml
from shengji.server import teaching
from shengji.server.advising import offered
from shengji.server.describing import option_form, preset_list, rules_info, rules_of
from shengji.server.hub import Hub
from shengji.server.pages import HEADERS
from shengji.server.protocol import RulesInfo, RulesSpec
from shengji.server.replaying import Replay, replay
from shengji.server.replies import Answer
from shengji.server.teaching import LessonName, LessonRequest, LessonState
from shengji.text.errors import ShengjiError, TextError
from shengji.text.messages import message, normal_language

SCHEMA = JsonRenderPlugin()

Lang = Annotated[str, Parameter(query="lang", max_length=20, description="Language of the texts.")]
TableId = Annotated[str, Parameter(pattern="^[a-z0-9]{1,32}$")]


class Fault(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    code: str
    message: str


class OptionChoice(msgspec.Struct, frozen=True):
    """One value of a choice."""

    value: str
    label: str


class OptionColumn(msgspec.Struct, frozen=True):
    """One column of an option that is a table."""

    name: str
    label: str
    kind: str
    choices: list[OptionChoice]


class OptionField(msgspec.Struct, frozen=True):
    """One option of the form."""

    name: str
    label: str
    sentence: str
    kind: str
    default: Any
    low: int | None
    high: int | None
    choices: list[OptionChoice]
    columns: list[OptionColumn]
    """Of a table; its rows are lists with a value for each."""


class OptionSection(msgspec.Struct, frozen=True):
    """A section of the form."""

    name: str
    title: str
    options: list[OptionField]


class PresetInfo(msgspec.Struct, frozen=True):
    """A preset for choosing."""

    name: str
    title: str
    summary: str
    source: str
    seats: int
    decks: int
    kitty: int
    options: dict[str, Any]


class RoomInfo(msgspec.Struct, frozen=True):
    """A table in the list of rooms."""

    table: str
    title: str
    rules: str
    state: str
    seats: int
    open_seats: int
    password: bool
    names: list[str]


class RulesAnswer(msgspec.Struct, frozen=True):
    """What a rule set comes to: for reading, and as TOML to keep."""

    rules: RulesInfo
    toml: str
    notes: list[str]


class Health(msgspec.Struct, frozen=True):
    """Whether the server works."""

    status: str


@get("/api/presets", sync_to_thread=False)
def presets_route(lang: Lang = "en") -> list[PresetInfo]:
    """Every preset."""
    return msgspec.convert(preset_list(normal_language(lang)), list[PresetInfo])


@get("/api/bots", sync_to_thread=False)
def bots_route() -> list[str]:
    """The bots that may sit down, the strongest of the package first."""
    return list(offered())


@get("/api/options", sync_to_thread=False)
def options_route(lang: Lang = "en") -> list[OptionSection]:
    """The form of the lobby: every option by sections."""
    return msgspec.convert(option_form(normal_language(lang)), list[OptionSection])


@post("/api/rules/check", status_code=200, sync_to_thread=False)
def rules_route(data: RulesSpec, lang: Lang = "en") -> RulesAnswer:
    """Check a rule set, and say it in words and as TOML."""
    from shengji.rules.checks import problems

    language = normal_language(lang)
    rules, base = rules_of(data)
    notes = [problem.message(language) for problem in problems(rules)]
    return RulesAnswer(rules_info(rules, base, language), to_toml(rules, base or None), notes)


@get("/api/tables")
async def tables_route(state: State, lang: Lang = "en") -> list[RoomInfo]:
    """The public tables."""
    hub: Hub = state.hub
    language = normal_language(lang)
    found = []
    for stored in await hub.storage.public_tables():
        lobby = stored.lobby
        info = rules_info(rules_from_plain(lobby.rules), lobby.preset, language)
        found.append(
            RoomInfo(
                table=stored.id,
                title=lobby.settings.title,
                rules=info.title,
                state=lobby.state,
                seats=len(lobby.places),
                open_seats=len(lobby.open_seats),
                password=bool(lobby.password),
                names=[place.name for place in lobby.places if place.guest or place.bot],
            )
        )
    return found


async def _records(hub: Hub, table: str, deal: int) -> list[Record]:
    """The records of a table's deals that are over; raises :class:`Missing`."""
    stored = await hub.storage.table(table)
    if stored is None:
        raise Missing("server-table-unknown", table=table)
    if stored.lobby.state != "over" and rules_from_plain(stored.lobby.rules).kitty_reveal != "all":
        # A record shows the kitty, which these rules keep face down: it waits for the end of the match.
        raise Missing("server-no-record")
    log = [row.event for row in await hub.storage.tail(table, 0)]
    last = max((place for place, event in enumerate(log) if isinstance(event, e.DealEnded | e.Redealt)), default=-1)
    records = (
        [record for record in from_events(log[: last + 1]) if not deal or record.number == deal] if last > 0 else []
    )
    if not records:
        raise Missing("server-no-record")
    return records


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT)
async def record_route(
    state: State,
    table: TableId,
    deal: Annotated[int, Parameter(query="deal", ge=0, le=1_000_000, description="0 for all that are over.")] = 0,
    lang: Lang = "en",
) -> Response[str]:
    """The record (``.sjn``) of a table's deals that are over, or of one of them."""
    hub: Hub = state.hub
    records = await _records(hub, table, deal)
    headers = {"Content-Disposition": f'attachment; filename="shengji-{table}.sjn"'}
    return Response(write_all(records), media_type="text/plain; charset=utf-8", headers=headers)


@get("/api/tables/{table:str}/replay")
async def table_replay_route(
    request: Request[Any, Any, Any],
    state: State,
    table: TableId,
    deal: Annotated[int, Parameter(query="deal", ge=0, le=1_000_000, description="0 for the last one.")] = 0,
    lang: Lang = "en",
) -> Replay:
    """A deal of a table that is over, step by step, every hand open."""
    hub: Hub = state.hub
    hub.gate.replay(address(request))
    records = await _records(hub, table, deal)
    return await asyncio.to_thread(replay, records[-1], normal_language(lang))


@get("/api/lessons", sync_to_thread=False)
def lessons_route(lang: Lang = "en") -> list[LessonName]:
    """The steps of the tutorial, in order."""
    return teaching.lesson_list(normal_language(lang))


@post("/api/lessons/{name:str}", status_code=200, sync_to_thread=False)
def lesson_route(
    request: Request[Any, Any, Any], state: State, name: str, data: LessonRequest, lang: Lang = "en"
) -> LessonState:
    """A step of the tutorial after what the learner has done in it."""
    hub: Hub = state.hub
    hub.gate.lesson(address(request))
    return teaching.lesson(name, data, normal_language(lang))


@post("/api/lessons/{name:str}/ask", status_code=200, sync_to_thread=False)
def lesson_question_route(
    request: Request[Any, Any, Any], state: State, name: str, data: LessonRequest, lang: Lang = "en"
) -> Answer:
    """What cards would be at that moment."""
    hub: Hub = state.hub
    hub.gate.lesson(address(request))
    return teaching.question(name, data, normal_language(lang))


def address(request: Request[Any, Any, Any]) -> str:
    """Where a request comes from."""
    return request.client.host if request.client is not None else ""


class Missing(TextError):
    """There is no such thing (404)."""


@get("/healthz")
async def health_route(state: State) -> Response[Health]:
    """Whether the database answers."""
    hub: Hub = state.hub
    try:
        await hub.storage.ping()
    except Exception:
        return Response(Health("no database"), status_code=503)
    return Response(Health("ok"))


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False)
def metrics_route(state: State) -> Response[str]:
    """Numbers for Prometheus."""
    hub: Hub = state.hub
    return Response(hub.metrics.text(hub.gauges()), media_type="text/plain; version=0.0.4; charset=utf-8")


HANDLERS = [
    presets_route,
    options_route,
    bots_route,
    rules_route,
    tables_route,
    record_route,
    table_replay_route,
    lessons_route,
    lesson_route,
    lesson_question_route,
    health_route,
    metrics_route,
]


def secured(response: Response[Any]) -> Response[Any]:
    """Every answer carries the headers of :data:`shengji.server.pages.HEADERS`."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


_STATUS = {
    "account-needed": 401,
    "account-sign-in": 401,
    "server-token": 401,
    "server-token-expired": 401,
    "server-token-over": 401,
    "account-name-taken": 409,
    "account-already": 409,
    "server-rate": 429,
}
"""Statuses of HTTP for what is refused, by code; all others are 400."""


def _refused(request: Request[Any, Any, Any], error: ShengjiError) -> Response[Fault]:
    language = normal_language(request.query_params.get("lang", "en"))
    status = 404 if isinstance(error, Missing) else _STATUS.get(error.code, 400)
    return secured(Response(Fault(error.code, error.message(language)), status_code=status))


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Fault]:
    language = normal_language(request.query_params.get("lang", "en"))
    code = {404: "not-found", 405: "method", 413: "large"}.get(error.status_code, "request")
    if error.status_code >= 500:
        code = "internal"
    told = message(f"error-server-http-{code}", language)
    detail = f" ({error.detail})" if code == "request" and error.detail else ""
    headers = dict(error.headers or {})
    return secured(Response(Fault(f"http-{code}", told + detail), status_code=error.status_code, headers=headers))


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[Fault]:
    hub: Hub = request.app.state.hub
    hub.metrics.failures.inc()
    hub.log.error("a request failed", path=request.url.path, kind=type(error).__name__, error=repr(error)[:200])
    language = normal_language(request.query_params.get("lang", "en"))
    return secured(Response(Fault("internal", message("error-server-internal", language)), status_code=500))


EXCEPTIONS: Any = {ShengjiError: _refused, HTTPException: _http, Exception: _broken}
