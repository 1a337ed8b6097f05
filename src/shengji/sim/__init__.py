"""The compiled batch simulator (extra ``fast``): deals, rollouts, sampled worlds, exact endings.

See ``docs/simulator.md``. Nothing else in the package imports this one unless asked for speed.
"""

from shengji.sim.api import Compiled, Results, Steps, compile, play, steps, warm_up
from shengji.sim.endings import Ending, solve, solve_many
from shengji.sim.errors import ImpossiblePosition, UnsupportedRules
from shengji.sim.jit import cache_file, cache_folder
from shengji.sim.knowledge import UNIFORM, KittyWeights, Knowledge, Sample, Sampler
from shengji.sim.positions import Position, Table
from shengji.sim.rollouts import Rollout, Worlds, play_on, policy_play, rollout, rollouts, with_cards

__all__ = [
    "UNIFORM",
    "Compiled",
    "Ending",
    "ImpossiblePosition",
    "KittyWeights",
    "Knowledge",
    "Position",
    "Results",
    "Rollout",
    "Sample",
    "Sampler",
    "Steps",
    "Table",
    "UnsupportedRules",
    "Worlds",
    "cache_file",
    "cache_folder",
    "compile",
    "play",
    "play_on",
    "policy_play",
    "rollout",
    "rollouts",
    "solve",
    "solve_many",
    "steps",
    "warm_up",
    "with_cards",
]
