"""`shengji rules` as a newcomer types it."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from shengji.cli import app
from shengji.commands import variantspage
from shengji.commands.rulespage import page
from shengji.rules.presets import names, preset
from shengji.rules.ruleset import SECTIONS, options
from shengji.text.messages import LANGUAGES, message

ROOT = Path(__file__).parents[1]


@pytest.fixture(autouse=True)
def _plain(monkeypatch):
    monkeypatch.delenv("SHENGJI_LANG", raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("NO_COLOR", "1")


def run(*words):
    return CliRunner().invoke(app, ["rules", *words], catch_exceptions=False)


def write(tmp_path, text):
    file = tmp_path / "house.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_list(language):
    result = run("list", "--lang", language)
    assert result.exit_code == 0
    for name in names():
        assert name in result.stdout
        assert preset(name).title[language] in result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["super", "qq-3", "one-deck-house"])
def test_show(name, language):
    result = run("show", name, "--lang", language)
    assert result.exit_code == 0
    headings = [message(f"section-{section}", language) for section in SECTIONS]
    lines = [line.strip() for line in result.stdout.splitlines()]
    assert [line for line in lines if line in headings] == headings
    for option in options():
        assert option in result.stdout
        assert message(f"option-{option}.label", language) in result.stdout


def test_show_marks_what_differs_from_the_parent():
    lines = run("show", "qq-3").stdout.splitlines()
    marked = [index for index, line in enumerate(lines) if line.startswith("●")]
    assert [lines[index + 1].split()[0] for index in marked] == [
        "decks",
        "kitty",
        "tractor_ladder",
        "merge_joker_rungs",
    ]
    assert "instead of: 2" in lines[marked[0] + 1]


def test_show_only_what_differs():
    lines = run("show", "one-deck-2s", "--changed").stdout.splitlines()
    assert sum(line.startswith("●") for line in lines) == 2
    assert not any("clock_play" in line for line in lines)


def test_show_a_file(tmp_path):
    file = write(tmp_path, 'extends = "qq"\n[options]\nkitty = 12\n')
    result = run("show", file)
    assert result.exit_code == 0
    assert "24 cards each and 12 in the kitty" in result.stdout
    assert "Nothing differs" in run("show", write(tmp_path, 'extends = "qq"'), "--changed").stdout


@pytest.mark.parametrize(
    ("name", "hint"),
    [("qq3", "Did you mean qq-3"), ("xyzzy", "The presets are: one-deck"), ("none.toml", "no file")],
)
def test_show_something_unknown(name, hint):
    result = run("show", name)
    assert result.exit_code == 2
    assert hint in result.stderr
    assert "Traceback" not in result.stderr


def test_check_a_good_file(tmp_path):
    result = run("check", write(tmp_path, '[options]\nthrows = "none"\n'))
    assert result.exit_code == 0
    assert "nothing contradicts" in result.stdout


def test_check_tells_every_problem(tmp_path):
    file = write(tmp_path, '[options]\nkitty = 7\nafter_last = "cycle"\nbombs = "in_group"\n')
    result = run("check", file)
    assert result.exit_code == 1
    for part in ("kitty, seats, decks", "Set kitty to 4 / 8", "after_last", "bombs, decks", "2 errors, one note"):
        assert part in result.stdout


def test_notes_alone_do_not_fail(tmp_path):
    result = run("check", write(tmp_path, '[options]\nbombs = "in_group"\n'))
    assert result.exit_code == 0
    assert "No errors, one note." in result.stdout


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("[options\nkitty = 3", ["Line 1, column 9", "[options"]),
        ("[options]\nkity = 3\nthrows = 'some'", ["Did you mean kitty?", "throws cannot be"]),
        ("kitty = 3", ["below the line [options]"]),
        ("extends = 'qqq'", ["Did you mean qq"]),
    ],
)
def test_check_files_that_cannot_be_read(tmp_path, text, parts):
    result = run("check", write(tmp_path, text))
    assert result.exit_code == 1
    assert all(part in result.stderr for part in parts)
    assert "Traceback" not in result.stderr


def test_the_language_comes_from_the_environment(monkeypatch):
    monkeypatch.setenv("LANG", "zh_TW.UTF-8")
    assert "競賽規則" in run("list").stdout
    monkeypatch.setenv("SHENGJI_LANG", "zh-CN")
    assert "竞赛规则" in run("list").stdout
    assert "Competition rules" in run("list", "--lang", "en").stdout


def test_the_documentation_is_up_to_date():
    written = {"rules.md": page(), **variantspage.pages()}
    for name, text in written.items():
        assert (ROOT / "docs" / name).read_text(encoding="utf-8") == text, f"{name}: run `shengji rules docs`"


def test_docs_are_written_where_asked(tmp_path):
    out = tmp_path / "new" / "page.md"
    assert run("docs", "--out", str(out)).exit_code == 0
    assert out.read_text(encoding="utf-8") == page()
    assert {name: out.with_name(name).read_text(encoding="utf-8") for name in variantspage.pages()} == (
        variantspage.pages()
    )
    assert run("docs", "--out", "-").stdout == page()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_on_the_variants_are_in_their_language(language):
    text = variantspage.pages()[variantspage.file_name(language)]
    for name in names():
        shown = preset(name)
        assert f'<a id="{name}"></a>' in text
        assert f"## {shown.title[language]}\n" in text
        assert shown.about.get(language, "") in text
        assert shown.source[language] in text
    assert ("Differs from" in text) == (language == "en")


def test_regional_games_have_a_paragraph_in_each_language():
    for name in ("nanning", "changzhou", "pajiwo", "chaodipi", "xinyang", "erqiwang", "erbaisi", "zhaopengyou"):
        about = preset(name).about
        assert set(about) == set(LANGUAGES)
        assert all(len(text) > 60 for text in about.values())


def test_the_documentation_names_every_preset_and_option():
    text = page()
    for name in names():
        assert f"### {name}\n" in text
        assert preset(name).title["zh-Hans"] in text
    for option in options():
        assert f"#### `{option}`\n" in text
    for line in text.splitlines():
        if line.startswith("|"):
            assert line.endswith("|")
