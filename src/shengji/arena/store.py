"""What has been observed so far, in a file, so that an interrupted comparison goes on where it stopped."""

from __future__ import annotations

from pathlib import Path

import msgspec

from shengji.arena.matchup import Observation, Pairing
from shengji.arena.results import pairing_to_plain
from shengji.text.errors import TextError


class Store:
    """A file with a line that says what is compared, and a line for each observation in order."""

    def __init__(self, path: Path, pairing: Pairing) -> None:
        """Open the file, or begin it; raises :class:`TextError` for one of another comparison, or none of ours."""
        self.path = path
        self.found: list[Observation] = []
        """What was observed before."""
        header = msgspec.json.encode(pairing_to_plain(pairing), order="deterministic") + b"\n"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            data = path.read_bytes() if path.exists() else b""
            # A line that was cut off is written again.
            lines = [line for line in data.splitlines(keepends=True) if line.endswith(b"\n")]
            if lines and lines[0] != header:
                raise TextError("arena-other", file=str(path))
            for line in lines[1:]:
                observed = msgspec.json.decode(line, type=Observation)
                if observed.number != len(self.found):
                    break
                self.found.append(observed)
            kept = header + b"".join(lines[1 : 1 + len(self.found)])
            if kept != data:
                path.write_bytes(kept)
            self._file = path.open("ab")
        except OSError as problem:
            raise TextError("records-unwritable", file=str(path), reason=problem.strerror or "") from None
        except msgspec.DecodeError:
            raise TextError("arena-other", file=str(path)) from None

    def add(self, observed: Observation) -> None:
        """Keep the next observation."""
        self._file.write(msgspec.json.encode(observed) + b"\n")
        self._file.flush()

    def close(self) -> None:
        """Close the file."""
        self._file.close()
