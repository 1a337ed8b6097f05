"""Deals that are played, and of some decisions in them what every play would have come to: what a judge learns from.

The plays of a decision are all followed to the end of the true deal, by careful rules of thumb. How the unseen cards
lie is thus as likely as it is when such play has led there, whatever a seat could infer.
"""

from __future__ import annotations

from shengji.sim import boards, describing
from shengji.sim import layout as at
from shengji.sim.jit import Array, entry, high_bit, leaf, stream_of
from shengji.sim.planes import below, bits_on, clear, copy, count, longest_run, run_starts, steps_of
from shengji.sim.playing import play_out
from shengji.sim.policies import policy_play
from shengji.sim.random_policy import random_answer, random_discards
from shengji.sim.reading import tractor_kinds
from shengji.sim.thumb_answers import thumb_many

ROOM = describing.HEAD + describing.EACH * at.MAX_LISTED
"""Words of a decision at most."""
DRAWN_ANSWERS = 12
"""Answers to several cards that are drawn at random."""
THROWS = 3
"""Throws of a group that are tried: its highest cards, one more step each time."""


@leaf
def _list(W: Array, o: int) -> None:
    """Add the cards at ``o``, of all groups, to the plays that are looked at, unless they are among them."""
    number = W[at.LISTED_NUMBER]
    if number >= at.MAX_LISTED:
        return
    for known in range(number):
        same = True
        for n in range(at.SEAT):
            if W[at.LISTED + at.SEAT * known + n] != W[o + n]:
                same = False
                break
        if same:
            return
    copy(W, o, at.LISTED + at.SEAT * number, at.SEAT)
    W[at.LISTED_NUMBER] = number + 1


@leaf
def _list_shapes(W: Array, C: Array, t: int, group: int, own: int, width: int) -> None:
    """The tuples and tractors of a width."""
    able = W[own + width - 1]
    joins = C[t + at.JOINS + group]
    steps = steps_of(C, t, group, able)
    longest = longest_run(steps, joins) if width >= C[at.TRACTOR_WIDTH] else 1
    for length in range(1, longest + 1):
        if 1 < length < C[at.TRACTOR_LENGTH]:
            continue
        starts = run_starts(steps, joins, length)
        while starts:
            start = high_bit(starts)
            starts ^= 1 << start
            kinds = tractor_kinds(W, C, t, group, own, able, width, start, length)
            clear(W, at.FREE, at.SEAT)
            for n in range(width):
                W[at.FREE + at.PLANES * group + n] = kinds
            _list(W, at.FREE)


@leaf
def _list_throws(W: Array, C: Array, t: int, group: int, own: int) -> None:
    thrown, steps = 0, steps_of(C, t, group, W[own])
    while steps and thrown < THROWS:
        step = high_bit(steps)
        steps ^= 1 << step
        kinds = W[own] & ~bits_on(C, t, group, (1 << step) - 1)
        if not kinds & (kinds - 1):
            continue
        clear(W, at.FREE, at.SEAT)
        for n in range(at.PLANES):
            W[at.FREE + at.PLANES * group + n] = W[own + n] & kinds
        _list(W, at.FREE)
        thrown += 1


@leaf
def _list_leads(W: Array, C: Array, t: int, hand: int) -> None:
    for group in range(at.GROUPS):
        own = hand + at.PLANES * group
        for width in range(2, at.PLANES + 1):
            if W[own + width - 1]:
                _list_shapes(W, C, t, group, own, width)
        if C[at.THROWS] == 2 or (C[at.THROWS] == 1 and group == at.TRUMP):
            _list_throws(W, C, t, group, own)
    for group in range(at.GROUPS):
        _list_shapes(W, C, t, group, hand + at.PLANES * group, 1)


@leaf
def _list_answers(W: Array, C: Array, t: int, hand: int) -> None:
    group, size = W[at.LED_GROUP], W[at.LED_SIZE]
    own = hand + at.PLANES * group
    here = count(W, own)
    if size == 1:
        for g in range(at.GROUPS):
            plane = W[hand + at.PLANES * g] if g == group or not here else 0
            while plane:
                bit = plane & -plane
                plane ^= bit
                clear(W, at.PLAY, at.SEAT)
                W[at.PLAY + at.PLANES * g] = bit
                _list(W, at.PLAY)
        return
    if here == size or size == W[at.LEFT]:
        return
    clear(W, at.PLAY, at.SEAT)
    thumb_many(W, C, t, W[at.TURN])
    _list(W, at.PLAY)
    for _ in range(DRAWN_ANSWERS):
        clear(W, at.PLAY, at.SEAT)
        if here > size:
            random_answer(W, C, t, own)
        else:
            copy(W, own, at.PLAY + at.PLANES * group, at.PLANES)
            random_discards(W, hand, group, size - here)
        _list(W, at.PLAY)


@leaf
def _policy(number: int) -> int:
    """Half of the deals are played by careful rules of thumb; in the others one side or both play as ``rollout``."""
    if number == 0:
        return at.CAREFUL | at.THUMB << 1
    if number == 1:
        return at.CAREFUL << 1 | at.THUMB
    if number == 2:
        return at.THUMB | at.THUMB << 1
    return at.CAREFUL_ALL


@leaf
def _follow_up(W: Array, C: Array, t: int, out: Array, o: int) -> None:
    """Write each of the listed plays, and the opponents' total that it comes to."""
    for n in range(W[at.LISTED_NUMBER]):
        describing.write_play(W, C, t, at.LISTED + at.SEAT * n, out, o + describing.EACH * n)
    boards.save(W, C, at.SNAPSHOT)
    for n in range(W[at.LISTED_NUMBER]):
        boards.restore(W, C, at.SNAPSHOT)
        copy(W, at.LISTED + at.SEAT * n, at.PLAY, at.SEAT)
        boards.play_candidate(W, C, t)
        play_out(W, C, t)
        out[o + describing.EACH * n + describing.MARK] = boards.opponents_total(W, C, t)
    boards.restore(W, C, at.SNAPSHOT)


@entry
def harvest(
    W: Array,
    C: Array,
    seed: int,
    number: int,
    heads: Array,
    worlds: Array,
    looked_at: int,
    strays: int,
    out: Array,
    room: int,
) -> int:
    """Play deals on from their first trick, and write what the plays of some decisions come to.

    ``looked_at`` is the share of decisions that are written, ``strays`` that of plays made at random, in thousandths.
    Each decision is what the seat knows, then the plays, that of careful rules of thumb first. Returns the words
    written, at most ``room``.
    """
    place = 0
    for deal in range(number):
        t = boards.load_head(W, C, heads, deal * boards.HEAD)
        boards.load_world(W, C, worlds, deal * boards.WORLD)
        W[at.RNG] = stream_of(seed, deal)
        copy(W, at.HANDS, at.BEGAN, at.SEAT * C[at.SEATS])
        policy = _policy(below(W, 6))
        while W[at.LEFT] > 0 and place + ROOM <= room:
            written = below(W, 1000) < looked_at
            stray = below(W, 1000) < strays
            W[at.POLICY] = policy
            policy_play(W, C, t)
            copy(W, at.PLAY, at.CHOSEN, at.SEAT)
            if written or stray:
                W[at.POLICY] = at.CAREFUL_ALL
                policy_play(W, C, t)
                W[at.LISTED_NUMBER] = 0
                _list(W, at.PLAY)
                hand = at.HANDS + at.SEAT * W[at.TURN]
                if W[at.PLAYED]:
                    _list_answers(W, C, t, hand)
                else:
                    _list_leads(W, C, t, hand)
                if written and W[at.LISTED_NUMBER] > 1:
                    out[place + describing.DEAL] = deal
                    out[place + describing.PLAYS] = W[at.LISTED_NUMBER]
                    describing.write_knowledge(W, C, t, out, place)
                    _follow_up(W, C, t, out, place + describing.HEAD)
                    place += describing.HEAD + describing.EACH * W[at.LISTED_NUMBER]
                if stray:
                    copy(W, at.LISTED + at.SEAT * below(W, W[at.LISTED_NUMBER]), at.CHOSEN, at.SEAT)
            copy(W, at.CHOSEN, at.PLAY, at.SEAT)
            boards.play_candidate(W, C, t)
    return place
