"""Declaring trump: what may be shown, what overcalls what, and what holds when nobody declares (rules.md section 7).

A declaration is a set of identical cards: level cards, which name their suit, or jokers, which name no trump. Its
*rung* says how high it stands; an overcall needs a strictly higher one, and adding identical cards to a declaration
that stands (reinforcing it) raises its rung. Every declaration that is accepted puts further cards on the table, so
every declaring ends.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from shengji.cards import (
    BIG_JOKER,
    CODES,
    JOKERS_MASK,
    KIND_OF,
    RANKS,
    SMALL_JOKER,
    SUITS,
    Bag,
    Kind,
    copies,
    distinct,
    hand_size,
    kinds,
    one,
    rank_of,
    suit_of,
)
from shengji.rules.deck import pack
from shengji.rules.ruleset import RuleSet
from shengji.rules.tables import BARE_LEVELS
from shengji.text.cards import format_cards
from shengji.text.errors import IllegalAction

NO_TRUMP = "NT"
JOKERS = (SMALL_JOKER, BIG_JOKER)
_TOP_PAIR = 6
_LOOK_BACK = 7
"""Places of the top card's pair and of a look-back among pairs, above those of LJ (4) and BJ (5)."""


class Declaration(msgspec.Struct, frozen=True):
    """Cards that a seat has shown to name trump."""

    seat: int
    cards: Bag
    trump: str | None = None
    """The trump that it names where its cards leave that open: a pair of the top card (炒地皮)."""
    back: bool = False
    """Whether it is a look-back (回头望): the pair of a suit of which the seat had shown the single before."""


class DeclaringState(msgspec.Struct, frozen=True):
    """How the declaring stands."""

    history: tuple[Declaration, ...] = ()
    """What the seats laid on the table, oldest first; each entry is all that its seat then showed of that kind."""
    standing: Declaration | None = None
    """The declaration that counts: whose it is, and what its seat (and its partner for it) laid down together."""


class Undeclared(msgspec.Struct, frozen=True):
    """What holds when nobody declared: a trump, and the kitty card that was turned up for it, or a new deal."""

    trump: str | None
    """A suit letter, ``"NT"``, or ``None`` when the cards are dealt again."""
    card: Kind | None = None

    @property
    def redeal(self) -> bool:
        """Whether the cards are dealt again."""
        return self.trump is None


class _Set(NamedTuple):
    """A declaration as its parts: how many of which kind, and the joker that comes with a level card."""

    kind: Kind
    number: int
    escort: Bag = 0
    back: bool = False

    @property
    def cards(self) -> Bag:
        return one(self.kind, self.number) + self.escort

    @property
    def is_jokers(self) -> bool:
        return self.kind in JOKERS


# -- the ladder


def rung(rules: RuleSet, level: str | None, cards: Bag) -> tuple[int, ...] | None:
    """How high a declaration stands; higher tuples overcall lower ones. ``None`` if the cards declare nothing.

    Sources: 2003 competition rules and help of 联众 for the standard ladder (1 level < 2 level < LJ LJ < BJ BJ < 3 …),
    扒鸡窝 and the platform help of the super edition for ``pairs_ranked``, both jokers on one rung in 001 to 003.
    """
    try:
        shown = _read(rules, level, cards)
        _check_number(rules, shown)
        _check_escort(rules, shown)
    except IllegalAction:
        return None
    return _height(rules, shown)


def _height(rules: RuleSet, shown: _Set) -> tuple[int, ...]:
    """More cards stand higher; what orders equal numbers is the ladder."""
    if rules.declare_ladder == "count_only":
        return (shown.number,)
    return (shown.number, _order(rules, shown))


def _order(rules: RuleSet, shown: _Set) -> int:
    """Among equal numbers: the suits, all alike (0) or ranked (0 … 3), below LJ (4) and BJ (5, or 4 when merged).

    In 炒地皮 a pair of the top card stands above those, and a look-back above all.
    """
    if shown.back:
        return _LOOK_BACK
    if shown.kind == top_kind(rules):
        return _TOP_PAIR
    suit = suit_of(shown.kind)
    if suit is None:
        return 5 if shown.kind == BIG_JOKER and not rules.merge_joker_rungs else 4
    pairs_ranked = rules.declare_ladder == "pairs_ranked" and shown.number > 1
    return suit if pairs_ranked or rules.declare_ladder == "suit_ranked" else 0


# -- reading cards as a declaration


def top_kind(rules: RuleSet) -> Kind | None:
    """The kind of a top card that may declare (option ``declare_top_card``), ``None`` without one."""
    return KIND_OF[rules.top_card] if rules.declare_top_card and rules.top_card != "none" else None


def _read(rules: RuleSet, level: str | None, cards: Bag) -> _Set:
    """The cards as one set of level cards, perhaps with a joker, or of jokers; their number is not judged here."""
    if level is None or level in BARE_LEVELS:
        raise IllegalAction("declare-no-level")
    if not cards:
        raise IllegalAction("declare-nothing")
    top = top_kind(rules)
    if top is not None and cards == one(top, copies(cards, top)):
        return _Set(top, copies(cards, top))
    jokers = cards & JOKERS_MASK
    suited = cards - jokers
    for kind in kinds(suited):
        if rank_of(kind) != RANKS.index(level) or kind == top:
            raise IllegalAction("declare-not-level", card=CODES[kind], level=level)
    alike = list(distinct(suited or jokers))
    escort = jokers if suited else 0
    if len(alike) > 1 or (escort and rules.joker_with_declaration == "none"):
        raise IllegalAction("declare-mixed", cards=format_cards(cards))
    return _Set(*alike[0], escort)


def _set_of(shown: Declaration) -> _Set:
    """An accepted declaration as its parts."""
    jokers = shown.cards & JOKERS_MASK
    suited = shown.cards - jokers
    return _Set(*distinct(suited or jokers)[0], jokers if suited else 0, shown.back)


def _check_number(rules: RuleSet, shown: _Set) -> None:
    """Whether jokers declare at all, and in this number; a lone joker never does (2003 competition rules)."""
    if shown.kind == top_kind(rules) and shown.number < 2:
        raise IllegalAction("declare-lone-top-card", card=CODES[shown.kind])
    if not shown.is_jokers:
        return
    if rules.no_trump == "forbidden":
        raise IllegalAction("declare-no-trump-forbidden")
    if rules.declare_jokers == "none":
        raise IllegalAction("declare-jokers-not-allowed")
    if shown.number < 2:
        raise IllegalAction("declare-lone-joker", card=CODES[shown.kind])
    if rules.declare_jokers == "all_decks" and shown.number != copies(pack(rules), shown.kind):
        raise IllegalAction("declare-joker-number", card=CODES[shown.kind], count=copies(pack(rules), shown.kind))


def escorts(rules: RuleSet, kind: Kind) -> tuple[Kind, ...]:
    """The jokers of which one must come with a level card (带王亮主, 000): any, or LJ with black and BJ with red."""
    suit = suit_of(kind)
    if suit is None or rules.joker_with_declaration == "none":
        return ()
    if rules.joker_with_declaration == "any":
        return JOKERS
    return (SMALL_JOKER,) if SUITS[suit] in "SC" else (BIG_JOKER,)


def _check_escort(rules: RuleSet, shown: _Set) -> None:
    """One joker, of the right kind, comes with level cards where the rules ask for it."""
    wanted = escorts(rules, shown.kind)
    if not wanted:
        return
    names = " / ".join(CODES[kind] for kind in wanted)
    if not shown.escort:
        raise IllegalAction("declare-joker-missing", joker=names)
    if hand_size(shown.escort) > 1:
        raise IllegalAction("declare-one-joker", cards=format_cards(shown.cards))
    if shown.escort not in [one(kind) for kind in wanted]:
        raise IllegalAction("declare-joker-colour", card=CODES[shown.kind], joker=names)


# -- declaring


def declare(
    rules: RuleSet,
    level: str | None,
    state: DeclaringState,
    seat: int,
    cards: Bag,
    *,
    trump: str | None = None,
    dealing: bool = False,
    blind: bool = False,
) -> DeclaringState:
    """The state after the seat has shown these cards; whether it holds them is for the caller to know.

    Cards that the seat has on the table already may be named again (``S2 S2`` after its own ``S2``) or left out
    (``S2``, the added card). ``trump`` is what a pair of the top card names. ``dealing`` says that cards are still
    being dealt. ``blind`` is for declarations that lie face down (暗炒): one that is not higher is shown all the same
    and changes nothing. Raises :class:`IllegalAction` with a code for each reason.
    """
    if rules.declare_when in ("fixed", "auction"):
        raise IllegalAction(f"declare-{rules.declare_when}")
    read = _read(rules, level, cards)
    before = _laid(state, seat, read.kind)
    whole = _whole(before, read)
    _check_copies(rules, state, seat, whole)
    _check_named(rules, whole, trump)
    if not blind and state.standing is not None and _is_own_or_partners(rules, state.standing, seat, whole.kind):
        _check_reinforcement(rules, state.standing, seat)
        if read.escort:
            _check_escort(rules, whole)
        added = one(whole.kind, whole.number - before.number)
        standing = Declaration(state.standing.seat, state.standing.cards + added)
        return DeclaringState((*state.history, Declaration(seat, whole.cards)), standing)
    whole = whole._replace(back=_looks_back(rules, state, before, whole))
    shown = Declaration(seat, whole.cards, trump, whole.back)
    _check_number(rules, whole)
    _check_escort(rules, whole)
    if blind and state.standing is not None and _height(rules, whole) <= _height(rules, _set_of(state.standing)):
        return DeclaringState((*state.history, shown), state.standing)
    if not blind:
        _check_overcall(rules, state, seat, whole, dealing=dealing)
    return DeclaringState((*state.history, shown), shown)


def _check_named(rules: RuleSet, shown: _Set, trump: str | None) -> None:
    """A pair of the top card names any suit or none; other cards name their own."""
    if shown.kind == top_kind(rules):
        _check_number(rules, shown)
        if trump is None:
            raise IllegalAction("declare-name-trump", card=CODES[shown.kind])
        if trump == NO_TRUMP and rules.no_trump == "forbidden":
            raise IllegalAction("declare-no-trump-forbidden")
    elif trump is not None:
        raise IllegalAction("declare-names-itself", cards=format_cards(shown.cards))


def _looks_back(rules: RuleSet, state: DeclaringState, before: _Set, whole: _Set) -> bool:
    """回头望 (炒地皮): the pair of a suit whose single the seat showed first, after another's overcall."""
    if not rules.look_back or rules.overcall_after_bury == "no":
        return False
    return before.number == 1 and whole.number == 2 and state.standing is not None


def _laid(state: DeclaringState, seat: int, kind: Kind) -> _Set:
    """What the seat has on the table of a kind that it declared or reinforced with."""
    own = [_set_of(shown) for shown in state.history if shown.seat == seat]
    return max((shown for shown in own if shown.kind == kind), default=_Set(kind, 0), key=lambda shown: shown.number)


def _whole(before: _Set, read: _Set) -> _Set:
    """All that the seat then shows of the kind: more cards than before name the whole set, others are added to it."""
    number = read.number if read.number > before.number else before.number + read.number
    return _Set(read.kind, number, read.escort or before.escort)


def _check_copies(rules: RuleSet, state: DeclaringState, seat: int, whole: _Set) -> None:
    """Nobody can show more copies than are in play beside those that others have on the table."""
    others = {shown.seat for shown in state.history} - {seat}
    shown = sum(_laid(state, other, whole.kind).number for other in others)
    in_play = copies(pack(rules), whole.kind)
    if whole.number + shown > in_play:
        raise IllegalAction("declare-too-many", card=CODES[whole.kind], count=in_play)


def _is_own_or_partners(rules: RuleSet, standing: Declaration, seat: int, kind: Kind) -> bool:
    """Whether showing this kind adds to the declaration that stands: one's own, or by 对家保 (002) the partner's."""
    if _set_of(standing).kind != kind:
        return False
    return standing.seat == seat or (rules.partner_reinforce and same_side(rules, standing.seat, seat))


def same_side(rules: RuleSet, one_seat: int, other_seat: int) -> bool:
    """Whether two seats are of one side: with partners every other seat is, alone nobody else."""
    return one_seat == other_seat or (rules.sides == "partners" and (one_seat - other_seat) % 2 == 0)


def _check_reinforcement(rules: RuleSet, standing: Declaration, seat: int) -> None:
    """加固, 自保, 上保险: identical cards added to the declaration that stands, at any time."""
    if standing.seat == seat and rules.reinforce == "no":
        raise IllegalAction("declare-no-reinforcing", cards=format_cards(standing.cards))


def _check_overcall(rules: RuleSet, state: DeclaringState, seat: int, whole: _Set, *, dealing: bool) -> None:
    """A first declaration, or one against the declaration that stands.

    Own pair, another's pair, 自反 and 对家保 are all the rung of a pair: whichever stands first, the others are not
    higher (002, 003).
    """
    standing = state.standing
    if standing is None:
        if whole.is_jokers and not rules.jokers_may_open:
            raise IllegalAction("declare-jokers-open")
        return
    higher = _height(rules, whole) > _height(rules, _set_of(standing))
    if not higher and not _takes_back(rules, state, seat, whole):
        raise IllegalAction(
            "declare-not-higher", cards=format_cards(whole.cards), standing=format_cards(standing.cards)
        )
    if standing.seat == seat:
        _check_self_overcall(rules, state, seat)
    if dealing and rules.overcall_when == "after_deal":
        raise IllegalAction("declare-wait-for-deal")


def _takes_back(rules: RuleSet, state: DeclaringState, seat: int, whole: _Set) -> bool:
    """自保 after an overcall (001): the first declarer, adding to that declaration, is level with another's suit."""
    if rules.reinforce != "also_after" or state.standing is None:
        return False
    first, standing = _set_of(state.history[0]), _set_of(state.standing)
    is_first_declaration = seat == state.history[0].seat and whole.kind == first.kind
    return is_first_declaration and not standing.is_jokers and whole.number == standing.number


def _check_self_overcall(rules: RuleSet, state: DeclaringState, seat: int) -> None:
    """自反: nobody overcalls their own declaration (2003 competition rules) unless an option lets them."""
    if rules.self_overcall == "no":
        raise IllegalAction("declare-own")
    if rules.self_overcall == "after_another" and all(shown.seat == seat for shown in state.history):
        raise IllegalAction("declare-own-first")


def options_for(
    rules: RuleSet,
    level: str | None,
    state: DeclaringState,
    seat: int,
    hand: Bag,
    *,
    dealing: bool = False,
    blind: bool = False,
) -> tuple[Bag, ...]:
    """Every set of cards with which the seat could declare, overcall or reinforce now, weakest result first.

    ``hand`` is all that the seat has been dealt, cards on the table included; each set names the seat's cards whole.
    """
    found = []
    top = top_kind(rules)
    for cards in _candidates(rules, level, state, seat, hand):
        # What a pair of the top card names is open; which suit makes no difference to whether it may be shown.
        named = SUITS[-1] if top is not None and copies(cards, top) else None
        try:
            after = declare(rules, level, state, seat, cards, trump=named, dealing=dealing, blind=blind)
        except IllegalAction:
            continue
        if after.standing is not None:
            found.append((_height(rules, _set_of(after.standing)), cards))
    return tuple(cards for _, cards in sorted(found))


def _candidates(rules: RuleSet, level: str | None, state: DeclaringState, seat: int, hand: Bag) -> Iterator[Bag]:
    """The sets of level cards or jokers that the hand can put on the table beyond those that lie there."""
    if level is None or level in BARE_LEVELS:
        return
    top = top_kind(rules)
    suited = [kind for suit in range(4) if (kind := suit * 13 + RANKS.index(level)) != top]
    for kind in (*suited, *JOKERS, *([top] if top is not None else [])):
        held = copies(hand, kind)
        if not held:
            continue
        before = _laid(state, seat, kind)
        jokers = [one(joker) for joker in escorts(rules, kind) if copies(hand, joker)]
        with_cards = [before.escort] if before.number else [0, *jokers]
        for number in range(before.number + 1, held + 1):
            yield from (one(kind, number) + escort for escort in with_cards)


# -- what the declaring comes to


def trump_of(state: DeclaringState) -> str | None:
    """The trump that stands: a suit letter, ``"NT"``, or ``None`` when nobody has declared."""
    if state.standing is None:
        return None
    if state.standing.trump is not None:
        return state.standing.trump
    suit = suit_of(_set_of(state.standing).kind)
    return NO_TRUMP if suit is None else SUITS[suit]


def overcalls(rules: RuleSet, state: DeclaringState) -> int:
    """How often a declaration was overcalled; adding to one's own is no overcall, nor is what lay out of order."""
    made = 0
    standing: Declaration | None = None
    for shown in state.history:
        if standing is None or _is_own_or_partners(rules, standing, shown.seat, _set_of(shown).kind):
            standing = shown
        elif (
            _height(rules, _set_of(shown)) > _height(rules, _set_of(standing)) or rules.overcall_after_bury != "hidden"
        ):
            standing = shown
            made += 1
    return made


def banker_of(rules: RuleSet, state: DeclaringState, first_deal: bool, banker: int | None) -> int | None:
    """The banker's seat once the declaring is over; ``banker`` is who it is otherwise, if anyone.

    In the first deal the declaration decides: its owner at the end (2003 competition rules), or whoever declared
    first (先亮者为庄家, 002 and 003). Later only trump is declared.
    """
    if not first_deal or state.standing is None or rules.first_banker == "preset":
        return banker
    return state.history[0].seat if rules.first_banker == "first_declarer" else state.standing.seat


# -- nobody declared


def undeclared(rules: RuleSet, level: str | None, kitty_in_order: Sequence[Kind], first_deal: bool) -> Undeclared:
    """What holds when nobody declared; the kitty is turned up in the order in which it lies.

    A first deal is dealt again by default (2003 competition rules). Where no trump is forbidden, a joker gives way to
    the next suited card. Ours: without such a card (no kitty, jokers only) the deal has no trump, or is dealt again
    where that is forbidden; a kitty of fewer than three cards shows its last as the third.
    """
    if rules.undeclared == "redeal" or (first_deal and rules.undeclared_first == "redeal"):
        return Undeclared(None)
    allowed = rules.no_trump == "allowed"
    turned = [kind for kind in _turned_up(rules, level, kitty_in_order) if allowed or suit_of(kind) is not None]
    if not turned:
        return Undeclared(NO_TRUMP if allowed else None)
    suit = suit_of(turned[0])
    return Undeclared(NO_TRUMP if suit is None else SUITS[suit], turned[0])


def _turned_up(rules: RuleSet, level: str | None, kitty: Sequence[Kind]) -> Sequence[Kind]:
    """The kitty cards in the order in which they name trump: the first that may do so does."""
    match rules.undeclared:
        case "third_kitty_card":
            third = max(0, min(2, len(kitty) - 1))
            return [*kitty[third:], *kitty[:third]]
        case "first_level_else_highest":
            return sorted(kitty, key=lambda kind: _level_then_height(rules, level, kind), reverse=True)
        case "no_trump":
            return ()
        case _:
            return kitty


def _level_then_height(rules: RuleSet, level: str | None, kind: Kind) -> tuple[bool, int, int]:
    """Level cards come first, then the higher card: BJ, LJ, permanent trumps, A … 2; equal ones as they lie."""
    rank = rank_of(kind)
    if rank is None:
        return (False, 99, kind)
    letter = RANKS[rank]
    if letter == level:
        return (True, 0, 0)
    permanent = [str(name) for name in rules.permanent]
    return (False, permanent.index(letter) + 1 if letter in permanent else 0, rank)


def may_contest_weak_hand(rules: RuleSet, *, points: int, trumps: int, times: int) -> bool:
    """造反: whether a seat with these points and trumps may ask for a new deal, ``times`` having been granted so far.

    It may with at most ``weak_hand_points`` points or at most ``weak_hand_trumps`` trumps; a limit of −1 is off.
    """
    if rules.weak_hand == "off" or times >= rules.weak_hand_times:
        return False
    # A limit of -1 lies below every count, so it never lets anyone ask.
    return points <= rules.weak_hand_points or trumps <= rules.weak_hand_trumps
