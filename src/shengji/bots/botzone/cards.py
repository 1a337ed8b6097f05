"""Botzone's numbers of cards, levels and suits."""

from __future__ import annotations

from collections.abc import Iterable

from shengji.cards import BIG_JOKER, RANKS, SMALL_JOKER, SUITS, Bag, Kind, kinds
from shengji.rules.tables import Trump
from shengji.text.errors import TextError

SUIT_ORDER = "shcd"
"""The suits by ``id % 4``, as decoded from logged games; an older public judge used ``hdsc``."""
_RANKS = "A234567890JQK"
CARDS = 108


def check_order(order: str) -> str:
    """The order of the suits in lower case; raises :class:`TextError` unless it names each suit once."""
    order = order.lower()
    if sorted(order) != sorted(SUIT_ORDER):
        raise TextError("botzone-suits", order=order)
    return order


def kind_of(number: object, order: str = SUIT_ORDER) -> Kind:
    """The kind of a card's number; raises :class:`TextError` ``botzone-card``."""
    if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number < CARDS:
        raise TextError("botzone-card", card=str(number))
    place = number % 54
    if place >= 52:
        return SMALL_JOKER if place == 52 else BIG_JOKER
    rank = _RANKS[place // 4].replace("0", "T")
    return SUITS.index(order[place % 4].upper()) * 13 + RANKS.index(rank)


def numbers_of(kind: Kind, order: str = SUIT_ORDER) -> tuple[int, int]:
    """The numbers of both copies of a kind."""
    if kind >= SMALL_JOKER:
        place = 52 + (kind == BIG_JOKER)
    else:
        place = _RANKS.index(RANKS[kind % 13].replace("T", "0")) * 4 + order.index(SUITS[kind // 13].lower())
    return place, place + 54


def pick(cards: Bag, numbers: Iterable[int], order: str = SUIT_ORDER) -> list[int]:
    """The numbers, of those given, that make up some cards; raises :class:`TextError` if they do not."""
    left = list(numbers)
    chosen = []
    for kind in kinds(cards):
        number = next((number for number in left if kind_of(number, order) == kind), None)
        if number is None:
            raise TextError("botzone-cards", cards=" ".join(map(str, left)))
        left.remove(number)
        chosen.append(number)
    return chosen


def level_to(level: str) -> str:
    """A level as Botzone writes it: ten is 0."""
    return level.replace("T", "0")


def level_from(text: object) -> str:
    """A level as we write it."""
    return {"0": "T", "10": "T"}.get(str(text), str(text))


def major_to(trump: Trump | None) -> str:
    """A trump as Botzone writes it."""
    return {None: "", "NT": "n"}.get(trump, str(trump).lower())


def major_from(text: object) -> str | None:
    """A trump as we write it; ``None`` while there is none."""
    named = str(text or "").lower()
    return {"": None, "n": "NT"}.get(named, named.upper())
