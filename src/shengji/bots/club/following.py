"""Following by rules of thumb: win cheaply what is worth winning, give points to the partner, else keep good cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from shengji.bots.club.memory import CardMemory
from shengji.bots.club.spending import Spending
from shengji.bots.club.weights import weighed
from shengji.bots.protocol import Candidate
from shengji.bots.sides import joins
from shengji.bots.simple.answers import JOINING, Answers
from shengji.bots.simple.keeping import Keeping
from shengji.cards import Bag, Kind, copies, hand_size, kinds
from shengji.game.actions import Play
from shengji.rules.tables import TRUMP
from shengji.rules.trick_rule import Lead
from shengji.text.errors import Term
from shengji.weighing import CERTAIN_WITHIN, Answering, Spent


def follows(memory: CardMemory, lead: Lead, also: Sequence[Bag] = ()) -> list[Candidate]:
    """Answers that come into question, and ``also``, by the weights of the memory."""
    weights = memory.weights
    return [
        Candidate(
            Play(memory.view.seat, cards),
            weighed(weights.answer, does) + weighed(weights.answer_spent, spent) + extra,
            reason,
        )
        for cards, does, spent, extra, reason in Following(memory, lead).described(also)
    ]


class Following(Answers):
    """One seat's turn to answer a lead."""

    def __init__(self, memory: CardMemory, lead: Lead) -> None:
        self._urgency = memory.urgency
        heights = {kind: _height(memory, kind) for kind in set(kinds(memory.view.hand))}
        super().__init__(memory, lead, heights.__getitem__)
        self._density = memory.density
        self._richer = memory.richer(lead.group) if lead.group >= 0 else 0.0
        self._foes_later = sum(1.0 - self._sides.chances[seat] for seat in self._later_opponents)
        guesses = memory.weights.guesses
        self._ruffed = guesses.ruffed / 100.0
        self._rescue, self._rescue_early = guesses.rescue / 100.0, guesses.rescue_early / 100.0
        self._certain = guesses.certain / 100.0
        self._spending = Spending(memory)

    def described(self, also: Sequence[Bag] = ()) -> Iterator[tuple[Bag, Answering, Spent, float, Term]]:
        """Each answer with what it does, what it spends, what else it is worth, and a reason."""
        loss, keeping = self._sides.loss, Keeping(self._memory)
        coming = self._density * self._later * self._lead.size
        for cards, takes, chance, given in self._considered(also):
            won = chance - loss * (1 - chance)
            urgent = self._urgency
            does = Answering(
                table=urgent * won * self._on_table,
                given=urgent * won * given,
                coming=urgent * won * coming,
                tempo=won,
                takes=float(takes),
                from_partner=takes * self._ours,
                ruffs=float(takes and self._memory.tables.group_of(cards) != self._lead.group),
                points=urgent * given,
                rich=urgent * won * self._richer * self._later * self._lead.size,
                given_ours=urgent * won * given * self._ours,
                takes_early=takes * self._foes_later,
            )
            extra = JOINING * joins(self._view, cards) - keeping.cost(cards) - self._spending.last_trick(cards)
            if min(chance, 1.0 - chance) <= CERTAIN_WITHIN:
                extra += self._certain * won * given
            yield cards, does, self._spending.of(cards), extra, self._reason(cards, takes, given)

    def _keys(self) -> tuple[Callable[[Kind], float], ...]:
        return *super()._keys(), self._pointless, self._voiding, self._low

    def _pointless(self, kind: Kind) -> float:
        return self._worth(kind) + 100.0 * self._points_of(kind)

    def _low(self, kind: Kind) -> float:
        """The lowest first, whatever it breaks."""
        return self._memory.tables.step[kind] + 100.0 * (self._memory.tables.group[kind] == TRUMP)

    def _voiding(self, kind: Kind) -> float:
        """Plain cards of the shortest suits first, without points."""
        group = self._memory.tables.group[kind]
        length = hand_size(self._view.hand & self._memory.tables.masks[group])
        return 10.0 * length + 100.0 * (group == TRUMP) + 5.0 * self._points_of(kind) + self._worth(kind)


def _height(memory: CardMemory, kind: Kind) -> float:
    """What a card is worth keeping, roughly; this only orders the cards of an answer."""
    group, step = memory.tables.group[kind], memory.tables.step[kind]
    above = memory.above(group)[step]
    height = 2.0 + 5.0 * 0.85**above if group == TRUMP else 5.0 * 0.6**above
    return height + 0.01 * step + 1.2 * (copies(memory.view.hand, kind) - 1)
