"""The tables of ``shengji arena``."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from shengji.arena.matchup import Pairing, two_sided
from shengji.arena.ratings import Rating
from shengji.arena.results import Estimate, Measured, Result, headline
from shengji.text.messages import message


class _Words:
    """Messages of the command in one language."""

    def __init__(self, language: str) -> None:
        self._language = language

    def __call__(self, key: str, **arguments: object) -> str:
        return message(f"arena-{key}", self._language, **arguments)


def print_result(console: Console, pairing: Pairing, result: Result, language: str) -> None:
    """Print a comparison: each measure of both bots with its interval, decision times, forfeits, digest."""
    words = _Words(language)
    kind = "matches" if pairing.matches else "deals"
    console.print(words("title", a=result.a, b=result.b), style="bold", markup=False)
    console.print(words(f"played-{kind}", observations=result.observations, plays=result.plays, seed=pairing.seed))
    table = Table(box=None, pad_edge=False)
    # With two sides the difference says nothing new.
    apart = () if two_sided(pairing.rules) else (words("difference"),)
    for title in ("", result.a, result.b, *apart):
        table.add_column(escape(title), justify="right" if title else "left", overflow="fold")
    for name, measured in result.measures.items():
        if _tells(measured):
            table.add_row(words(f"measure-{name}"), *_cells(name, measured)[: 2 + len(apart)])
    for share in (50, 95):
        cells = (_time(result.times[who].at(share / 100)) for who in "ab")
        table.add_row(words("time", share=share), *cells)
    faults = [sum(result.forfeits[who].values()) for who in "ab"]
    if any(faults):
        table.add_row(words("forfeits"), *map(str, faults))
    console.print(table)
    for who, name in (("a", result.a), ("b", result.b)):
        for code, count in sorted(result.forfeits[who].items()):
            console.print(words("fault", bot=name, code=code, count=count), markup=False)
    console.print(_verdict(pairing, result, words), markup=False)
    console.print(words("digest", digest=result.digest), soft_wrap=True, markup=False)
    console.print()


def _tells(measured: Measured) -> bool:
    """Whether a measure is played for at all."""
    return any((each.low, each.mean, each.high) != (0, 0, 0) for each in (measured.a, measured.b))


def _cells(name: str, measured: Measured) -> list[str]:
    return [_estimate(name, each) for each in (measured.a, measured.b, measured.difference)]


def _estimate(name: str, estimate: Estimate) -> str:
    if name == "win":
        return f"{100 * estimate.mean:.1f} % [{100 * estimate.low:.1f}, {100 * estimate.high:.1f}]"
    digits = 2 if name == "levels" else 1
    return f"{estimate.mean:+.{digits}f} [{estimate.low:+.{digits}f}, {estimate.high:+.{digits}f}]"


def _time(seconds: float) -> str:
    return f"{1000 * seconds:.3g} ms"


def _verdict(pairing: Pairing, result: Result, words: _Words) -> str:
    """Who is better, if the interval leaves no doubt."""
    found = headline(pairing, result)
    fair = 0.5 if two_sided(pairing.rules) else 0.0
    if found.low > fair:
        return words("better", better=result.a, worse=result.b)
    if found.high < fair:
        return words("better", better=result.b, worse=result.a)
    return words("open")


def print_ratings(console: Console, ratings: Sequence[Rating], language: str) -> None:
    """Print the ratings of a round robin, best first."""
    words = _Words(language)
    table = Table(box=None, pad_edge=False, title=words("ratings"), title_justify="left")
    for column in ("bot", "rating", "share"):
        table.add_column(words(column), justify="left" if column == "bot" else "right")
    for one in ratings:
        table.add_row(one.bot, f"{one.mu:.1f} ± {2 * one.sigma:.1f}", f"{100 * one.win:.1f} %")
    console.print(table)
