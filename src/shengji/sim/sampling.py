"""Compiled sampling of worlds: sharing out the unseen cards so that nothing that is known is contradicted.

The kitty is a holder like the seats. Cards that must lie somewhere are there from the start. The others are placed one
by one, those that fewest holders may have first, each with a holder drawn in proportion to the free places; where no
holder that may have the card has a place left, cards are passed on along a chain of holders until one has. So every
world comes out complete, and if none can, that is found out.
"""

from __future__ import annotations

from shengji.sim import boards
from shengji.sim import layout as at
from shengji.sim.following import is_legal_follow
from shengji.sim.jit import Array, entry, leaf, outlined, popcount, stream_of
from shengji.sim.planes import add_card, below, clear, copies_of, nth_bit, take_card
from shengji.sim.reading import lead_throw, read_lead

HOLDERS = at.MAX_SEATS + 1
KITTY_HOLDER = at.MAX_SEATS

# -- what is known, as words
PLACES = 0
"""For each holder how many unseen cards it has beside those that it is known to have."""
BASE = PLACES + HOLDERS
"""A world with the cards that are known to lie somewhere."""
FIXED = BASE + boards.WORLD
"""Of those, the cards that may not be passed on: all of the viewer's hand, what must lie with a seat."""
ALLOWED = FIXED + boards.WORLD
"""For each holder and plane the kinds of which it may have more than so many."""
NUMBER = ALLOWED + boards.WORLD
"""How many cards are to be placed."""
WEIGHED = NUMBER + 1
"""How many of them go to the kitty by weight."""
EVENTS = NUMBER + 2
"""Number of duties to check."""
KEPT = NUMBER + 3
"""Number of kinds of which some copies lie among some holders."""
CARDS = NUMBER + 4
"""Each card: group, index of its bit, weight in the kitty, whether every holder may have it."""
CARD = 4
MAX_CARDS = 4 * 54
EVENT_LIST = CARDS + CARD * MAX_CARDS
EVENT = 6 + 3 * at.PLANES + at.PART * at.MAX_PARTS
"""Each duty: seat, group, size, number of announced parts, two words free; planes of the lead, of the play and of what
the seat has played of the group since; the parts."""
MAX_EVENTS = 64
KEPT_LIST = EVENT_LIST + EVENT * MAX_EVENTS
"""Each such kind: group, index of its bit, number, holders as bits, weights of a place in a hand and in the kitty."""
KEPT_WORDS = 6
MAX_KEPT = 64
KNOWN = KEPT_LIST + KEPT_WORDS * MAX_KEPT

TRIES = 40
"""Worlds that are drawn before one is given that does not meet every past duty."""

_FREE_PLACES = at.WAYS
_USED = _FREE_PLACES + HOLDERS
_FROM = _USED + MAX_CARDS
_MOVED_GROUP = _FROM + HOLDERS
_MOVED_BIT = _MOVED_GROUP + HOLDERS
_QUEUE = _MOVED_BIT + HOLDERS
_FIXED = _QUEUE + HOLDERS
"""As ``FIXED``, with what was placed first in this world."""


@leaf
def hand_of(holder: int) -> int:
    """Where a holder's cards lie: a seat's hand or the kitty."""
    return at.HANDS + at.SEAT * holder if holder < at.MAX_SEATS else at.KITTY


@leaf
def may_have(W: Array, K: Array, holder: int, group: int, bit: int) -> bool:
    """Whether a holder may have one more card of a kind."""
    o = hand_of(holder) + at.PLANES * group
    held = copies_of(W, o, bit)
    return held < at.PLANES and K[ALLOWED + o + held] & bit != 0


@leaf
def _movable(W: Array, K: Array, source: int, target: int, group: int) -> int:
    """Kinds of a group that one holder may pass on and another may take."""
    give, take = source + at.PLANES * group, target + at.PLANES * group
    able, welcome = 0, 0
    for n in range(at.PLANES):
        able |= W[give + n] & ~W[_FIXED + give + n]
        fewer = W[take + n - 1] if n else -1
        welcome |= K[ALLOWED + take + n] & fewer & ~W[take + n]
    return able & welcome


@leaf
def _pass_along(W: Array, last: int, group: int, bit: int) -> None:
    """Pass cards on along the chain that ends at a holder with a place left, and put the card where it begins."""
    W[_FREE_PLACES + last] -= 1
    holder = last
    while W[_FROM + holder] >= 0:
        before = W[_FROM + holder]
        place = at.PLANES * W[_MOVED_GROUP + holder]
        take_card(W, hand_of(before) + place, W[_MOVED_BIT + holder])
        add_card(W, hand_of(holder) + place, W[_MOVED_BIT + holder])
        holder = before
    add_card(W, hand_of(holder) + at.PLANES * group, bit)


@outlined
def _place_by_chain(W: Array, K: Array, group: int, bit: int) -> bool:
    """Place a card for which no holder that may have it has a place: pass cards on until one has."""
    for holder in range(HOLDERS):
        W[_FROM + holder] = -2
    end = 0
    for holder in range(HOLDERS):
        if K[PLACES + holder] and may_have(W, K, holder, group, bit):
            W[_FROM + holder] = -1
            W[_QUEUE + end] = holder
            end += 1
    start = 0
    while start < end:
        source = W[_QUEUE + start]
        start += 1
        for target in range(HOLDERS):
            if W[_FROM + target] != -2 or not K[PLACES + target]:
                continue
            for g in range(at.GROUPS):
                able = _movable(W, K, hand_of(source), hand_of(target), g)
                if not able:
                    continue
                W[_FROM + target] = source
                W[_MOVED_GROUP + target] = g
                W[_MOVED_BIT + target] = nth_bit(able, below(W, popcount(able)))
                break
            if W[_FROM + target] == -2:
                continue
            if W[_FREE_PLACES + target] == 0:
                W[_QUEUE + end] = target
                end += 1
                continue
            _pass_along(W, target, group, bit)
            return True
    return False


@leaf
def _place(W: Array, K: Array, seats: int, card: int) -> bool:
    """Place one card; false if that cannot be."""
    group, bit = K[card], 1 << K[card + 1]
    total = 0
    anyone = K[card + 3]
    for n in range(seats + 1):
        holder = n if n < seats else KITTY_HOLDER
        if W[_FREE_PLACES + holder] and (anyone or may_have(W, K, holder, group, bit)):
            total += W[_FREE_PLACES + holder]
    if not total:
        return _place_by_chain(W, K, group, bit)
    chosen = below(W, total)
    for n in range(seats + 1):
        holder = n if n < seats else KITTY_HOLDER
        free = W[_FREE_PLACES + holder]
        if free and (anyone or may_have(W, K, holder, group, bit)):
            if chosen < free:
                W[_FREE_PLACES + holder] -= 1
                add_card(W, hand_of(holder) + at.PLANES * group, bit)
                return True
            chosen -= free
    return False


@leaf
def _fill_kitty(W: Array, K: Array) -> None:
    """Draw the cards of the kitty by weight."""
    number = K[NUMBER]
    total = 0
    for n in range(number):
        total += K[CARDS + CARD * n + 2]
    for n in range(number):
        if W[_USED + n]:
            total -= K[CARDS + CARD * n + 2]
    for _ in range(W[_FREE_PLACES + KITTY_HOLDER]):
        if total <= 0:
            break
        chosen = below(W, total)
        n = 0
        while True:
            weight = 0 if W[_USED + n] else K[CARDS + CARD * n + 2]
            if chosen < weight:
                break
            chosen -= weight
            n += 1
        W[_USED + n] = 1
        card = CARDS + CARD * n
        total -= K[card + 2]
        add_card(W, at.KITTY + at.PLANES * K[card], 1 << K[card + 1])
        W[_FREE_PLACES + KITTY_HOLDER] -= 1


@outlined
def _place_kept(W: Array, K: Array, seats: int, kept: int) -> bool:
    """Place cards of a kind that lie among some holders, as many as these do not have yet; false if that cannot be."""
    group, bit, holders = K[kept], 1 << K[kept + 1], K[kept + 3]
    missing = K[kept + 2]
    for holder in range(HOLDERS):
        if holders >> holder & 1:
            missing -= copies_of(W, hand_of(holder) + at.PLANES * group, bit)
    for _ in range(missing):
        total = 0
        for holder in range(HOLDERS):
            if holders >> holder & 1 and W[_FREE_PLACES + holder] and may_have(W, K, holder, group, bit):
                total += W[_FREE_PLACES + holder] * K[kept + 4 + int(holder == KITTY_HOLDER)]
        card = 0
        while card < K[NUMBER]:
            o = CARDS + CARD * card
            if not W[_USED + card] and K[o] == group and K[o + 1] == K[kept + 1]:
                break
            card += 1
        if not total or card == K[NUMBER]:
            return False
        chosen = below(W, total)
        for holder in range(HOLDERS):
            if holders >> holder & 1 and W[_FREE_PLACES + holder] and may_have(W, K, holder, group, bit):
                chosen -= W[_FREE_PLACES + holder] * K[kept + 4 + int(holder == KITTY_HOLDER)]
                if chosen < 0:
                    W[_USED + card] = 1
                    W[_FREE_PLACES + holder] -= 1
                    o = hand_of(holder) + at.PLANES * group
                    add_card(W, o, bit)
                    add_card(W, _FIXED + o, bit)
                    break
    return True


@leaf
def draw_world(W: Array, K: Array, seats: int) -> bool:
    """Draw one world into the workspace; false if there is none."""
    for n in range(at.SEAT * seats):
        W[at.HANDS + n] = K[BASE + at.HANDS + n]
    for n in range(at.SEAT):
        W[at.KITTY + n] = K[BASE + at.KITTY + n]
    for holder in range(HOLDERS):
        W[_FREE_PLACES + holder] = K[PLACES + holder]
    number = K[NUMBER]
    for n in range(number):
        W[_USED + n] = 0
    if K[KEPT]:
        for n in range(boards.WORLD):
            W[_FIXED + n] = K[FIXED + n]
        for kept in range(KEPT_LIST, KEPT_LIST + KEPT_WORDS * K[KEPT], KEPT_WORDS):
            if not _place_kept(W, K, seats, kept):
                return False
    if K[WEIGHED]:
        _fill_kitty(W, K)
    for n in range(number):  # noqa: SIM110 - generators are not in the compiled language
        if not W[_USED + n] and not _place(W, K, seats, CARDS + CARD * n):
            return False
    return True


@outlined
def duties_met(W: Array, C: Array, t: int, K: Array) -> bool:
    """Whether every past follow that was checked for would have been legal with the hands of this world."""
    for index in range(K[EVENTS]):
        o = EVENT_LIST + EVENT * index
        seat, group, parts = K[o], K[o + 1], K[o + 3]
        cards = o + 6
        place = at.PLANES * group
        clear(W, at.PLAY, at.SEAT)
        for n in range(at.PLANES):
            W[at.PLAY + place + n] = K[cards + n]
        if parts:
            for n in range(at.PART * parts):
                W[at.COMPONENT + n] = K[cards + 3 * at.PLANES + n]
            lead_throw(W, C, group, at.PLAY + place, parts)
        else:
            read_lead(W, C, t, group, at.PLAY + place)
        clear(W, at.ORDER, at.SEAT)
        for n in range(at.PLANES):
            W[at.ORDER + place + n] = W[at.HANDS + at.SEAT * seat + place + n]
            W[at.PLAY + place + n] = K[cards + at.PLANES + n]
        for source in range(2):
            for n in range(at.PLANES):
                plane = K[cards + at.PLANES * (source + 1) + n]
                while plane:
                    add_card(W, at.ORDER + place, plane & -plane)
                    plane &= plane - 1
        if not is_legal_follow(W, C, t, at.ORDER, at.PLAY):
            return False
    return True


@entry
def sample(
    W: Array, C: Array, t: int, K: Array, seed: int, first: int, number: int, worlds: Array, exact: Array
) -> int:
    """Draw worlds, each from the random stream of its own number; 0 if there is none, else 1.

    ``exact`` says for each whether every past duty is met in it, too.
    """
    seats = C[at.SEATS]
    W[at.FAULT] = 0
    for n in range(boards.WORLD):
        W[_FIXED + n] = K[FIXED + n]
    for index in range(number):
        W[at.RNG] = stream_of(seed, first + index)
        drawn = False
        for _ in range(TRIES):
            if not draw_world(W, K, seats):
                if not K[KEPT]:
                    return 0
                # Cards placed first among several holders may leave no room for others.
                continue
            drawn = True
            met = not K[EVENTS] or duties_met(W, C, t, K)
            # At once: a further try may end half-way.
            exact[index] = int(met)
            o = index * boards.WORLD
            for n in range(at.SEAT * seats):
                worlds[o + n] = W[at.HANDS + n]
            for n in range(at.SEAT):
                worlds[o + at.KITTY + n] = W[at.KITTY + n]
            if met:
                break
        if not drawn:
            return 0
    return 1
