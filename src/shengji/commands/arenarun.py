"""Carrying out ``shengji arena``: playing with progress, keeping what was found, writing results."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console

from shengji.arena.losses import write_losses
from shengji.arena.matchup import Observation, Pairing, two_sided
from shengji.arena.plot import ratings_svg, running_svg
from shengji.arena.ratings import Rating, rated
from shengji.arena.results import Result, Tally, headline, side_means, to_plain
from shengji.arena.running import observations
from shengji.arena.store import Store
from shengji.bots.outside import check_entrant
from shengji.commands.arenareport import print_ratings, print_result
from shengji.game.engine import start
from shengji.text.errors import TextError
from shengji.text.messages import message


class Run:
    """One run of the command."""

    def __init__(
        self,
        pairings: Sequence[Pairing],
        number: int,
        jobs: int,
        cluster: str | None,
        out: Path | None,
        losses: Path | None,
        language: str,
    ) -> None:
        """Raises :class:`TextError` for what cannot be played."""
        self._pairings, self._number, self._jobs, self._cluster = pairings, number, jobs, cluster
        self._out, self._losses, self._language = out, losses, language
        for pairing in pairings:
            levels = () if pairing.level is None else (pairing.level,) * pairing.rules.seats
            start(pairing.rules, levels=levels)
            for name in (pairing.a, pairing.b):
                check_entrant(name, pairing.rules)
        self._console = Console(highlight=False)
        self._found: dict[tuple[str, str], list[Observation]] = {}
        self._results: list[tuple[Pairing, Result]] = []

    def play(self) -> bool:
        """Play everything and say what came of it; whether it was not interrupted."""
        complete = True
        for place, pairing in enumerate(self._pairings):
            found = self._found[pairing.a, pairing.b] = []
            complete = self._pair(pairing, place, found)
            if found:
                self._report(pairing, found)
            if not complete:
                break
        if len(self._pairings) > 1 and any(self._found.values()):
            self._rate()
        if self._out is not None and self._results:
            self._write(complete)
        if self._losses is not None and complete:
            for pairing in self._pairings:
                folder = self._losses if len(self._pairings) == 1 else self._losses / _file_name(pairing)
                files = write_losses(pairing, self._found[pairing.a, pairing.b], folder)
                self._say("losses", count=len(files), folder=str(folder))
        return complete

    def _pair(self, pairing: Pairing, place: int, found: list[Observation]) -> bool:
        """Play one pairing, after what was found before; whether it came to its end."""
        from shengji.commands.simulate import progressing

        store = None if self._out is None else Store(self._out / f"{place + 1}-{_file_name(pairing)}.jsonl", pairing)
        found.extend(store.found[: self._number] if store is not None else ())
        if found:
            self._say("resumed", count=len(found))
        label = message("arena-playing", self._language, a=pairing.a, b=pairing.b)
        try:
            with progressing(self._number, label, done=len(found)) as advance:
                for observed in observations(pairing, range(len(found), self._number), self._jobs, self._cluster):
                    found.append(observed)
                    if store is not None:
                        store.add(observed)
                    advance(1)
        except KeyboardInterrupt:
            self._say("interrupted", done=len(found), asked=self._number)
            return False
        finally:
            if store is not None:
                store.close()
        return True

    def _report(self, pairing: Pairing, found: Sequence[Observation]) -> None:
        tally = Tally()
        for observed in found:
            tally.add(observed)
        result = tally.result(pairing)
        self._results.append((pairing, result))
        print_result(self._console, pairing, result, self._language)

    def _rate(self) -> None:
        ratings = self._ratings()
        print_ratings(self._console, ratings, self._language)

    def _ratings(self) -> list[Rating]:
        return rated(self._found)

    def _write(self, complete: bool) -> None:
        """``result.json`` and the plots."""
        assert self._out is not None
        plain = [
            to_plain(pairing, result, complete=complete or len(self._found[pairing.a, pairing.b]) == self._number)
            for pairing, result in self._results
        ]
        ratings = self._ratings() if len(self._pairings) > 1 else []
        text = msgspec.json.encode({"results": plain, "ratings": msgspec.to_builtins(ratings)})
        try:
            (self._out / "result.json").write_bytes(msgspec.json.format(text, indent=2) + b"\n")
            for place, (pairing, result) in enumerate(self._results):
                svg = self._plot(pairing, result)
                (self._out / f"{place + 1}-{_file_name(pairing)}.svg").write_text(svg, encoding="utf-8")
            if ratings:
                rows = [(one.bot, one.mu, 2 * one.sigma) for one in ratings]
                svg = ratings_svg(rows, message("arena-ratings", self._language))
                (self._out / "ratings.svg").write_text(svg, encoding="utf-8")
        except OSError as problem:
            raise TextError("records-unwritable", file=str(self._out), reason=problem.strerror or "") from None

    def _plot(self, pairing: Pairing, result: Result) -> str:
        two = two_sided(pairing.rules)
        values = []
        for observed in self._found[pairing.a, pairing.b]:
            mine, theirs = side_means(observed, "a")[0], side_means(observed, "b")[0]
            values.append(mine if two else mine - theirs)
        title = message("arena-plot" if two else "arena-plot-difference", self._language, a=pairing.a, b=pairing.b)
        subtitle = message("arena-plot-under", self._language, count=result.observations, seed=pairing.seed)
        return running_svg(values, headline(pairing, result), title, subtitle, 0.5 if two else 0.0)

    def _say(self, key: str, **arguments: object) -> None:
        """A remark on standard error."""
        print(message(f"arena-{key}", self._language, **arguments), file=sys.stderr)


def _file_name(pairing: Pairing) -> str:
    """The bots' names as a file may be called."""
    names = ("".join(sign if sign.isalnum() else "-" for sign in name)[:40] for name in (pairing.a, pairing.b))
    return "-vs-".join(names)
