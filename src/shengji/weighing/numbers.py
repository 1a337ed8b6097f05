"""The weights of the bots that play by them, in hundredths of a point.

A change of any number makes another bot: it belongs into a new version, and the old one stays as it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from shengji.weighing.features import STAGES, Answering, Guesses, Judgement, Leading, Spent, Weights

_CLUB_1 = Weights(
    lead=Leading(31, 7, 169, 19, 21, 52, -226, 104, -128, 68, -48, -116, -13, 29, 117, -92, -19, 503),
    lead_spent=Spent(-321, 102, -29, -478, 116, 97, -335, -206, 227, 99, 50, 4, 26),
    answer=Answering(69, 45, 19, 54, 53, 54, 224, -14),
    answer_spent=Spent(-109, -46, -205, -223, -162, -115, -309, -394, -75, 193, 53, -15, 143),
    guesses=Guesses(40, 30, 70, 60),
)
CLUB_1 = Judgement((_CLUB_1,) * STAGES, (_CLUB_1,) * STAGES)
"""Fitted to simulated deals: in tens of thousands of positions every play that comes into question was played out, and
the differences of what came of them, as far as a seat can know, give the weights."""


_Rows: TypeAlias = Mapping[str, tuple[int, ...]]


def _judgement(*, lead: _Rows, lead_spent: _Rows, answer: _Rows, answer_spent: _Rows, guesses: _Rows) -> Judgement:
    """Weights by name; of each those of the opponents, early, later and late, and those of the banker's side."""

    def column(number: int) -> Weights:
        def of(rows: _Rows) -> dict[str, int]:
            return {name: numbers[number] for name, numbers in rows.items()}

        return Weights(
            lead=Leading(**of(lead)),
            lead_spent=Spent(**of(lead_spent)),
            answer=Answering(**of(answer)),
            answer_spent=Spent(**of(answer_spent)),
            guesses=Guesses(**of(guesses)),
        )

    stages = range(STAGES)
    return Judgement(tuple(map(column, stages)), tuple(column(STAGES + number) for number in stages))


CLUB_2 = _judgement(
    lead={
        "given": (70, 52, 33, 21, 19, 53),
        "drawn": (73, 58, 68, 42, 82, 30),
        "tempo": (227, 80, 97, 585, 673, 1076),
        "partner_given": (87, 42, 59, 4, 0, 2),
        "partner_drawn": (32, 45, 57, 50, 114, 55),
        "partner_tempo": (55, 109, 311, 118, 67, 89),
        "throw": (-181, -192, -321, -150, -384, -283),
        "trump": (143, 61, 48, 76, 35, 55),
        "trump_against": (-453, -175, -66, -175, -133, -113),
        "trump_long": (139, 24, 135, -74, -33, 7),
        "wide": (-17, -36, -77, -128, -84, -51),
        "wide_trump": (-20, 20, -56, -191, -131, -163),
        "length": (-19, -26, -7, -31, -26, -19),
        "fresh": (60, 14, 107, -47, -43, -38),
        "partner_void": (213, 92, 149, 495, 409, 314),
        "others_void": (-45, -69, -37, -493, -449, -371),
        "points": (-53, -18, -34, -36, -23, -30),
        "size": (498, 450, 1123, 206, 669, 1290),
        "rich": (-8, 32, 34, 41, 60, 53),
        "partner_rich": (31, 35, 50, 40, -12, 5),
        "partner_led": (-10, 22, -10, 18, -60, -2),
        "others_led": (23, 30, -19, 19, 3, -15),
        "trump_voids": (48, 78, 49, 28, 5, 1),
    },
    lead_spent={
        "plain_height": (-153, -54, -120, 84, 50, 40),
        "plain_boss": (117, 74, 95, -13, 89, 85),
        "trumps": (-20, -44, -37, 80, 7, -2),
        "trump_height": (-901, -940, -314, -173, -306, -358),
        "trump_boss": (60, 7, 33, 125, 189, 96),
        "jokers": (90, 108, 72, -11, -55, -35),
        "plain_pairs": (-464, -325, -68, 34, 32, 59),
        "trump_pairs": (-83, -425, -134, -389, -250, -429),
        "steps": (138, 93, 25, -98, -60, -161),
        "voids": (259, 180, 104, 99, 93, 87),
        "shortened": (26, 35, 54, 9, 11, 41),
        "last": (10, 0, -6, -12, 45, 24),
        "early_trumps": (59, 15, 121, 16, 12, 12),
        "long_trumps": (-33, -19, 39, 42, 48, 80),
        "boss_ruffed": (-6, -8, 45, 38, 4, 41),
        "plain_length": (-54, -1, -8, 24, -2, -3),
    },
    answer={
        "table": (85, 235, 250, 230, 87, 154),
        "given": (51, 26, 28, 66, 54, 88),
        "coming": (51, 72, 29, 224, 137, 85),
        "tempo": (85, 88, 103, -3, -3, -10),
        "takes": (71, 35, 90, 85, 80, 103),
        "from_partner": (-51, 18, 32, -28, -73, -17),
        "ruffs": (78, 77, 97, 117, 175, 68),
        "points": (0, 4, 4, -11, -32, -22),
        "rich": (-22, 34, -13, 10, 20, 0),
        "given_ours": (-11, -2, -8, -25, 27, 2),
        "takes_early": (-20, -12, 6, 13, -5, -21),
    },
    answer_spent={
        "plain_height": (-98, -65, -50, -283, -352, -684),
        "plain_boss": (-63, -19, -33, 59, 48, 19),
        "trumps": (-328, -230, -161, -674, -567, -706),
        "trump_height": (-34, -417, -34, -63, -104, -82),
        "trump_boss": (-255, -220, -131, -297, -311, -354),
        "jokers": (-87, -203, -228, -306, -235, -192),
        "plain_pairs": (-467, -287, -407, -581, -284, -522),
        "trump_pairs": (-192, -255, -248, -262, -396, -315),
        "steps": (-184, -55, -115, 6, -24, -31),
        "voids": (283, 218, 150, 408, 398, 307),
        "shortened": (72, 30, 29, 158, 170, 113),
        "last": (-36, -20, -36, 2, 20, -41),
        "early_trumps": (42, 124, 58, 64, 158, 238),
        "long_trumps": (5, 7, -45, -13, 8, -13),
        "boss_ruffed": (-10, 5, 28, -2, -3, -13),
        "plain_length": (-22, 12, -11, -37, 27, 50),
    },
    guesses={
        "certain": (4, 16, 63, 1, 6, -1),
        "ruffed": (51, 58, 11, 62, 31, 29),
        "rescue": (150, 89, 106, 67, 95, 132),
        "rescue_early": (27, 24, 82, 33, 71, 29),
        "beaten": (84, 82, 95, 91, 99, 170),
        "ruffing": (95, 72, 119, 70, 82, 87),
        "urgent": (40, 39, 53, 16, 44, 46),
    },
)
"""Found by letting weights play against each other: those that won most, in tens of thousands of deals, against
``club-1``, against the policy ``rollout`` and against their own predecessors."""
