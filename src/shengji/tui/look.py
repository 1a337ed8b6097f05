"""How cards, suits and seats look: the language, signs or letters, two or four colours."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import cast

import msgspec
from rich.cells import cell_len
from rich.text import Text

from shengji.cards import BIG_JOKER, CODES, RANKS, SMALL_JOKER, SUITS, Bag, Kind, distinct
from shengji.rules.ruleset import RuleSet
from shengji.rules.tables import TRUMP, Tables, Trump, tables
from shengji.text.cards import parse_bag
from shengji.text.errors import ShengjiError, Term, TextError
from shengji.text.messages import has_message, message

SIGNS = {"S": "♠", "H": "♥", "C": "♣", "D": "♦"}
_TWO_COLOURS = {"S": "bold", "H": "bold red", "C": "bold", "D": "bold red"}
_FOUR_COLOURS = {"S": "bold", "H": "bold red", "C": "bold green", "D": "bold bright_blue"}
_PLAIN_MARKS = {"▸": ">", "★": "*", "✗": "!", "│": "|", "·": ","}
_CARD_DETAILS = ("cards", "card", "standing", "joker")
"""Details of errors that are cards, as canonical text."""
_MARKS = 0xE000
"""First of the private characters that stand for styled arguments while a text is put together."""
_GROUP_ORDER = (TRUMP, 3, 2, 1, 0)
"""Trumps first, then spades, hearts, clubs, diamonds: red and black in turn."""


def _whole(key: str) -> str:
    """What a message is called in the files: those that the server says as well stand in ``table.ftl``."""
    shared = f"table-{key}"
    return shared if has_message(shared) else f"play-{key}"


class Look(msgspec.Struct, frozen=True):
    """The player's choices of how things look."""

    language: str = "en"
    signs: bool = True
    """Whether the terminal can show suit signs; letters otherwise."""
    four_colours: bool = False

    def say(self, key: str, **arguments: object) -> str:
        """A text of a game or of the terminal client itself, in the player's language."""
        return message(_whole(key), self.language, **arguments)

    def tell(self, key: str, **arguments: object) -> Text:
        """As :meth:`say`, with arguments that may have a style of their own."""
        return self.styled(_whole(key), **arguments)

    def styled(self, key: str, **arguments: object) -> Text:
        """Any message, with arguments that may have a style of their own."""
        styled = {name: given for name, given in arguments.items() if isinstance(given, Text)}
        marks = {name: chr(_MARKS + index) for index, name in enumerate(styled)}
        told = Text()
        for piece in re.split(
            f"([{chr(_MARKS)}-{chr(_MARKS + len(marks))}])", message(key, self.language, **{**arguments, **marks})
        ):
            name = next((name for name, mark in marks.items() if mark == piece), None)
            told.append_text(styled[name]) if name else told.append(piece)
        return told

    def error(self, error: ShengjiError) -> Text:
        """Why something was refused, its cards shown as cards."""
        details = {name: self._detail(name, value) for name, value in error.details.items()}
        return self.styled(f"error-{error.code}", **details)

    def _detail(self, name: str, value: object) -> object:
        if isinstance(value, Term):
            return value.text(self.language)
        if name in _CARD_DETAILS and isinstance(value, str):
            with suppress(TextError):
                return self.cards(parse_bag(value), None) if value else value
        return value

    def word(self, key: str) -> str:
        """A word that is not the client's own: a suit, a joker, an option's value."""
        return message(key, self.language)

    def suit_style(self, letter: str) -> str:
        """Rich style of a suit."""
        return (_FOUR_COLOURS if self.four_colours else _TWO_COLOURS)[letter]

    def sign(self, letter: str) -> Text:
        """A suit's sign, or its letter."""
        return Text(SIGNS[letter] if self.signs else letter, self.suit_style(letter))

    def trump(self, trump: Trump | str) -> Text:
        """A trump: the suit's sign, or words for no trump."""
        if trump == "NT":
            return Text(self.word("suit-NT"), "bold")
        return self.sign(trump)

    def rank(self, letter: str) -> str:
        """A rank or level as players write it: 10 for T, words for the levels without level cards."""
        if letter == "NT":
            return self.word("suit-NT")
        if letter == "KQ":
            return self.word("level-KQ")
        return "10" if letter == "T" else letter

    def tell_level(self, key: str, letter: str, **arguments: object) -> Text:
        """A text about a level, which stands out; ``flag`` tells the text that it is 扛旗."""
        flag = "yes" if letter == "KQ" else "no"
        return self.tell(key, level=Text(self.rank(letter), "bold"), flag=flag, **arguments)

    def card(self, kind: Kind, *, suit: bool = True) -> Text:
        """One card, with or without its suit."""
        if kind >= SMALL_JOKER:
            style = "bold red" if kind == BIG_JOKER else "bold"
            return Text(self.say(f"card-{CODES[kind]}"), style)
        letter, rank = SUITS[kind // 13], self.rank(RANKS[kind % 13])
        return Text((self.sign(letter).plain if suit else "") + rank, self.suit_style(letter))

    def same(self, kind: Kind, number: int, *, suit: bool = True) -> Text:
        """Identical cards, touching each other: a pair is one thing to the eye."""
        card = self.card(kind, suit=suit)
        # Two tens without a suit would read as a thousand and ten.
        touching = self.mark("·") if card.plain == "10" else ""
        return Text(touching, card.style).join([card] * number)

    def cards(self, cards: Bag, order: Tables | None) -> Text:
        """Cards from the highest to the lowest, identical ones together."""
        return Text(" ").join(self.same(kind, number) for kind, number in falling(cards, order))

    def parts(self, parts: Iterable[Bag], order: Tables | None) -> Text:
        """Components of a throw, with a plus between them."""
        return Text(" + ", "dim").join(self.cards(part, order) for part in parts)

    def declares(self, cards: Bag, trump: str | None = None) -> str:
        """What a declaration makes trump, in a word; ``trump`` is what its cards leave open."""
        return self.word(f"suit-{trump or shown_trump(cards)}")

    def mark(self, sign: str) -> str:
        """A sign that marks something, or the letter that stands for it where there are no signs."""
        return sign if self.signs else _PLAIN_MARKS[sign]

    def join(self, parts: Sequence[Text | str], width: int) -> Text:
        """Parts with a quiet bar between them, broken into lines only between parts."""
        bar = Text(f" {self.mark('│')} ", "dim")
        lines: list[Text] = []
        for part in parts:
            shown = part if isinstance(part, Text) else Text(part)
            if lines and cell_len(lines[-1].plain) + 3 + cell_len(shown.plain) <= width:
                lines[-1] = Text.assemble(lines[-1], bar, shown)
            else:
                lines.append(shown)
        return Text("\n").join(lines)


def falling(cards: Bag, order: Tables | None) -> list[tuple[Kind, int]]:
    """The kinds of a bag with their numbers, trumps first, from the highest to the lowest."""
    if order is None:
        return list(reversed(list(distinct(cards))))
    return sorted(
        distinct(cards), key=lambda held: (_GROUP_ORDER.index(order.group[held[0]]), -order.step[held[0]], -held[0])
    )


def shown_trump(cards: Bag) -> Trump:
    """The trump that shown cards declare: the suit of the level cards among them, else no trump."""
    suit = next((SUITS[kind // 13] for kind, _ in distinct(cards) if kind < SMALL_JOKER), "NT")
    return cast("Trump", suit)


def order_of(rules: RuleSet, level: str | None, trump: Trump | str | None) -> Tables:
    """The order in which cards are shown, as far as level and trump are known."""
    return tables(rules, level, cast("Trump", trump if trump in SIGNS else "NT"))
