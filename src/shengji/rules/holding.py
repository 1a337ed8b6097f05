"""Whether a hand holds the cards that it is to show or play."""

from __future__ import annotations

from shengji.cards import Bag, contains, copies, distinct, one
from shengji.text.cards import format_cards
from shengji.text.errors import IllegalAction


def check_held(hand: Bag, cards: Bag) -> None:
    """Raise :class:`IllegalAction` ``not-held``, naming what is missing, unless the hand holds all the cards."""
    if not contains(hand, cards):
        missing = sum(one(k, c - copies(hand, k)) for k, c in distinct(cards) if c > copies(hand, k))
        raise IllegalAction("not-held", cards=format_cards(missing))
