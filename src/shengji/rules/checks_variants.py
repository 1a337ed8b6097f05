"""Contradictions of the options of regional games: special shapes, auctions, friends, flags, stakes (section 10)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from shengji.cards import CODES, SMALL_JOKER, distinct, size
from shengji.rules.deck import pack, total_points
from shengji.rules.problem import Problem, error, listed, note
from shengji.rules.ruleset import RuleSet
from shengji.rules.tables import BARE_LEVELS


def has_rank(rules: RuleSet, rank: str) -> bool:
    """Whether the pack holds a rank."""
    return any(CODES[kind][1] == rank for kind, _ in distinct(pack(rules)) if kind < SMALL_JOKER)


def variant_problems(rules: RuleSet) -> Iterator[Problem]:
    """Every such contradiction of a rule set."""
    yield from _shapes(rules)
    yield from _auction(rules)
    yield from _friends(rules)
    yield from _stirring(rules)
    yield from _scoring(rules)
    yield from _bank(rules)
    yield from _special_levels(rules)
    yield from _stakes(rules)


def _shapes(rules: RuleSet) -> Iterator[Problem]:
    """Nanning knows no throws, and its A A 2 2 no other game; 510K needs its three ranks."""
    if rules.trick_rule == "any_width" and rules.throws != "none":
        yield error("any-width-throws", "throws", "trick_rule")
    if rules.join_permanent == "ace_pair" and rules.trick_rule != "any_width":
        yield error("ace-pair-rule", "join_permanent", "trick_rule")
    if rules.trick_rule == "five_ten_king":
        missing = [rank for rank in "5TK" if not has_rank(rules, rank)]
        if missing:
            yield error("five-ten-king-missing", "trick_rule", "removed", "lowest_rank", ranks=listed(missing))


def _auction(rules: RuleSet) -> Iterator[Problem]:
    """The bid is what the opponents must reach, and can be made."""
    if (rules.declare_when == "auction") != (rules.scoring == "bid"):
        if rules.scoring == "bid":
            yield error("bid-without-auction", "declare_when", "scoring")
        else:
            yield error("auction-without-bid", "scoring", "declare_when")
    if rules.declare_when != "auction":
        return
    bids = {"start": rules.bid_start, "lowest": rules.bid_lowest, "step": rules.bid_step}
    if rules.bid_lowest > rules.bid_start:
        yield error("bid-range", "bid_lowest", "bid_start", **bids)
    elif (rules.bid_start - rules.bid_lowest) % rules.bid_step:
        yield note("bid-step", "bid_step", "bid_lowest", "bid_start", **bids)
    if rules.bid_start > total_points(rules):
        yield note("bid-above-total", "bid_start", start=rules.bid_start, total=total_points(rules))
    if rules.banker_names_line:
        yield error("bid-and-line", "banker_names_line", "scoring")


def _friends(rules: RuleSet) -> Iterator[Problem]:
    """There are enough seats for a friend and for opponents."""
    if rules.sides != "friends":
        return
    if rules.seats < 4:
        yield error("friends-seats", "seats", "sides", seats=rules.seats)
    elif rules.friend_calls > rules.seats - 2:
        yield error("friends-calls", "friend_calls", "seats", calls=rules.friend_calls, most=rules.seats - 2)


def _stirring(rules: RuleSet) -> Iterator[Problem]:
    """Overcalls face up need something to see."""
    if rules.overcall_after_bury == "open" and rules.hidden_declaration:
        yield error("hidden-open-stir", "hidden_declaration", "overcall_after_bury")


def _scoring(rules: RuleSet) -> Iterator[Problem]:
    """Where no levels are won the match adds up points; everyone's own points need everyone alone."""
    if rules.scoring != "sides" and rules.match != "points":
        yield error("scoring-match", "match", "scoring")
    if rules.last_trick == "times_cards" and rules.kitty:
        yield error("last-trick-kitty", "last_trick", "kitty", kitty=rules.kitty)
    if rules.scoring != "individual":
        return
    if rules.sides != "alone":
        yield error("individual-sides", "scoring", "sides")
    if rules.last_trick == "times_cards":
        yield error("individual-last-trick", "last_trick", "scoring")


def _bank(rules: RuleSet) -> Iterator[Problem]:
    """A bank that is declared for can be won by declaring, and one that passes to the other side has such a side."""
    if rules.undeclared == "opponents_take_bank" and rules.sides != "partners":
        yield error("opponents-take-bank-sides", "undeclared", "sides")
    declares = rules.declare_when == "while_dealing" and rules.first_banker != "preset"
    if rules.next_banker == "declared" and rules.declare_when != "auction" and not declares:
        yield error("next-banker-declared", "next_banker", "first_banker", "declare_when")


def _special_levels(rules: RuleSet) -> Iterator[Problem]:
    """Levels without level cards: 无主 and 扛旗. Nobody can declare there, so the banker must be known."""
    bare = [level for level in rules.levels if level in BARE_LEVELS]
    if bare and (rules.next_banker == "declared" or (rules.levels[0] in bare and rules.first_banker != "preset")):
        yield error("level-without-cards", "levels", "first_banker", "next_banker", level=listed(bare))
    if "KQ" in rules.levels:
        yield from _flag(rules)
    if rules.top_pair_jumps and rules.levels and "A" not in rules.levels:
        yield error("jump-without-ace", "top_pair_jumps", "levels")


def _flag(rules: RuleSet) -> Iterator[Problem]:
    """扛旗 comes last, and its cards are shared out without a kitty."""
    if "KQ" in rules.levels[:-1]:
        yield error("flag-not-last", "levels")
    cards = size(pack(replace(rules, kitty=0)))
    if left := cards % rules.seats:
        yield error("flag-uneven", "levels", "seats", "decks", cards=cards, seats=rules.seats, left=left)
    if rules.flag_line > total_points(rules):
        yield note("flag-line", "flag_line", line=rules.flag_line, total=total_points(rules))


def _stakes(rules: RuleSet) -> Iterator[Problem]:
    """Stakes are paid between a banker's side and the others."""
    if rules.stakes != "none" and rules.scoring == "individual":
        yield error("stakes-individual", "stakes", "scoring")
