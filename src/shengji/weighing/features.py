"""What careful rules of thumb look at in a play: what it does, and what it takes out of the hand.

The bots work these features out in Python, the simulator's policy ``careful`` in compiled code; a weight for each
makes a play's value.
"""

from __future__ import annotations

from typing import NamedTuple


class Leading(NamedTuple):
    """What a lead does; each is weighed."""

    given: float = 0.0
    """Points of the lead, won or lost by the chance that the trick is."""
    drawn: float = 0.0
    """Points that the others are likely to add, likewise."""
    tempo: float = 0.0
    """The next lead, likewise."""
    partner_given: float = 0.0
    """Points of the lead by the chance that a partner takes the trick that it loses."""
    partner_drawn: float = 0.0
    partner_tempo: float = 0.0
    throw: float = 0.0
    """Cards of a throw."""
    trump: float = 0.0
    """A lead of trumps by the banker's side."""
    trump_against: float = 0.0
    """A lead of trumps by the other side."""
    trump_long: float = 0.0
    """A lead of trumps, by how many more of them than its share the seat holds."""
    wide: float = 0.0
    """Cards of a pair or a wider shape."""
    wide_trump: float = 0.0
    length: float = 0.0
    """How many cards the hand has left in a plain suit that is led."""
    fresh: float = 0.0
    """Whether nobody has led a plain suit yet."""
    partner_void: float = 0.0
    """Whether a partner is known to be void of a plain suit and may have trumps."""
    others_void: float = 0.0
    """How many seats of the other side are."""
    points: float = 0.0
    """Points of the lead, whatever becomes of them."""
    size: float = 0.0
    rich: float = 0.0
    """Points beyond the average that the others are likely to add, as the group has more or fewer, likewise."""
    partner_rich: float = 0.0
    partner_led: float = 0.0
    """How many partners have led the group."""
    others_led: float = 0.0
    """How many seats of the other side have."""
    trump_voids: float = 0.0
    """Of a lead of trumps, how many seats of the other side are known to have none."""


class Spent(NamedTuple):
    """What a play takes out of a hand."""

    plain_height: float = 0.0
    """Of each plain card 1 if nothing unseen beats it, less the more does."""
    plain_boss: float = 0.0
    """Plain cards that nothing unseen beats."""
    trumps: float = 0.0
    trump_height: float = 0.0
    trump_boss: float = 0.0
    """Trumps that nothing unseen beats."""
    jokers: float = 0.0
    plain_pairs: float = 0.0
    """Plain pairs that the hand has less."""
    trump_pairs: float = 0.0
    steps: float = 0.0
    """How high the cards stand in their groups, from 0 to 1 each."""
    voids: float = 0.0
    """Plain suits that the play empties while trumps are left."""
    shortened: float = 0.0
    """Plain suits that the play leaves with a single card."""
    last: float = 0.0
    """The points of the last trick, if the last trump that would win it for certain goes."""
    early_trumps: float = 0.0
    """Trumps by the share of the hand that is left."""
    long_trumps: float = 0.0
    """Trumps by the share of trumps in what is left of the hand."""
    boss_ruffed: float = 0.0
    """Plain cards that nothing unseen beats, by the seats of the other side known to be void of theirs."""
    plain_length: float = 0.0
    """Plain cards by the eighths of a suit of eight that the hand holds of theirs."""


class Answering(NamedTuple):
    """What an answer does in the trick; each is weighed."""

    table: float
    """Points that lie on the table, won or lost by the chance that the trick is."""
    given: float
    """Points of the answer itself, likewise."""
    coming: float
    """Points that the seats still to play are likely to add, likewise."""
    tempo: float
    """The next lead, likewise."""
    takes: float
    """Whether it takes the trick."""
    from_partner: float
    """Whether it takes the trick from the partner."""
    ruffs: float
    """Whether it takes the trick with a trump."""
    points: float
    """Points of the answer, whatever becomes of them."""
    rich: float = 0.0
    """As ``coming``, what the led group has beyond the average."""
    given_ours: float = 0.0
    """As ``given``, where the trick is the own side's so far."""
    takes_early: float = 0.0
    """If it takes the trick, how many seats of the other side are still to play."""


class Guesses(NamedTuple):
    """Shares that are guessed, in hundredths."""

    certain: float
    """What each point of an answer is worth more, in hundredths of a point, in a trick that is certain."""
    ruffed: float
    """How often a void seat ruffs a throw."""
    rescue: float
    """How often a partner still to play takes the trick if able to."""
    rescue_early: float
    """How often still, with another seat of the other side to play."""
    beaten: float = 100.0
    """How often an opponent beats a play of its group if able to."""
    ruffing: float = 100.0
    """How often one ruffs if able to."""
    urgent: float = 0.0
    """How much of the urgency of points is felt (:mod:`shengji.weighing.urgency`)."""


class Weights(NamedTuple):
    """What each feature is worth, in hundredths of a point."""

    lead: Leading
    lead_spent: Spent
    answer: Answering
    answer_spent: Spent
    guesses: Guesses


PLAIN_FADE, TRUMP_FADE = 0.6, 0.85
"""How much of a card's height is left for each unseen card above it."""
LAST_CARDS = 7
"""From so many cards in hand on the last trick is thought of."""
KITTY_GUESS = 8
"""Points in a kitty that one has not seen."""
CERTAIN_WITHIN = 0.01
"""So near to none or all a chance is a certainty."""
LEAST_VOID = 0.02
"""A seat less likely than this to be void is not thought to ruff."""

STAGES = 3
"""Stages of a deal with weights of their own: more than six tenths of the hand left, more than three tenths, fewer."""


class Judgement(NamedTuple):
    """The weights of both sides, by stage."""

    opponents: tuple[Weights, ...]
    bankers: tuple[Weights, ...]


def stage(left: int, whole: int) -> int:
    """The stage of a deal with so many cards of the whole hand left."""
    return (10 * left <= 6 * whole) + (10 * left <= 3 * whole)
