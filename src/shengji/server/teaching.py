"""The tutorial as clients get it: a lesson looks like any table, so that they show it as one."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from shengji.game import Game
from shengji.game.view import redact
from shengji.notation.eventlog import to_plain
from shengji.rules.presets import preset
from shengji.server import learning
from shengji.server import replies as r
from shengji.server.acting import from_plain
from shengji.server.asking import answer
from shengji.server.describing import rules_info
from shengji.server.learning import LEARNER, Course, Step
from shengji.server.protocol import Cards, Plain, SeatInfo, Settings
from shengji.server.showing import shown_help, shown_view
from shengji.server.telling import Teller
from shengji.text.messages import message

TABLE = "lesson"
"""What stands for the number of the table."""
_SETTINGS = Settings(title="", deal_ms=0, bot_ms=0, hints=False, chat=False)


class LessonName(msgspec.Struct, frozen=True):
    """One lesson for choosing."""

    name: str
    title: str


class LessonRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the learner has done so far; for questions also the cards that are asked about, as in ``ask``."""

    actions: Annotated[list[Plain], Meta(max_length=20)] = []
    cards: Cards = ""
    complete: Annotated[str, Meta(max_length=4)] = ""


class LessonState(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson after that."""

    title: str
    text: str
    """What there is to know, in two or three sentences."""
    task: str
    """What is to be done now."""
    hint: str
    verdict: Literal["", "good", "again", "done"]
    """Whether the last thing done reached its goal: ``good`` when more is to be done, ``again`` when it did not."""
    said: str
    """What there is to say about it."""
    table: r.TableInfo
    state: r.State
    """The table before the last thing done."""
    events: list[r.Events]
    """What has happened since, a message for each action of a seat."""


def lesson_list(language: str) -> list[LessonName]:
    """Every lesson, in order."""
    return [LessonName(each.name, message(f"learn-{each.name}-title", language)) for each in learning.lessons()]


def lesson(name: str, request: LessonRequest, language: str) -> LessonState:
    """A lesson as far as the learner has come; raises :class:`ShengjiError` for what the rules do not allow."""
    course = _course(name, request, language)
    goals = len(course.lesson.goals)
    at = max(0, min(course.goal, goals - 1))
    missed = course.reached is False
    return LessonState(
        title=message(f"learn-{name}-title", language),
        text=message(f"learn-{name}-text", language),
        task=_numbered(course, "task", at, language),
        hint=_numbered(course, "hint", at, language),
        verdict="" if course.reached is None else "again" if missed else "done" if course.done else "good",
        said=""
        if course.reached is None
        else _numbered(course, "missed", at, language)
        if missed
        else _numbered(course, "done", course.goal - 1, language),
        table=_table(course.before, language),
        state=r.State(
            table=TABLE,
            seq=course.before.length,
            view=shown_view(learning.seen(course.before), course.before, _SETTINGS, language, tricks=True),
            help=shown_help(learning.seen(course.before), language),
            clock=None,
        ),
        events=[_events(step, language) for step in course.steps],
    )


def question(name: str, request: LessonRequest, language: str) -> r.Answer:
    """What cards would be."""
    course = _course(name, request, language)
    return answer(learning.seen(course.after), "lesson", request.cards, request.complete, language)


def _course(name: str, request: LessonRequest, language: str) -> Course:
    found = learning.lesson_named(name)
    names = tuple(message(f"learn-seat-{place}", language) for place in ("you", "right", "partner", "left"))
    return learning.course(found, [from_plain(plain, LEARNER) for plain in request.actions], names)


def _numbered(course: Course, what: str, goal: int, language: str) -> str:
    """A text of a lesson; from its second goal on with the number."""
    return message(f"learn-{course.lesson.name}-{what}{f'-{goal + 1}' if goal else ''}", language)


def _table(game: Game, language: str) -> r.TableInfo:
    seats = tuple(
        SeatInfo(seat=seat, kind="person" if seat == LEARNER else "bot", name=name, online=True, you=seat == LEARNER)
        for seat, name in enumerate(game.names)
    )
    return r.TableInfo(
        table=TABLE,
        invite="/learn",
        state="playing",
        seats=seats,
        seat=LEARNER,
        host=False,
        settings=_SETTINGS,
        rules=rules_info(preset(learning.PRESET).rules, learning.PRESET, language),
        password=False,
        spectators=0,
        seq=game.length,
    )


def _events(step: Step, language: str) -> r.Events:
    teller = Teller(language, LEARNER)
    told = []
    for seq, (event, after) in enumerate(learning.moments([step]), step.before.length):
        shown = redact(event, LEARNER, after)
        told.append(r.EventInfo(seq=seq, event=to_plain(shown), text=teller.tell(shown, after)))
    seen = learning.seen(step.after)
    return r.Events(
        table=TABLE,
        from_seq=step.before.length,
        events=tuple(told),
        seq=step.after.length,
        view=shown_view(seen, step.after, _SETTINGS, language, tricks=False),
        help=shown_help(seen, language),
        clock=None,
    )
