"""HTTP for history: the deals of whoever asks, guest or account, and how their levels went."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import get
from litestar.datastructures import State
from litestar.params import Parameter

from shengji.rules import presets
from shengji.server.accountapi import Bearer, Lang, identity
from shengji.server.history import Entry, Filters, Seat
from shengji.server.hub import Hub
from shengji.server.rating import shown_change
from shengji.text.messages import normal_language

_MOST_POINTS = 500

Preset = Annotated[str, Parameter(query="preset", max_length=60, description="Only deals by these rules.")]
Since = Annotated[
    int, Parameter(query="since", ge=0, le=10**14, description="Only deals that ended then or later (ms since 1970).")
]
Until = Annotated[int, Parameter(query="until", ge=0, le=10**14, description="Only deals that ended before; 0: all.")]
With = Annotated[str, Parameter(query="with", max_length=40, description="Part of the name of somebody else there.")]
Offset = Annotated[int, Parameter(query="offset", ge=0, le=1_000_000, description="How many to pass over.")]
Limit = Annotated[int, Parameter(query="limit", ge=1, le=100, description="How many at most.")]


class HistorySeat(msgspec.Struct, frozen=True):
    """Somebody in a deal."""

    seat: int
    name: str
    side: Literal["bankers", "opponents"]
    you: bool
    person: bool


class HistoryDeal(msgspec.Struct, frozen=True):
    """A deal that is over."""

    table: str
    deal: int
    ended: int
    """Milliseconds since 1970."""
    preset: str
    rules: str
    """The rules' name."""
    changed: bool
    """Whether options differed from the preset."""
    side: Literal["bankers", "opponents"]
    result: Literal["won", "lost", "tied"]
    points: int
    """The opponents' total."""
    steps: int
    """Levels that your side gained, less those of the other."""
    level: str | None
    """Yours after it."""
    by_bot: bool
    """Whether a bot or the clock made any of your moves."""
    rated: bool
    change: int | None
    """Of your rating, in points."""
    seats: list[HistorySeat]
    replay: str
    """Path of the page that shows it."""


class RulesName(msgspec.Struct, frozen=True):
    """Rules by which deals were played."""

    name: str
    title: str


class HistoryPage(msgspec.Struct, frozen=True):
    """Some deals, newest first."""

    total: int
    deals: list[HistoryDeal]
    presets: list[RulesName]
    """All rules by which you have played."""


class LevelPoint(msgspec.Struct, frozen=True):
    """A deal in the course of the levels."""

    ended: int
    steps: int
    sum: int
    """Of the steps until then."""
    level: str | None
    change: int | None


def _printable(text: str) -> str:
    return "".join(sign for sign in text if sign.isprintable()).strip()


def _filters(preset: str, since: int, until: int, whom: str) -> Filters:
    return Filters(_printable(preset), since / 1000, until / 1000, _printable(whom))


@get("/api/history")
async def history_route(
    state: State,
    bearer: Bearer = "",
    preset: Preset = "",
    since: Since = 0,
    until: Until = 0,
    whom: With = "",
    offset: Offset = 0,
    limit: Limit = 20,
    lang: Lang = "en",
) -> HistoryPage:
    """The deals that you have played."""
    hub: Hub = state.hub
    who = await identity(hub, bearer)
    language = normal_language(lang)
    total, entries = await hub.history.page(who.guest, _filters(preset, since, until, whom), offset, limit)
    seats = await hub.history.seats([entry.ident for entry in entries])
    names = await hub.history.presets(who.guest)
    return HistoryPage(
        total,
        [_deal(entry, seats[entry.ident], language) for entry in entries],
        [RulesName(name, _title(name, language)) for name in names],
    )


@get("/api/history/levels")
async def levels_route(
    state: State,
    bearer: Bearer = "",
    preset: Preset = "",
    since: Since = 0,
    until: Until = 0,
    whom: With = "",
    lang: Lang = "en",
) -> list[LevelPoint]:
    """The steps of your last 500 deals, oldest first."""
    hub: Hub = state.hub
    who = await identity(hub, bearer)
    points, total = [], 0
    for point in await hub.history.levels(who.guest, _filters(preset, since, until, whom), _MOST_POINTS):
        total += point.steps
        change = None if point.change is None else shown_change(point.change)
        points.append(LevelPoint(int(point.ended * 1000), point.steps, total, point.level, change))
    return points


def _title(preset: str, language: str) -> str:
    return presets.preset(preset).title[language] if preset in presets.names() else preset


def _deal(entry: Entry, seats: list[Seat], language: str) -> HistoryDeal:
    won = {"kept": entry.banking, "lost": not entry.banking}.get(entry.bank)
    return HistoryDeal(
        table=entry.table,
        deal=entry.number,
        ended=int(entry.ended * 1000),
        preset=entry.preset,
        rules=_title(entry.preset, language),
        changed=entry.changed,
        side=_side(entry.banking),
        result="tied" if won is None else "won" if won else "lost",
        points=entry.points,
        steps=entry.steps,
        level=entry.level,
        by_bot=entry.by_bot,
        rated=entry.rating == "done",
        change=None if entry.change is None else shown_change(entry.change),
        seats=[HistorySeat(s.seat, s.name, _side(s.banking), s.seat == entry.seat, s.person) for s in seats],
        replay=f"/t/{entry.table}/replay/{entry.number}",
    )


def _side(banking: bool) -> Literal["bankers", "opponents"]:
    return "bankers" if banking else "opponents"


HANDLERS = [history_route, levels_route]
