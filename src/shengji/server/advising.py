"""Whose advice a table gives, and what it comes to: candidates, and what a move that was made cost by their values."""

from __future__ import annotations

from typing import NamedTuple

from shengji.bots.protocol import Candidate
from shengji.bots.registry import COMPILED, OWN, names
from shengji.bots.warming import available
from shengji.game.actions import Action
from shengji.game.view import View
from shengji.server import replies as r
from shengji.server.acting import to_plain
from shengji.server.labels import action_label
from shengji.server.protocol import Settings

SHOWN = 5
"""Candidates that are shown at the most."""


def offered() -> tuple[str, ...]:
    """The bots that may sit down, the strongest of the package first; those of other packages follow."""
    own = [name for name in OWN if name not in COMPILED or available()]
    return (*reversed(own), *(name for name in names() if name not in OWN))


def hint_bot(settings: Settings | None = None) -> str:
    """The bot whose advice a table gives: the one its host named, else the strongest there is."""
    if settings is not None and settings.hint_bot:
        return settings.hint_bot
    return offered()[0]


def listed(found: list[Candidate], seen: View, language: str, most: int = SHOWN) -> tuple[r.Candidate, ...]:
    """The best of some candidates for an answer."""
    return tuple(
        r.Candidate(
            action=to_plain(each.action),
            label=action_label(each.action, seen, language),
            value=float(each.value),
            reason=each.reason.text(language),
        )
        for each in found[:most]
    )


class Judged(NamedTuple):
    """A move among what a bot would have considered."""

    candidates: list[Candidate]
    """Best first."""
    cost: float | None
    """By how much the bot values the best above the move; ``None`` for a move that it cannot value."""


def same_move(one: Action, other: Action) -> bool:
    """Whether two actions are the same but for what does not matter here: components announced, cards dealt."""
    if type(one) is not type(other) or one.seat != other.seat:
        return False
    return _essence(one) == _essence(other)


def _essence(action: Action) -> tuple[object, ...]:
    return tuple(getattr(action, field, None) for field in ("cards", "trump", "points", "calls"))
