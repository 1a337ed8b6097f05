"""What the project is when installed: light to import, complete as a wheel, pinned."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

import shengji

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "shengji"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PINS = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()


def canonical(requirement: str) -> str:
    """The name in a requirement, spelt as package indexes compare names."""
    name = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert name, requirement
    return re.sub(r"[-_.]+", "-", name[0]).lower()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout, built with what is installed."""
    folder = tmp_path_factory.mktemp("wheel")
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check"]
    command = [sys.executable, "-m", "pip", "wheel", *options, "--wheel-dir", str(folder), str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = folder.glob("*.whl")
    return built


def test_a_server_can_have_bots_that_search() -> None:
    extras = {extra: {canonical(name) for name in names} for extra, names in PROJECT["optional-dependencies"].items()}
    assert extras["fast"] <= extras["server"]
    assert not extras["fast"] & {canonical(name) for name in PROJECT["dependencies"]}


def test_importing_shengji_loads_nothing_else() -> None:
    script = (
        "import json, sys; before = set(sys.modules); import shengji; "
        "print(json.dumps(sorted(set(sys.modules) - before)))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == ["shengji"]


def test_wheel_holds_every_file_of_the_package(wheel: Path) -> None:
    expected = {
        path.relative_to(PACKAGE.parent).as_posix()
        for path in PACKAGE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.name != ".DS_Store"
    }
    assert "shengji/py.typed" in expected
    with ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert held == expected


def test_wheel_says_what_it_is(wheel: Path) -> None:
    info = f"shengji-{shengji.__version__}.dist-info"
    assert wheel.name == f"shengji-{shengji.__version__}-py3-none-any.whl"
    with ZipFile(wheel) as archive:
        commands = archive.read(f"{info}/entry_points.txt").decode()
        assert "MIT License" in archive.read(f"{info}/licenses/LICENSE").decode()
    assert "shengji = shengji.cli:main" in commands


def test_constraints_are_plain_and_sorted() -> None:
    assert [line for line in PINS if not re.fullmatch(r"[A-Za-z0-9._-]+==[0-9][A-Za-z0-9.+!]*", line)] == []
    names = [canonical(line) for line in PINS]
    assert names == sorted(set(names))


def test_every_dependency_is_pinned() -> None:
    wanted = {canonical(name) for name in PROJECT["dependencies"]}
    for names in PROJECT["optional-dependencies"].values():
        wanted |= {canonical(name) for name in names}
    assert wanted - {canonical(line) for line in PINS} == set()
