"""What plays are weighed by, in the bots and in the simulator."""

from shengji.weighing.features import STAGES, Answering, Guesses, Judgement, Leading, Spent, Weights, stage
from shengji.weighing.numbers import CLUB_1, CLUB_2
from shengji.weighing.pairs import number_of_pairs, pairs_tell
from shengji.weighing.urgency import place, urgencies

__all__ = [
    "CLUB_1",
    "CLUB_2",
    "STAGES",
    "Answering",
    "Guesses",
    "Judgement",
    "Leading",
    "Spent",
    "Weights",
    "number_of_pairs",
    "pairs_tell",
    "place",
    "stage",
    "urgencies",
]
