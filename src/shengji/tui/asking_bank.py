"""Questions that come with the bank: what to bid, which line to name, which friends to call."""

from __future__ import annotations

from shengji.bots.reading import lines, tables_of
from shengji.cards import copies
from shengji.game.actions import Bid, Call, CallFriends, NameLine
from shengji.game.state import friend_calls
from shengji.game.view import View
from shengji.rules.auction import legal_bids
from shengji.rules.friends import check_calls
from shengji.text.errors import IllegalAction, TextError
from shengji.tui.asking import Asking
from shengji.tui.bids import ladder
from shengji.tui.calls import call_text, proposed, read_call
from shengji.tui.reading import Entry


class BankAsker(Asking):
    """Asks for bids, lines and friends."""

    def bid(self) -> None:
        """Bid lower, or pass and be out."""
        talk = self.talk
        view = talk.view()
        talk.board()
        possible = legal_bids(view.rules, view.bids)
        while True:
            talk.listed = tuple(Bid(talk.me, points) for points in possible)
            talk.terminal.show(ladder(talk.look, view, possible))
            entry = self.ask("prompt-bid", once="yes" if view.rules.bid_once else "no")
            if entry is None:
                return
            if self.is_pass(entry):
                if self.do(Bid(talk.me, 0)):
                    return
                continue
            # A number of the list, or the points themselves.
            picked = talk.picked(entry)
            if isinstance(picked, Bid):
                bid = picked
            elif entry.number is not None:
                bid = Bid(talk.me, entry.number)
            else:
                if entry.command is None:
                    talk.say("bid-how", "dim")
                continue
            if self.do(bid):
                return

    def name_line(self) -> None:
        """Name the points that the opponents must reach."""
        talk = self.talk
        view = talk.view()
        talk.board()
        possible = lines(view.rules)
        talk.listed = ()
        while True:
            shown = {"high": str(possible[0]), "low": str(possible[-1]), "step": str(-possible.step)}
            entry = self.ask("prompt-line", **shown)
            if entry is None:
                return
            points = possible[0] if self.is_pass(entry) else entry.number
            if points is None:
                if entry.command is None:
                    talk.say("line-how", "dim", **shown)
                continue
            if self.do(NameLine(talk.me, points)):
                return

    def call(self) -> None:
        """Call friends, one after the other, and make the calls once all are chosen."""
        talk = self.talk
        view = talk.view()
        talk.board()
        due = friend_calls(view.rules)
        offered = proposed(view)
        chosen: list[Call] = []
        while True:
            # Each entry of the list stands for one call.
            talk.list([CallFriends(talk.me, (call,)) for call in offered], [self._held(view, call) for call in offered])
            entry = self.ask("prompt-call", place=len(chosen) + 1, due=due)
            if entry is None:
                return
            if entry.command == "no" and chosen:
                chosen = []
                continue
            call = self._read_call(entry)
            if call is None:
                continue
            several = call if isinstance(call, tuple) else (call,)
            if not self._may_call(view, [*chosen, *several]):
                continue
            chosen += several
            if len(chosen) < due:
                talk.terminal.show(talk.look.tell("call-noted", call=call_text(talk.look, chosen[-1])))
            elif self.do(CallFriends(talk.me, tuple(chosen))):
                return
            else:
                chosen = []

    def _held(self, view: View, call: Call) -> str:
        held = copies(view.hand, call.kind)
        return self.talk.look.say("call-held", count=held) if held else ""

    def _read_call(self, entry: Entry) -> Call | tuple[Call, ...] | None:
        """The call typed or picked, or all calls where a hint with all of them was picked."""
        picked = self.talk.picked(entry)
        if isinstance(picked, CallFriends):
            return picked.calls
        if entry.is_empty or (entry.command is not None and entry.number is None):
            self.talk.say("call-how", "dim")
            return None
        if entry.number is not None:
            self.no_number(entry.number)
            return None
        try:
            return read_call(entry.text)
        except TextError as error:
            self.talk.explain(error)
            self.talk.say("call-how", "dim")
            return None

    def _may_call(self, view: View, calls: list[Call]) -> bool:
        """Whether these calls may be made, as far as they go; explained if not."""
        number = min(len(calls), friend_calls(view.rules))
        try:
            check_calls(tables_of(view), [(call.kind, call.nth) for call in calls], number)
        except IllegalAction as error:
            self.talk.explain(error)
            return False
        return True
