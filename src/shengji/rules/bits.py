"""Integer leaf functions that the plain engine and the compiled simulator share.

Integers in, integers out: no decorator, no NumPy, no Python object. A *plane* is a bit mask over the steps of one
group, lowest step in bit 0; *joins* has bit ``i`` set when steps ``i`` and ``i + 1`` are neighbours for a tractor.
Every value fits in a signed 64-bit integer, so that the simulator can compile these very functions.
"""

from __future__ import annotations


def run_starts(plane: int, joins: int, length: int) -> int:
    """Steps at which a run of ``length`` neighbouring steps of the plane begins."""
    starts = plane
    for _ in range(length - 1):
        starts = plane & joins & (starts >> 1)
    return starts


def longest_run(plane: int, joins: int) -> int:
    """Length of the longest run of neighbouring steps in the plane, 0 for an empty plane."""
    length = 0
    starts = plane
    while starts:
        length += 1
        starts = plane & joins & (starts >> 1)
    return length
