"""A server of its own, a browser, and pages whose errors fail the test."""

import re

import pytest
from own_server import serving
from playwright import sync_api

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
CHROMIUM = "/usr/bin/chromium"

sync_api.expect.set_options(timeout=60_000)

# The browser reports lost connections, which some tests cause on purpose, and Playwright that it blocks workers.
EXPECTED = re.compile("WebSocket|ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|Service Worker registration blocked")


@pytest.fixture(scope="session")
def address(tmp_path_factory):
    """The address of a server."""
    with serving(tmp_path_factory.mktemp("server")) as (_, found):
        yield found


@pytest.fixture(scope="module")
def browser():
    """A browser for the tests of one module.

    While it is driven Playwright's event loop counts as running in this thread; the tests of other modules, which may
    be run next, start loops of their own.
    """
    with sync_api.sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield started
        started.close()


@pytest.fixture
def visitor(browser, address):
    """Makes pages of visitors that know nothing of each other; at the end none may have had an error."""
    contexts, faults, pages = [], [], []

    def note(line, expected, workers):
        refused = expected and f"the server responded with a status of {expected}" in line.text
        # A service worker without a server fails so.
        refused = refused or (workers == "allow" and "ERR_FAILED" in line.text)
        if line.type in ("error", "warning") and not refused:
            faults.append(line.text)

    def make(
        size=(1280, 800),
        language="en",
        dark=False,
        touch=False,
        mobile=False,
        still=True,
        expected="",
        workers="block",
        base=address,
    ):
        """A page; ``expected`` is the status of requests that the test has refused on purpose.

        A ``mobile`` one has fingers and nothing else.

        Only the tests of the service worker let it in (``workers``); the others would fetch every file once more.
        """
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            service_workers=workers,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            has_touch=touch,
            is_mobile=mobile,
            base_url=base,
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(60_000)
        pages.append(page)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda line: note(line, expected, workers))
        return page

    yield make
    untold = [page.evaluate("[...(window.shengjiMissing ?? [])]") for page in pages if not page.is_closed()]
    for context in contexts:
        context.close()
    assert [fault for fault in faults if not EXPECTED.search(fault)] == []
    assert [key for keys in untold for key in keys] == []
