"""Questions of the play: what to bury, to lead, to follow with, and which part of a failed throw is led."""

from __future__ import annotations

from shengji.cards import contains, hand_size, points
from shengji.game.actions import Action, Bury, Choose, Play
from shengji.rules.tables import TRUMP
from shengji.tui import duty
from shengji.tui.asking import Asking, Moved


class PlayAsker(Asking):
    """Asks for cards."""

    def bury(self) -> None:
        """Choose the cards of the kitty."""
        talk = self.talk
        talk.board()
        talk.listed = ()
        kitty = talk.view().kitty_size
        while True:
            entry = self.ask("prompt-bury", count=kitty)
            if entry is None:
                return
            if entry.is_empty:
                talk.say("bury-how", "dim")
                continue
            action = self.picked_or_cards(entry, lambda cards, _: Bury(talk.me, cards))
            try:
                if action is not None and self._is_fair_bury(action) and self.do(action):
                    return
            except Moved:
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
        entry = self.ask_further("prompt-bury-sure")
        return entry.is_empty or entry.command == "yes"

    def choose(self) -> None:
        """Choose which part of another's failed throw is led."""
        talk = self.talk
        view = talk.view()
        talk.board()
        while True:
            talk.list([Choose(talk.me, cards) for cards in view.choices])
            entry = self.ask("prompt-choose")
            if entry is None or (not entry.is_empty and self.try_cards(entry, lambda cards, _: Choose(talk.me, cards))):
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
            entry = self.ask(
                "prompt-forced" if forced is not None else "prompt-lead" if lead is None else "prompt-follow",
                count=lead.size if lead is not None else 0,
            )
            if entry is None:
                return
            if entry.is_empty and forced is not None:
                if self.do(Play(talk.me, forced)):
                    return
            elif entry.is_empty:
                talk.say("play-how", "dim")
            elif self.try_cards(entry, lambda cards, announced: Play(talk.me, cards, announced)):
                return
