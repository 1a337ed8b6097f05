"""Who plays with whom, as one seat sees it: each other seat is with it, against it, or so with some chance."""

from __future__ import annotations

from shengji.bots.reading import needed_copies
from shengji.cards import Bag, copies
from shengji.game.view import View


class Sides:
    """What a seat knows of the sides in a deal: from the view's known banker's side, and from called cards it holds.

    ``unseen`` are the cards that the seat has not seen.
    """

    def __init__(self, view: View, unseen: Bag) -> None:
        self.alone = view.rules.scoring == "individual"
        """Whether everyone plays for themselves."""
        self.mine = view.bankers_side[view.seat] or bool(answerable(view))
        """Whether the seat plays for the banker: it is known to, or holds a card that answers a call."""
        self.chances = self._chances(view, unseen)
        """For each seat the chance that it plays with this one."""
        self.loss = 1.0 / max(1, view.rules.seats - 1) if self.alone else 1.0
        """What points cost that go to a seat of another side, where those that come to one's own are worth 1."""

    def _chances(self, view: View, unseen: Bag) -> tuple[float, ...]:
        if self.alone:
            return tuple(float(seat == view.seat) for seat in range(view.rules.seats))
        joining = self._joining(view, unseen)
        chances = []
        for seat, known in enumerate(view.bankers_side):
            bankers = 1.0 if known else joining
            chances.append(1.0 if seat == view.seat else bankers if self.mine else 1.0 - bankers)
        return tuple(chances)

    def _joining(self, view: View, unseen: Bag) -> float:
        """The chance that a seat which is not known to be of the banker's side still joins it."""
        own = set(answerable(view))
        others = sum(1 for seat, known in enumerate(view.bankers_side) if not known and seat != view.seat)
        still_open = sum(
            1
            for index, call in enumerate(view.calls)
            if view.joined[index] < 0 and index not in own and copies(unseen, call.kind) >= needed_copies(view, index)
        )
        return min(1.0, still_open / others) if others else 0.0


def answerable(view: View) -> list[int]:
    """The calls that a seat other than the banker can hope to answer: it holds a copy of the card."""
    if view.seat == view.banker or view.seat < 0:
        return []
    again = view.rules.friend_double or view.seat not in view.joined
    return [
        index
        for index, call in enumerate(view.calls)
        if view.joined[index] < 0 and again and copies(view.hand, call.kind)
    ]


def joins(view: View, cards: Bag) -> bool:
    """Whether playing these cards answers a call."""
    return any(copies(cards, view.calls[index].kind) >= needed_copies(view, index) for index in answerable(view))
