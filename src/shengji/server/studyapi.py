"""HTTP for looking back at a record: its steps, what its moves cost by a bot's values, and remarks of one's own."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, post
from litestar.datastructures import State
from litestar.response import Response
from msgspec import Meta
from msgspec.structs import replace

from shengji.notation.writer import write
from shengji.server import replies as r
from shengji.server.advising import hint_bot, listed
from shengji.server.api import Lang, address
from shengji.server.coaching import decisions
from shengji.server.hub import Hub
from shengji.server.labels import action_label
from shengji.server.replaying import Replay, ReplayRequest, record_in, replay
from shengji.text.messages import normal_language

_MOST_STEPS = 12
Step = Annotated[int, Meta(ge=0, le=100_000)]
Remark = tuple[Step, Annotated[str, Meta(max_length=500)]]


class JudgeRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Steps of a record of which the moves are to be judged; twelve at most."""

    sjn: str
    first: Step
    last: Step
    deal: int = 0
    """Which deal; 0 is the first in the record."""


class JudgedStep(msgspec.Struct, frozen=True):
    """A move, what it cost, and what the bot would have considered."""

    step: int
    done: str
    cost: float | None
    """What the bot values its best above the move; ``null`` for a move that it cannot value."""
    candidates: tuple[r.Candidate, ...]


class Judgement(msgspec.Struct, frozen=True):
    """What a bot thinks of some moves."""

    bot: str
    steps: list[JudgedStep]


class RemarksRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record, and the remarks that it is to carry, each with the number of steps before it."""

    sjn: str
    remarks: Annotated[list[Remark], Meta(max_length=400)]
    deal: int = 0


@post("/api/replay", status_code=200)
async def replay_route(request: Request[Any, Any, Any], state: State, data: ReplayRequest, lang: Lang = "en") -> Replay:
    """A record of one's own, step by step, every hand open."""
    hub: Hub = state.hub
    hub.gate.replay(address(request))
    record = record_in(data.sjn, data.deal)
    return await asyncio.to_thread(replay, record, normal_language(lang))


@post("/api/replay/judge", status_code=200)
async def judge_route(
    request: Request[Any, Any, Any], state: State, data: JudgeRequest, lang: Lang = "en"
) -> Judgement:
    """What the strongest bot would have considered before some steps of a record, and what the moves cost."""
    hub: Hub = state.hub
    hub.gate.replay(address(request))
    record = record_in(data.sjn, data.deal)
    language, bot = normal_language(lang), hint_bot()
    last = min(data.last, data.first + _MOST_STEPS - 1)
    made = await asyncio.to_thread(decisions, record, None, data.first, last)
    seconds = hub.config.hint_seconds
    answers = await asyncio.gather(*(hub.judge(bot, one.seen, one.action, seconds) for one in made))
    found = [
        JudgedStep(
            step=decision.step,
            done=action_label(decision.action, decision.seen, language),
            cost=judged.cost,
            candidates=listed(judged.candidates, decision.seen, language),
        )
        for decision, judged in zip(made, answers, strict=True)
        if judged is not None
    ]
    return Judgement(bot, found)


@post("/api/replay/remarks", status_code=200, media_type=MediaType.TEXT)
async def remarks_route(
    request: Request[Any, Any, Any], state: State, data: RemarksRequest, lang: Lang = "en"
) -> Response[str]:
    """A record with other remarks."""
    hub: Hub = state.hub
    hub.gate.replay(address(request))
    record = record_in(data.sjn, data.deal)
    most = len(record.moves)
    said = sorted(
        (min(step, most), text) for step, text in ((step, _plain(text)) for step, text in data.remarks) if text
    )
    text = write(replace(record, comments=tuple(said)))
    return Response(text, media_type="text/plain; charset=utf-8")


def _plain(text: str) -> str:
    """A remark as a record can hold it: on one line, without braces."""
    printable = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join(printable.replace("{", "(").replace("}", ")").split())


HANDLERS = [replay_route, judge_route, remarks_route]
