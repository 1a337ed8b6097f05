"""Teaching a network: it learns what can be learned, and what it has learned can be kept."""

from __future__ import annotations

import numpy as np
import pytest

from shengji.bots.learned import LearnedBot
from shengji.bots.learned.inputs import inputs
from shengji.bots.learned.network import load_network, values
from shengji.bots.table import Table
from shengji.game.engine import fold, start
from shengji.game.shuffling import seed_from
from shengji.learning.beginnings import beginnings
from shengji.learning.lessons import MOST_PLAYS, Lessons, joined, lessons
from shengji.learning.teaching import Course, gained, save, teach
from shengji.rules.presets import load
from shengji.sim import describing

SMALL = Course(steps=150, plays=512, decisions=128, rate=5e-3, plain=8, trump=8, together=16, second=8)


@pytest.fixture(scope="module")
def learned() -> Lessons:
    rules = load("competition")
    begun = list(beginnings(rules, 40, "teaching"))
    assert len(begun) == 40
    assert len({beginning.level for beginning in begun}) > 3
    return lessons(rules, begun, 1, looked_at=300)


def played_by(network):
    """A deal in which bots play by a network, or by that of the package."""
    rules = load("competition")
    bots = [LearnedBot(network=network) for _ in range(rules.seats)]
    log = [start(rules, [bot.name for bot in bots])]
    Table(fold(log), bots, log).play_deal(seed_from("taught"))
    return log


def taking(found: Lessons) -> Lessons:
    """The same decisions, in which a play is worth half a level if it takes the trick."""
    takes = found.described.plays[:, describing.TAKES]
    return Lessons(found.described, (0.5 * takes).astype(np.float32))


def test_lessons(learned):
    numbers = np.bincount(learned.described.owners)
    assert len(learned) > 300
    assert numbers.min() >= 2
    assert numbers.max() == MOST_PLAYS
    assert np.isfinite(learned.worth).all()
    assert abs(learned.worth.mean()) < 1.0
    again = lessons(load("competition"), beginnings(load("competition"), 40, "teaching"), 1, looked_at=300)
    assert (again.worth == learned.worth).all()
    half = np.arange(len(learned) // 2)
    rest = np.arange(len(half), len(learned))
    both = joined([learned.taken(half), learned.taken(rest)])
    assert (both.described.owners == learned.described.owners).all()
    assert (both.described.plays == learned.described.plays).all()
    assert (both.worth == learned.worth).all()
    mixed = learned.taken(rest[::-1])
    assert (mixed.described.knowledge == learned.described.knowledge[rest[::-1]]).all()
    assert (mixed.described.plays[mixed.first] == learned.described.plays[learned.first[rest[::-1]]]).all()


def test_it_learns_and_is_kept(learned, tmp_path):
    told = []
    rows = np.arange(len(learned))
    course, held = taking(learned).taken(rows[50:]), taking(learned).taken(rows[:50])
    network, complete = teach(course, held, SMALL, told.append, tells=3)
    assert complete
    assert [progress.step for progress in told] == [50, 100, 150]
    assert told[-1].loss < told[0].loss / 2
    could = np.array([held.worth[held.described.owners == each].max() for each in range(len(held))])
    most = float((could - held.worth[held.first]).mean())
    assert most > 0.01
    assert told[-1].gain > 0.8 * most
    assert gained(network, held) == pytest.approx((told[-1].gain, told[-1].error))
    save(network, tmp_path / "network.npz")
    with (tmp_path / "network.npz").open("rb") as file:
        kept = load_network(file)
    given = held.inputs()
    assert np.allclose(values(kept, given), values(network, given), atol=0.02)
    assert played_by(kept) != played_by(None)


def test_a_course_that_is_broken_off_leaves_what_was_learned(learned):
    def stop(_progress):
        raise KeyboardInterrupt

    network, complete = teach(learned, learned, SMALL, stop)
    assert not complete
    assert all(np.isfinite(array).all() for array in network)


def test_inputs_mark_what_the_rules_of_thumb_choose(learned):
    given = learned.inputs()
    assert given.features[learned.first, 1].all()
    assert given.features[:, 1].sum() == len(learned)
    plain = inputs(learned.described, np.zeros(len(learned.worth), dtype=np.bool_))
    assert not plain.features[:, 1].any()
