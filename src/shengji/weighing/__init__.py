"""What plays are weighed by, in the bots and in the simulator."""

from shengji.weighing.features import (
    CERTAIN_WITHIN,
    KITTY_GUESS,
    LAST_CARDS,
    LEAST_VOID,
    PLAIN_FADE,
    STAGES,
    TRUMP_FADE,
    Answering,
    Guesses,
    Judgement,
    Leading,
    Spent,
    Weights,
    stage,
)
from shengji.weighing.numbers import CLUB_1, CLUB_2
from shengji.weighing.shown import groups_led, number_of_pairs, pairs_tell
from shengji.weighing.urgency import place, urgencies, worth_of

__all__ = [
    "CERTAIN_WITHIN",
    "CLUB_1",
    "CLUB_2",
    "KITTY_GUESS",
    "LAST_CARDS",
    "LEAST_VOID",
    "PLAIN_FADE",
    "STAGES",
    "TRUMP_FADE",
    "Answering",
    "Guesses",
    "Judgement",
    "Leading",
    "Spent",
    "Weights",
    "groups_led",
    "number_of_pairs",
    "pairs_tell",
    "place",
    "stage",
    "urgencies",
    "worth_of",
]
