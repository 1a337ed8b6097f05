"""The client's types are those of the server's messages."""

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_declarations_are_current():
    subprocess.run([sys.executable, ROOT / "scripts" / "declarations.py", "--check"], check=True)


def test_every_message_is_declared():
    from shengji.server.protocolpage import schema

    text = (ROOT / "types" / "protocol.d.ts").read_text(encoding="utf-8")
    declared = set(re.findall(r"^  (?:interface|type) (\w+)", text, re.M))
    called = {"client": "ClientMessage", "server": "ServerMessage"}
    assert declared == {called.get(name, name) for name in schema()["$defs"]}


def test_what_is_checked_is_what_is_vendored():
    package = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
    lines = (ROOT / "src/shengji/web/vendor/VERSIONS.txt").read_text(encoding="utf-8").splitlines()
    vendored = dict(line.split()[:2] for line in lines)
    named = package["devDependencies"]
    # The core of the signals comes with them.
    assert {name: named.get(name) for name in vendored if name != "@preact/signals-core"} == {
        name: version for name, version in vendored.items() if name != "@preact/signals-core"
    }
    assert all(re.fullmatch(r"[0-9][0-9A-Za-z.-]*", version) for version in named.values())
