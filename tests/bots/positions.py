"""Reads the file of positions with one right answer."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from shengji.bots.wire import view_of
from shengji.cards import CODES, contains
from shengji.game.actions import Action, PassDeclaring
from shengji.game.state import Trick
from shengji.game.view import View
from shengji.notation.position import Position
from shengji.notation.positionreading import parse_position
from shengji.notation.rulestext import rules_to_plain
from shengji.rules.deck import pack
from shengji.text.cards import format_cards, parse_bag

FILE = Path(__file__).with_name("positions.txt")
PASS = "pass"


class Question(NamedTuple):
    """A position and what is right there."""

    about: str
    view: View
    right: frozenset[str]
    """The cards of the right answers, canonically, or ``pass``."""


def questions() -> list[Question]:
    """All of the file, in order."""
    blocks = re.split(r"\n\s*\n", FILE.read_text(encoding="utf-8").strip())
    return [question(block) for block in blocks[1:]]


def said(action: Action) -> str:
    """An action as an answer of the file names it."""
    return PASS if isinstance(action, PassDeclaring) else format_cards(action.cards)


def question(block: str) -> Question:
    """One of the file's blocks of lines."""
    lines = block.splitlines()
    about = " ".join(line[1:].strip() for line in lines if line.startswith("#"))
    given = dict(line.split(": ", 1) for line in lines if not line.startswith("#"))
    texts = given["answer"].split("|")
    right = frozenset(text if text == PASS else format_cards(parse_bag(text)) for text in texts)
    return Question(about, _view(parse_position(given["position"]), _tricks(given.get("before", ""))), right)


def _tricks(text: str) -> list[dict[str, object]]:
    """Tricks as a request has them, from ``1:HA,H3,H4,C5`` and so on."""
    parts = (word.split(":") for word in text.split())
    return [{"leader": int(leader), "plays": plays.split(",")} for leader, plays in parts]


def _view(at: Position, tricks: list[dict[str, object]]) -> View:
    """What the seat that acts sees; cards that are nowhere have been played before, nobody knows by whom."""
    seat = at.turn
    hand = at.hands[seat]
    assert hand is not None
    request = {
        "rules": rules_to_plain(at.rules),
        "seat": seat + 1,
        "phase": at.phase,
        "level": at.level,
        "levels": list(at.levels),
        "trump": at.trump,
        "banker": None if at.banker is None else at.banker + 1,
        "hand": format_cards(hand),
        "hand_sizes": list(at.sizes),
        "dealt": at.dealt,
        "declarations": [[shown.seat + 1, format_cards(shown.cards)] for shown in at.declarations],
        "buried": format_cards(at.kitty or 0) if at.banker == seat else "",
        "choices": [format_cards(cards) for cards in at.choices],
        "line": at.line,
        "calls": [[CODES[call.kind], call.nth] for call in at.calls],
        "tricks": tricks,
    }
    if at.leader >= 0:
        request["trick"] = {"leader": at.leader + 1, "plays": [format_cards(cards) for cards in at.plays]}
    view = view_of(request)
    if None in at.hands or at.phase == "dealing":
        return view
    left = sum(at.hands) + (at.kitty or 0) + sum(at.plays) + sum(sum(trick.plays) for trick in view.tricks)
    gone = pack(at.rules) - left
    assert contains(pack(at.rules), left), str(at)
    before = Trick(seat, (0, gone, *(0,) * (at.rules.seats - 2)), seat, 0)
    return replace(view, tricks=(before, *view.tricks))
