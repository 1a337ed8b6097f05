"""Where the policy ``careful`` finds its weights in the configuration: by side and stage, in the order of their names.

Features are in units of 2**-16, weights in hundredths of a point.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from shengji.rules.deck import total_points
from shengji.rules.ruleset import RuleSet
from shengji.sim import layout as at
from shengji.sim.jit import Array
from shengji.weighing import PLAIN_FADE, TRUMP_FADE, Answering, Guesses, Judgement, Leading, Spent, urgencies

LEAD_SPENT = len(Leading._fields)
ANSWER = LEAD_SPENT + len(Spent._fields)
ANSWER_SPENT = ANSWER + len(Answering._fields)
GUESSES = ANSWER_SPENT + len(Spent._fields)
NUMBER = GUESSES + len(Guesses._fields)

(
    GIVEN,
    DRAWN,
    TEMPO,
    PARTNER_GIVEN,
    PARTNER_DRAWN,
    PARTNER_TEMPO,
    THROW,
    TRUMP,
    TRUMP_AGAINST,
    TRUMP_LONG,
    WIDE,
    WIDE_TRUMP,
    LENGTH,
    FRESH,
    PARTNER_VOID,
    OTHERS_VOID,
    POINTS,
    SIZE,
    RICH,
    PARTNER_RICH,
    PARTNER_LED,
    OTHERS_LED,
    TRUMP_VOIDS,
) = range(LEAD_SPENT)
"""Of leads, from the weights of a side and stage on."""

(
    PLAIN_HEIGHT,
    PLAIN_BOSS,
    TRUMPS,
    TRUMP_HEIGHT,
    TRUMP_BOSS,
    JOKERS,
    PLAIN_PAIRS,
    TRUMP_PAIRS,
    STEPS,
    VOIDS,
    SHORTENED,
    LAST,
    EARLY_TRUMPS,
    LONG_TRUMPS,
    BOSS_RUFFED,
    PLAIN_LENGTH,
) = range(len(Spent._fields))
"""Of what is spent, from :data:`LEAD_SPENT` or :data:`ANSWER_SPENT` on."""

(
    A_TABLE,
    A_GIVEN,
    A_COMING,
    A_TEMPO,
    A_TAKES,
    A_FROM_PARTNER,
    A_RUFFS,
    A_POINTS,
    A_RICH,
    A_GIVEN_OURS,
    A_TAKES_EARLY,
) = range(ANSWER, ANSWER_SPENT)

CERTAIN, RUFFED, RESCUE, RESCUE_EARLY, BEATEN, RUFFING, URGENT = range(GUESSES, NUMBER)


def write_weights(config: Array, judgement: Judgement) -> None:
    """Write both sides' weights, those of each stage of a deal, into a configuration."""
    place = at.WEIGHTS
    for weights in (*judgement.opponents, *judgement.bankers):
        config[place : place + NUMBER] = [round(number) for part in weights for number in part]
        place += at.WEIGHT_ROOM
    for start, fade in ((at.FADES, PLAIN_FADE), (at.FADES + at.MOST_ABOVE, TRUMP_FADE)):
        for above in range(at.MOST_ABOVE):
            config[start + above] = round(fade**above * (1 << 16))


@cache
def _chances() -> Array:
    """The chances of :data:`shengji.sim.layout.CHANCES`, in units of 2**-16."""
    share = np.arange(at.SHARES + 1)[:, None] / at.SHARES
    singles = (1.0 - share) ** np.arange(at.CHANCE_SINGLES)
    pairs = (1.0 - share**2) ** np.arange(at.CHANCE_PAIRS)
    return np.rint(np.concatenate([singles, pairs], axis=1) * (1 << 16)).astype(np.int64).reshape(-1)


def write_chances(config: Array) -> None:
    """Write the chances that cards are not in a hand."""
    config[at.CHANCES : at.CONFIG] = _chances()


def write_urgencies(config: Array, rules: RuleSet) -> None:
    """Write how much points matter, in units of 1/256, by those taken and those left."""
    config[at.TOTAL_POINTS] = max(1, total_points(rules))
    rows = [round(256 * value) for row in urgencies(rules) for value in row]
    config[at.URGENCIES : at.URGENCIES + len(rows)] = rows
