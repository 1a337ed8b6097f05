"""What the player types."""

import pytest

from shengji.text.cards import format_cards
from shengji.text.errors import TextError
from shengji.text.messages import LANGUAGES, message
from shengji.tui.reading import COMMANDS, command_words, read_cards, read_entry


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("?", "legal"),
        ("？", "legal"),
        ("h", "hint"),
        (" H ", "hint"),
        ("help", "help"),
        ("/help", "help"),
        (":q", "quit"),
        ("帮助", "help"),
        ("說明", "help"),
        ("退出", "quit"),
        ("悔牌", "back"),
        ("ｓ", "score"),
        ("w", "wait"),
    ],
)
def test_commands(line, command):
    assert read_entry(line).command == command


@pytest.mark.parametrize(("line", "number"), [("3", 3), (" 12 ", 12), ("３", 3), ("0", 0)])
def test_numbers(line, number):
    entry = read_entry(line)
    assert entry.number == number
    assert entry.command is None


def test_enter_alone():
    assert read_entry("  ").is_empty
    assert not read_entry("x").is_empty


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("H88", "H8 H8"),
        ("h8 h8", "H8 H8"),
        ("h8,h8", "H8 H8"),
        ("h8、h8", "H8 H8"),
        ("♥A", "HA"),
        ("红桃A", "HA"),
        ("紅心A", "HA"),
        ("大王", "BJ"),
        ("小王小王", "LJ LJ"),
        ("bj lj", "LJ BJ"),
        ("H10", "HT"),
        ("ht", "HT"),
        ("S7788", "S7 S7 S8 S8"),
        ("Ｓ７７", "S7 S7"),
    ],
)
def test_cards_in_several_spellings(text, cards):
    entry = read_entry(text)
    assert entry.command is None
    assert entry.number is None
    bag, announced = read_cards(entry.text)
    assert format_cards(bag) == cards
    assert announced == ()


def test_the_components_of_a_throw():
    bag, announced = read_cards("HAA+HK")
    assert format_cards(bag) == "HK HA HA"
    assert [format_cards(part) for part in announced] == ["HA HA", "HK"]


@pytest.mark.parametrize("text", ["xx", "H", "H1", "S+", "hello"])
def test_what_is_no_card(text):
    with pytest.raises(TextError):
        read_cards(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things(language):
    words = [
        word.strip().casefold()
        for command in COMMANDS
        for word in message(f"play-words-{command}", language).split(",")
    ]
    assert len(set(words)) == len(words)
    assert all(command_words()[word] for word in words)


def test_no_word_is_a_card():
    for word in command_words():
        with pytest.raises(TextError):
            read_cards(word)
