"""The table that ends ``shengji simulate``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from statistics import mean

from rich.console import Console
from rich.table import Table

from shengji.arena.facts import Totals
from shengji.arena.simulate import Plan
from shengji.rules.scoring import bands
from shengji.text.messages import message

BAR = 30
"""Characters of the longest bar of a histogram."""
GAIN_BIN = 20
"""Points of a seat in one bar."""
_EIGHTHS = " ▏▎▍▌▋▊▉"


class Words:
    """Messages of the command in one language."""

    def __init__(self, language: str) -> None:
        self._language = language

    def __call__(self, key: str, **arguments: object) -> str:
        """The text of ``simulate-KEY``."""
        return message(f"simulate-{key}", self._language, **arguments)


def print_report(console: Console, plan: Plan, totals: Totals, seconds: float, language: str) -> None:
    """Print what a simulation came to."""
    words = Words(language)
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(style="bold", overflow="fold")
    table.add_column(overflow="fold")
    for name, value in _figures(plan, totals, seconds, words):
        table.add_row(name, value)
    console.print(table)
    for title, bars, whole in _histograms(plan, totals, words):
        console.print()
        console.print(words(title), style="bold")
        _print_bars(console, bars, whole)
    console.print()
    console.print(words("digest", digest=totals.digest), soft_wrap=True, markup=False)


def _figures(plan: Plan, totals: Totals, seconds: float, words: Words) -> Iterator[tuple[str, str]]:
    deals, leads = totals.deals, max(1, totals.leads)
    yield words("bots"), ", ".join(plan.bots)
    yield words("seed"), plan.seed
    yield words("deals"), f"{deals:,}"
    yield words("speed"), words("speed-value", speed=f"{deals / max(seconds, 1e-9):,.1f}", seconds=f"{seconds:.1f}")
    yield words("plays"), f"{totals.plays / deals:.1f}"
    yield from _scores(plan, totals, words)
    throws = words("throws-value", share=_share(totals.throws, leads), failed=_share(totals.failed, leads))
    yield words("throws"), throws
    yield words("redeals"), f"{totals.redeals:,}"
    if plan.matches:
        lengths = sorted(totals.lengths)
        middle = lengths[len(lengths) // 2]
        yield words("matches"), f"{totals.logs:,}"
        length = {"mean": f"{mean(lengths):.1f}", "median": str(middle), "least": str(lengths[0])}
        yield words("lengths"), words("lengths-value", most=str(lengths[-1]), **length)
        yield words("winners"), ", ".join(_winners(totals, words))


def _scores(plan: Plan, totals: Totals, words: Words) -> Iterator[tuple[str, str]]:
    """What the sides or seats made, as the rules score it."""
    if plan.rules.scoring != "individual":
        quartiles = " / ".join(str(totals.points_at(share)) for share in (0.25, 0.5, 0.75))
        yield words("points"), words("points-value", mean=f"{totals.mean_points():.1f}", quartiles=quartiles)
        yield words("made" if plan.rules.scoring == "bid" else "kept"), _share(totals.kept(), totals.deals)
    if plan.rules.scoring != "sides":
        name = "payments" if plan.rules.scoring == "bid" else "gains"
        form = "+.2f" if name == "payments" else ".1f"
        yield words(name), ", ".join(f"{seat + 1}: {gain:{form}}" for seat, gain in enumerate(totals.mean_gains()))
    if plan.rules.scoring == "individual":
        shares = (f"{seat + 1}: {_share(totals.most[seat], totals.deals)}" for seat in range(plan.rules.seats))
        yield words("most"), ", ".join(shares)


def _histograms(plan: Plan, totals: Totals, words: Words) -> Iterator[tuple[str, list[tuple[str, int]], int]]:
    """Title, bars and their whole: of the points and the outcomes; of the bids after auctions."""
    if plan.rules.scoring == "individual":
        yield "gains-title", list(_gains(totals)), totals.deals * plan.rules.seats
        return
    yield _points_title(plan), list(_points(plan, totals)), totals.deals
    if plan.rules.scoring == "bid":
        yield "bids-title", list(_bids(totals, words)), totals.deals
    else:
        yield "steps-title", list(_steps(totals, words)), totals.deals


def _points_title(plan: Plan) -> str:
    return "points-title" if _has_fixed_line(plan) else "points-title-open"


def _has_fixed_line(plan: Plan) -> bool:
    """Whether the points that the opponents must reach are the same in all deals."""
    return plan.rules.scoring == "sides" and not plan.rules.banker_names_line


def _gains(totals: Totals) -> Iterator[tuple[str, int]]:
    """The seats' points in bins of 20."""
    bins: Counter[int] = Counter()
    for gains in totals.seats:
        for points, number in gains.items():
            bins[points // GAIN_BIN] += number
    for place in range(min(bins), max(bins) + 1):
        yield f"{place * GAIN_BIN} – {(place + 1) * GAIN_BIN - 1}", bins[place]


def _bids(totals: Totals, words: Words) -> Iterator[tuple[str, int]]:
    """Every bid that stood, and how often it was made."""
    for bid in sorted(totals.bids, reverse=True):
        number = totals.bids[bid]
        yield words("bid", points=bid, share=_share(totals.made[bid], number)), number


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %"


def _winners(totals: Totals, words: Words) -> Iterator[str]:
    """Who won how often, by seats; ties and matches given up last."""
    order = sorted(totals.winners, key=lambda seats: (seats is None, seats == (), seats or ()))
    for seats in order:
        share = _share(totals.winners[seats], totals.logs)
        if seats:
            yield words("winners-value", seats=" + ".join(str(seat + 1) for seat in seats), share=share)
        else:
            yield words("winners-none" if seats is None else "winners-tie", share=share)


def _points(plan: Plan, totals: Totals) -> Iterator[tuple[str, int]]:
    """The opponents' totals in bins of half a band, the line on the edge of one."""
    line, _, down = bands(plan.rules)
    fixed = _has_fixed_line(plan)
    width = max(5, down // 2)
    start = line % width
    bins: dict[int, int] = {}
    for points, number in totals.points.items():
        place = (points - start) // width
        bins[place] = bins.get(place, 0) + number
    for place in range(min(bins), max(bins) + 1):
        low = start + place * width
        mark = " ●" if low == line and fixed else ""
        yield f"{low} – {low + width - 1}{mark}", bins.get(place, 0)


def _steps(totals: Totals, words: Words) -> Iterator[tuple[str, int]]:
    """Every outcome, the best for the banker's side first."""
    place = {"kept": 0, "contested": 1, "lost": 2}
    for bank, steps in sorted(totals.steps, key=lambda outcome: (place[outcome[0]], -outcome[1])):
        yield words(f"outcome-{bank}", steps=abs(steps)), totals.steps[bank, steps]


def _print_bars(console: Console, bars: list[tuple[str, int]], whole: int) -> None:
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=True, style="cyan")
    table.add_column(justify="right", no_wrap=True)
    longest = max(number for _, number in bars)
    for label, number in bars:
        eighths = round(8 * BAR * number / longest)
        bar = "█" * (eighths // 8) + _EIGHTHS[eighths % 8].strip()
        table.add_row(label, bar or ("▏" if number else ""), _share(number, whole))
    console.print(table)
