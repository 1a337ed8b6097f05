"""The tutorial: prepared moments of a deal, each with something to do, judged by the game itself."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from shengji.cards import Bag, distinct, points
from shengji.game import Game, apply, evolve, start
from shengji.game import actions as a
from shengji.game import events as e
from shengji.game.engine import fold, is_legal, legal
from shengji.game.guidance import rule_of
from shengji.game.state import Deal, PhaseName, current, tables_of
from shengji.game.view import View, view
from shengji.rules.presets import preset
from shengji.rules.tables import TRUMP
from shengji.text.cards import parse_bag
from shengji.text.errors import TextError

LEARNER = 0
"""The seat that learns."""
PRESET = "online"
_SEATS = 4


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One step of the tutorial, as ``lessons.toml`` has it; seats count from 1 there."""

    name: str
    goals: tuple[str, ...]
    hands: tuple[str, ...]
    leader: int
    plays: tuple[str, ...] = ()
    phase: PhaseName = "play"
    banker: int = 4
    kitty: str = ""
    taken: tuple[int, ...] = (0,) * _SEATS


class Step(NamedTuple):
    """An action of any seat with what it caused, and the game before and after."""

    action: a.Action
    before: Game
    events: tuple[e.Event, ...]
    after: Game


class Course(NamedTuple):
    """A lesson as far as it has been taken."""

    lesson: Lesson
    before: Game
    """Before the last thing that the learner did, or at the very beginning."""
    steps: tuple[Step, ...]
    """That and what followed, up to the learner's next turn."""
    after: Game
    reached: bool | None
    """Whether the last thing done reached its goal; ``None`` before the first."""
    goal: int
    """The number of the goal that the learner is at, from 0."""

    @property
    def done(self) -> bool:
        """Whether every goal has been reached."""
        return bool(self.reached) and self.goal == len(self.lesson.goals)


@cache
def lessons() -> tuple[Lesson, ...]:
    """Every lesson, in order."""
    text = files("shengji.server").joinpath("lessons.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, tuple[Lesson, ...]])["lesson"]


def lesson_named(name: str) -> Lesson:
    """A lesson; raises :class:`TextError` ``server-no-lesson``."""
    for each in lessons():
        if each.name == name:
            return each
    raise TextError("server-no-lesson", name=name)


def beginning(lesson: Lesson, names: tuple[str, ...]) -> Game:
    """The prepared moment."""
    rules = preset(PRESET).rules
    hands = tuple(map(parse_bag, lesson.hands))
    kitty = parse_bag(lesson.kitty)
    zeros = (0,) * _SEATS
    order = tuple(kind for bag in (*hands, kitty) for kind, number in distinct(bag) for _ in range(number))
    leader, banker = lesson.leader - 1, lesson.banker - 1
    deal = Deal(
        rules=rules,
        number=1,
        attempt=0,
        first_seat=banker,
        order=order,
        seed="",
        commitment="",
        hands=hands,
        kitty=kitty,
        banker=banker,
        level="2",
        trump="H",
        phase=lesson.phase,
        turn=leader,
        leader=leader if lesson.phase == "play" else -1,
        taken=lesson.taken,
        penalties=zeros,
        burier=banker if lesson.phase == "play" else -1,
    )
    game = fold([start(rules, names, banker=banker)])
    return replace(game, deals=1, deal=deal)


def course(lesson: Lesson, done: Iterable[a.Action], names: tuple[str, ...]) -> Course:
    """The lesson after these actions of the learner.

    Raises :class:`~shengji.text.errors.IllegalAction` for one that the rules do not allow, and :class:`TextError`:
    ``server-action-unknown`` for one that is neither a play nor a bury, ``server-lesson-over`` for more of them than
    the lesson has goals, or after one that missed its goal.
    """
    before = beginning(lesson, names)
    script = list(map(parse_bag, lesson.plays))
    steps = _others(before, script)
    game = steps[-1].after if steps else before
    reached: bool | None = None
    goal = 0
    for action in done:
        if goal == len(lesson.goals) or reached is False:
            raise TextError("server-lesson-over")
        if not isinstance(action, a.Play | a.Bury):
            # Proposals and what else a seat may do at a table have no place in a lesson.
            raise TextError("server-action-unknown", name=str(type(action).__struct_config__.tag))
        before = game
        step = _step(before, action)
        steps = (step, *_others(step.after, script, one_trick=True))
        reached = GOALS[lesson.goals[goal]](step, steps[-1].after)
        goal += reached
        if reached and goal < len(lesson.goals):
            steps = (*steps, *_others(steps[-1].after, script))
        game = steps[-1].after
    return Course(lesson, before, steps, game, reached, goal)


def _step(game: Game, action: a.Action) -> Step:
    after, events = apply(game, action)
    return Step(action, game, events, after)


def _others(game: Game, script: list[Bag], *, one_trick: bool = False) -> tuple[Step, ...]:
    """What the other seats do until it is the learner's turn, or at most to the end of the trick."""
    found: list[Step] = []
    tricks = len(current(game).tricks)
    while (deal := current(game)).phase == "play" and deal.turn != LEARNER:
        if one_trick and not deal.plays and (len(deal.tricks) > tricks or not found):
            break
        wanted: a.Action | None = a.Play(deal.turn, script.pop(0)) if script else None
        if wanted is None or not is_legal(game, wanted):
            # The learner went another way than the script; what is left of it fits no more.
            script.clear()
            wanted = next(iter(legal(game, deal.turn)))
        found.append(_step(game, wanted))
        game = found[-1].after
    return tuple(found)


def moments(steps: Iterable[Step]) -> Iterable[tuple[e.Event, Game]]:
    """Every event of some steps with the game after it."""
    for step in steps:
        game = step.before
        for event in step.events:
            game = evolve(game, event)
            yield event, game


def seen(game: Game) -> View:
    """The game as the learner sees it."""
    return view(game, LEARNER)


# -- what was to be done: each looks at the learner's step and at the game when the others have answered


def _legal(step: Step, after: Game) -> bool:
    return True


def _win(step: Step, after: Game) -> bool:
    return current(after).tricks[-1].winner == LEARNER


def _most_points(step: Step, after: Game) -> bool:
    best = max(points(_cards(action)) for action in legal(step.before, LEARNER))
    return points(_cards(step.action)) == best


def _tractor(step: Step, after: Game) -> bool:
    lead = rule_of(seen(step.before)).read(_cards(step.action))
    return lead.kind != "throw" and any(part.length > 1 for part in lead.components)


def _throw(step: Step, after: Game) -> bool:
    lead = rule_of(seen(step.before)).read(_cards(step.action))
    failed = any(isinstance(event, e.ThrowFailed) for event in step.events)
    return lead.kind == "throw" and not failed


def _keep_trump(step: Step, after: Game) -> bool:
    return not _trumps(step.before, _cards(step.action))


def _clean_kitty(step: Step, after: Game) -> bool:
    down = _cards(step.action)
    return not points(down) and not _trumps(step.before, down)


def _safe_kitty(step: Step, after: Game) -> bool:
    return current(after).phase == "over" and current(after).tricks[-1].winner == LEARNER


def _cards(action: a.Action) -> Bag:
    return action.cards if isinstance(action, a.Play | a.Bury) else 0


def _trumps(game: Game, cards: Bag) -> Bag:
    return cards & tables_of(game).masks[TRUMP]


GOALS: Mapping[str, Callable[[Step, Game], bool]] = {
    "legal": _legal,
    "win": _win,
    "most_points": _most_points,
    "tractor": _tractor,
    "throw": _throw,
    "keep_trump": _keep_trump,
    "clean_kitty": _clean_kitty,
    "safe_kitty": _safe_kitty,
}
"""By the name that a lesson gives; each takes the learner's step and the game when the others have answered."""
