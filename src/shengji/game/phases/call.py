"""The banker calls friends (找朋友, rules.md section 10)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from shengji.cards import Kind, copies
from shengji.game.actions import Action, Call, CallFriends
from shengji.game.events import Event, FriendsCalled
from shengji.game.phases.refusals import check_turn, wrong_action
from shengji.game.state import Game, current, friend_calls, tables_of
from shengji.rules.deck import pack
from shengji.rules.friends import ANOTHER, callable_kinds, check_calls


class CallPhase:
    """As many calls as friends are due, all at once."""

    def actors(self, game: Game) -> tuple[int, ...]:
        """The banker."""
        return (current(game).turn,)

    def legal(self, game: Game, seat: int) -> Iterator[Action]:
        """Every set of calls, lazily."""
        deal = current(game)
        if seat == deal.turn:
            each = [call for kind in callable_kinds(tables_of(game)) for call in self._calls(game, kind)]
            for calls in combinations(each, friend_calls(deal.rules)):
                yield CallFriends(seat, calls)

    def _calls(self, game: Game, kind: Kind) -> Iterator[Call]:
        rules = current(game).rules
        there = copies(pack(rules), kind)
        yield from (Call(kind, nth) for nth in range(1, there + 1))
        if rules.friend_other and there > 1:
            yield Call(kind, ANOTHER)

    def decide(self, game: Game, action: Action) -> tuple[Event, ...]:
        """The calls."""
        if not isinstance(action, CallFriends):
            raise wrong_action("call", action)
        deal = current(game)
        check_turn(deal.turn, action.seat)
        check_calls(tables_of(game), [(call.kind, call.nth) for call in action.calls], friend_calls(deal.rules))
        return (FriendsCalled(action.seat, action.calls),)

    def automatic(self, _game: Game) -> Event | None:
        """Nothing."""
        return None
