"""The kitty: what may be buried, and what capturing it is worth (rules.md section 8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from shengji.cards import CARD_POINTS, SMALL_JOKER, Bag, copies, distinct, hand_size, kinds, points
from shengji.rules.ruleset import RuleSet
from shengji.text.cards import format_kinds
from shengji.text.errors import IllegalAction

Component: TypeAlias = tuple[int, int]
"""Width and length of a component: (2, 1) is a pair, (2, 3) a tractor of three pairs."""

POWER_CAP = 64
"""The most that the power scheme multiplies by (QQ games help)."""


def check_bury(rules: RuleSet, hand: Bag, cards: Bag) -> None:
    """Raise :class:`IllegalAction` if the banker, holding ``hand`` with the kitty in it, may not bury these cards.

    Any cards may be buried, points included, unless ``bury_points`` limits them (old one-deck rules). Ours: a hand
    that cannot keep the limit buries as few points as it can.
    """
    if hand_size(cards) != rules.kitty:
        raise IllegalAction("bury-count", count=rules.kitty, given=hand_size(cards))
    if missing := [kind for kind, number in distinct(cards) if copies(hand, kind) < number]:
        raise IllegalAction("not-held", cards=format_kinds(missing))
    buried = points(cards, rules.joker_points)
    if rules.bury_points >= 0 and buried > max(rules.bury_points, _fewest_points(rules, hand)):
        raise IllegalAction("bury-points", points=buried, limit=rules.bury_points)


def _fewest_points(rules: RuleSet, hand: Bag) -> int:
    """The fewest points among as many cards of a hand as the kitty takes."""
    worth = sorted(CARD_POINTS[kind] if kind < SMALL_JOKER else rules.joker_points for kind in kinds(hand))
    return sum(worth[: rules.kitty])


def largest(components: Sequence[Component]) -> Component:
    """The largest component of a throw: the one with most cards, of equal ones the wider."""
    return max(components, key=lambda part: (part[0] * part[1], part[0]))


def multiplier(rules: RuleSet, components: Sequence[Component], *, trump: bool) -> int:
    """By what the kitty's points are multiplied when the opponents win the last trick.

    ``components`` are the parts of the play that counts, the one led or the winner's (``kitty_shape``); ``trump`` says
    whether the trick was won with trump. 0 means that nothing is captured.
    """
    if rules.kitty_none or (rules.kitty_only_by_trump and not trump):
        return 0
    if _throw_counts_three(rules, components):
        return 3
    if largest(components) == (1, 1) and not rules.single_doubles:
        return 1
    return _by_scheme(rules, components)


def _throw_counts_three(rules: RuleSet, components: Sequence[Component]) -> bool:
    """2003 competition rules: any throw of one deck, and with more decks a throw of singles only."""
    if len(components) == 1 or not rules.kitty_multiplier.startswith("competition"):
        return False
    return rules.kitty_multiplier == "competition_1" or largest(components) == (1, 1)


def _by_scheme(rules: RuleSet, components: Sequence[Component]) -> int:
    """The table of section 8, by the largest component; each row names its source."""
    width, length = largest(components)
    cards = width * length
    match rules.kitty_multiplier:
        case "competition_1" | "competition_2":  # 2003 competition rules, one and two decks
            return _competition(width, length, decks=2)
        case "competition_3":  # 2003 competition rules, three decks
            return _competition(width, length, decks=3)
        case "competition_4":  # ours: the three-deck table goes on
            return _competition(width, length, decks=4)
        case "power":  # QQ games help
            return min(1 << cards, POWER_CAP)
        case "power_length":  # 000, common online: 2, 4, 6; 2^(k+1) for k pairs, 2·3^k for k triples
            return 2 * int(width**length)
        case "pairs":  # platform help of the super edition
            return 2 if width == 1 else 4 * length
        case "twice_cards":
            return 2 * cards
        case "cards_led":  # Botzone
            return cards if len(components) == 1 else 2 * cards
        case "single_pair":  # 001
            return 2 if cards == 1 else 4
        case "double":  # 二百四, ours
            return 2
        case "flat":
            return 1


def _competition(width: int, length: int, *, decks: int) -> int:
    """The competition table of so many decks; a wider tuple than the table knows counts as its widest."""
    width = min(width, decks)
    if width == 1:
        return 2
    if length == 1:
        return 4 if decks == 2 else width + 1
    if decks == 2:
        return 2 * length + 2
    return {2: length + 3, 3: 2 * length + 2, 4: 3 * length}[width]


def kitty_points(rules: RuleSet, kitty: Bag, mult: int) -> int:
    """What the opponents score for a captured kitty."""
    return points(kitty, rules.joker_points) * mult
