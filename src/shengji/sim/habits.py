"""What the rules of thumb of the policy ``rollout`` weigh, in numbers that were found by playing against each other.

Leads have scores, and the highest is led; the numbers of follows are limits. They stand in the configuration twice, for
the opponents and for the banker's side.
"""

from __future__ import annotations

from typing import NamedTuple

from shengji.sim import layout as at
from shengji.sim.jit import Array


class Habits(NamedTuple):
    """The numbers of one side."""

    # -- leads of plain cards that nothing unseen beats
    sure: int = 200
    sure_left: int = 2
    """For each unseen card of the suit, up to ten: the more, the less likely a ruff."""
    sure_points: int = 2
    thrown: int = 40
    """For each card of a throw beyond the first."""
    sure_foe: int = -250
    """For each opponent known to be void who may have trumps."""
    sure_mate: int = 0
    # -- leads of pairs and tractors
    pair_sure: int = 320
    pair: int = 130
    """Of one that may be beaten."""
    pair_length: int = 40
    pair_points: int = -4
    """For each point of one that may be beaten."""
    pair_foe: int = -100
    # -- low leads
    low: int = 100
    low_length: int = 2
    low_points: int = -10
    low_foe: int = -60
    low_mate: int = 60
    low_tops: int = 0
    """For each card above the highest unseen one that the hand has in the suit."""
    # -- leads of trumps
    trump_sure: int = 20
    trump_pair_sure: int = 200
    trump_pair: int = 20
    trump_low: int = 40
    trump_share: int = 4
    """For each trump more than the others have on the average."""
    trump_end: int = -40
    """In the last tricks."""
    sure_few: int = -200
    """The risk of a ruff with no unseen card of the suit left, half of it with two, and so on."""
    sure_time: int = 0
    """More for each card in hand, so that it counts early in the deal; likewise the others."""
    pair_time: int = 0
    low_time: int = 0
    trump_time: int = 0
    sure_length: int = 0
    """For each card of the suit in hand."""
    trump_high: int = 0
    """Of the highest trump that may be beaten."""
    trump_above: int = -10
    """For each unseen trump above it."""
    # -- follows: values in sixteenths of a point
    expect: int = 40
    """Of the points that each seat still to play will add."""
    tempo: int = 60
    """Of taking the lead."""
    rescue: int = 4
    """Chance, in sixteenths, that a partner still to play takes a trick that is lost so far."""
    fade: int = 4
    """By how many sixteenths each card above lessens the chance that a play stands."""
    plain_top: int = 64
    """What a plain card is kept for that nothing unseen beats; half of it with one card above, and so on."""
    plain_step: int = 1
    trump: int = 48
    """What any trump is kept for."""
    trump_top: int = 128
    trump_step: int = 2
    pair_plain: int = 32
    """What a plain pair is kept for."""
    pair_trump: int = 64
    short: int = 2
    """For each card of a suit by which it is longer, what it costs more to discard from it."""
    last: int = 60
    """What trumps are kept for more in the last tricks."""
    give_risk: int = 2
    """Points go to the own side while so few cards may still beat it (answers of several cards)."""
    keep: int = 4
    """From so few cards on are the last tricks."""


NUMBER = len(Habits._fields)
DEFAULTS = (
    Habits(
        sure=215,
        sure_left=2,
        sure_points=5,
        thrown=144,
        sure_foe=-226,
        sure_mate=14,
        pair_sure=436,
        pair=492,
        pair_length=259,
        pair_points=-1,
        pair_foe=-12,
        low=189,
        low_length=-2,
        low_points=-5,
        low_foe=-104,
        low_mate=59,
        low_tops=7,
        trump_sure=-11,
        trump_pair_sure=88,
        trump_pair=60,
        trump_low=-40,
        trump_share=6,
        trump_end=-61,
        sure_few=-73,
        sure_time=0,
        pair_time=-1,
        low_time=0,
        trump_time=-1,
        sure_length=-6,
        trump_high=-1,
        trump_above=-7,
        expect=2,
        tempo=61,
        rescue=4,
        fade=6,
        plain_top=74,
        plain_step=1,
        trump=30,
        trump_top=129,
        trump_step=1,
        pair_plain=67,
        pair_trump=78,
        short=13,
        last=47,
        give_risk=16,
        keep=1,
    ),
    Habits(
        sure=215,
        sure_left=6,
        sure_points=4,
        thrown=230,
        sure_foe=-212,
        sure_mate=6,
        pair_sure=440,
        pair=292,
        pair_length=286,
        pair_points=0,
        pair_foe=309,
        low=98,
        low_length=1,
        low_points=-3,
        low_foe=-172,
        low_mate=198,
        low_tops=0,
        trump_sure=55,
        trump_pair_sure=181,
        trump_pair=17,
        trump_low=9,
        trump_share=13,
        trump_end=-29,
        sure_few=-524,
        sure_time=0,
        pair_time=8,
        low_time=-5,
        trump_time=9,
        sure_length=-2,
        trump_high=0,
        trump_above=-6,
        expect=205,
        tempo=79,
        rescue=0,
        fade=3,
        plain_top=136,
        plain_step=1,
        trump=174,
        trump_top=11,
        trump_step=3,
        pair_plain=64,
        pair_trump=172,
        short=24,
        last=121,
        give_risk=11,
        keep=4,
    ),
)
"""Of the opponents and of the banker's side."""

(
    SURE,
    SURE_LEFT,
    SURE_POINTS,
    THROWN,
    SURE_FOE,
    SURE_MATE,
    PAIR_SURE,
    PAIR,
    PAIR_LENGTH,
    PAIR_POINTS,
    PAIR_FOE,
    LOW,
    LOW_LENGTH,
    LOW_POINTS,
    LOW_FOE,
    LOW_MATE,
    LOW_TOPS,
    TRUMP_SURE,
    TRUMP_PAIR_SURE,
    TRUMP_PAIR,
    TRUMP_LOW,
    TRUMP_SHARE,
    TRUMP_END,
    SURE_FEW,
    SURE_TIME,
    PAIR_TIME,
    LOW_TIME,
    TRUMP_TIME,
    SURE_LENGTH,
    TRUMP_HIGH,
    TRUMP_ABOVE,
    EXPECT,
    TEMPO,
    RESCUE,
    FADE,
    PLAIN_TOP,
    PLAIN_STEP,
    TRUMP,
    TRUMP_TOP,
    TRUMP_STEP,
    PAIR_PLAIN,
    PAIR_TRUMP,
    SHORT,
    LAST,
    GIVE_RISK,
    KEEP,
) = range(NUMBER)

CHANCE = NUMBER
"""Behind them by the number of cards above a play, up to :data:`MOST_RISK`: the chance in sixteenths that it stands."""
MOST_RISK = 8


def write_habits(config: Array, habits: tuple[Habits, Habits]) -> None:
    """Write both sides' numbers into a configuration."""
    for side, numbers in enumerate(habits):
        start = at.HABITS + at.HABIT_ROOM * side
        config[start : start + NUMBER] = numbers
        chance = 16
        for risk in range(MOST_RISK + 1):
            config[start + CHANCE + risk] = chance
            chance -= (chance * numbers.fade) >> 4
