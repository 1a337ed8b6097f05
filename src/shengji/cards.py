"""Suits, ranks, card kinds and bags of cards; nothing here knows about trump.

A *kind* is an integer 0..53: ``suit * 13 + rank`` for the suited cards (suits D C H S, ranks 2 … A, so that both
orders ascend), 52 for the small joker and 53 for the big joker. All copies of one kind are alike.

A *bag* (type alias :data:`Bag`) is a multiset of kinds packed into one immutable integer: eight bits a kind, kind
``k`` in bits ``8k … 8k+6``, the top bit of every byte free. Union is ``+``, removal is ``-``, a sub-bag by group is
``&`` with a mask, and "at least n of a kind" is one addition (:func:`at_least`). It is hashable, compares by value and
costs well under a microsecond for what a rule asks of a hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import compress
from typing import TypeAlias

Kind: TypeAlias = int
Bag: TypeAlias = int

SUITS = "DCHS"
"""Suit letters in ascending order, the order in which suits rank where a declaration ladder ranks them."""
RANKS = "23456789TJQKA"
"""Rank letters in ascending order; T is ten."""

SMALL_JOKER: Kind = 52
BIG_JOKER: Kind = 53
KINDS = 54
"""Number of kinds in one deck."""

CODES = (*(s + r for s in SUITS for r in RANKS), "LJ", "BJ")
"""Canonical two-letter code of every kind, by kind."""
KIND_OF = {code: kind for kind, code in enumerate(CODES)}

FULL_DECK = int.from_bytes(b"\x01" * KINDS, "little")
"""One of every kind; also the constant that repeats a byte over all kinds."""
MOST_IN_HAND = 254
"""The most cards that a hand, a kitty picked up into it, may hold: :func:`hand_size` counts modulo 255."""
_GUARDS = FULL_DECK << 7
_MAX_COUNT = 0x7F
_OFFSETS = tuple(FULL_DECK * (0x80 - count) for count in range(0x80))
"""What to add to a bag so that the top bit of a byte says whether there are at least so many of a kind."""
_ALL_KINDS = range(KINDS)

CARD_POINTS = tuple({"5": 5, "T": 10, "K": 10}.get(code[1], 0) if code[0] in SUITS else 0 for code in CODES)
"""Points of each kind: 5 is five, T and K are ten (rules.md section 1). Jokers count by option, not here."""
_FIVES = sum(0xFF << 8 * k for k, p in enumerate(CARD_POINTS) if p == 5)
_TENS = sum(0xFF << 8 * k for k, p in enumerate(CARD_POINTS) if p == 10)
JOKERS_MASK: Bag = 0xFF << 8 * SMALL_JOKER | 0xFF << 8 * BIG_JOKER


def suit_of(kind: Kind) -> int | None:
    """Printed suit 0..3 (D C H S) of a kind, ``None`` for a joker."""
    return kind // 13 if kind < SMALL_JOKER else None


def rank_of(kind: Kind) -> int | None:
    """Printed rank 0..12 (2 … A) of a kind, ``None`` for a joker."""
    return kind % 13 if kind < SMALL_JOKER else None


def bag(kinds: Iterable[Kind]) -> Bag:
    """The bag of the given kinds, each occurrence counting once."""
    total = 0
    for kind in kinds:
        total += 1 << 8 * kind
    return total


def one(kind: Kind, count: int = 1) -> Bag:
    """A bag of ``count`` cards of one kind."""
    return count << 8 * kind


def counts(cards: Bag) -> bytes:
    """Copies of each kind, 54 bytes indexed by kind."""
    return cards.to_bytes(KINDS, "little")


def kinds(cards: Bag) -> list[Kind]:
    """The kinds of a bag ascending, each repeated as often as it is held."""
    found = list(compress(_ALL_KINDS, counts(cards)))
    number = 2
    while marks := at_least(cards, number):
        found.extend(_marked(marks))
        number += 1
    if number > 2:
        found.sort()
    return found


def distinct(cards: Bag) -> list[tuple[Kind, int]]:
    """Pairs ``(kind, copies)`` of the kinds held, ascending."""
    held = counts(cards)
    return [(kind, held[kind]) for kind in compress(_ALL_KINDS, held)]


def size(cards: Bag) -> int:
    """Number of cards in a bag of any size."""
    return sum(counts(cards))


def hand_size(cards: Bag) -> int:
    """Number of cards in a bag of at most :data:`MOST_IN_HAND`; several times faster than :func:`size`.

    It is for a hand, a play, a kitty; what is unseen, or a whole pack, may be larger.
    """
    # The sum of base-256 digits is congruent to the number modulo 255.
    return cards % 255


def contains(whole: Bag, part: Bag) -> bool:
    """Whether ``whole`` holds every card of ``part``, copies counted."""
    return ((whole | _GUARDS) - part) & _GUARDS == _GUARDS


def at_least(cards: Bag, count: int) -> int:
    """Bit ``8k + 7`` is set for every kind ``k`` of which the bag holds at least ``count`` (1 … 127)."""
    return (cards + _OFFSETS[count]) & _GUARDS


def kinds_at_least(cards: Bag, count: int) -> Iterator[Kind]:
    """Kinds of which the bag holds at least ``count`` copies, ascending."""
    return _marked(at_least(cards, count))


def _marked(marks: int) -> Iterator[Kind]:
    while marks:
        low = marks & -marks
        yield low.bit_length() - 1 >> 3
        marks ^= low


def copies(cards: Bag, kind: Kind) -> int:
    """How many copies of one kind the bag holds."""
    return cards >> 8 * kind & _MAX_COUNT


def mask_of(kinds: Iterable[Kind]) -> int:
    """A mask that keeps just the given kinds of a bag under ``&``."""
    mask = 0
    for kind in kinds:
        mask |= 0xFF << 8 * kind
    return mask


def points(cards: Bag, joker_points: int = 0) -> int:
    """Points in a bag: 5 for each five, 10 for each ten and king, ``joker_points`` for each joker."""
    total = 5 * ((cards & _FIVES) % 255) + 10 * ((cards & _TENS) % 255)
    if joker_points:
        total += joker_points * ((cards & JOKERS_MASK) % 255)
    return total
