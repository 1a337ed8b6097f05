"""Asking the player, phase by phase: declare, name the trump, bury, choose, play."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, get_args

from shengji.bots.reading import declarations, must_name
from shengji.cards import Bag, contains, hand_size, points
from shengji.game.actions import Action, Bury, Choose, Declare, NameTrump, PassDeclaring, Play
from shengji.game.state import cards_to_deal
from shengji.game.view import View
from shengji.rules.declaring import Declaration
from shengji.rules.tables import TRUMP, Trump
from shengji.text.errors import IllegalAction, TextError
from shengji.text.trumps import parse_trump
from shengji.tui import duty
from shengji.tui.commands import Commands
from shengji.tui.reading import Entry, read_cards
from shengji.tui.talk import Talk

Showable: TypeAlias = tuple[tuple[Bag, ...], Declaration | None]
"""What the player could declare, against what."""


class Asker:
    """Asks for the player's decisions and carries them out."""

    def __init__(self, talk: Talk) -> None:
        self.talk = talk
        self.commands = Commands(talk)
        self._waiting: Showable | None = None
        """While the player does not want to be asked: what could be declared when they said so."""
        self._kept_hand: tuple[int, int] | None = None
        """The deal and attempt in which the player has not asked for a new deal."""

    # -- declaring

    def new_deal(self) -> None:
        """Forget what belonged to the deal before."""
        self._waiting = None

    def declare(self, *, last: bool = False) -> None:
        """While cards are dealt, or after the last one: show cards or go on."""
        talk = self.talk
        view = talk.view()
        options = declarations(view)
        showable = (options, view.standing)
        if not last and (not options or showable == self._waiting):
            return
        if not options:
            talk.tell(talk.match.do(PassDeclaring(talk.me)))
            return
        self._waiting = None
        talk.board()
        shows = [Declare(talk.me, cards, view.dealt) for cards in options]
        while True:
            talk.say("could-show")
            talk.list(shows)
            entry = talk.ask("prompt-declare-last" if last else "prompt-declare", self.commands)
            if entry is None:
                return
            if entry.command == "wait" and not last:
                self._waiting = showable
                return
            if self._is_pass(entry):
                if last:
                    talk.tell(talk.match.do(PassDeclaring(talk.me)))
                return
            if self._try(entry, lambda cards, _: Declare(talk.me, cards, view.dealt)):
                return

    def declare_in_turn(self) -> None:
        """In turn: show cards, pass, or name the trump."""
        talk = self.talk
        view = talk.view()
        talk.board()
        if must_name(view):
            self._name_trump(view)
            return
        shows = [Declare(talk.me, cards, cards_to_deal(talk.match.game)) for cards in declarations(view)]
        if not shows:
            talk.say("nothing-to-show")
            talk.tell(talk.match.do(PassDeclaring(talk.me)))
            return
        while True:
            talk.say("could-show")
            talk.list(shows)
            entry = talk.ask("prompt-declare-turn", self.commands)
            if entry is None:
                return
            if self._is_pass(entry):
                talk.tell(talk.match.do(PassDeclaring(talk.me)))
                return
            if self._try(entry, lambda cards, _: Declare(talk.me, cards)):
                return

    def _name_trump(self, view: View) -> None:
        talk = self.talk
        trumps = [trump for trump in get_args(Trump) if trump != "NT" or view.rules.no_trump == "allowed"]
        while True:
            talk.list([NameTrump(talk.me, trump) for trump in trumps])
            entry = talk.ask("prompt-name-trump", self.commands)
            if entry is None:
                return
            action = talk.picked(entry)
            if action is None and not entry.is_empty and entry.command is None:
                try:
                    action = NameTrump(talk.me, parse_trump(entry.text))
                except TextError as error:
                    talk.explain(error)
                    continue
            if action is not None and self._do(action):
                return

    # -- burying

    def may_contest(self) -> bool:
        """Whether the player is still to be asked about a weak hand in this deal."""
        game = self.talk.match.game
        return self._kept_hand != (game.deals, game.attempt)

    def contest(self) -> bool:
        """Ask whether the weak hand is to be dealt again; whether it is."""
        game = self.talk.match.game
        self.talk.board()
        entry = self.talk.ask("prompt-contest", self.commands)
        if entry is not None and entry.command != "yes":
            self._kept_hand = (game.deals, game.attempt)
        return entry is not None and entry.command == "yes"

    def bury(self) -> None:
        """Choose the cards of the kitty."""
        talk = self.talk
        talk.board()
        self.talk.listed = ()
        kitty = talk.view().kitty_size
        while True:
            entry = talk.ask("prompt-bury", self.commands, count=kitty)
            if entry is None:
                return
            if entry.is_empty:
                talk.say("bury-how", "dim")
                continue
            action = talk.picked(entry) or self._read(entry, lambda cards, _: Bury(talk.me, cards))
            if action is not None and self._is_fair_bury(action) and self._do(action):
                return

    def _is_fair_bury(self, action: Action) -> bool:
        """Warn of points and trumps in the kitty; the player may bury them all the same."""
        talk = self.talk
        view = talk.view()
        if not isinstance(action, Bury) or hand_size(action.cards) != view.kitty_size:
            return True
        if not contains(view.hand, action.cards):
            return True
        worth = points(action.cards, view.rules.joker_points)
        trumps = hand_size(action.cards & talk.order(view).masks[TRUMP])
        if not worth and not trumps:
            return True
        talk.terminal.show(
            talk.look.tell(
                "bury-warning", cards=talk.look.cards(action.cards, talk.order(view)), points=worth, trumps=trumps
            )
        )
        entry = talk.ask("prompt-bury-sure", self.commands)
        return entry is not None and (entry.is_empty or entry.command == "yes")

    # -- the play

    def choose(self) -> None:
        """Choose which part of another's failed throw is led."""
        talk = self.talk
        view = talk.view()
        talk.board()
        while True:
            talk.list([Choose(talk.me, cards) for cards in view.choices])
            entry = talk.ask("prompt-choose", self.commands)
            if entry is None or (not entry.is_empty and self._try(entry, lambda cards, _: Choose(talk.me, cards))):
                return

    def play(self) -> None:
        """Lead or follow."""
        talk = self.talk
        view = talk.view()
        talk.listed = ()
        forced = duty.only_play(view)
        talk.board()
        if forced is not None:
            talk.terminal.show(talk.look.tell("only-play", cards=talk.look.cards(forced, talk.order(view))))
            talk.listed = (Play(talk.me, forced),)
        lead = view.lead
        while True:
            entry = talk.ask(
                "prompt-forced" if forced is not None else "prompt-lead" if lead is None else "prompt-follow",
                self.commands,
                count=lead.size if lead is not None else 0,
            )
            if entry is None:
                return
            if entry.is_empty and forced is not None:
                if self._do(Play(talk.me, forced)):
                    return
            elif entry.is_empty:
                talk.say("play-how", "dim")
            elif self._try(entry, lambda cards, announced: Play(talk.me, cards, announced)):
                return

    # -- carrying out

    def _is_pass(self, entry: Entry) -> bool:
        return entry.is_empty or entry.command in ("no", "wait")

    def _try(self, entry: Entry, make: Callable[[Bag, tuple[Bag, ...]], Action]) -> bool:
        """Do what was typed, a number of the last list or cards; whether that was possible."""
        action = self.talk.picked(entry) or self._read(entry, make)
        return action is not None and self._do(action)

    def _read(self, entry: Entry, make: Callable[[Bag, tuple[Bag, ...]], Action]) -> Action | None:
        if entry.number is not None:
            self.talk.say("no-number", number=str(entry.number), most=len(self.talk.listed))
            return None
        if entry.command is not None:
            return None
        try:
            return make(*read_cards(entry.text))
        except TextError as error:
            self.talk.explain(error)
            self.talk.say("cards-how", "dim")
            return None

    def _do(self, action: Action) -> bool:
        try:
            self.talk.tell(self.talk.match.do(action))
        except IllegalAction as error:
            self.talk.explain(error)
            return False
        return True
