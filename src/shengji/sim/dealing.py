"""From the shuffle to the first lead: dealing, random declaring, random burying.

The declaring and burying of random deals are defined here. With probability 1/16 nobody declares; otherwise one
declaration is drawn, uniformly, from all with which some seat could open. In turn, where nobody has declared, the trump
is named at random. Where the opponents take the bank of a side that keeps silent, they declare likewise. In an auction
each bidder passes or makes one of the possible bids, all alike, and the banker names the trump at random. The banker
buries cards drawn uniformly (where the rules limit the points, again until they fit, or else those with fewest points).
"""

from __future__ import annotations

from shengji.sim import layout as at
from shengji.sim.jit import Array, leaf, mixed, next_state
from shengji.sim.planes import add_card, below, clear, points_of_bit
from shengji.sim.sides import set_allies

SILENCE = 16
"""One time in so many nobody declares."""
MAX_REDEALS = 1000
BURY_TRIES = 32
NO_TRUMP = 4
OPPONENTS_TAKE_BANK = 5
SMALL_JOKER = 52

_HELD = at.POLICY_ROOM
"""Scratch: for each seat how many level cards of each suit and how many of each joker it holds."""
_SLOTS = 6


@leaf
def shuffle(W: Array, C: Array) -> None:
    """A random order of the pack: two random numbers from each word."""
    cards = C[at.CARDS]
    for n in range(cards):
        W[at.ORDER + n] = C[at.PACK + n]
    state = W[at.RNG]
    last = cards - 1
    while last > 0:
        state = next_state(state)
        word = mixed(state)
        other = ((word & 0xFFFFFFFF) * (last + 1)) >> 32
        kind = W[at.ORDER + other]
        W[at.ORDER + other] = W[at.ORDER + last]
        W[at.ORDER + last] = kind
        last -= 1
        other = (((word >> 32) & 0xFFFFFFFF) * (last + 1)) >> 32
        kind = W[at.ORDER + other]
        W[at.ORDER + other] = W[at.ORDER + last]
        W[at.ORDER + last] = kind
        last -= 1
    W[at.RNG] = state


@leaf
def _ways_to_show(C: Array, held: int, slot: int, number: int) -> int:
    """In how many ways a seat may open with so many of one level card or joker; ``held`` packs what it holds."""
    if slot >= 4:
        if not (C[at.JOKERS_OPEN] and C[at.NO_TRUMP_ALLOWED]) or C[at.DECLARE_JOKERS] == 2 or number < 2:
            return 0
        return int(C[at.DECLARE_JOKERS] == 0 or number == C[at.JOKER_COPIES + slot - 4])
    if C[at.ESCORT] == 0:
        return 1
    small, big = int(held >> 8 * 4 & 0xFF > 0), int(held >> 8 * 5 & 0xFF > 0)
    if C[at.ESCORT] == 1:
        return small + big
    # LJ goes with black, clubs and spades, and BJ with red.
    return small if slot in (1, 3) else big


@leaf
def _declaration(W: Array, C: Array, side: int) -> int:
    """A random opening declaration: the seat, and the slot << 8; -1 for none.

    With a ``side``, given by one of its seats, only that side declares.
    """
    seats, rank = C[at.SEATS], C[at.LEVEL_RANK]
    if rank < 0:
        return -1
    for seat in range(seats):
        W[_HELD + seat] = 0
    seat = 0
    for n in range(C[at.CARDS] - C[at.KITTY_SIZE]):
        kind = W[at.ORDER + n]
        if kind >= SMALL_JOKER:
            W[_HELD + seat] += 1 << 8 * (kind - SMALL_JOKER + 4)
        elif kind % 13 == rank:
            W[_HELD + seat] += 1 << 8 * (kind // 13)
        seat = seat + 1 if seat + 1 < seats else 0
    if side >= 0:
        for seat in range(seats):
            if (seat - side) % 2:
                W[_HELD + seat] = 0
    total = 0
    for seat in range(seats):
        held = W[_HELD + seat]
        for slot in range(_SLOTS):
            for number in range(1, (held >> 8 * slot & 0xFF) + 1):
                total += _ways_to_show(C, held, slot, number)
    if not total:
        return -1
    chosen = below(W, total)
    for seat in range(seats):
        held = W[_HELD + seat]
        for slot in range(_SLOTS):
            for number in range(1, (held >> 8 * slot & 0xFF) + 1):
                ways = _ways_to_show(C, held, slot, number)
                if chosen < ways:
                    return seat | slot << 8
                chosen -= ways
    return -1


@leaf
def _turned_up(W: Array, C: Array) -> int:
    """The trump that the kitty names when nobody declared; -1 when the cards are dealt again."""
    cards, size = C[at.CARDS], C[at.KITTY_SIZE]
    how = C[at.UNDECLARED]
    best = -1
    if how != 2:
        start = min(2, size - 1) if how == 1 and size else 0
        for n in range(size):
            kind = W[at.ORDER + cards - size + (start + n) % size]
            if kind >= SMALL_JOKER and not C[at.NO_TRUMP_ALLOWED]:
                continue
            if how != 4:
                best = kind
                break
            if best < 0 or C[at.HEIGHT + kind] > C[at.HEIGHT + best]:
                best = kind
    if best < 0:
        return NO_TRUMP if C[at.NO_TRUMP_ALLOWED] else -1
    return NO_TRUMP if best >= SMALL_JOKER else best // 13


@leaf
def _opening(W: Array, C: Array, side: int) -> int:
    """What is declared, as :func:`_declaration` has it; now and then all keep silent."""
    return _declaration(W, C, side) if below(W, SILENCE) else -1


@leaf
def auction(W: Array, C: Array, first: int) -> int:
    """A random auction: each bidder passes or makes one of the bids there are. The banker, -1 when all pass."""
    seats, out = C[at.SEATS], 0
    banker, line = -1, C[at.BID_START] + C[at.BID_STEP]
    seat = first
    while out != (1 << seats) - 1 and line - C[at.BID_STEP] >= C[at.BID_LOWEST]:
        if not out >> seat & 1 and seat != banker:
            ways = (line - C[at.BID_STEP] - C[at.BID_LOWEST]) // C[at.BID_STEP] + 1
            chosen = below(W, ways + 1)
            if chosen:
                banker = seat
                line -= chosen * C[at.BID_STEP]
            if not chosen or C[at.BID_ONCE]:
                out |= 1 << seat
        if banker >= 0 and (out | 1 << banker) == (1 << seats) - 1:
            break
        seat = seat + 1 if seat + 1 < seats else 0
    W[at.LINE] = line
    return banker


@leaf
def make_trump(W: Array, C: Array, banker: int) -> bool:
    """Decide trump and banker for the order dealt; ``banker`` is -1 where the bank is declared for.

    Returns false when the cards are dealt again.
    """
    contested = banker < 0
    W[at.LINE] = 0
    first = below(W, C[at.SEATS]) if contested else banker
    trump = -1
    if C[at.DECLARE_WHEN] == 2:
        trump = C[at.FIXED_TRUMP]
    elif C[at.DECLARE_WHEN] == 3:
        if contested:
            first = auction(W, C, first)
            if first < 0:
                return False
        else:
            W[at.LINE] = C[at.BID_START]
        trump = below(W, 5 if C[at.NO_TRUMP_ALLOWED] else 4)
    else:
        bankers_only = C[at.UNDECLARED] == OPPONENTS_TAKE_BANK and not contested
        shown = _opening(W, C, banker if bankers_only else -1)
        if shown < 0 and bankers_only and C[at.DECLARE_WHEN] == 0:
            first = (banker + 1) % C[at.SEATS]
            shown = _opening(W, C, first)
        if shown >= 0:
            trump = min(shown >> 8, NO_TRUMP)
            if contested and not C[at.PRESET_BANKER]:
                first = shown & 0xFF
    if trump < 0 and C[at.DECLARE_WHEN] == 1 and C[at.PARTNERS] and not contested:
        trump = below(W, 5 if C[at.NO_TRUMP_ALLOWED] else 4)
    if trump < 0:
        if C[at.UNDECLARED] == 3 or (contested and C[at.UNDECLARED_FIRST_REDEAL]):
            return False
        trump = _turned_up(W, C)
    if trump < 0:
        return False
    if C[at.LINES]:
        W[at.LINE] = C[at.LINE_STEP] * (1 + below(W, C[at.LINES]))
    W[at.BANKER] = first
    W[at.TRUMP_NAMED] = trump
    return True


@leaf
def _bury(W: Array, C: Array, t: int, banker: int) -> None:
    """Exchange cards of the order so that random cards of the banker's hand and the kitty are buried."""
    seats, cards, size = C[at.SEATS], C[at.CARDS], C[at.KITTY_SIZE]
    each = C[at.HAND_SIZE]
    limit = C[at.BURY_LIMIT]
    for _ in range(1 if limit < 0 else BURY_TRIES):
        points = 0
        for n in range(size):
            # The banker's cards come first, then the kitty; place n of the kitty is drawn from all not yet buried.
            place = below(W, each + size - n)
            mine = place * seats + banker if place < each else cards - size + n + (place - each)
            last = cards - size + n
            kind = W[at.ORDER + mine]
            W[at.ORDER + mine] = W[at.ORDER + last]
            W[at.ORDER + last] = kind
            points += points_of_bit(C, t, C[t + at.GROUP + kind], 1 << C[t + at.BIT + kind])
        if limit < 0 or points <= limit:
            return
    # Bury the cards with fewest points.
    for n in range(size):
        best, best_points = -1, 1 << 30
        for place in range(each + size - n):
            mine = place * seats + banker if place < each else cards - size + n + (place - each)
            kind = W[at.ORDER + mine]
            points = points_of_bit(C, t, C[t + at.GROUP + kind], 1 << C[t + at.BIT + kind])
            if points < best_points:
                best, best_points = mine, points
        last = cards - size + n
        kind = W[at.ORDER + best]
        W[at.ORDER + best] = W[at.ORDER + last]
        W[at.ORDER + last] = kind


@leaf
def begin_play(W: Array, C: Array, t: int) -> None:
    """Totals at 0, the banker to lead, and the sides of the seats."""
    seats, banker = C[at.SEATS], W[at.BANKER]
    for seat in range(at.MAX_SEATS):
        W[at.TAKEN + seat] = 0
        W[at.PENALTIES + seat] = 0
        W[at.VOIDS + seat] = 0
        W[at.PAIRLESS + seat] = 0
        W[at.LED_BY + seat] = 0
        same = (seat - banker) % 2 == 0 if C[at.PARTNERS] else seat == banker
        W[at.SIDE + seat] = int(same and seat < seats)
    W[at.CALLS] = 0
    set_allies(W, C)
    W[at.ROW_OFFSET] = t
    W[at.TURN] = banker
    W[at.LEADER] = banker
    W[at.LAST_WINNER] = banker
    W[at.LEFT] = C[at.HAND_SIZE]
    for place in (
        at.PLAYED,
        at.TRICK_POINTS,
        at.TRICKS,
        at.PLAYS,
        at.THROWN,
        at.FAILURES,
        at.MULTIPLIED,
        at.HOOKED,
        at.FAULT,
    ):
        W[place] = 0


@leaf
def deal(W: Array, C: Array, banker: int) -> int:
    """Deal, declare and bury; the offset of the trump's row, or -1 when every deal had to be dealt again."""
    W[at.REDEALS] = 0
    while True:
        shuffle(W, C)
        if make_trump(W, C, banker):
            break
        W[at.REDEALS] += 1
        if W[at.REDEALS] > MAX_REDEALS:
            return -1
    t = at.HEADER + at.ROW * W[at.TRUMP_NAMED]
    _bury(W, C, t, W[at.BANKER])
    seats, size = C[at.SEATS], C[at.KITTY_SIZE]
    clear(W, at.HANDS, at.SEAT * seats)
    clear(W, at.KITTY, at.SEAT)
    seat = 0
    for n in range(C[at.CARDS] - size):
        kind = W[at.ORDER + n]
        o = at.HANDS + at.SEAT * seat + at.PLANES * C[t + at.GROUP + kind]
        add_card(W, o, 1 << C[t + at.BIT + kind])
        seat = seat + 1 if seat + 1 < seats else 0
    for n in range(C[at.CARDS] - size, C[at.CARDS]):
        kind = W[at.ORDER + n]
        add_card(W, at.KITTY + at.PLANES * C[t + at.GROUP + kind], 1 << C[t + at.BIT + kind])
    begin_play(W, C, t)
    return t
