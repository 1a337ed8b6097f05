"""What playing some cards costs the rest of a hand, feature by feature."""

from __future__ import annotations

from shengji.bots.club.memory import CardMemory
from shengji.cards import JOKERS_MASK, Bag, at_least, copies, distinct, hand_size, points
from shengji.rules.tables import TRUMP
from shengji.weighing import KITTY_GUESS, LAST_CARDS, PLAIN_FADE, TRUMP_FADE, Spent


class Spending:
    """The costs of plays from one hand."""

    def __init__(self, memory: CardMemory) -> None:
        self._memory = memory
        self._hand = memory.view.hand
        self._trumps = self._hand & memory.tables.masks[TRUMP]
        self._pairs = tuple(at_least(self._hand & mask, 2).bit_count() for mask in memory.tables.masks)
        self._left = hand_size(self._hand) / max(1, memory.start)
        chances = memory.sides.chances
        self._foes_void = [
            sum((memory.voids[seat] >> group & 1) * (1.0 - with_me) for seat, with_me in enumerate(chances))
            for group in range(TRUMP)
        ]
        self._sure, self._last = self._last_trick()

    def _last_trick(self) -> tuple[Bag, float]:
        """The trumps that win the last trick for certain, and what that is worth by now."""
        memory, view = self._memory, self._memory.view
        size = hand_size(self._hand)
        if not 2 <= size <= LAST_CARDS or view.rules.kitty_none or memory.sides.alone:
            return 0, 0.0
        sure = sum(
            copies(self._hand, kind) << 8 * kind
            for step in range(max(0, memory.top_unseen(TRUMP, (1, 1))), memory.tables.spans[TRUMP])
            for kind in memory.tables.by_step[TRUMP][step]
        )
        kitty = points(view.buried, view.rules.joker_points) if view.buried else KITTY_GUESS
        return sure, (2.0 * kitty + 5.0) * (1.0 - (size - 2) / LAST_CARDS)

    def last_trick(self, cards: Bag) -> float:
        """What it costs to play these of the last two cards: the last trick, if the one that would win it goes."""
        if hand_size(self._hand) != 2 or not self._sure:
            return 0.0
        rest = self._hand - cards
        return self._last if cards & self._sure and rest and not rest & self._sure else 0.0

    def of(self, cards: Bag) -> Spent:
        """What playing these cards takes out of the hand."""
        memory, tables = self._memory, self._memory.tables
        boss_ruffed = 0.0
        plain_height = plain_boss = trump_height = trump_boss = steps = 0.0
        for kind, number in distinct(cards):
            group, step = tables.group[kind], tables.step[kind]
            above = memory.above(group)[step]
            steps += number * step / max(1, tables.spans[group] - 1)
            if group == TRUMP:
                trump_height += number * TRUMP_FADE**above
                trump_boss += number * (not above)
            else:
                plain_height += number * PLAIN_FADE**above
                plain_boss += number * (not above)
                boss_ruffed += number * (not above) * self._foes_void[group]
        rest = self._hand - cards
        trumps = hand_size(cards & tables.masks[TRUMP])
        lost = [
            before - at_least(rest & mask, 2).bit_count()
            for before, mask in zip(self._pairs, tables.masks, strict=True)
        ]
        voids = shortened = 0
        if rest & tables.masks[TRUMP]:
            for group in range(TRUMP):
                mask = tables.masks[group]
                if cards & mask:
                    left = hand_size(rest & mask)
                    voids += not left
                    shortened += left == 1
        gone = cards & self._sure
        held = hand_size(self._hand)
        plain_length = sum(
            hand_size(cards & mask) * hand_size(self._hand & mask) / 8.0
            for mask in tables.masks[:TRUMP]
            if cards & mask
        )
        return Spent(
            plain_height,
            plain_boss,
            trumps,
            trump_height,
            trump_boss,
            hand_size(cards & JOKERS_MASK),
            sum(lost[:TRUMP]),
            lost[TRUMP],
            steps,
            voids,
            shortened,
            self._last if gone and gone == self._sure else 0.0,
            trumps * self._left,
            trumps * hand_size(self._trumps) / held,
            boss_ruffed,
            plain_length,
        )
