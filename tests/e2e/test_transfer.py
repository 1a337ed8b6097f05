"""How much the table's page costs to fetch."""

from clicking import open_table, state

SIZE = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
    .reduce((sum, entry) => sum + entry.transferSize, 0)"""


def test_the_table_is_fetched_in_less_than_300_kilobytes(visitor):
    table = open_table(visitor())
    page = visitor()
    page.goto(f"/t/{table}")
    page.wait_for_function("() => window.shengjiState?.().game")
    assert state(page)["table"] == "playing"
    assert 30_000 < page.evaluate(SIZE) < 300_000
