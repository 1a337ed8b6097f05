"""Terminals for tests: one that answers from a list or a function, and matches to play on it."""

from contextlib import suppress
from io import StringIO
from itertools import cycle

from rich.console import Console

from shengji.game.engine import start
from shengji.game.shuffling import seed_from
from shengji.rules import presets
from shengji.tui.client import Client
from shengji.tui.keeping import Setup, create
from shengji.tui.look import Look
from shengji.tui.match import Match


class ScriptedTerminal:
    """Keeps what is printed, and answers each question by the next of ``answers`` or by calling it."""

    def __init__(self, answers=(), width=80):
        self.width = width
        self.out = StringIO()
        self._console = Console(file=self.out, width=width, highlight=False, markup=False, emoji=False)
        self._answers = answers if callable(answers) else iter(answers or ()).__next__

    def show(self, shown=""):
        self._console.print(shown)

    def ask(self, prompt):
        try:
            answer = self._answers()
        except StopIteration:
            raise EOFError from None
        self.out.write(f"{prompt}{answer}\n")
        return answer

    def pause(self, seconds):
        pass

    @property
    def text(self):
        return self.out.getvalue()


def new_match(
    path, rules="online", *, seat=0, seed="test", bots=("simple",), names=(), begin_levels=(), banker=None, **options
):
    """A match on disk that begins."""
    rule_set = presets.with_options(presets.load(rules), options)
    setup = Setup(seat=seat, bots=bots, seed=seed_from(seed), preset=rules)
    return Match(create(path, setup, start(rule_set, names, levels=begin_levels, banker=banker)), setup)


def client_of(match, terminal, language="en"):
    """A client of a match."""
    preset = presets.preset(match.setup.preset or "online")
    return Client(match, terminal, Look(language), preset)


HINTS = ("h", "1", "")
"""Takes the first hint, and goes on where there is none."""


def play_on(match, answers, *, width=80, language="en"):
    """Run a client until its answers run out; what it printed."""
    terminal = ScriptedTerminal(answers, width)
    with suppress(EOFError):
        client_of(match, terminal, language).run()
    return terminal.text


def play_deals(match, deals=1, *, answers=HINTS, **kwargs):
    """Take hints until so many deals are over."""
    given = cycle(answers)

    def answer():
        if match.game.deals >= deals and match.last_ending():
            raise EOFError
        return next(given)

    return play_on(match, answer, **kwargs)
