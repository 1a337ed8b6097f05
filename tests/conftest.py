"""What every test shares: the profiles of hypothesis."""

import os

import pytest
from hypothesis import settings

# No deadlines: the tests share the cores, so one slow example says nothing.
# In CI examples stay random, so that every run looks at new ones, and a failure prints how to repeat it.
settings.register_profile("ci", deadline=None, derandomize=False, print_blob=True)
settings.register_profile("dev", deadline=None, max_examples=50)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") else "dev"))


DRIVING = ("tests/e2e/", "tests/server/", "tests/tui/test_play_command.py")
"""Tests that drive real servers, browsers and terminals, where a busy machine can make a wait run out."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Give the tests that wait for other processes a second and a third try; all others have one."""
    for item in items:
        if item.path.relative_to(config.rootpath).as_posix().startswith(DRIVING):
            item.add_marker(pytest.mark.flaky(reruns=2))
