"""The policy ``rollout``: rules of thumb that cost little more than random play, for search to continue with.

A seat uses what it can know: its hand, who has shown a void, and which cards it has not seen. Nothing depends on how
the unseen cards lie, so that a seat plays the same in every world that it thinks possible. Leads and answers to single
cards have scores, by the numbers of :mod:`shengji.sim.habits`; answers to several cards follow fixed rules: points to a
side that wins safely, the cheapest cards that take the trick where that can be had, the cheapest cards else.
"""

from __future__ import annotations

from shengji.sim import layout as at
from shengji.sim.jit import Array, leaf
from shengji.sim.planes import (
    clear,
    copy,
)
from shengji.sim.thumb_answers import thumb_many, thumb_single
from shengji.sim.thumb_leads import thumb_lead


@leaf
def thumb_play(W: Array, C: Array, t: int) -> None:
    """What the seat to play would play, in ``PLAY``, of all groups."""
    seat = W[at.TURN]
    if not W[at.PLAYED]:
        thumb_lead(W, C, t, seat)
        clear(W, at.PLAY, at.SEAT)
        copy(W, at.LED, at.PLAY + at.PLANES * W[at.LED_GROUP], at.PLANES)
        return
    clear(W, at.PLAY, at.SEAT)
    if W[at.LED_SIZE] > 1:
        thumb_many(W, C, t, seat)
        return
    card = thumb_single(W, C, t, seat)
    W[at.PLAY + at.PLANES * (card & 0xFF)] = 1 << (card >> 8)
