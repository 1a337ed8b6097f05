"""The compiled batch simulator (extra ``fast``): deals, rollouts, sampled worlds, exact endings.

See ``docs/simulator.md``. Nothing else in the package imports this one unless asked for speed.
"""

from shengji.sim.api import Compiled, Results, Steps, compile, play, steps, warm_up
from shengji.sim.errors import ImpossiblePosition, UnsupportedRules
from shengji.sim.jit import cache_file, cache_folder

__all__ = [
    "Compiled",
    "ImpossiblePosition",
    "Results",
    "Steps",
    "UnsupportedRules",
    "cache_file",
    "cache_folder",
    "compile",
    "play",
    "steps",
    "warm_up",
]
