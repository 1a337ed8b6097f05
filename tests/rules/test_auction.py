"""The auction of 三打一 (rules.md section 10): who bids next, and what."""

from __future__ import annotations

import pytest

from helpers import cases
from shengji.rules import presets
from shengji.rules.auction import check_bid, legal_bids, lowest_bid, next_bidder
from shengji.text.errors import IllegalAction

Bids = list[tuple[int, int]]


def bids_of(text: str) -> Bids:
    """``"0:120 1:-"``: seat and points, ``-`` for a pass."""
    pairs = (part.split(":") for part in text.split())
    return [(int(seat), 0 if points == "-" else int(points)) for seat, points in pairs]


# preset | first seat | bids so far | next seat, - when it is over | the bid that stands
ORDER = """
erqiwang | 0 |                              | 0 | -
erqiwang | 2 |                              | 2 | -
erqiwang | 0 | 0:120                        | 1 | 0:120
erqiwang | 2 | 2:120 3:-                    | 0 | 2:120
# it goes round until all others have passed
erqiwang | 0 | 0:120 1:115 2:- 3:-          | 0 | 1:115
erqiwang | 0 | 0:120 1:115 2:- 3:- 0:110    | 1 | 0:110
erqiwang | 0 | 0:120 1:115 2:- 3:- 0:110 1:- | - | 0:110
erqiwang | 0 | 0:120 1:115 2:- 3:- 0:-      | - | 1:115
# who passed is out, even before the first bid
erqiwang | 0 | 0:- 1:- 2:120 3:115          | 2 | 3:115
erqiwang | 0 | 0:- 1:- 2:-                  | 3 | -
erqiwang | 0 | 0:- 1:- 2:- 3:100            | - | 3:100
erqiwang | 0 | 0:- 1:- 2:- 3:-              | - | -
# nothing is lower than the lowest
erqiwang | 0 | 0:120 1:80                   | - | 1:80
# in 黑七 each seat bids once
xinyang  | 0 | 0:120                        | 1 | 0:120
xinyang  | 0 | 0:120 1:- 2:-                | 3 | 0:120
xinyang  | 0 | 0:120 1:- 2:- 3:-            | - | 0:120
xinyang  | 0 | 0:120 1:115 2:- 3:110        | - | 3:110
xinyang  | 0 | 0:- 1:- 2:- 3:-              | - | -
"""


@pytest.mark.parametrize(("preset", "first", "bids", "seat", "stands"), cases(ORDER, str, int, bids_of))
def test_who_bids_next(preset: str, first: int, bids: Bids, seat: str, stands: str) -> None:
    assert next_bidder(presets.load(preset), bids, first) == (-1 if seat == "-" else int(seat))
    assert lowest_bid(bids) == (None if stands == "-" else bids_of(stands)[0])


# bids so far | points | legal
POINTS = """
            | 120 | yes
            | 80  | yes
            | 0   | yes
            | 125 | no
            | 75  | no
            | 118 | no
0:120       | 115 | yes
0:120       | 80  | yes
0:120       | 0   | yes
0:120       | 120 | no
0:120 1:-   | 120 | no
0:100 1:95  | 90  | yes
0:100 1:95  | 95  | no
0:100 1:85  | 80  | yes
"""


@pytest.mark.parametrize(("bids", "points", "verdict"), cases(POINTS, bids_of, int))
def test_what_may_be_bid(bids: Bids, points: int, verdict: str) -> None:
    rules = presets.load("erqiwang")
    assert points == 0 or (points in legal_bids(rules, bids)) == (verdict == "yes")
    if verdict == "yes":
        check_bid(rules, bids, points)
        return
    with pytest.raises(IllegalAction) as caught:
        check_bid(rules, bids, points)
    assert caught.value.code == "bid-illegal"


def test_the_refusal_names_what_is_left() -> None:
    with pytest.raises(IllegalAction) as caught:
        check_bid(presets.load("erqiwang"), [(0, 95)], 95)
    assert caught.value.message() == "95 cannot be bid now; possible are 90, 85, 80."
    assert caught.value.message("zh-Hans") == "现在不能叫 95 分，可以叫：90, 85, 80。"


def test_bids_go_down_in_fives() -> None:
    assert legal_bids(presets.load("xinyang"), []) == [120, 115, 110, 105, 100, 95, 90, 85, 80]
