"""The client: goes through the match phase by phase, lets the bots act, asks the player, shows what happens."""

from __future__ import annotations

from collections.abc import Callable

from rich.rule import Rule
from rich.text import Text

from shengji.game.actions import Contest, PassDeclaring, Play
from shengji.game.engine import actors
from shengji.game.state import PhaseName, cards_to_deal, current
from shengji.game.view import dealt_cards
from shengji.rules.presets import Preset
from shengji.tui import duty, endings, people
from shengji.tui.asking_bank import BankAsker
from shengji.tui.asking_play import PlayAsker
from shengji.tui.asking_trump import TrumpAsker
from shengji.tui.commands import Commands
from shengji.tui.look import Look, order_of
from shengji.tui.match import Match
from shengji.tui.talk import Left, Talk
from shengji.tui.terminal import Terminal

PATIENCE = 3
"""How often a deal is dealt again before the player is asked."""
CARDS_AT_ONCE = 5
"""How many cards each seat is dealt before the player is asked."""
_DEAL_PAUSE = 0.4


class Client:
    """One player's match from here to its end."""

    def __init__(self, match: Match, terminal: Terminal, look: Look, preset: Preset) -> None:
        self.match = match
        self.terminal = terminal
        self.look = look
        self.talk = Talk(match, terminal, look, preset)
        self._commands = Commands(self.talk)
        self._trump = TrumpAsker(self.talk, self._commands)
        self._bank = BankAsker(self.talk, self._commands)
        self._cards = PlayAsker(self.talk, self._commands)
        self._dealing = (0, 0)
        """Number and attempt of the deal whose cards the player is being dealt."""
        self._out = 0
        """How many of them have gone out."""
        self._ended = -1
        """The deal whose end has been shown."""

    def run(self) -> None:
        """Play until the match is over or the player leaves; the end of the input raises ``EOFError``."""
        self._greet()
        try:
            while self._step():
                pass
        except Left:
            return

    def _greet(self) -> None:
        game = self.match.game
        self.talk.say("welcome", "bold", rules=self.talk.preset.title[self.look.language])
        rules, me = game.rules, self.match.me
        others = [seat for seat in people.partners(rules, me) if seat != me]
        how = "individual" if rules.scoring == "individual" else "bid" if rules.scoring == "bid" else rules.sides
        named = people.several(self.look, game.names, me, others)
        self.talk.say("seated", seat=str(me + 1), how=how, partners=named, count=len(others))
        self.talk.say("type-help", "dim")

    def _step(self) -> bool:
        """Whatever comes next; ``False`` when the match is over."""
        game = self.match.game
        if game.proposal is not None:
            self.talk.tell(self.match.bots_answer())
            return True
        phase = game.deal.phase if game.deal is not None else "over"
        self.talk.dealt = self._out if phase == "dealing" else None
        match phase:
            case "over":
                return self._between()
            case "dealing":
                self._deal_out()
            case "bury":
                self._bury()
            case "play":
                self._play()
            case _:
                self._turn(self._questions()[phase])
        return True

    def _questions(self) -> dict[PhaseName, Callable[[], None]]:
        """What the player is asked in the phases in which seats act in turn."""
        return {
            "in_turn": self._trump.declare_in_turn,
            "auction": self._bank.bid,
            "name": self._trump.name_trump,
            "stir": self._trump.stir,
            "line": self._bank.name_line,
            "call": self._bank.call,
            "choose": self._cards.choose,
        }

    # -- between deals

    def _between(self) -> bool:
        game = self.match.game
        self._show_end()
        if game.over:
            self.terminal.show(endings.match_end(self.look, self.match.view(), self.terminal.width))
            return False
        # Rules under which nobody can declare deal again for ever: then the player must have a say.
        asks = game.deal is not None and (not game.attempt or game.attempt >= PATIENCE)
        prompt = "prompt-deal-again" if game.attempt else "prompt-next-deal"
        if asks and self.talk.ask(prompt, self._commands, times=game.attempt) is None:
            return True
        self.talk.tell(self.match.call_time())
        if not self.match.game.over:
            self.talk.tell(self.match.deal())
        return True

    def _show_end(self) -> None:
        """The end of the deal, once."""
        ending = self.match.last_ending()
        if ending is None or self._ended == self.match.game.deals:
            return
        self._ended = self.match.game.deals
        view = self.match.view()
        self.terminal.show(Rule(self.look.say("end-title", number=str(view.number)), style="dim"))
        order = order_of(view.rules, view.level, view.trump)
        self.terminal.show(endings.deal_end(self.look, view, ending, order, self.terminal.width))

    # -- dealing and declaring

    def _deal_out(self) -> None:
        """Deal a batch of cards, the bots declaring as they get theirs; then the player may."""
        deal = current(self.match.game)
        if self._dealing != (deal.number, deal.attempt):
            self._dealing, self._out = (deal.number, deal.attempt), 0
            self._trump.new_deal()
        self._out = max(self._out, deal.dealt)
        total = cards_to_deal(self.match.game)
        self.talk.dealt = self._out
        if self._out >= total:
            self._last_chance(total)
            return
        before = self._out
        self._deal_batch(min(total, before + CARDS_AT_ONCE * self.match.game.rules.seats))
        self.talk.dealt = self._out
        mine = dealt_cards(self.match.game, self.match.me, before, self._out)
        cards = Text(" ").join(self.look.card(kind) for kind in mine)
        if mine:
            self.terminal.show(self.look.tell("dealt", cards=cards, out=str(self._out), total=str(total)))
        self.terminal.pause(_DEAL_PAUSE)
        if self._out < total:
            self._trump.declare()

    def _deal_batch(self, until: int) -> None:
        """Deal card by card up to a number of cards out, or until a bot declares."""
        first, seats = current(self.match.game).first_seat, self.match.game.rules.seats
        while self._out < until:
            seat = (first + self._out) % seats
            self._out += 1
            if seat != self.match.me and (happened := self.match.bot_declares(seat, self._out)):
                self.talk.tell(happened)
                return

    def _last_chance(self, total: int) -> None:
        """After the last card each seat in turn declares or passes, until all have passed."""
        seat = self.match.next_to_pass()
        if seat == self.match.me:
            self._trump.declare(last=True)
        else:
            self.talk.tell(self.match.bot_declares(seat, total) or self.match.do(PassDeclaring(seat)))

    # -- turns

    def _turn(self, ask: Callable[[], None]) -> None:
        """The seat whose turn it is acts: a bot, or the player when asked."""
        seat = actors(self.match.game)[0]
        if seat == self.match.me:
            ask()
        else:
            self.talk.tell(self.match.bot_acts(seat))

    def _bury(self) -> None:
        if happened := self.match.bots_contest():
            self.talk.tell(happened)
            return
        if self.match.me in actors(self.match.game)[1:] and self._trump.may_contest():
            if self._trump.contest():
                self.talk.tell(self.match.do(Contest(self.match.me)))
            return
        self._turn(self._cards.bury)

    def _play(self) -> None:
        seat = actors(self.match.game)[0]
        if seat == self.match.me:
            view = self.match.view()
            if duty.is_last(view):
                # The last cards play themselves.
                self.talk.tell(self.match.do(Play(seat, view.hand)))
                return
        self._turn(self._cards.play)
