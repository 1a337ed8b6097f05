"""Questions before the kitty is taken up: what to declare, to stir with, to name; and whether to ask for a new deal."""

from __future__ import annotations

from typing import TypeAlias

from shengji.bots.reading import declarations, must_name
from shengji.cards import Bag
from shengji.game.actions import Declare, NameTrump, PassDeclaring, Stir
from shengji.game.state import cards_to_deal, is_blind
from shengji.rules.declaring import Declaration
from shengji.tui.asking import Asking
from shengji.tui.commands import Commands
from shengji.tui.talk import Talk

Showable: TypeAlias = tuple[tuple[Bag, ...], Declaration | None]
"""What the player could declare, against what."""


class TrumpAsker(Asking):
    """Asks for what makes trump."""

    def __init__(self, talk: Talk, commands: Commands) -> None:
        super().__init__(talk, commands)
        self._waiting: Showable | None = None
        """While the player does not want to be asked: what could be declared when they said so."""
        self._kept_hand: tuple[int, int] | None = None
        """The deal and attempt in which the player has not asked for a new deal."""

    def new_deal(self) -> None:
        """Forget what belonged to the deal before."""
        self._waiting = None

    def _passes(self) -> None:
        self.talk.tell(self.talk.match.do(PassDeclaring(self.talk.me)))

    def declare(self, *, last: bool = False) -> None:
        """While cards are dealt, or after the last one: show cards or go on."""
        talk = self.talk
        view = talk.view()
        options = declarations(view)
        showable = (options, view.standing)
        if not last and (not options or showable == self._waiting):
            return
        if not options:
            self._passes()
            return
        self._waiting = None
        talk.board()
        shows = [Declare(talk.me, cards, view.dealt) for cards in options]
        while True:
            talk.say("could-show")
            talk.list(shows)
            entry = self.ask("prompt-declare-last" if last else "prompt-declare")
            if entry is None:
                return
            if entry.command == "wait" and not last:
                self._waiting = showable
                return
            if self.is_pass(entry):
                if last:
                    self._passes()
                return
            if self.try_cards(entry, lambda cards, _: Declare(talk.me, cards, view.dealt)):
                return

    def declare_in_turn(self) -> None:
        """In turn: show cards, pass, or name the trump."""
        talk = self.talk
        view = talk.view()
        talk.board()
        if must_name(view):
            self.name_trump()
            return
        shows = [Declare(talk.me, cards, cards_to_deal(talk.match.game)) for cards in declarations(view)]
        if not shows:
            talk.say("nothing-to-show")
            self._passes()
            return
        while True:
            talk.say("could-show")
            talk.list(shows)
            entry = self.ask("prompt-declare-turn")
            if entry is None:
                return
            if self.is_pass(entry):
                self._passes()
                return
            if self.try_cards(entry, lambda cards, _: Declare(talk.me, cards)):
                return

    def stir(self) -> None:
        """After a bury: overcall and take up the kitty, or pass."""
        talk = self.talk
        view = talk.view()
        talk.board()
        shows = [Stir(talk.me, cards) for cards in declarations(view)]
        if not shows:
            talk.say("nothing-to-stir")
            self._passes()
            return
        if is_blind(view.rules):
            talk.say("stir-blind", "dim", points=view.rules.stir_penalty)
        while True:
            talk.say("could-stir", kitty=view.kitty_size)
            talk.list(shows)
            entry = self.ask("prompt-stir")
            if entry is None:
                return
            if self.is_pass(entry):
                self._passes()
                return
            if self.try_cards(entry, lambda cards, _: Stir(talk.me, cards)):
                return

    def name_trump(self) -> None:
        """Name the trump: for one's side when nobody has declared in turn, or as the winner of the auction."""
        talk = self.talk
        view = talk.view()
        if view.phase == "name":
            talk.board()
        while True:
            self.list_trumps()
            if view.phase == "name":
                entry = self.ask("prompt-name-won", points=str(view.line))
            else:
                entry = self.ask("prompt-name-trump")
            if entry is None:
                return
            named = self.named_trump(entry)
            if isinstance(named, str) and self.do(NameTrump(talk.me, named)):
                return

    # -- a weak hand

    def may_contest(self) -> bool:
        """Whether the player is still to be asked about a weak hand in this deal."""
        game = self.talk.match.game
        return self._kept_hand != (game.deals, game.attempt)

    def contest(self) -> bool:
        """Ask whether the weak hand is to be dealt again; whether it is."""
        game = self.talk.match.game
        self.talk.board()
        entry = self.ask("prompt-contest")
        if entry is not None and entry.command != "yes":
            self._kept_hand = (game.deals, game.attempt)
        return entry is not None and entry.command == "yes"
