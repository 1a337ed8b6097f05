"""Copies the browser client's libraries from npm packages into the source tree, with version and hash of each.

    python scripts/vendor.py            fetch the versions below and write them
    python scripts/vendor.py --check    only compare the files that are there with vendor/VERSIONS.txt

Browsers resolve no bare module names without an import map, and an import map would have to stand inline in the page,
which its content security policy forbids. So the bare imports are rewritten to relative paths here.
"""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "src" / "shengji" / "web" / "vendor"
TESTS = ROOT / "tests" / "e2e" / "vendor"

# Package, version, licence, and which of its files go where (a folder's JavaScript files keep their names).
PACKAGES: tuple[tuple[str, str, str, Path, dict[str, str]], ...] = (
    ("preact", "11.2.0", "MIT", CLIENT, {"dist/preact.mjs": "preact.js", "hooks/dist/hooks.mjs": "hooks.js"}),
    ("htm", "3.1.1", "Apache-2.0", CLIENT, {"dist/htm.mjs": "htm.js"}),
    ("@preact/signals-core", "1.14.5", "MIT", CLIENT, {"dist/signals-core.mjs": "signals-core.js"}),
    ("@preact/signals", "2.11.4", "MIT", CLIENT, {"dist/signals.mjs": "signals.js"}),
    ("@fluent/bundle", "0.19.1", "Apache-2.0", CLIENT, {"esm/": "fluent/"}),
    ("qrcode-generator", "2.0.4", "MIT", CLIENT, {"dist/qrcode.mjs": "qrcode.js"}),
    ("axe-core", "4.14.1", "MPL-2.0", TESTS, {"axe.min.js": "axe.min.js"}),
)
RELATIVE = {
    "preact": "./preact.js",
    "preact/hooks": "./hooks.js",
    "@preact/signals-core": "./signals-core.js",
}
_IMPORT = re.compile(r'(\bfrom\s*|\bimport\s*)"(?![./])([^"]+)"')
_SOURCE_MAP = re.compile(r"\n?//# sourceMappingURL=\S+\s*$")


def rewritten(text: str) -> str:
    """A module's text with relative imports, and without the address of a source map that is not here."""
    text = _IMPORT.sub(lambda found: f'{found[1]}"{RELATIVE[found[2]]}"', text)
    return _SOURCE_MAP.sub("\n", text)


def fetched(name: str, version: str, folder: Path) -> dict[str, bytes]:
    """The files of a package, by their path inside it."""
    packed = subprocess.run(
        ["npm", "pack", "--silent", f"{name}@{version}"], cwd=folder, check=True, capture_output=True, text=True
    )
    with tarfile.open(folder / packed.stdout.split()[-1]) as archive:
        members = [member for member in archive.getmembers() if member.isfile()]
        return {member.name.partition("/")[2]: archive.extractfile(member).read() for member in members}  # type: ignore[union-attr]


def chosen(files: dict[str, bytes], wanted: dict[str, str]) -> dict[str, bytes]:
    """The wanted files under their new names."""
    found = {}
    for source, target in wanted.items():
        if source.endswith("/"):
            for name, content in files.items():
                if name.startswith(source) and name.endswith(".js"):
                    found[target + name.removeprefix(source)] = content
        else:
            found[target] = files[source]
    return found


def sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def write() -> None:
    lines: dict[Path, list[str]] = {CLIENT: [], TESTS: []}
    with tempfile.TemporaryDirectory() as scratch:
        for name, version, licence, home, wanted in PACKAGES:
            for target, content in sorted(chosen(fetched(name, version, Path(scratch)), wanted).items()):
                path = home / target
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(rewritten(content.decode()) if home == CLIENT else content.decode(), encoding="utf-8")
                lines[home].append(f"{name} {version} {licence} {target} {sha256(path)}")
    for home, entries in lines.items():
        (home / "VERSIONS.txt").write_text("\n".join(entries) + "\n", encoding="utf-8")


def changed() -> list[str]:
    """Files that are missing or differ from what was written."""
    found = []
    for home in (CLIENT, TESTS):
        for line in (home / "VERSIONS.txt").read_text(encoding="utf-8").splitlines():
            *_, target, digest = line.split()
            if not (home / target).is_file() or sha256(home / target) != digest:
                found.append(target)
    return found


if __name__ == "__main__":
    if "--check" in sys.argv[1:]:
        if wrong := changed():
            sys.exit("not as vendored: " + ", ".join(wrong))
    else:
        write()
