"""A comparison as a picture: the running mean with its interval, drawn as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from xml.sax.saxutils import escape

from shengji.arena.results import Estimate

WIDTH, HEIGHT, MARGIN = 720, 400, 56
MOST_POINTS = 300
_Z = 1.96


def running_svg(values: Sequence[float], final: Estimate, title: str, subtitle: str, fair: float) -> str:
    """The mean after so many observations in its 95 % band, and the interval of the bootstrap at the end."""
    means, halves = _running(values)
    shown = [*means, final.low, final.high, fair]
    low, high = min(shown), max(shown)
    low, high = low - 0.05 * (high - low or 1.0), high + 0.05 * (high - low or 1.0)

    def x(place: float) -> float:
        return MARGIN + (WIDTH - 2 * MARGIN) * place / max(1, len(values))

    def y(value: float) -> float:
        return HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * (value - low) / (high - low)

    places = _places(len(values))
    line = " ".join(f"{x(place + 1):.1f},{y(means[place]):.1f}" for place in places)

    def within(place: int, sign: int) -> float:
        return min(high, max(low, means[place] + sign * halves[place]))

    upper = [f"{x(place + 1):.1f},{y(within(place, 1)):.1f}" for place in places]
    lower = [f"{x(place + 1):.1f},{y(within(place, -1)):.1f}" for place in reversed(places)]
    end = x(len(values)) + 14
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{MARGIN}" y="24" font-size="16">{escape(title)}</text>',
        f'<text x="{MARGIN}" y="42" fill="#555">{escape(subtitle)}</text>',
        *_grid(low, high, len(values), x, y),
        f'<line x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{y(fair):.1f}" y2="{y(fair):.1f}" stroke="#999" '
        'stroke-dasharray="4 4"/>',
        f'<polygon points="{" ".join([*upper, *lower])}" fill="#4477aa" fill-opacity="0.2"/>',
        f'<polyline points="{line}" fill="none" stroke="#4477aa" stroke-width="2"/>',
        f'<line x1="{end:.1f}" x2="{end:.1f}" y1="{y(final.low):.1f}" y2="{y(final.high):.1f}" stroke="#aa3377" '
        'stroke-width="3"/>',
        f'<circle cx="{end:.1f}" cy="{y(final.mean):.1f}" r="5" fill="#aa3377"/>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def ratings_svg(rows: Sequence[tuple[str, float, float]], title: str) -> str:
    """Names with their ratings, each a dot with a bar to both sides."""
    height = 2 * MARGIN + 36 * len(rows)
    low = min(mean - half for _, mean, half in rows)
    high = max(mean + half for _, mean, half in rows)
    left = 180

    def x(value: float) -> float:
        return left + (WIDTH - left - MARGIN) * (value - low) / (high - low or 1.0)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" '
        f'viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="24" y="28" font-size="16">{escape(title)}</text>',
    ]
    for place, (name, mean, half) in enumerate(rows):
        down = MARGIN + 36 * place + 12
        parts += [
            f'<text x="24" y="{down + 4}">{escape(name)}</text>',
            f'<line x1="{x(mean - half):.1f}" x2="{x(mean + half):.1f}" y1="{down}" y2="{down}" stroke="#4477aa" '
            'stroke-width="3"/>',
            f'<circle cx="{x(mean):.1f}" cy="{down}" r="5" fill="#4477aa"/>',
            f'<text x="{x(mean):.1f}" y="{down - 8}" text-anchor="middle">{mean:.1f}</text>',
        ]
    return "\n".join([*parts, "</svg>"]) + "\n"


def _running(values: Sequence[float]) -> tuple[list[float], list[float]]:
    """The mean of the first so many values, and half the width of its interval."""
    means, halves = [], []
    total = squares = 0.0
    for number, value in enumerate(values, 1):
        total += value
        squares += value * value
        mean = total / number
        spread = max(0.0, squares / number - mean * mean)
        means.append(mean)
        halves.append(_Z * sqrt(spread / number))
    return means, halves


def _places(number: int) -> list[int]:
    """Some places of a list, the last one among them."""
    step = max(1, number // MOST_POINTS)
    return sorted({*range(0, number, step), number - 1})


def _grid(low: float, high: float, number: int, x: object, y: object) -> list[str]:
    assert callable(x)
    assert callable(y)
    parts = []
    for part in range(5):
        value = low + (high - low) * part / 4
        parts.append(
            f'<line x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{y(value):.1f}" y2="{y(value):.1f}" stroke="#eee"/>'
            f'<text x="{MARGIN - 6}" y="{y(value) + 4:.1f}" text-anchor="end" fill="#555">{value:.3g}</text>'
        )
        place = round(number * part / 4)
        parts.append(
            f'<text x="{x(place):.1f}" y="{HEIGHT - MARGIN + 20}" text-anchor="middle" fill="#555">{place}</text>'
        )
    return parts
