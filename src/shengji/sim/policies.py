"""The policies that play on by rules of thumb, and which of them a seat plays by.

``rollout`` costs little more than random play: leads and answers to single cards have scores, by the numbers of
:mod:`shengji.sim.habits`; answers to several cards follow fixed rules: points to a side that wins safely, the cheapest
cards that take the trick where that can be had, the cheapest cards else. ``careful`` weighs plays as the bot
``club-2`` does, and costs three times as much.

A seat uses what it can know: its hand, who has shown a void, and which cards it has not seen. Nothing depends on how
the unseen cards lie, so that a seat plays the same in every world that it thinks possible.
"""

from __future__ import annotations

from shengji.sim import layout as at
from shengji.sim.careful_answers import careful_many, careful_single
from shengji.sim.careful_leads import careful_lead
from shengji.sim.jit import Array, leaf
from shengji.sim.planes import (
    clear,
    copy,
)
from shengji.sim.thumb_answers import thumb_many, thumb_single
from shengji.sim.thumb_leads import thumb_lead


@leaf
def policy_of(W: Array, seat: int) -> int:
    """How a seat plays: bits of :data:`shengji.sim.layout.THUMB` and :data:`shengji.sim.layout.CAREFUL`."""
    return W[at.POLICY] >> W[at.SIDE + seat]


@leaf
def policy_play(W: Array, C: Array, t: int) -> None:
    """What the seat to play would play, in ``PLAY``, of all groups."""
    seat = W[at.TURN]
    careful = policy_of(W, seat) & at.CAREFUL
    if not W[at.PLAYED]:
        if careful:
            careful_lead(W, C, t, seat)
        else:
            thumb_lead(W, C, t, seat)
        clear(W, at.PLAY, at.SEAT)
        copy(W, at.LED, at.PLAY + at.PLANES * W[at.LED_GROUP], at.PLANES)
        return
    clear(W, at.PLAY, at.SEAT)
    if W[at.LED_SIZE] > 1:
        if careful:
            careful_many(W, C, t, seat)
        else:
            thumb_many(W, C, t, seat)
        return
    card = careful_single(W, C, t, seat) if careful else thumb_single(W, C, t, seat)
    W[at.PLAY + at.PLANES * (card & 0xFF)] = 1 << (card >> 8)
