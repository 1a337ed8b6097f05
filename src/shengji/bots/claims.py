"""Whether the rest of a deal is certainly the other side's, as far as one of its opponents can see.

Each seat of the side that would get nothing answers for itself: it agrees when none of its cards can win a trick any
more, whoever plays what. If all of them say so, the other side takes every trick.
"""

from __future__ import annotations

from shengji.bots.memory import Memory
from shengji.cards import distinct
from shengji.rules.tables import GROUPS, TRUMP


def wins_nothing(memory: Memory) -> bool:
    """Whether a seat can win no trick that is left, supposed that those who surely play with it win none either."""
    view, rules = memory.view, memory.view.rules
    first = view.winning if view.plays else view.leader
    if rules.trick_rule != "standard" or rules.bombs != "none" or rules.rainbows:
        return False
    if _is_with(memory, first):
        return False
    led = _groups_led(memory, first)
    return all(_follows_below(memory, group) for group in led)


def _is_with(memory: Memory, seat: int) -> bool:
    return memory.sides.chances[seat] == 1.0


def _groups_led(memory: Memory, first: int) -> list[int]:
    """The groups that may still be led, supposed that no trick is won by the seat's own side."""
    view = memory.view
    leaders = {first}
    led = {view.lead.group} if view.plays and view.lead is not None and 0 <= view.lead.group < GROUPS else set[int]()
    while True:
        led |= {group for group in range(GROUPS) if any(_may_hold(memory, seat, group) for seat in leaders)}
        winners = {
            seat
            for seat in range(view.rules.seats)
            if not _is_with(memory, seat) and any(_may_hold(memory, seat, group) for group in led | {TRUMP})
        }
        if winners <= leaders:
            return sorted(led)
        leaders |= winners


def _may_hold(memory: Memory, seat: int, group: int) -> bool:
    return memory.unseen_in(group) > 0 and not memory.voids[seat] >> group & 1


def _follows_below(memory: Memory, group: int) -> bool:
    """Whether nothing that the seat holds can win a trick in which a group is led."""
    view, tables = memory.view, memory.tables
    if group != TRUMP and view.hand & tables.masks[TRUMP]:
        return False
    own = view.hand & tables.masks[group]
    if not own:
        return True
    best = view.plays[(view.winning - view.leader) % view.rules.seats] if view.plays else 0
    others = (memory.unseen + best) & tables.masks[group]
    if not others:
        # Nobody can lead the group; what is led may be in the trick alone, to which the seat has played.
        return True
    # An equal card that comes later does not win.
    return max(tables.step[kind] for kind, _ in distinct(own)) <= min(tables.step[kind] for kind, _ in distinct(others))
