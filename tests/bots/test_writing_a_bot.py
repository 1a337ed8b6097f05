"""The worked example of docs/writing-a-bot.md, as its reader would install it."""

from __future__ import annotations

import re
import sys
import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from shengji.arena.matchup import Pairing, observe
from shengji.bots import registry
from shengji.rules.presets import load

PAGE = (Path(__file__).parents[2] / "docs" / "writing-a-bot.md").read_text(encoding="utf-8")


@pytest.fixture
def installed(tmp_path, monkeypatch):
    """The example as a package that can be imported, with its entry point in place."""
    code, settings = (re.search(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)[1] for kind in ("python", "toml"))
    file = tmp_path / re.match(r'"""(\S+)"""', code)[1]
    file.parent.mkdir()
    file.write_text(code, encoding="utf-8")
    (offered,) = tomllib.loads(settings)["project"]["entry-points"].items()
    group, points = offered
    assert group == registry.ENTRY_POINTS
    found = [EntryPoint(name, value, group) for name, value in points.items()]

    def entry_points(*, group, name=None):
        return [point for point in found if group == point.group and name in (None, point.name)]

    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(registry, "entry_points", entry_points)
    registry.names.cache_clear()
    yield points
    registry.names.cache_clear()
    for module in [name for name in sys.modules if name.startswith("my_bots")]:
        del sys.modules[module]


def test_the_example_is_known_and_plays(installed):
    assert set(installed) <= set(registry.names())
    for rules in ("competition", "qq-3", "zhaopengyou", "erbaisi"):
        observed = observe(Pairing(rules=load(rules), a="careful", b="simple", seed="example"), 0)
        assert all(play.offender == -1 for play in observed.plays)
