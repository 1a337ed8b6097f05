"""Simulating single deals with the compiled simulator: the same figures as the plain engine's, much faster."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Literal, TypeAlias, cast, get_args

from shengji.arena.facts import Totals
from shengji.arena.simulate import RANDOM_LEVEL, Plan
from shengji.bots.registry import names
from shengji.rules.ruleset import RuleSet
from shengji.rules.scoring import Outcome
from shengji.rules.stakes import against_all, payments
from shengji.text.errors import TextError

if TYPE_CHECKING:
    from shengji.sim import Compiled, Results

_Policy: TypeAlias = Literal["random", "rollout", "careful"]
POLICIES: tuple[str, ...] = get_args(_Policy)
"""What plays at every seat, in place of a bot; see ``docs/simulator.md``."""
AT_ONCE = 20_000
"""Deals of one batch: so often the progress is shown, and an interrupt is heeded."""


def check_plain(plan: Plan) -> None:
    """Raise :class:`TextError` for a plan whose bots are known to the compiled simulator alone."""
    for name in plan.bots:
        if name in POLICIES and name not in names():
            raise TextError("simulate-fast-only", bot=name)


def check_fast(plan: Plan) -> Compiled:
    """Raise :class:`TextError` or ``UnsupportedRules`` for a plan that the compiled simulator cannot carry out."""
    try:
        from shengji import sim
    except ImportError as missing:
        raise TextError("simulate-fast-missing", name=missing.name or "") from None
    if plan.matches or plan.records is not None:
        raise TextError("simulate-fast-deals")
    if len(plan.bots) != 1 or plan.bots[0] not in POLICIES:
        raise TextError("simulate-fast-bots", bots=", ".join(plan.bots), policies=", ".join(POLICIES))
    if plan.level not in (None, RANDOM_LEVEL, *plan.rules.levels):
        raise TextError("level-not-played", level=plan.level, levels=" ".join(plan.rules.levels))
    return sim.compile(plan.rules)


def simulate_fast(plan: Plan, number: int, threads: int, totals: Totals) -> Iterator[int]:
    """Play so many deals and add them to the totals batch by batch; gives the number of deals of each batch.

    With a random level every level has an equal share of the deals.
    """
    from shengji import sim

    compiled = check_fast(plan)
    seed = int.from_bytes(hashlib.sha256(plan.seed.encode()).digest()[:8], "big", signed=True)
    policy = cast("_Policy", plan.bots[0])
    levels = plan.rules.levels if plan.level == RANDOM_LEVEL else (plan.level,)
    bounds = [number * index // len(levels) for index in range(len(levels) + 1)]
    for index, level in enumerate(levels):
        for first in range(bounds[index], bounds[index + 1], AT_ONCE):
            size = min(AT_ONCE, bounds[index + 1] - first)
            _add(totals, sim.play(compiled, size, seed, policy, threads, level=level, first=first))
            yield size


def _add(totals: Totals, played: Results) -> None:
    from shengji.sim.api import BANKS

    steps = played.steps
    outcomes: Counter[tuple[str, int]] = Counter()
    for bank, ours, theirs in zip(steps.bank.tolist(), steps.banker.tolist(), steps.opponents.tolist(), strict=True):
        outcomes[BANKS[bank], -theirs if BANKS[bank] == "lost" else ours] += 1
    kept = steps.bank == BANKS.index("kept")
    bids = played.line if played.rules.scoring == "bid" else played.line[:0]
    gains = list(_gains(played, kept.tolist()))
    totals.add_deals(
        points=Counter(played.points.tolist()),
        steps=outcomes,
        plays=int(played.plays.sum()),
        leads=int(played.tricks.sum()),
        throws=int(played.throws.sum()),
        failed=int(played.failed_throws.sum()),
        redeals=int(played.redeals.sum()),
        digest=hashlib.sha256(played.table.astype("<i8").tobytes()).digest(),
        bids=Counter(bids.tolist()),
        made=Counter(bids[kept].tolist()) if len(bids) else Counter(),
        seats=[Counter(points) for points in zip(*gains, strict=True)],
        most=Counter(seat for row in gains for seat, points in enumerate(row) if points == max(row)),
    )


def _gains(played: Results, kept: Sequence[bool]) -> Iterator[tuple[int, ...]]:
    """What each seat's total rises by in each deal where seats are reckoned one by one, as the plain engine has it."""
    rules = played.rules
    if rules.scoring == "individual":
        yield from map(tuple, played.gained.tolist())
    if rules.scoring == "bid":
        for banker, wins, points in zip(played.banker.tolist(), kept, played.points.tolist(), strict=True):
            yield _paid(rules, banker, wins, points <= 0)


@lru_cache(maxsize=64)
def _paid(rules: RuleSet, banker: int, wins: bool, shutout: bool) -> tuple[int, ...]:
    """What the seats pay each other after an auction, with or without stakes."""
    sides = [seat == banker for seat in range(rules.seats)]
    found = Outcome("kept" if wins else "lost", 0, 0)
    balances = (rules.stake_start,) * rules.seats
    paid = payments(rules, found, bankers_side=sides, shutout=shutout, overcalls=0, balances=balances)
    return paid or against_all(1, sides, banker_wins=wins)
