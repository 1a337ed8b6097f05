"""What all questions to the player have in common: reading the answer and carrying it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec.structs import replace

from shengji.bots.reading import trumps
from shengji.cards import Bag, copies
from shengji.game.actions import Action, Declare, NameTrump, Stir
from shengji.rules.declaring import top_kind
from shengji.rules.tables import Trump
from shengji.text.errors import IllegalAction, TextError
from shengji.text.trumps import parse_trump
from shengji.tui.commands import Commands
from shengji.tui.reading import Entry, read_cards
from shengji.tui.talk import Talk


class Moved(Exception):
    """The game has changed in the middle of a question, by a command; the question is void."""


class Asking:
    """Asks, and carries out what the player answers."""

    def __init__(self, talk: Talk, commands: Commands) -> None:
        self.talk = talk
        self.commands = commands

    def ask(self, prompt: str, **arguments: object) -> Entry | None:
        """Ask; ``None`` when the game has changed instead."""
        return self.talk.ask(prompt, self.commands, **arguments)

    def ask_further(self, prompt: str, **arguments: object) -> Entry:
        """Ask within a question; raises :class:`Moved` when the game has changed instead."""
        entry = self.ask(prompt, **arguments)
        if entry is None:
            raise Moved
        return entry

    def is_pass(self, entry: Entry) -> bool:
        """Whether the player wants nothing of what was offered."""
        return entry.is_empty or entry.command in ("no", "wait")

    def do(self, action: Action) -> bool:
        """Carry out an action and show what it causes; whether it was legal."""
        try:
            self.talk.tell(self.talk.match.do(action))
        except IllegalAction as error:
            self.talk.explain(error)
            return False
        return True

    def try_cards(self, entry: Entry, make: Callable[[Bag, tuple[Bag, ...]], Action]) -> bool:
        """Do what was typed, a number of the last list or cards; whether the question is done with."""
        try:
            action = self.picked_or_cards(entry, make)
            if isinstance(action, Declare | Stir) and self._is_open(action):
                trump = self._which_trump()
                action = None if trump is None else replace(action, trump=trump)
        except Moved:
            return True
        return action is not None and self.do(action)

    def picked_or_cards(self, entry: Entry, make: Callable[[Bag, tuple[Bag, ...]], Action]) -> Action | None:
        """The action of the list, or one made of the cards typed; ``None``, explained, for what is neither."""
        picked = self.talk.picked(entry)
        if picked is not None:
            return picked
        if entry.number is not None:
            self.no_number(entry.number)
            return None
        if entry.command is not None:
            return None
        try:
            return make(*read_cards(entry.text))
        except TextError as error:
            self.talk.explain(error)
            self.talk.say("cards-how", "dim")
            return None

    def no_number(self, number: int) -> None:
        """Say that the last list is not so long."""
        self.talk.say("no-number", number=str(number), most=len(self.talk.listed))

    def _is_open(self, action: Declare | Stir) -> bool:
        """Whether the cards leave open which trump they name (a pair of the top card)."""
        top = top_kind(self.talk.view().rules)
        return top is not None and action.trump is None and copies(action.cards, top) > 1

    def _which_trump(self) -> Trump | None:
        """The trump that the player names for cards that leave it open; ``None`` to show something else."""
        while True:
            self.list_trumps()
            named = self.named_trump(self.ask_further("prompt-top-trump"))
            if named is None or isinstance(named, str):
                return named

    def list_trumps(self) -> None:
        """Show the trumps that may be named."""
        self.talk.list([NameTrump(self.talk.me, trump) for trump in trumps(self.talk.view().rules)])

    def named_trump(self, entry: Entry) -> Trump | Literal[True] | None:
        """The trump that was typed or picked; ``None`` for an empty line or a no, ``True`` to ask again."""
        picked = self.talk.picked(entry)
        if isinstance(picked, NameTrump):
            return picked.trump
        if self.is_pass(entry):
            return None
        if entry.number is not None:
            self.no_number(entry.number)
            return True
        if entry.command is not None:
            return True
        try:
            return parse_trump(entry.text)
        except TextError as error:
            self.talk.explain(error)
            return True
