"""Terminals for tests: one that answers from a list or a function, and matches to play on it."""

from io import StringIO

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


def new_match(path, rules="online", *, seat=0, seed="test", bots=("simple",), names=(), **options):
    """A match on disk that begins."""
    rule_set = presets.with_options(presets.load(rules), options)
    setup = Setup(seat=seat, bots=bots, seed=seed_from(seed), preset=rules)
    return Match(create(path, setup, start(rule_set, names)), setup)


def client_of(match, terminal, language="en"):
    """A client of a match."""
    preset = presets.preset(match.setup.preset or "online")
    return Client(match, terminal, Look(language), preset)
