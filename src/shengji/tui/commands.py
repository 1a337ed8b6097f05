"""The commands that are open at any time: help, score, tricks, rules, hints, taking back, finishing, leaving."""

from __future__ import annotations

from random import Random

from rich.padding import Padding
from rich.table import Table

from shengji.bots import Hinting, create
from shengji.bots.protocol import Candidate
from shengji.game.actions import Play, Propose
from shengji.game.state import friend_calls
from shengji.game.view import View
from shengji.text.errors import IllegalAction
from shengji.text.messages import message
from shengji.tui import duty, sheets
from shengji.tui.look import order_of
from shengji.tui.reading import COMMANDS, Entry
from shengji.tui.talk import Left, Talk

MOST_LISTED = 8
"""How many legal plays are listed at most."""
MOST_HINTS = 3
ADVISER = "simple"
"""The bot that gives hints."""


class Commands:
    """Answers the commands; for :meth:`~shengji.tui.talk.Talk.ask`."""

    def __init__(self, talk: Talk) -> None:
        self._talk = talk
        self._adviser = create(ADVISER, Random(talk.match.setup.seed))

    def __call__(self, entry: Entry) -> bool | None:
        """Whether the command has changed the game; ``None`` if it is no command of ours."""
        talk = self._talk
        match entry.command:
            case "help":
                self.help()
            case "legal":
                self.legal()
            case "hint":
                self.hint()
            case "table":
                talk.board()
            case "last" | "all":
                view = talk.view()
                order = order_of(view.rules, view.level, view.trump)
                talk.terminal.show(sheets.tricks(talk.look, view, order, last_only=entry.command == "last"))
            case "score":
                talk.terminal.show(sheets.score(talk.look, talk.view(), talk.match.deals_played(), talk.terminal.width))
            case "rules":
                talk.terminal.show(sheets.rules_sheet(talk.look, talk.match.game.rules, talk.preset))
            case "back":
                return self._propose(Propose(talk.me, "take_back"))
            case "finish":
                return self._finish()
            case "quit":
                raise Left
            case _:
                return None
        return False

    def help(self) -> None:
        """What can be typed."""
        talk = self._talk
        look = talk.look
        talk.say("help-title", "bold")
        talk.say("help-cards")
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column(overflow="fold")
        for command in COMMANDS:
            if command in ("yes", "no"):
                continue
            words = ", ".join(word.strip() for word in message(f"play-words-{command}", look.language).split(","))
            grid.add_row(words, look.say(f"help-{command}"))
        talk.terminal.show(Padding(grid, (0, 0, 0, 1)))
        rules = talk.match.game.rules
        talk.say("help-game", "dim", how=rules.sides if rules.scoring == "sides" else rules.scoring)

    def legal(self) -> None:
        """What is legal now, and why."""
        talk = self._talk
        view = talk.view()
        if view.phase != "play":
            self._phase(view)
            return
        for line in duty.duty_words(talk.look, view):
            talk.terminal.show(line)
        plays = duty.legal_plays(view, MOST_LISTED)
        talk.list([Play(talk.me, cards) for cards in plays.plays], more=plays.more)

    def _phase(self, view: View) -> None:
        """What the present phase is about, and the list of its question again."""
        talk, rules = self._talk, view.rules
        auction = rules.declare_when == "auction"
        talk.say(
            f"legal-{view.phase.replace('_', '-')}",
            kitty=view.kitty_size,
            line=str(view.line),
            low=str(rules.bid_lowest),
            step=str(rules.bid_step),
            once="yes" if rules.bid_once else "no",
            blind="yes" if rules.overcall_after_bury == "hidden" else "no",
            points=str(rules.stir_penalty),
            count=friend_calls(rules),
            auction="yes" if auction else "no",
        )
        if rules.declare_top_card and view.phase in ("dealing", "in_turn", "stir"):
            talk.say("legal-top-card")
        if talk.listed and view.phase not in ("bury", "over"):
            talk.list(talk.listed)

    def hint(self) -> None:
        """The bot's ranked candidates, with its reasons."""
        talk = self._talk
        found = self.candidates()[:MOST_HINTS]
        if not found:
            talk.say("no-hint")
            return
        reasons = [candidate.reason.text(talk.look.language) for candidate in found]
        talk.list([candidate.action for candidate in found], reasons)

    def candidates(self) -> list[Candidate]:
        """What the adviser considers, best first."""
        view = self._talk.view()
        if view.phase in ("over", "fixed") or not isinstance(self._adviser, Hinting):
            return []
        return self._adviser.candidates(view)

    def _finish(self) -> bool:
        """Offer the rest of the deal to one side."""
        talk = self._talk
        if talk.view().phase != "play" or talk.view().rules.scoring == "individual":
            talk.say("finish-not-now" if talk.view().phase != "play" else "finish-not-here")
            return False
        ours = talk.view().bankers_side[talk.me]
        talk.say("finish-1", "bold")
        talk.say("finish-2", "bold")
        answer = talk.terminal.ask("> ").strip()
        if answer not in ("1", "2"):
            return False
        to_us = answer == "2"
        return self._propose(Propose(talk.me, "finish", "banker" if to_us == ours else "opponents"))

    def _propose(self, proposal: Propose) -> bool:
        talk = self._talk
        try:
            talk.tell(talk.match.do(proposal))
        except IllegalAction as error:
            talk.explain(error)
            return False
        return True
