"""``shengji teach``: a network from nothing, and clear words for what cannot be."""

from __future__ import annotations

import numpy as np
import pytest
from typer.testing import CliRunner

from shengji.bots.learned.network import load_network
from shengji.cli import app


def teach(*arguments):
    return CliRunner().invoke(app, ["teach", *arguments])


def test_a_small_network(tmp_path):
    out = tmp_path / "small.npz"
    done = teach("--deals", "20", "--rounds", "1", "--steps", "4", "--out", str(out), "--lang", "en")
    assert done.exit_code == 0, done.output
    assert "decisions to learn from" in done.output
    assert str(out) in done.output
    with out.open("rb") as file:
        assert all(np.isfinite(array).all() for array in load_network(file))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--rules", "competition-3"), "decks"),
        (("--rules", "nosuch"), "nosuch"),
        (("--out", "network.txt"), ".npz"),
        (("--out", "/no/such/folder/network.npz"), "folder"),
    ],
)
def test_what_cannot_be_is_said(arguments, said):
    done = teach(*arguments, "--lang", "en")
    assert done.exit_code == 2
    assert said in done.output
    assert "Traceback" not in done.output
