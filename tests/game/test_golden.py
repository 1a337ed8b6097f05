"""Every preset has a golden playthrough, and plays it still."""

from __future__ import annotations

import pytest

from golden_playthroughs import FOLDER, path_of, playthrough
from shengji.rules import presets


@pytest.mark.parametrize("name", presets.names())
def test_the_playthrough_is_the_same(name: str) -> None:
    assert path_of(name).is_file(), f"{name} has no golden playthrough: run python tests/golden_playthroughs.py"
    assert playthrough(name) == path_of(name).read_text(encoding="utf-8")


def test_there_are_no_playthroughs_of_other_presets() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.sjn")) == sorted(presets.names())
