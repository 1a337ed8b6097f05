"""The level jumps of 炒地皮, and failing at 扛旗 (rules.md section 10)."""

from __future__ import annotations

import pytest

from helpers import cases
from shengji.rules import presets
from shengji.rules.jumps import failures_after, jump
from shengji.text.cards import parse_bag

# declared with H5 H5 by | kitty captured with | bank | levels of the banker's side and the opponents, - for no jump
JUMPS = """
-         | -           | kept | -
-         | -           | lost | -
banker    | -           | kept | A 2
banker    | -           | lost | 2 A
opponents | -           | lost | 2 A
opponents | -           | kept | A 2
-         | H5 H5       | lost | 2 A
-         | H5 H5       | kept | A 2
-         | H5          | lost | -
-         | BJ BJ       | lost | -
-         | H5 H5 BJ BJ | lost | -
# opponents who capture with a 510K go up, whatever the bank
-         | 510K        | lost | 2 A
-         | 510K        | kept | 2 A
# the capture counts before the declaration
banker    | 510K        | kept | 2 A
opponents | H5 H5       | kept | A 2
"""


@pytest.mark.parametrize(("declared", "captured", "bank", "levels"), cases(JUMPS))
def test_jumps(declared: str, captured: str, bank: str, levels: str) -> None:
    found = jump(
        presets.load("chaodipi"),
        declared_by=None if declared == "-" else declared,  # type: ignore[arg-type]
        captured_with=None if captured in ("-", "510K") else parse_bag(captured),
        by_510k=captured == "510K",
        bank_lost=bank == "lost",
    )
    assert ("-" if found is None else " ".join(found)) == levels


def test_nobody_jumps_without_the_option() -> None:
    rules = presets.with_options(presets.load("chaodipi"), {"top_pair_jumps": False})
    assert jump(rules, declared_by="banker", captured_with=None, by_510k=True, bank_lost=True) is None


# failures before | at 扛旗 | bank | failures after | whether the side falls back
FAILURES = """
0 0 | yes | lost | 1 1 | no
1 1 | yes | lost | 2 2 | no
2 2 | yes | lost | 0 0 | yes
2 2 | yes | kept | 0 0 | no
1 1 | no  | lost | 0 0 | no
"""


@pytest.mark.parametrize(("before", "at_flag", "bank", "after", "falls"), cases(FAILURES))
def test_failing_at_the_flag(before: str, at_flag: str, bank: str, after: str, falls: str) -> None:
    rules = presets.load("chaodipi")
    numbers, fell = failures_after(
        rules, [int(n) for n in before.split()], at_flag=at_flag == "yes", bank_lost=bank == "lost"
    )
    assert (" ".join(map(str, numbers)), fell) == (after, falls == "yes")
