"""Servers, databases and Redis for the tests: each started on a free port, and stopped whatever happens."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from random import SystemRandom

import pytest

_START_SECONDS = 120.0


def free_port() -> int:
    """A port that nobody listens on, and that the system gives to no connection that goes out."""
    while True:
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", SystemRandom().randrange(10_000, 32_000)))
            return int(probe.getsockname()[1])


class Server:
    """A ``shengji serve`` in a process group of its own."""

    def __init__(self, database: str, *options: str, folder: Path) -> None:
        self.database = database
        self.options = options
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.logs = folder / f"server-{self.port}.log"

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        """Start it, and wait until it answers."""
        command = [sys.executable, "-m", "shengji", "serve", "--port", str(self.port), "--database", self.database]
        command += ["--tables-an-hour", "100000", "--accounts-an-hour", "1000", "--sign-ins-a-minute", "1000"]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        with self.logs.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *self.options], stdout=log, stderr=log, env=environment, start_new_session=True
            )
        deadline = time.monotonic() + _START_SECONDS
        while time.monotonic() < deadline:
            assert self.process.poll() is None, self.logs.read_text()
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=2) as answer:
                    assert answer.status == 200
                    return self
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                time.sleep(0.05)
        raise AssertionError(f"the server did not start:\n{self.logs.read_text()}")

    def kill(self) -> None:
        """Kill the server itself at once, as a power cut would; its helpers must end by themselves."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Stop it and everything that it started."""
        if self.process is None:
            return
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process = None

    def log(self) -> str:
        """What it has written to its log."""
        return self.logs.read_text()


Serve = Callable[..., Server]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts servers, by default on a SQLite file of the test's own."""
    started: list[Server] = []

    def start(*options: str, database: str = "") -> Server:
        server = Server(database or f"sqlite:///{tmp_path / 'tables.sqlite3'}", *options, folder=tmp_path)
        started.append(server)
        return server.start()

    yield start
    for server in started:
        server.stop()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite for tests that leave it as it was."""
    folder = tmp_path_factory.mktemp("server")
    server = Server(f"sqlite:///{folder / 'tables.sqlite3'}", folder=folder).start()
    yield server
    server.stop()


# -- PostgreSQL and Redis


def _tool(name: str) -> str:
    """A program of Debian's PostgreSQL, which does not lie on the path."""
    found = shutil.which(name)
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / name).exists():
            found = str(folder / name)
            break
    assert found, f"{name} is missing; 'make test' says what to install"
    return found


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL server that runs as its own user; the address of a fresh database."""
    folder = tmp_path_factory.mktemp("postgres")
    data, port = folder / "data", free_port()
    as_user: dict[str, object] = {}
    if os.geteuid() == 0:
        user = pwd.getpwnam("postgres")
        data.mkdir(mode=0o700)
        os.chown(data, user.pw_uid, user.pw_gid)
        # The folders above must let it pass.
        for above in (folder, *folder.parents):
            if above == Path("/"):
                break
            above.chmod(above.stat().st_mode | 0o011)
        as_user = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    init = [_tool("initdb"), "-D", str(data), "-U", "shengji", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C"]
    subprocess.run(init, check=True, stdout=subprocess.DEVNULL, cwd="/", **as_user)  # type: ignore[call-overload]
    command = [_tool("postgres"), "-D", str(data), "-p", str(port), "-h", "127.0.0.1", "-k", ""]
    command += ["-c", "max_connections=100"]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, cwd="/", **as_user)  # type: ignore[call-overload]
    try:
        ready = [_tool("pg_isready"), "-h", "127.0.0.1", "-p", str(port), "-U", "shengji", "-q"]
        deadline = time.monotonic() + _START_SECONDS
        while subprocess.run(ready, check=False).returncode:
            assert process.poll() is None, (folder / "log").read_text()
            assert time.monotonic() < deadline, "PostgreSQL did not start"
            time.sleep(0.1)
        yield f"postgresql://shengji@127.0.0.1:{port}/postgres"
    finally:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()


class Redis:
    """A Redis server of the tests' own, which can be killed and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> Redis:
        """Start it, and wait until it answers."""
        program = shutil.which("redis-server")
        assert program, "redis-server is missing; 'make test' says what to install"
        command = [program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(self.folder)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        deadline = time.monotonic() + _START_SECONDS
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return self
            except OSError:
                assert time.monotonic() < deadline, "Redis did not start"
                time.sleep(0.05)

    def kill(self) -> None:
        """End it at once."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


@pytest.fixture(scope="session")
def postgres_server(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on PostgreSQL for tests that leave it as it was."""
    server = Server(postgres, folder=tmp_path_factory.mktemp("server")).start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A Redis server; its address."""
    started = Redis(tmp_path_factory.mktemp("redis")).start()
    yield started.url
    started.kill()


@pytest.fixture
def mortal_redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Redis]:
    """A Redis server of the test's own, to be killed."""
    started = Redis(tmp_path_factory.mktemp("redis")).start()
    yield started
    started.kill()
