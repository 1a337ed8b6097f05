"""Calling friends by rules of thumb: a high card that others hold, of a suit in which the banker is short."""

from __future__ import annotations

from collections.abc import Sequence

from shengji.bots.memory import Memory
from shengji.bots.protocol import Candidate
from shengji.cards import copies, hand_size
from shengji.game.actions import Call, CallFriends
from shengji.game.state import friend_calls
from shengji.rules.friends import ANOTHER
from shengji.rules.tables import TRUMP
from shengji.text.errors import Term

BY_STEP = 2.0
"""What each step below the highest of the suit costs."""
HELD = 1.5
"""What each own copy of the card costs: the fewer are left with others."""
LATE = 2.0
"""What each copy that others must play before the friend's costs."""
ALONE = 50.0
"""What it costs to call oneself."""
SHORT = 0.5
"""What each own card of the suit costs; the shorter, the sooner a friend's card is needed there."""
NO_WAY = 1.0
"""What it costs to have no card of the suit to lead to the friend."""
MOST_SETS = 6
"""How many sets of calls are considered."""


def callings(memory: Memory, calls: Sequence[Call]) -> list[Candidate]:
    """The best calls, and sets in which one of them gives way to a further one."""
    view = memory.view
    number = friend_calls(view.rules)
    ranked = sorted(calls, key=lambda call: -_value(memory, call))
    chosen: list[Call] = []
    for call in ranked:
        # Friends called by the same card would often be one seat.
        if len(chosen) < number and all(call.kind != other.kind for other in chosen):
            chosen.append(call)
    chosen += [call for call in ranked if call not in chosen][: number - len(chosen)]
    sets = [tuple(chosen)]
    others = [call for call in ranked if call not in chosen][: MOST_SETS - 1]
    sets += [(*chosen[:-1], other) for other in others]
    return [
        Candidate(CallFriends(view.seat, each), sum(_value(memory, call) for call in each), Term("bot-why-call"))
        for each in sets
    ]


def _value(memory: Memory, call: Call) -> float:
    view, tables = memory.view, memory.tables
    kind, group = call.kind, tables.group[call.kind]
    own = copies(view.hand, kind)
    others = copies(memory.unseen, kind)
    value = -BY_STEP * (tables.spans[group] - 1 - tables.step[kind]) - HELD * own
    # The banker's own copies come first where they count.
    own_first = own if view.rules.friend_self and call.nth != ANOTHER else 0
    before = max(1, call.nth) - 1 - own_first
    if before >= others or not others:
        value -= ALONE
    value -= LATE * before if before >= 0 else ALONE  # below 0 the banker would answer the call
    suit = hand_size(view.hand & tables.masks[group])
    value -= SHORT * suit if suit else NO_WAY
    if group == TRUMP:
        value -= ALONE / 2
    return value
