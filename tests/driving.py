"""Building positions of a game for the tests: packs in which chosen hands hold chosen cards, and moves as text."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from shengji.cards import Bag, Kind, hand_size, kinds
from shengji.game import Game, apply, evolve, fold, start
from shengji.game import events as e
from shengji.game.actions import Action, Bury, CloseDeclaring, DealOrder, Declare, Play
from shengji.game.ending import deal_ended
from shengji.game.state import current
from shengji.rules import deck, presets
from shengji.rules.presets import with_options
from shengji.rules.ruleset import RuleSet
from shengji.text.cards import parse_bag, parse_play
from shengji.text.errors import IllegalAction

SHORT_PACK = ["3", "4", "5", "6", "7", "8"]
"""Without these ranks one deck has 30 cards: two decks give four hands of 14 and a kitty of 4."""


def short_preset(name: str, **options: object) -> RuleSet:
    """A preset with the same short pack, and further options."""
    return with_options(presets.load(name), {"removed": SHORT_PACK, "kitty": 4, **options})


def short_rules(**options: object) -> RuleSet:
    """Two decks without 3 to 8, kitty of 4, so that hands have 14 cards; and further options."""
    return with_options(RuleSet(), {"removed": SHORT_PACK, "kitty": 4, **options})


def order_with(rules: RuleSet, hands: Mapping[int, str], kitty: str = "", first: int = 0) -> tuple[Kind, ...]:
    """A dealing order in which the seats are dealt the given cards first, and the kitty begins with the given ones.

    The other places are filled with the rest of the pack, lowest kinds first.
    """
    each = deck.hand_size(rules)
    wanted = {seat: list(kinds(parse_bag(text))) for seat, text in hands.items()}
    bottom = list(kinds(parse_bag(kitty)))
    rest = deck.pack(rules) - sum(parse_bag(text) for text in hands.values()) - parse_bag(kitty)
    left = iter(kinds(rest))
    piles = [wanted.get(seat, []) for seat in range(rules.seats)]
    bottom += [next(left) for _ in range(rules.kitty - len(bottom))]
    for pile in piles:
        pile += [next(left) for _ in range(each - len(pile))]
    order = [piles[(first + place) % rules.seats][place // rules.seats] for place in range(each * rules.seats)]
    return (*order, *bottom)


class Table:
    """A game with its log, driven by short calls; seats are 0-based."""

    def __init__(self, rules: RuleSet, **begin: object) -> None:
        self.log: list[e.Event] = [start(rules, **begin)]  # type: ignore[arg-type]
        self.game: Game = fold(self.log)

    def act(self, action: Action) -> list[e.Event]:
        """Apply an action and return what it caused; every event is checked to lead to the same state."""
        before = self.game
        self.game, caused = apply(self.game, action, self.log)
        state = before
        for event in caused:
            if isinstance(event, e.TakenBack):
                break
            state = evolve(state, event)
        else:
            assert state == self.game
        self.log.extend(caused)
        return list(caused)

    def deal(self, hands: Mapping[int, str], kitty: str = "", first: int = 0) -> list[e.Event]:
        """Deal chosen cards."""
        return self.act(DealOrder(order_with(self.game.rules, hands, kitty, first), first))

    def declare(self, seat: int, cards: str, dealt: int = -1) -> list[e.Event]:
        """Declare."""
        return self.act(Declare(seat, parse_bag(cards), dealt))

    def close(self) -> list[e.Event]:
        """Close the declaring."""
        return self.act(CloseDeclaring())

    def bury_kitty(self) -> list[e.Event]:
        """Bury the very cards that lay in the kitty."""
        taken = [event for event in self.log if isinstance(event, e.KittyTaken)][-1]
        return self.act(Bury(taken.seat, taken.cards))

    def play(self, *texts: str) -> list[e.Event]:
        """Plays of the seats in turn; returns all events."""
        caused = []
        for text in texts:
            cards, announced = parse_play(text)
            caused += self.act(Play(current(self.game).turn, cards, announced))
        return caused

    def hand(self, seat: int) -> Bag:
        """A seat's cards."""
        return current(self.game).hands[seat]

    def play_trick(self) -> list[e.Event]:
        """Play the trick in progress to its end, each seat its first legal play; returns what the last one caused."""
        from shengji.game.engine import actors, legal

        tricks = len(current(self.game).tricks)
        caused: list[e.Event] = []
        while len(current(self.game).tricks) == tricks:
            caused = self.act(next(iter(legal(self.game, actors(self.game)[0]))))
        return caused

    def play_out(self) -> list[e.Event]:
        """Play the deal to its end, each seat its first legal play."""
        from shengji.game.engine import actors, legal

        caused: list[e.Event] = []
        while current(self.game).phase in ("play", "choose"):
            caused += self.act(next(iter(legal(self.game, actors(self.game)[0]))))
        return caused


def names_of(events: list[e.Event]) -> list[str]:
    """The kinds of some events."""
    return [type(event).__name__ for event in events]


def sizes(game: Game) -> list[int]:
    """How many cards each seat holds."""
    return [hand_size(hand) for hand in current(game).hands]


def refused(code: str, table: Table, action: Action) -> None:
    """The action is refused with a code, and nothing changes."""
    before = table.game
    with pytest.raises(IllegalAction) as caught:
        table.act(action)
    assert caught.value.code == code
    assert table.game is before
    for language in ("en", "zh-Hans", "zh-Hant"):
        assert caught.value.message(language)


def total_after(game: Game, taken: tuple[int, ...], **changes: object) -> e.DealEnded:
    """The settlement of the deal in progress, had it ended with these points taken and these changes of its state."""
    return deal_ended(replace(game, deal=replace(current(game), taken=taken, **changes)))
