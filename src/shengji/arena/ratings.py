"""Ratings of several bots that have all played each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

import msgspec

from shengji.arena.matchup import Observation
from shengji.text.errors import TextError


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot is, and how uncertain that is, on openskill's scale: 25 to begin with, a step being about 8."""

    bot: str
    mu: float
    sigma: float
    win: float
    """Its share of wins over all opponents."""


def pairs(bots: Sequence[str]) -> list[tuple[str, str]]:
    """Every two of the bots."""
    return list(combinations(bots, 2))


def rated(played: Mapping[tuple[str, str], Sequence[Observation]]) -> list[Rating]:
    """The ratings, best first, by the Plackett-Luce model of openskill.

    Each play is a game between the two bots, won by the one whose seats won more. Plays of all pairs are taken in turn
    by their numbers, so that none counts as the latest.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise TextError("arena-needs", library="openskill", command="pip install 'shengji[arena]'") from None

    model = PlackettLuce()
    bots = list(dict.fromkeys(bot for pair in played for bot in pair))
    skills = {bot: model.rating(name=bot) for bot in bots}
    won = dict.fromkeys(bots, 0.0)
    games = dict.fromkeys(bots, 0)
    longest = max((len(found) for found in played.values()), default=0)
    for number in range(longest):
        for (a, b), found in played.items():
            if number >= len(found):
                continue
            for play in found[number].plays:
                mine, theirs = (_share(play.seats, [score.win for score in play.scores], who) for who in "ab")
                ranks = [1.0, 1.0] if mine == theirs else [1.0, 2.0] if mine > theirs else [2.0, 1.0]
                [[skills[a]], [skills[b]]] = model.rate([[skills[a]], [skills[b]]], ranks=ranks)
                for bot, share in ((a, mine), (b, theirs)):
                    won[bot] += share
                    games[bot] += 1
    found_ratings = [Rating(bot, skills[bot].mu, skills[bot].sigma, won[bot] / max(1, games[bot])) for bot in bots]
    return sorted(found_ratings, key=lambda rating: -rating.mu)


def _share(seats: str, wins: Sequence[float], who: str) -> float:
    own = [win for win, seated in zip(wins, seats, strict=True) if seated == who]
    return sum(own) / len(own)
