"""Watching: no hand, or every hand and later."""

import sqlite3

from clicking import LEADS, go_on, my_turn, open_table, state, visit, wait
from own_server import serving
from playwright.sync_api import expect
from test_looks import SIDEWAYS, faults


def test_who_watches_later_sees_every_hand(visitor, tmp_path):
    with serving(tmp_path) as (_, first):
        host = visitor(base=first)
        table = open_table(host, options=LEADS, spectators="delayed", spectator_delay=120)
        go_on(host, lambda now: my_turn(now) and now["tricks"] >= 2)
        early = visitor(base=first)
        visit(early, f"/t/{table}?watch")
        wait(early, lambda: early.evaluate("!!window.shengjiState().table"))
        # Nothing of what happened just now.
        assert state(early) is None
        assert early.locator(".open-hands").count() == 0
        host.close()
        early.close()
    # Ten minutes go by.
    with sqlite3.connect(tmp_path / "e2e.sqlite3") as database:
        database.execute("UPDATE events SET at = at - 600")
    with serving(tmp_path) as (_, second):
        for size in ((360, 740), (1440, 900)):
            late = visitor(base=second, size=size)
            visit(late, f"/t/{table}?watch")
            late.wait_for_selector(".open-hands")
            assert late.locator(".open-hands li").count() == 4
            assert late.locator(".open-hands .card").count() >= 80
            expect(late.locator(".actions")).to_contain_text("2 minutes behind")
            assert not late.evaluate(SIDEWAYS)
            assert faults(late) == []
            late.close()
