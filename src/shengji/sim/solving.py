"""Compiled exact play of the last tricks: alpha-beta over both sides with all hands known.

The value of a position is what the opponents still get: points of tricks, and the kitty with its multiplier. The
banker's side keeps it low. A throw that fails leads one of its components, which could be led without it, so only
throws that stand are tried. Positions between two tricks are remembered.
"""

from __future__ import annotations

from shengji.sim import boards
from shengji.sim import layout as at
from shengji.sim.following import is_legal_follow
from shengji.sim.jit import Array, entry, high_bit, leaf, low_bit, mixed, outlined, popcount
from shengji.sim.leading import beaten_parts, highest
from shengji.sim.planes import add_card, clear, copies_of, copy, count, points_of, points_of_bit, run_starts, steps_of
from shengji.sim.playing import begin_trick, end_trick, follow_with_play, kitty_points, play_out
from shengji.sim.reading import read_lead, tractor_kinds

MAX_MOVES = 320
MOVE = at.SEAT + 1
"""Words of a move: its planes, and how soon it is tried."""
FRAME = at.SNAPSHOT_ROOM + MAX_MOVES * MOVE + 2 * 64
"""Words of the stack for each play made ahead."""
MAX_AHEAD = 64
TABLE_BITS = 15
ENTRY = 3
"""Words of a remembered position: key, lower and upper bound."""

# behind the workspace
NODES = at.WORK
LIMIT = at.WORK + 1
KITTY_VALUE = at.WORK + 2
"""Points in the kitty, not multiplied."""
MOST_TIMES = at.WORK + 3
"""The greatest multiplier that can come about."""
SALT = at.WORK + 4
MEMORY = at.WORK + 8
STACK = MEMORY + (ENTRY << TABLE_BITS)
ROOM = STACK + FRAME * MAX_AHEAD
"""Words of a solver's workspace."""
OUT_OF_NODES = 8
INFINITE = 1 << 40


@leaf
def _moves(frame: int) -> int:
    return frame + at.SNAPSHOT_ROOM


@leaf
def _note_move(W: Array, frame: int, number: int, score: int) -> int:
    """Keep the play in ``PLAY`` as a move, in order of its score, the greatest first; the new number."""
    if number == MAX_MOVES:
        W[at.FAULT] = OUT_OF_NODES
        return number
    o = _moves(frame) + MOVE * number
    while o > _moves(frame) and W[o - 1] < score:
        copy(W, o - MOVE, o, MOVE)
        o -= MOVE
    copy(W, at.PLAY, o, at.SEAT)
    W[o + at.SEAT] = score
    return number + 1


@leaf
def held_by_others(W: Array, C: Array, seat: int, group: int, n: int) -> int:
    """The kinds of a group of which some other seat holds more than ``n``."""
    union = 0
    for other in range(C[at.SEATS]):
        if other != seat:
            union |= W[at.HANDS + at.SEAT * other + at.PLANES * group + n]
    return union


@leaf
def _is_alike(W: Array, C: Array, t: int, group: int, own: int, lower: int, higher: int, others: int) -> bool:
    """Whether of two single kinds of a group it does not matter which is played: no unseen card lies at or between."""
    if points_of_bit(C, t, group, lower) != points_of_bit(C, t, group, higher):
        return False
    if W[own + 1] & (lower | higher):
        return False
    low = high_bit(steps_of(C, t, group, lower))
    high = high_bit(steps_of(C, t, group, higher))
    if low == high:
        return True
    between = ((1 << (high + 1)) - 1) & ~((1 << low) - 1)
    if others & between:
        return False
    if W[at.PLAYED] and W[at.BEST_GROUP] == group:
        best = W[at.BEST] & 0xFF
        return (low > best) == (high > best)
    return True


@leaf
def _single_moves(W: Array, C: Array, t: int, frame: int, number: int, seat: int, group: int) -> int:
    """Each single card of a group that differs from the others tried."""
    own = at.HANDS + at.SEAT * seat + at.PLANES * group
    others = steps_of(C, t, group, held_by_others(W, C, seat, group, 0))
    rest = steps_of(C, t, group, W[own])
    before = 0
    top_others = high_bit(others)
    leading = W[at.PLAYED] == 0
    ours = not leading and W[at.SIDE + W[at.BEST_SEAT]] == W[at.SIDE + seat]
    best = W[at.BEST] & 0xFF
    while rest:
        step = low_bit(rest)
        rest &= rest - 1
        here = W[own] & _bits_on_step(C, t, group, step)
        while here:
            bit = here & -here
            here ^= bit
            if before and _is_alike(W, C, t, group, own, before, bit, others):
                before = bit
                continue
            before = bit
            clear(W, at.PLAY, at.SEAT)
            W[at.PLAY + at.PLANES * group] = bit
            points = points_of_bit(C, t, group, bit)
            if leading:
                score = 100 + step if step >= top_others and group != at.TRUMP else 50 - step - 2 * points
            elif ours:
                score = 4 * points - step
            elif (group == W[at.BEST_GROUP] and step > best) or (group == at.TRUMP and W[at.BEST_GROUP] != at.TRUMP):
                score = 200 - step
            else:
                score = -step - 8 * points
            number = _note_move(W, frame, number, score)
    return number


@leaf
def _bits_on_step(C: Array, t: int, group: int, step: int) -> int:
    mask = 1 << step
    bits = mask
    if group == at.TRUMP:
        for lane in range(3):
            bits |= (mask & C[t + at.LANE + lane]) << C[t + at.SHIFT + lane]
    return bits


@outlined
def _choose(W: Array, C: Array, t: int, frame: int, number: int, seat: int, group: int, size: int, what: int) -> int:
    """Every sub-bag of so many cards as moves: of the group (what 0) or of all others, added to the whole group (1).

    Follows are checked; with ``what`` 2 the sub-bags of any size from 2 on are throws, kept if they stand.
    """
    hand = at.HANDS + at.SEAT * seat
    counts = frame + at.SNAPSHOT_ROOM + MAX_MOVES * MOVE
    kinds = counts + 64
    distinct = 0
    for g in range(at.GROUPS):
        if (g == group) == (what == 1):
            continue
        plane = W[hand + at.PLANES * g]
        while plane and distinct < 64:
            W[kinds + distinct] = g << 8 | low_bit(plane)
            W[counts + distinct] = 0
            plane &= plane - 1
            distinct += 1
    # Count through all numbers of copies, the first kind fastest.
    total = 0
    while True:
        place = 0
        while place < distinct:
            g, bit = W[kinds + place] >> 8, 1 << (W[kinds + place] & 0xFF)
            held = copies_of(W, hand + at.PLANES * g, bit)
            if W[counts + place] < held and (what == 2 or total < size):
                W[counts + place] += 1
                total += 1
                break
            total -= W[counts + place]
            W[counts + place] = 0
            place += 1
        if place == distinct:
            break
        if (what != 2 and total != size) or total < 2 - int(what == 1):
            continue
        clear(W, at.PLAY, at.SEAT)
        if what == 1:
            copy(W, hand + at.PLANES * group, at.PLAY + at.PLANES * group, at.PLANES)
        for n in range(distinct):
            for _ in range(W[counts + n]):
                add_card(W, at.PLAY + at.PLANES * (W[kinds + n] >> 8), 1 << (W[kinds + n] & 0xFF))
        points = 0
        for g in range(at.GROUPS):
            points += points_of(W, C, t, at.PLAY + at.PLANES * g, g)
        if what == 2:
            read_lead(W, C, t, group, at.PLAY + at.PLANES * group)
            if not W[at.LED_THROW] or beaten_parts(W, C, t, seat):
                continue
            number = _note_move(W, frame, number, 150 + 10 * total)
            continue
        if what == 0 and not is_legal_follow(W, C, t, hand, at.PLAY):
            continue
        ours = W[at.SIDE + W[at.BEST_SEAT]] == W[at.SIDE + seat]
        if ours:
            score = 4 * points
        elif count(W, at.PLAY + at.PLANES * at.TRUMP) == W[at.LED_SIZE]:
            score = 100 - points
        else:
            score = -8 * points
        number = _note_move(W, frame, number, score)
    return number


@outlined
def _shape_leads(W: Array, C: Array, t: int, frame: int, number: int, seat: int, group: int) -> int:
    """Leads of tuples and tractors of a group, and of throws that stand."""
    own = at.HANDS + at.SEAT * seat + at.PLANES * group
    joins = C[t + at.JOINS + group]
    for width in range(2, at.PLANES + 1):
        able = W[own + width - 1]
        kinds = able
        while kinds:
            bit = kinds & -kinds
            kinds ^= bit
            clear(W, at.PLAY, at.SEAT)
            for n in range(width):
                W[at.PLAY + at.PLANES * group + n] = bit
            number = _note_move(W, frame, number, 120 + 20 * width + high_bit(steps_of(C, t, group, bit)))
        if not able or width < C[at.TRACTOR_WIDTH]:
            continue
        length = C[at.TRACTOR_LENGTH]
        starts = run_starts(steps_of(C, t, group, able), joins, length)
        while starts:
            rest = starts
            while rest:
                start = low_bit(rest)
                rest &= rest - 1
                chosen = tractor_kinds(W, C, t, group, own, able, width, start, length)
                clear(W, at.PLAY, at.SEAT)
                for n in range(width):
                    W[at.PLAY + at.PLANES * group + n] = chosen
                number = _note_move(W, frame, number, 160 + 20 * width * length)
            length += 1
            starts = run_starts(steps_of(C, t, group, able), joins, length)
    throws = C[at.THROWS]
    if (throws == 2 or (throws == 1 and group == at.TRUMP)) and _may_throw(W, C, t, seat, group):
        number = _choose(W, C, t, frame, number, seat, group, 0, 2)
    return number


@leaf
def _may_throw(W: Array, C: Array, t: int, seat: int, group: int) -> bool:
    """Whether a throw of the group can stand at all: at least two cards of which one is the highest of all."""
    own = at.HANDS + at.SEAT * seat + at.PLANES * group
    if count(W, own) < 2:
        return False
    for other in range(C[at.SEATS]):
        o = at.HANDS + at.SEAT * other + at.PLANES * group
        if other != seat and highest(W, C, t, group, o, 1, 1) > high_bit(steps_of(C, t, group, W[own])):
            # Without a high single a throw can still stand if it has none: all tuples.
            return popcount(W[own + 1]) > 1
    return True


@leaf
def _generate(W: Array, C: Array, t: int, frame: int) -> int:
    """All moves of the seat to play that need to be tried, in order; their number."""
    seat = W[at.TURN]
    hand = at.HANDS + at.SEAT * seat
    number = 0
    if W[at.PLAYED] == 0:
        for group in range(at.GROUPS):
            o = hand + at.PLANES * group
            if W[o]:
                number = _single_moves(W, C, t, frame, number, seat, group)
                if count(W, o) > 1:
                    number = _shape_leads(W, C, t, frame, number, seat, group)
        return number
    group, size = W[at.LED_GROUP], W[at.LED_SIZE]
    here = count(W, hand + at.PLANES * group)
    if size == 1:
        if here:
            return _single_moves(W, C, t, frame, 0, seat, group)
        for g in range(at.GROUPS):
            if W[hand + at.PLANES * g]:
                number = _single_moves(W, C, t, frame, number, seat, g)
        return number
    if here > size:
        return _choose(W, C, t, frame, 0, seat, group, size, 0)
    if here == size:
        clear(W, at.PLAY, at.SEAT)
        copy(W, hand + at.PLANES * group, at.PLAY + at.PLANES * group, at.PLANES)
        return _note_move(W, frame, 0, 0)
    return _choose(W, C, t, frame, 0, seat, group, size - here, 1)


@leaf
def _key(W: Array, C: Array) -> int:
    """A number that stands for the hands and the leader."""
    key = mixed(W[SALT] + W[at.TURN])
    for n in range(at.SEAT * C[at.SEATS]):
        if W[at.HANDS + n]:
            key = mixed(key ^ (W[at.HANDS + n] + n * 0x100000001B3))
    return key


@leaf
def _points_left(W: Array, C: Array, t: int) -> int:
    """Points in all hands and in the trick in progress."""
    total = W[at.TRICK_POINTS] if W[at.PLAYED] else 0
    for seat in range(C[at.SEATS]):
        for g in range(at.GROUPS):
            total += points_of(W, C, t, at.HANDS + at.SEAT * seat + at.PLANES * g, g)
    return total


@leaf
def make_move(W: Array, C: Array, t: int, move: int) -> int:
    """Play a move; what the opponents get by it, kitty included if the deal is over."""
    copy(W, move, at.PLAY, at.SEAT)
    if W[at.PLAYED]:
        follow_with_play(W, C, t)
    else:
        group = boards.single_group(W, at.PLAY)
        read_lead(W, C, t, group, at.PLAY + at.PLANES * group)
        begin_trick(W, C, t)
    if W[at.PLAYED] < C[at.SEATS]:
        return 0
    gained = 0 if W[at.SIDE + W[at.BEST_SEAT]] else W[at.TRICK_POINTS]
    end_trick(W, C, t)
    if W[at.LEFT] == 0 and not W[at.SIDE + W[at.LAST_WINNER]]:
        gained += W[at.MULTIPLIED] * W[KITTY_VALUE]
    return gained


@leaf
def search(W: Array, C: Array, t: int, ahead: int, alpha: int, beta: int) -> int:
    """What the opponents still get under best play of both sides, exact between ``alpha`` and ``beta``.

    The position is not the same afterwards.
    """
    if W[at.LEFT] == 0:
        return 0
    W[NODES] += 1
    if W[NODES] > W[LIMIT] or ahead == MAX_AHEAD:
        W[at.FAULT] = OUT_OF_NODES
    if W[at.FAULT]:
        return 0
    between = W[at.PLAYED] == 0
    slot = 0
    if between:
        most = _points_left(W, C, t) + W[MOST_TIMES] * W[KITTY_VALUE]
        if most == 0:
            return 0
        if most <= alpha:
            return most
        if beta <= 0:
            return 0
        key = _key(W, C)
        slot = MEMORY + ENTRY * ((key >> 20) & ((1 << TABLE_BITS) - 1))
        if W[slot] == key:
            low, high = W[slot + 1], W[slot + 2]
            if low >= beta or low == high:
                return low
            if high <= alpha:
                return high
            alpha = max(alpha, low)
            beta = min(beta, high)
        else:
            low, high = 0, most
    else:
        key, low, high = 0, 0, 0
    first_alpha, first_beta = alpha, beta
    frame = STACK + FRAME * ahead
    number = _generate(W, C, t, frame)
    greedy = not W[at.SIDE + W[at.TURN]]
    best = -INFINITE if greedy else INFINITE
    boards.save(W, C, frame)
    for index in range(number):
        if index:
            boards.restore(W, C, frame)
        gained = make_move(W, C, t, _moves(frame) + MOVE * index)
        value = gained + search(W, C, t, ahead + 1, alpha - gained, beta - gained)
        if W[at.FAULT]:
            return 0
        if greedy:
            best = max(best, value)
            alpha = max(alpha, value)
        else:
            best = min(best, value)
            beta = min(beta, value)
        if alpha >= beta:
            break
    if between:
        if best > first_alpha:
            low = max(low, best)
        if best < first_beta:
            high = min(high, best)
        W[slot], W[slot + 1], W[slot + 2] = key, low, high
    return best


@leaf
def _guess(W: Array, C: Array, t: int) -> int:
    """What the opponents still get when both sides play by rules of thumb; the deal is then over."""
    before = boards.opponents_total(W, C, t)
    W[at.POLICY] = 3
    play_out(W, C, t)
    return boards.opponents_total(W, C, t) - before


@leaf
def value_of(W: Array, C: Array, t: int, ahead: int) -> int:
    """What the opponents still get: narrowed down by searches that only ask whether it is less than a number."""
    if W[at.LEFT] == 0:
        return 0
    low, high = 0, _points_left(W, C, t) + W[MOST_TIMES] * W[KITTY_VALUE]
    frame = STACK + FRAME * ahead
    boards.save(W, C, frame)
    guess = _guess(W, C, t)
    boards.restore(W, C, frame)
    while low < high and not W[at.FAULT]:
        beta = guess if guess > low else low + 1
        guess = search(W, C, t, ahead + 1, beta - 1, beta)
        if W[at.FAULT]:
            break
        boards.restore(W, C, frame)
        if guess < beta:
            high = guess
        else:
            low = guess
    return low


@entry
def solve(
    W: Array,
    C: Array,
    number: int,
    limit: int,
    heads: Array,
    worlds: Array,
    values: Array,
    nodes: Array,
    moves: Array,
    scores: Array,
) -> int:
    """Solve positions: what the opponents still get, -1 where the search ran out of nodes.

    For the last position its moves, and what each comes to, go to ``moves`` and ``scores`` if there is room; returns
    their number.
    """
    found = 0
    for index in range(number):
        t = boards.load_head(W, C, heads, index * boards.HEAD)
        boards.load_world(W, C, worlds, index * boards.WORLD)
        # Who joins is not followed: sides stay as they are known now.
        W[at.CALLS] = 0
        W[NODES] = 0
        W[LIMIT] = limit
        W[SALT] = mixed(W[SALT] + 1)
        W[KITTY_VALUE] = kitty_points(W, C, t)
        W[MOST_TIMES] = 0
        for n in range(at.MULTIPLIER_ROOM):
            # Components of more cards than a hand has left cannot come about.
            width, length = n // at.MAX_LENGTH % at.PLANES + 1, n % at.MAX_LENGTH
            if width * length <= W[at.LEFT]:
                W[MOST_TIMES] = max(W[MOST_TIMES], C[at.MULTIPLIER + n])
        if moves[0] == 0:
            value = value_of(W, C, t, 0)
            values[index] = -1 if W[at.FAULT] else value
            nodes[index] = W[NODES]
            continue
        found = _generate(W, C, t, STACK)
        greedy = not W[at.SIDE + W[at.TURN]]
        best = -INFINITE if greedy else INFINITE
        boards.save(W, C, STACK)
        for move in range(found):
            boards.restore(W, C, STACK)
            o = _moves(STACK) + MOVE * move
            for n in range(at.SEAT):
                moves[1 + at.SEAT * move + n] = W[o + n]
            gained = make_move(W, C, t, o)
            scores[move] = gained + value_of(W, C, t, 1)
            if W[at.FAULT]:
                break
            best = max(best, scores[move]) if greedy else min(best, scores[move])
        values[index] = -1 if W[at.FAULT] else best
        nodes[index] = W[NODES]
    return found
