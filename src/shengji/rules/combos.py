"""Enumeration of sub-bags, lazily and in a fixed order."""

from __future__ import annotations

from collections.abc import Iterator

from shengji.cards import Bag, distinct, hand_size, one


def sub_bags(cards: Bag, number: int) -> Iterator[Bag]:
    """Every sub-bag of a number of cards, each once."""
    held = list(distinct(cards))

    def choose(index: int, places: int, left: int) -> Iterator[Bag]:
        if places == 0:
            yield 0
            return
        if index == len(held) or left < places:
            return
        kind, held_copies = held[index]
        for number_of_kind in range(min(held_copies, places), -1, -1):
            for rest in choose(index + 1, places - number_of_kind, left - held_copies):
                yield one(kind, number_of_kind) + rest

    return choose(0, number, hand_size(cards))
