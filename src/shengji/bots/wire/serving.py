"""Answering requests: the action of one of our bots, or why there is none."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec

from shengji.bots.protocol import Bot, Clock, Factory, Hinting
from shengji.bots.wire.actions import action_to_plain
from shengji.bots.wire.views import view_of
from shengji.judge.questions import field
from shengji.text.errors import ShengjiError, TextError

ASKS = ("act", "contest", "consent")


def answer_line(
    line: bytes, make: Factory, language: str = "en", seed: str = "0", clock: Clock | None = None
) -> dict[str, Any]:
    """The answer to one line; never raises for what the line holds. ``clock`` is for requests that name none.

    The bot is made anew for each request with a generator that follows from the seed and the line, so the same request
    has the same answer whatever was asked before.
    """
    request: Mapping[str, Any] = {}
    try:
        request = _decode(line)
        drawn = hashlib.sha256(seed.encode() + b"/" + line.strip()).hexdigest()
        answer = _answer(request, make(Random(drawn)), language, clock)
    except ShengjiError as error:
        answer = {"error": {"code": error.code, "message": error.message(language)}}
    except RecursionError:
        answer = {"error": {"code": "json-depth", "message": TextError("json-depth").message(language)}}
    except Exception as problem:  # a bot of somebody else's may raise anything, and the next request is to be answered
        crash = TextError("bot-crashed", reason=f"{type(problem).__name__}: {problem}")
        answer = {"error": {"code": crash.code, "message": crash.message(language)}}
    return {"id": request["id"], **answer} if "id" in request else answer


def _answer(request: Mapping[str, Any], bot: Bot, language: str, clock: Clock | None) -> dict[str, Any]:
    ask = field(request, "ask", str, "act")
    if ask not in ASKS:
        raise TextError("ask-unknown", ask=ask, known=", ".join(ASKS))
    view = view_of(request)
    if ask == "contest":
        return {"agree": bot.contests(view)}
    if ask == "consent":
        if view.proposal is None:
            raise TextError("field-missing", field="proposal")
        return {"agree": bot.consents(view)}
    answer: dict[str, Any] = {"action": action_to_plain(bot.act(view, _clock(request) or clock))}
    if request.get("candidates") is True and isinstance(bot, Hinting):
        answer["candidates"] = [
            {
                "action": action_to_plain(candidate.action),
                "value": round(candidate.value, 4),
                "reason": candidate.reason.text(language),
            }
            for candidate in bot.candidates(view)
        ]
    return answer


def _clock(request: Mapping[str, Any]) -> Clock | None:
    plain = field(request, "clock", dict, {})
    if not plain:
        return None
    try:
        return msgspec.convert(plain, Clock)
    except msgspec.ValidationError:
        raise TextError("clock-form") from None


def _decode(line: bytes) -> dict[str, Any]:
    try:
        request = msgspec.json.decode(line)
    except msgspec.DecodeError as problem:
        raise TextError("json-syntax", reason=str(problem)) from None
    if not isinstance(request, dict):
        raise TextError("request-no-object")
    return request
