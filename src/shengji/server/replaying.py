"""Deals that are over, step by step, with every hand open: from a record, or from a table's own log."""

from __future__ import annotations

import msgspec

from shengji.game import Game, evolve, view
from shengji.game import actions as a
from shengji.game.view import SPECTATOR
from shengji.notation.eventlog import to_plain
from shengji.notation.reader import read
from shengji.notation.record import Record, steps
from shengji.notation.writer import write
from shengji.server.acting import to_plain as action_to_plain
from shengji.server.describing import rules_info
from shengji.server.protocol import Plain, RulesInfo, Settings, ViewInfo
from shengji.server.showing import shown_view
from shengji.server.telling import Teller
from shengji.text.errors import TextError


class ReplayStep(msgspec.Struct, frozen=True):
    """One action of a deal and what it caused."""

    seat: int
    """Who acted; -1 for the table."""
    action: Plain
    events: list[Plain]
    texts: list[str]
    view: ViewInfo
    """The table after it, every hand open."""


class Replay(msgspec.Struct, frozen=True):
    """One deal."""

    deal: int
    names: list[str]
    tags: dict[str, str]
    rules: RulesInfo
    comments: list[tuple[int, str]]
    """Remarks, each with the number of steps before it."""
    steps: list[ReplayStep]
    sjn: str
    """The deal as a record."""


class ReplayRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record to look at."""

    sjn: str
    deal: int = 0
    """Which deal; 0 is the first in the record."""


def record_in(text: str, deal: int) -> Record:
    """A record of a text; raises :class:`TextError` for a text that holds none, or not that deal."""
    for found in read(text):
        wrong = next((problem for problem in found.problems if not problem.warning), None)
        if wrong is not None:
            raise wrong
        if found.record is not None and (not deal or found.record.number == deal):
            return found.record
    raise TextError("server-no-record")


def replay(record: Record, language: str) -> Replay:
    """A deal step by step."""
    teller = Teller(language, SPECTATOR)
    found = []
    for action, before, after, caused in steps(record):
        texts, state = [], before
        for event in caused:
            state = evolve(state, event)
            texts.append(teller.tell(event, state))
        dealing = isinstance(action, a.Deal | a.DealOrder)
        plain = {"do": "deal"} if dealing else action_to_plain(action)
        found.append(
            ReplayStep(
                seat=action.seat,
                action=plain,
                events=[to_plain(event) for event in caused],
                texts=[text for text in texts if text],
                view=_open(after, language),
            )
        )
    return Replay(
        deal=record.number,
        names=list(record.start.names),
        tags=dict(record.tags),
        rules=rules_info(record.rules, "", language),
        comments=[(number, said) for number, said in record.comments],
        steps=found,
        sjn=write(record),
    )


def _open(game: Game, language: str) -> ViewInfo:
    return shown_view(view(game, SPECTATOR), game, Settings(), language, tricks=False, hands=True)
