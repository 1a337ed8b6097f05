"""Golden playthroughs: two random deals of every preset as records, kept to show when behaviour changes.

``python tests/golden_playthroughs.py`` writes them anew. Do so only for a change of rules or notation that is
meant, and say why in the commit.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from shengji.game import fold, start
from shengji.game.shuffling import seed_from
from shengji.notation.record import from_events
from shengji.notation.writer import write_all
from shengji.rules import presets
from shengji.testing import random_deal

FOLDER = Path(__file__).parent / "golden"
DEALS = 2


def playthrough(name: str) -> str:
    """The records of the first deals of a match by random play, from a seed that is the preset's name."""
    log = [start(presets.load(name))]
    game = fold(log)
    rng = Random(name)
    for _ in range(DEALS):
        if not game.over:
            game = random_deal(game, log, seed_from(name), rng)
    return write_all(from_events(log))


def path_of(name: str) -> Path:
    """Where the playthrough of a preset is kept."""
    return FOLDER / f"{name}.sjn"


def main() -> None:
    """Write every playthrough anew, and remove those of presets that are no more."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.sjn"):
        old.unlink()
    for name in presets.names():
        path_of(name).write_text(playthrough(name), encoding="utf-8")


if __name__ == "__main__":
    main()
