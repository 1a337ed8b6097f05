"""A server that is told to stop does so, whatever its tasks are at."""

from __future__ import annotations

import asyncio
import contextlib

from shengji.server.config import Config
from shengji.server.hub import Hub
from shengji.server.migrating import upgrade


def test_a_task_that_misses_its_cancelling_does_not_keep_the_server(tmp_path):
    async def run() -> None:
        config = Config(database=f"sqlite:///{tmp_path / 'x.sqlite3'}")
        await upgrade(config.database)
        hub = Hub(config)
        await hub.start()
        missed = []

        async def deaf() -> None:
            while len(missed) < 3:
                try:
                    await asyncio.sleep(3600)
                except asyncio.CancelledError:
                    missed.append(True)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(asyncio.Event().wait(), 3600)

        task = hub.spawn(deaf())
        await asyncio.sleep(0)
        await asyncio.wait_for(hub.stop(), 60)
        assert task.cancelled()
        assert len(missed) == 3

    asyncio.run(run())
