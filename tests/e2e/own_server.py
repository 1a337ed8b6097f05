"""A server in a process of its own, for a browser to visit."""

import contextlib
import re
import subprocess
import sys
from pathlib import Path

SERVER = Path(__file__).with_name("seeded_server.py")


@contextlib.contextmanager
def serving(folder):
    """A server on a free port with its files in a folder: its process and its address."""
    command = [sys.executable, str(SERVER), "serve", "--port", "0", "--lang", "en"]
    command += ["--database", f"sqlite:///{folder / 'e2e.sqlite3'}"]
    # One address visits, whose every visitor may open tables and sign in and up as the tests like.
    command += ["--tables-an-hour", "100000", "--accounts-an-hour", "1000", "--sign-ins-a-minute", "1000"]
    # Advice need not be good to be clicked.
    command += ["--hint-seconds", "0.1", "--bot-seconds", "0.05"]
    with (
        (folder / "log").open("w") as log,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, cwd=folder) as server,
    ):
        try:
            line = server.stdout.readline()
            found = re.search(r"http://\S+", line)
            assert found, f"the server did not start: {line}{(folder / 'log').read_text()}"
            yield server, found[0].rstrip("/").replace("localhost", "127.0.0.1")
        finally:
            server.terminate()
            try:
                server.wait(10)
            except subprocess.TimeoutExpired:
                server.kill()
