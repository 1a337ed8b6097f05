"""Cards and plays as text: a forgiving reader and a canonical writer.

A card is a suit letter and a rank (``SA HT D2``), the jokers are ``LJ`` and ``BJ``. The reader also takes ``10`` for T,
suit signs (♠♥♦♣), Chinese suit and joker names, either order of case, and a suit letter that carries on to the ranks
after it (``S7788``). ``+`` joins the components of a play. The writer always writes canonical codes.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from shengji.cards import CODES, KIND_OF, RANKS, SMALL_JOKER, SUITS, Bag, Kind, bag, kinds
from shengji.text.errors import TextError

_SUIT_WORDS = {
    **{sign: letter for letter, signs in {"S": "♠♤", "H": "♥♡", "C": "♣♧", "D": "♦♢"}.items() for sign in signs},
    "黑桃": "S", "葵扇": "S", "红桃": "H", "紅桃": "H", "红心": "H", "紅心": "H", "梅花": "C", "草花": "C",
    "方块": "D", "方塊": "D", "方片": "D", "階磚": "D", "阶砖": "D",
}  # fmt: skip
_JOKER_WORDS = {"大王": "BJ", "小王": "LJ"}
_WORDS = re.compile("|".join(sorted({**_SUIT_WORDS, **_JOKER_WORDS}, key=len, reverse=True)))
_TOKEN = re.compile(r"(?P<joker>[LB]J)|(?P<suit>[SHCD])|(?P<rank>10|[2-9TJQKA])|(?P<space>[\s,.+]+)|(?P<bad>.)")
# A suit sign may bring one of these along, which asks for its coloured or its plain picture.
_VARIATIONS = str.maketrans("", "", "\ufe0e\ufe0f")
_MOST_COPIES = 127  # of one kind in a bag


def _plain(text: str) -> str:
    text = text.translate(_VARIATIONS)
    text = _WORDS.sub(lambda found: _SUIT_WORDS.get(found[0]) or f" {_JOKER_WORDS[found[0]]} ", text)
    return text.upper()


def suit_letter(text: str) -> str | None:
    """The suit that a letter, a sign or a Chinese name stands for, ``None`` if it stands for none."""
    letter = _SUIT_WORDS.get(text, text).upper()
    return letter if len(letter) == 1 and letter in SUITS else None


def parse_kinds(text: str) -> list[Kind]:
    """The cards of a text in the order written.

    Raises :class:`TextError` with code ``card-unknown`` for anything that is no card, naming the part at fault.
    """
    found: list[Kind] = []
    suit = ""
    carried = True
    for token in _TOKEN.finditer(_plain(text)):
        part = token[0]
        match token.lastgroup:
            case "joker":
                if not carried:
                    raise TextError("card-unknown", card=suit, text=text)
                found.append(KIND_OF[part])
                suit, carried = "", True
            case "suit":
                if not carried:
                    raise TextError("card-unknown", card=suit, text=text)
                suit, carried = part, False
            case "rank" if suit:
                found.append(KIND_OF[suit + ("T" if part == "10" else part)])
                carried = True
            case "space":
                if not carried:
                    raise TextError("card-unknown", card=suit, text=text)
                suit = ""
            case _:
                raise TextError("card-unknown", card=part, text=text)
    if not carried:
        raise TextError("card-unknown", card=suit, text=text)
    return found


@lru_cache(maxsize=4096)
def parse_bag(text: str) -> Bag:
    """The bag of the cards of a text.

    Raises :class:`TextError` as :func:`parse_kinds` does, and ``card-copies`` for more copies than a bag can hold.
    """
    codes = text.split()
    try:
        # Canonical text, by far the most frequent, needs no tokens.
        found = [KIND_OF[code] for code in codes]
    except KeyError:
        found = parse_kinds(text)
    if len(found) > _MOST_COPIES:
        _check_copies(found)
    return bag(found)


def _check_copies(found: list[Kind]) -> None:
    kind, number = Counter(found).most_common(1)[0]
    if number > _MOST_COPIES:
        raise TextError("card-copies", card=CODES[kind], count=number, most=_MOST_COPIES)


def parse_play(text: str) -> tuple[Bag, tuple[Bag, ...]]:
    """A play as ``(cards, announced)``: all its cards, and its components where ``+`` separates them, else ``()``.

    Raises :class:`TextError` as :func:`parse_bag` does.
    """
    parts = [parse_bag(part.strip()) for part in text.split("+")]
    if len(parts) == 1:
        return parts[0], ()
    if not all(parts):
        raise TextError("play-empty-component", text=text)
    if len(text) > _MOST_COPIES:
        _check_copies([kind for part in parts for kind in kinds(part)])
    return sum(parts), tuple(parts)


def parse_kind(text: str) -> Kind:
    """Exactly one card; raises :class:`TextError`."""
    found = parse_kinds(text)
    if len(found) != 1:
        raise TextError("card-unknown", card=text, text=text)
    return found[0]


def format_cards(cards: Bag) -> str:
    """Canonical text of a bag: codes ascending by kind, with a blank between (``H8 H8 SA``)."""
    return " ".join(CODES[kind] for kind in kinds(cards))


def format_kinds(cards: Iterable[Kind]) -> str:
    """Codes of the cards in the order given."""
    return " ".join(CODES[kind] for kind in cards)


def format_compact(cards: Bag) -> str:
    """The shortest text of a bag: a suit letter carries on (``H88SA``), highest suit first, ranks descending."""
    parts = []
    for suit in (3, 2, 1, 0):
        ranks = "".join(RANKS[k % 13] for k in reversed(list(kinds(cards))) if k < SMALL_JOKER and k // 13 == suit)
        if ranks:
            parts.append(SUITS[suit] + ranks)
    parts.extend(CODES[k] for k in kinds(cards) if k >= SMALL_JOKER)
    return "".join(parts)


def format_play(components: Iterable[Bag]) -> str:
    """Canonical text of a play: its components compactly, joined by ``+`` (``HAA+HK``)."""
    return "+".join(format_compact(part) for part in components)
