"""Which cards are in play, and how they are shared out (rules.md section 1)."""

from __future__ import annotations

from functools import cache

from shengji.cards import (
    CARD_POINTS,
    CODES,
    FULL_DECK,
    MOST_IN_HAND,
    RANKS,
    SMALL_JOKER,
    Bag,
    Kind,
    counts,
    one,
    points,
    size,
)
from shengji.rules.ruleset import RuleSet
from shengji.text.errors import TextError


@cache
def pack(rules: RuleSet) -> Bag:
    """Every card in play: the decks without the ranks below ``lowest_rank``, the ``removed`` and the odd low cards.

    With ``remove_low`` the fewest cards are taken out that leave equal hands: cards without points, the lowest rank
    first and in a rank one of each suit in turn (D C H S), so that no suit loses much more than another. Permanent
    trumps go last, being high.
    """
    cards = _named_cards(rules)
    if rules.remove_low:
        for kind in _low_cards(rules, cards)[: (size(cards) - rules.kitty) % rules.seats]:
            cards -= one(kind)
    return cards


def hand_size(rules: RuleSet) -> int:
    """How many cards each seat is dealt.

    Raises :class:`TextError` ``hands-uneven`` when the hands do not come out even, ``hands-empty`` when nothing is
    left to deal, ``hands-large`` when a hand with the kitty in it is more than a hand can hold.
    """
    cards = size(pack(rules))
    each, left = divmod(cards - rules.kitty, rules.seats)
    sums = {"cards": cards, "kitty": rules.kitty, "seats": rules.seats}
    if each < 1:
        raise TextError("hands-empty", **sums)
    if left:
        nearest = even_kitties(rules)
        raise TextError("hands-uneven", **sums, left=left, count=len(nearest), nearest=" / ".join(map(str, nearest)))
    if each + rules.kitty > MOST_IN_HAND:
        raise TextError("hands-large", **sums, held=each + rules.kitty, most=MOST_IN_HAND)
    return each


def even_kitties(rules: RuleSet) -> list[int]:
    """The nearest kitty sizes, at most one smaller and one larger, that leave equal hands with these cards."""
    cards = size(pack(rules))
    low = rules.kitty - (rules.kitty - cards) % rules.seats
    return [kitty for kitty in (low, low + rules.seats) if 0 <= kitty <= cards - rules.seats]


def removed_cards(rules: RuleSet) -> Bag:
    """The cards of the full decks that are not in play."""
    return rules.decks * FULL_DECK - pack(rules)


def total_points(rules: RuleSet) -> int:
    """Points of all cards in play, 100 for each whole deck where jokers do not count."""
    return points(pack(rules), rules.joker_points)


def _named_cards(rules: RuleSet) -> Bag:
    """The decks without the ranks and jokers that the rules leave out by name."""
    out = {*RANKS[: RANKS.index(rules.lowest_rank)], *rules.removed}
    names = (code if kind >= SMALL_JOKER else code[1] for kind, code in enumerate(CODES))
    return sum(one(kind, rules.decks) for kind, name in enumerate(names) if name not in out)


def _low_cards(rules: RuleSet, cards: Bag) -> list[Kind]:
    """Every pointless suited card, the first to be taken out first."""
    order = [
        (RANKS[kind % 13] in rules.permanent, kind % 13, copy, kind)
        for kind, held in enumerate(counts(cards))
        if kind < SMALL_JOKER and not CARD_POINTS[kind]
        for copy in range(held)
    ]
    return [kind for *_, kind in sorted(order)]
