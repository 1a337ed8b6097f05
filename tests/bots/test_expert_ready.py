"""The bot that searches where it cannot yet, or never can: it plays by rules of thumb and keeps nobody waiting."""

from __future__ import annotations

import subprocess
import sys
import threading
from random import Random

import pytest

from shengji import sim
from shengji.bots import create, play_deal, warming
from shengji.bots.expert import ExpertBot
from shengji.bots.protocol import Clock, Searching
from shengji.game import actions as a
from shengji.game import start, view
from shengji.game.engine import fold
from shengji.rules import presets


class Stop(Exception):
    """The moment that was wanted."""


def seen_at_play(tricks=6, leading=False):
    """What the seat to play sees after some tricks of a deal among bots."""

    def watch(game, _caused):
        deal = game.deal
        if deal is not None and deal.phase == "play" and len(deal.tricks) >= tricks and leading == (not deal.plays):
            raise Stop(game)

    bots = [create("club-1", Random(seat)) for seat in range(4)]
    log = [start(presets.load("online"), [f"P{seat}" for seat in range(4)])]
    with pytest.raises(Stop) as found:
        play_deal(fold(log), bots, "0b" * 32, log, watch=watch)
    game = found.value.args[0]
    return view(game, (game.deal.leader + len(game.deal.plays)) % 4)


@pytest.fixture
def fresh(monkeypatch):
    """As in a process in which nothing has been loaded."""
    found = warming.Warming()
    monkeypatch.setattr("shengji.bots.expert.WARMING", found)
    return found


def told(bot, seen):
    """What a bot considers, in words."""
    return [(each.action, each.value, each.reason.text("en")) for each in bot.candidates(seen)]


def by_thumb(found):
    return all(
        candidate.reason.key not in ("bot-why-search", "bot-why-close", "bot-why-searched") for candidate in found
    )


def test_until_the_code_is_ready_it_plays_by_rules_of_thumb(fresh, monkeypatch):
    seen = seen_at_play()
    go_on, ready = threading.Event(), threading.Event()
    load = sim.warm_up
    monkeypatch.setattr(sim, "warm_up", lambda: (go_on.wait(60), load()))
    fresh.beside(ready.set)
    bot = ExpertBot(Random(1))
    assert told(bot, seen) == told(create("club-1", Random(1)), seen)
    assert bot.act(seen, Clock(5.0)) == bot.candidates(seen)[0].action
    assert not ready.is_set()
    go_on.set()
    assert ready.wait(120)
    assert not by_thumb(bot.consider(seen, Clock(1.0)))


def test_code_that_cannot_be_loaded_leaves_rules_of_thumb(fresh, monkeypatch, caplog):
    def broken():
        raise OSError("no compiler")

    monkeypatch.setattr(sim, "warm_up", broken)
    thread = fresh.beside(lambda: pytest.fail("nothing is ready"))
    thread.join(60)
    seen = seen_at_play()
    assert told(ExpertBot(Random(1)), seen) == told(create("club-1", Random(1)), seen)
    assert "no compiler" in caplog.text


def test_without_a_server_it_loads_the_code_when_it_needs_it(fresh):
    assert not by_thumb(ExpertBot(Random(1)).candidates(seen_at_play()))
    assert fresh.usable()


def test_what_was_played_is_valued_on_the_same_scale():
    seen = seen_at_play(leading=True)
    bot = ExpertBot(Random(1))
    assert isinstance(bot, Searching)
    for kind in range(54):
        if not seen.hand >> 8 * kind & 0xFF:
            continue
        played = a.Play(seen.seat, 1 << 8 * kind)
        found = bot.consider(seen, Clock(0.05), played)
        assert played in [candidate.action for candidate in found]


def test_only_the_first_is_said_to_be_best():
    found = ExpertBot(Random(1)).candidates(seen_at_play(leading=True))
    codes = [candidate.reason.key for candidate in found]
    assert {"bot-why-close", "bot-why-searched"} & set(codes)
    values = [candidate.value for candidate in found]
    assert values == sorted(values, reverse=True)
    assert "bot-why-search" not in codes[1:]


HIDDEN = """
import sys
class Hide:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("numpy", "llvmlite"):
            raise ImportError(name)
sys.meta_path.insert(0, Hide())
from random import Random
import importlib.util
real = importlib.util.find_spec
import shengji.bots.warming as warming
warming.find_spec = lambda name: None
from shengji.bots import create, play_deal
from shengji.game import start
from shengji.game.engine import fold
from shengji.rules import presets
from shengji.server.advising import hint_bot, offered
def moves(name):
    log = [start(presets.load("online"), list("ABCD"))]
    play_deal(fold(log), [create(name, Random(seat)) for seat in range(4)], "0c" * 32, log)
    return log
assert moves("expert") == moves("learned-1") == moves("club-1")
assert not {"expert", "learned-1"} & set(offered()) and hint_bot() == "club-2", offered()
assert "numpy" not in sys.modules
print("played")
"""


def test_without_the_extra_it_plays_as_club_and_is_not_offered():
    done = subprocess.run([sys.executable, "-c", HIDDEN], capture_output=True, text=True, check=False)
    assert done.stdout == "played\n", done.stderr
