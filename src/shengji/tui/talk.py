"""The talk with the player: shows what happens, asks, and reads the answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from shengji.bots.reading import own_level
from shengji.cards import copies
from shengji.game import events as e
from shengji.game.actions import (
    Action,
    Bid,
    Bury,
    CallFriends,
    Choose,
    Declare,
    NameLine,
    NameTrump,
    PassDeclaring,
    Play,
    Stir,
)
from shengji.game.state import Game, current
from shengji.game.view import View
from shengji.rules.declaring import top_kind
from shengji.rules.presets import Preset
from shengji.rules.ruleset import RuleSet
from shengji.rules.tables import Tables, Trump
from shengji.text.errors import ShengjiError
from shengji.tui import board, sheets
from shengji.tui.calls import call_text
from shengji.tui.hand import hand
from shengji.tui.look import Look, order_of, shown_trump
from shengji.tui.match import Happened, Match
from shengji.tui.people import name, who
from shengji.tui.reading import Entry, read_entry
from shengji.tui.telling import Teller
from shengji.tui.terminal import Terminal

_PAUSE = 0.6
_PAUSES: dict[type[e.Event], float] = {e.TrickTaken: 0.9}


class Left(Exception):
    """The player leaves; everything is saved."""


class Talk:
    """Shows and asks in the player's language."""

    def __init__(self, match: Match, terminal: Terminal, look: Look, preset: Preset) -> None:
        self.match = match
        self.terminal = terminal
        self.look = look
        self.preset = preset
        """The preset with which the rules in force are compared."""
        self.me = match.me
        self.dealt: int | None = None
        """While cards are dealt, how many have gone out before the player's eyes."""
        self.listed: tuple[Action, ...] = ()
        """What the numbers of the last list stand for."""
        self._teller = Teller(look, match.me)

    # -- showing

    def say(self, key: str, style: str = "", **arguments: object) -> None:
        """Show a text of the client's own."""
        self.terminal.show(Text(self.look.say(key, **arguments), style))

    def explain(self, error: ShengjiError) -> None:
        """Show why something was refused."""
        self.terminal.show(Text.assemble((self.look.mark("✗"), "bold red"), " ", self.look.error(error)))

    def view(self) -> View:
        """The game as the player sees it."""
        return self.match.view(self.dealt)

    def order(self, view: View) -> Tables:
        """The order of cards as far as it is known; while trump is declared, as if what stands were the end of it."""
        trump = view.trump
        if trump is None and view.standing is not None and view.standing.cards:
            trump = cast("Trump", view.standing.trump or shown_trump(view.standing.cards))
        return order_of(view.rules, own_level(view), trump)

    def tell(self, happened: Sequence[Happened]) -> None:
        """Show what has happened, at a pace that can be followed."""
        for event, after in happened:
            if isinstance(event, e.DealStarted):
                self._deal_begins(event, after)
            told = self._teller.tell(event, after)
            if told is not None:
                self.terminal.show(told)
                self.terminal.pause(_PAUSES.get(type(event), _PAUSE))

    def _deal_begins(self, event: e.DealStarted, game: Game) -> None:
        look = self.look
        self.terminal.show(Rule(look.say("deal-title", number=str(event.number), again=event.attempt), style="dim"))
        if len(game.rules.levels) > 1:
            self.terminal.show(sheets.levels(look, game.names, self.me, game.rules, game.levels, self.terminal.width))
        deal = current(game)
        banker = deal.banker
        if deal.level == "KQ":
            failed = game.failures[banker] if banker is not None else 0
            terms = {"line": str(deal.rules.line), "failed": failed, "most": deal.rules.flag_failures}
            self.say("deal-flag", "bold", **terms)
        if banker is None:
            self.say("deal-contested", first=_how_the_bank_goes(deal.rules))
        else:
            self.terminal.show(look.tell("deal-banker", **who(look, game.names, self.me, banker)))
        if event.commitment:
            self.say("deal-commitment", "dim", digest=event.commitment)

    def board(self) -> None:
        """Show the table and the player's hand."""
        view, width = self.view(), self.terminal.width
        self.terminal.show()
        self.terminal.show(board.header(self.look, view, width))
        if view.phase in ("play", "choose"):
            self.terminal.show(board.trick(self.look, view, width))
        elif self._declaring_matters(view):
            self._standing(view)
        self.terminal.show(hand(self.look, view.hand, self.order(view), width))

    def _declaring_matters(self, view: View) -> bool:
        """Whether what has been declared can still be overcalled, or was just overcalled."""
        return view.phase in ("dealing", "in_turn", "stir") or (
            view.phase == "bury" and view.rules.overcall_after_bury != "no"
        )

    def _standing(self, view: View) -> None:
        """What has been declared: the cards that stand, or who has how many face down."""
        look = self.look
        face_down = self.match.face_down()
        if face_down:
            shown = [
                look.tell(
                    "face-down",
                    who=name(look, view.names, self.me, seat),
                    count=count,
                    cards=look.cards(cards, None),
                    open="yes" if cards else "no",
                )
                for seat, count, cards in face_down
            ]
            self.terminal.show(look.join([look.say("face-down-title"), *shown], self.terminal.width))
        elif view.standing is not None:
            seat = who(look, view.names, self.me, view.standing.seat)
            self.terminal.show(look.tell("standing", **seat, cards=look.cards(view.standing.cards, None)))

    def list(self, actions: Sequence[Action], notes: Sequence[str] = (), *, more: bool = False) -> None:
        """Show actions with the numbers by which the player can choose them."""
        self.listed = tuple(actions)
        view = self.view()
        order = self.order(view)
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold", no_wrap=True)
        grid.add_column(overflow="fold")
        grid.add_column(overflow="fold", style="dim")
        for number, action in enumerate(actions, 1):
            note = notes[number - 1] if notes else ""
            grid.add_row(f"{number})", action_text(self.look, action, order, stirs=view.phase == "stir"), note)
        self.terminal.show(Padding(grid, (0, 0, 0, 1)))
        if more:
            self.say("and-more", "dim")

    # -- asking

    def ask(self, prompt: str, commands: Callable[[Entry], bool | None], **arguments: object) -> Entry | None:
        """Ask until the player answers what was asked; ``None`` when the state of the game has changed instead.

        ``commands`` answers a command that is open at any time: ``None`` for one that it does not know, else whether
        the game has changed. Raises :class:`Left` or ``EOFError`` when the player leaves.
        """
        while True:
            self.say(prompt, "bold", **arguments)
            entry = read_entry(self.terminal.ask("> "))
            if entry.command is None:
                return entry
            changed = commands(entry)
            if changed is None:
                return entry
            if changed:
                return None

    def picked(self, entry: Entry) -> Action | None:
        """The action of the last list that a number stands for."""
        if entry.number is not None and 1 <= entry.number <= len(self.listed):
            return self.listed[entry.number - 1]
        return None


def _how_the_bank_goes(rules: RuleSet) -> str:
    """How the bank of a deal is decided when it is open, as its text's name."""
    if rules.declare_when == "auction":
        return "auction-once" if rules.bid_once else "auction"
    return rules.first_banker.replace("_", "-")


def action_text(look: Look, action: Action, order: Tables, *, stirs: bool = False) -> Text:
    """An action in a list; ``stirs`` says that to pass means not to stir."""
    match action:
        case PassDeclaring():
            return Text(look.say("no-stir" if stirs else "pass"))
        case Bid(_, 0):
            return Text(look.say("no-bid"))
        case Bid(_, points) | NameLine(_, points):
            return Text(str(points))
        case NameTrump(_, trump):
            return Text.assemble(look.trump(trump), "" if trump == "NT" else f" {look.word(f'suit-{trump}')}")
        case Declare(_, cards) | Stir(_, cards):
            top = top_kind(order.rules)
            is_open = top is not None and copies(cards, top) > 0 and action.trump is None
            named = look.say("any-trump") if is_open else look.declares(cards, action.trump)
            return Text.assemble(look.cards(cards, order), ("  " + named, "dim"))
        case CallFriends(_, calls):
            return Text(look.say("and")).join(call_text(look, call) for call in calls)
        case Bury(_, cards) | Choose(_, cards):
            return look.cards(cards, order)
        case Play(_, cards, announced):
            return look.parts(announced, order) if announced else look.cards(cards, order)
        case _:
            return Text(type(action).__name__)
