"""What a careful player remembers beyond the cards that are out: who holds no pair of what any more."""

from __future__ import annotations

from shengji.bots.memory import Memory
from shengji.cards import Bag, at_least, hand_size, points, size
from shengji.game.view import View
from shengji.rules.deck import total_points
from shengji.rules.shapes import Shape
from shengji.weighing import CLUB_1, Judgement, number_of_pairs, pairs_tell, place, stage, urgencies


class CardMemory(Memory):
    """Unseen cards, voids and missing pairs."""

    def __init__(self, view: View, judgement: Judgement = CLUB_1) -> None:
        self.pairless = [0] * view.rules.seats
        """For each seat, bit ``g`` is set when it has shown that it holds no pair of group ``g``."""
        rules = view.rules
        self._pairs_tell = pairs_tell(rules)
        super().__init__(view)
        left = max(1, size(self.unseen))
        self.density = points(self.unseen, rules.joker_points) / left
        """Points of an unseen card on the average."""
        self.start = hand_size(view.hand) + sum(hand_size(trick.plays[0]) for trick in view.tricks)
        """Cards that the hand began with."""
        side = judgement.bankers if self.sides.mine else judgement.opponents
        self.weights = side[stage(hand_size(view.hand), self.start)]
        """What the seat's side weighs plays by at this stage of the deal."""
        self.beaten, self.ruffing = self.weights.guesses.beaten / 100.0, self.weights.guesses.ruffing / 100.0
        whole = total_points(rules)
        taken, left = place(whole, view.opponents_points, whole - sum(view.taken))
        self.urgency = 1.0 + (urgencies(rules)[taken][left] - 1.0) * self.weights.guesses.urgent / 100.0
        """How much a point matters by now."""

    def _note(self, leader: int, plays: tuple[Bag, ...]) -> Bag:
        total = super()._note(leader, plays)
        if self._pairs_tell and plays and at_least(plays[0], 2):
            group = self.tables.group_of(plays[0])
            if group is not None:
                # A hand owes its pairs to a lead with pairs, so one that gives fewer has none left.
                mask, number, seats = self.tables.masks[group], number_of_pairs(plays[0]), len(self.pairless)
                for offset, play in enumerate(plays[1:], 1):
                    if number_of_pairs(play & mask) < number:
                        self.pairless[(leader + offset) % seats] |= 1 << group
        return total

    def richer(self, group: int) -> float:
        """By how much the unseen cards of a group have more points on the average than all."""
        if not self.unseen_in(group):
            return 0.0
        held = points(self.unseen & self.tables.masks[group], self.view.rules.joker_points)
        return held / self.unseen_in(group) - self.density

    def higher_chance(self, seat: int, group: int, shape: Shape, top: int) -> float:
        """As of what is unseen; none for a pair or more of a group in which the seat has shown none."""
        if shape[0] > 1 and self.pairless[seat] >> group & 1:
            return 0.0
        return super().higher_chance(seat, group, shape, top)

    def top_held(self, group: int, shape: Shape) -> int:
        """As of what is unseen, but for groups of which all others are void, or have shown that they have no pair."""
        others = (seat for seat in range(len(self.pairless)) if seat != self.view.seat)
        if shape[0] > 1 and all((self.pairless[seat] | self.voids[seat]) >> group & 1 for seat in others):
            return -1
        if all(self.voids[seat] >> group & 1 for seat in range(len(self.voids)) if seat != self.view.seat):
            return -1
        return super().top_held(group, shape)
