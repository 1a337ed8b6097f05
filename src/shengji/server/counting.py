"""What is still out, as one seat knows it: from its own hand, the tricks, and the kitty that it has buried."""

from __future__ import annotations

from typing import Literal

from shengji.bots.memory import Memory
from shengji.cards import CODES, Bag, Kind, distinct, one, points, size
from shengji.game.guidance import falling, order_of
from shengji.game.view import View
from shengji.rules.tables import TRUMP, Tables
from shengji.server import replies as r

_GROUPS: tuple[tuple[int, Literal["trump", "S", "H", "C", "D"]], ...] = (
    (TRUMP, "trump"),
    (3, "S"),
    (2, "H"),
    (1, "C"),
    (0, "D"),
)


def counted(seen: View, ident: str, table: str, card: Kind | None) -> r.Counted:
    """The answer to a ``count``: what is out, group by group, and what of it stands above a card."""
    memory = Memory(seen)
    # Until trump is made a hand is shown by the declaration that stands, and so is what is out.
    order = memory.tables if seen.trump is not None else order_of(seen)
    voids = memory.voids if seen.trump is not None else [0] * seen.rules.seats
    groups = tuple(
        r.OutGroup(
            group=name,
            trump=group == TRUMP,
            cards=_codes(memory.unseen & order.masks[group], order),
            void=tuple(seat for seat, shown in enumerate(voids) if shown >> group & 1 and seat != seen.seat),
        )
        for group, name in _GROUPS
        if order.masks[group]
    )
    return r.Counted(
        id=ident,
        table=table,
        groups=groups,
        cards=size(memory.unseen),
        points=points(memory.unseen, seen.rules.joker_points),
        higher=() if card is None else _codes(above(memory.unseen, order, card), order),
    )


def above(cards: Bag, order: Tables, kind: Kind) -> Bag:
    """Those of some cards that stand above one in its group."""
    group, step = order.group[kind], order.step[kind]
    held = distinct(cards & order.masks[group])
    return sum(one(other, number) for other, number in held if order.step[other] > step)


def _codes(cards: Bag, order: Tables) -> tuple[str, ...]:
    return tuple(CODES[kind] for kind, number in falling(cards, order) for _ in range(number))
