"""Taking up the kitty and burying (rules.md section 8)."""

from __future__ import annotations

from collections.abc import Iterator

from shengji.cards import hand_size, points
from shengji.game.actions import Action, Bury, Contest
from shengji.game.events import Buried, Event, KittyTaken, Redealt
from shengji.game.phases.refusals import check_turn, wrong_action
from shengji.game.state import Game, current, rules_of, tables_of
from shengji.rules.combos import sub_bags
from shengji.rules.declaring import may_contest_weak_hand
from shengji.rules.kitty import check_bury
from shengji.rules.tables import TRUMP
from shengji.text.errors import IllegalAction


class BuryPhase:
    """The banker holds the kitty and buries as many cards; a weak hand may ask for a new deal before that."""

    def actors(self, game: Game) -> tuple[int, ...]:
        """The banker, then every seat that may ask for a new deal."""
        turn = current(game).turn
        weak = (seat for seat in range(rules_of(game).seats) if seat != turn and self._is_weak(game, seat))
        return (turn, *weak)

    def legal(self, game: Game, seat: int) -> Iterator[Action]:
        """Every bury, lazily (there are very many), and asking for a new deal."""
        deal = current(game)
        if seat == deal.turn:
            for cards in sub_bags(deal.hands[seat], rules_of(game).kitty):
                try:
                    check_bury(rules_of(game), deal.hands[seat], cards)
                except IllegalAction:
                    continue
                yield Bury(seat, cards)
        elif self._is_weak(game, seat):
            yield Contest(seat)

    def _is_weak(self, game: Game, seat: int) -> bool:
        deal = current(game)
        if deal.rules.weak_hand == "off" or deal.burier >= 0:
            return False
        hand = deal.hands[seat]
        if seat == deal.turn:
            # The banker has taken up the kitty and accepted the deal.
            return False
        trumps = hand_size(hand & tables_of(game).masks[TRUMP])
        held = points(hand, rules_of(game).joker_points)
        return may_contest_weak_hand(rules_of(game), points=held, trumps=trumps, times=deal.contests)

    def decide(self, game: Game, action: Action) -> tuple[Event, ...]:
        """A bury by the banker, or a new deal for a weak hand."""
        match action:
            case Bury(seat, cards):
                check_turn(current(game).turn, seat)
                check_bury(rules_of(game), current(game).hands[seat], cards)
                return (Buried(seat, cards),)
            case Contest(seat):
                if not self._is_weak(game, seat):
                    raise IllegalAction("hand-not-weak")
                return (Redealt("weak_hand", seat, rules_of(game).weak_hand == "redeal_and_contest"),)
            case _:
                raise wrong_action("bury", action)

    def automatic(self, game: Game) -> Event | None:
        """The banker takes up the kitty."""
        deal = current(game)
        return KittyTaken(deal.turn, deal.kitty) if deal.kitty else None
