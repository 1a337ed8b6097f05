"""Hands, tables and sheets: what stands where, in narrow and wide terminals and in three languages."""

from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console
from terminals import ScriptedTerminal, client_of, new_match

from shengji.cards import kinds
from shengji.game.actions import Declare, PassDeclaring
from shengji.rules import presets
from shengji.rules.deck import pack
from shengji.rules.ruleset import RuleSet
from shengji.rules.scoring import bands_table
from shengji.rules.tables import tables
from shengji.text.cards import parse_bag, parse_kind
from shengji.text.messages import LANGUAGES
from shengji.tui import board, sheets
from shengji.tui.hand import hand
from shengji.tui.look import Look, falling

WIDTHS = (40, 80, 120)
HAND = parse_bag("BJ LJ LJ ST DT DT SA SK SK S5 HA HA HQ H8 H8 CA CK CK C9 C8 D9 D9 D7 D4 D3")
TS = tables(RuleSet(), "T", "S")
S = tables(RuleSet(), "2", "S")


def printed(shown, width):
    out = StringIO()
    Console(file=out, width=width, highlight=False, markup=False).print(shown)
    return out.getvalue()


def rows(text):
    return [line.rstrip() for line in text.splitlines()]


def test_a_hand_by_suit_with_trumps_first():
    assert rows(printed(hand(Look(), HAND, TS, 80), 80)) == [
        "trump♠ 10  BJ LJLJ ♠10 ♦10♦10 ♠A ♠K♠K ♠5",
        "H♥      5  AA Q 88",
        "C♣      5  A KK 9 8",
        "D♦      5  99 7 4 3",
    ]


def test_a_hand_in_chinese_and_without_signs():
    shown = rows(printed(hand(Look("zh-Hans"), HAND, TS, 80), 80))
    assert shown[0] == "主♠ 10  大王 小王小王 ♠10 ♦10♦10 ♠A ♠K♠K ♠5"
    plain = printed(hand(Look(signs=False), HAND, TS, 80), 80)
    assert plain.isascii()
    assert rows(plain)[0].startswith("trumpS 10  BJ LJLJ S10 D10D10")


def test_two_tens_do_not_run_together():
    assert Look().cards(parse_bag("HT HT"), S).plain == "♥10♥10"
    assert "10·10" in printed(hand(Look(), parse_bag("HT HT H9"), S, 80), 80)
    assert "10,10" in printed(hand(Look(signs=False), parse_bag("HT HT H9"), S, 80), 80)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [20, 40, 80, 120])
def test_a_hand_keeps_within_the_terminal(language, width):
    cards = pack(RuleSet())
    shown = hand(Look(language), cards, TS, width).plain
    assert all(cell_len(line) <= width for line in shown.splitlines())
    # Every card is there, and nothing is cut off.
    held = sum(1 for _ in kinds(cards))
    assert sum(shown.count(rank) for rank in "AKQJ98765432") + shown.count("10") >= held - 4 - 8


def test_no_trump_and_an_empty_hand():
    order = tables(RuleSet(), "5", "NT")
    assert printed(hand(Look(), parse_bag("BJ H5 S5 SA"), order, 80), 80).startswith("trump 3  BJ ♠5 ♥5\n")
    assert "empty" in printed(hand(Look(), 0, order, 80), 80)


def test_cards_fall_from_the_highest():
    assert [kind for kind, _ in falling(parse_bag("S3 HA BJ ST DT"), TS)] == list(
        map(parse_kind, ["BJ", "ST", "DT", "S3", "HA"])
    )


def test_four_colours_tell_all_suits_apart():
    four = Look(four_colours=True)
    assert len({four.suit_style(suit) for suit in "SHCD"}) == 4
    assert Look().suit_style("H") == Look().suit_style("D") != Look().suit_style("S")


def test_the_bar_marks_bands_and_the_line():
    rules = presets.load("online")
    bar = board.bar(Look(), rules, 40, 24).plain
    assert len(bar) == 24
    assert bar.count("┃") == 1
    assert bar.count("┊") == 1
    assert bar.count("█") == 8
    assert board.bar(Look(), rules, -30, 24).plain.count("█") == 0
    assert board.bar(Look(), rules, 500, 24).plain.count("░") == 0
    assert board.bar(Look(signs=False), rules, 40, 24).plain.isascii()


@pytest.mark.parametrize("name", presets.names())
def test_the_line_of_every_preset(name):
    rules = presets.load(name)
    assert board.line_of(rules) == next(row.low for row in bands_table(rules) if row.outcome.bank != "kept")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_of_bands_marks_where_we_are(language):
    shown = rows(printed(sheets.bands_sheet(Look(language), presets.load("online"), 45), 80))
    assert [line.startswith("▸") for line in shown] == [False, False, True, False, False, False, False]
    assert not any(line.startswith("▸") for line in rows(printed(sheets.bands_sheet(Look(), RuleSet(), None), 80)))


@pytest.fixture
def playing(tmp_path):
    """A match in which trump is made and the first trick is led."""
    match = new_match(tmp_path / "match.jsonl", seed="rendering")
    match.deal()
    for seat in range(4):
        match.do(PassDeclaring(seat)) if seat else match.do(_first_declaration(match))
    match.do(PassDeclaring(0))
    return match


def _first_declaration(match):
    from shengji.bots.reading import declarations

    return Declare(0, declarations(match.view())[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_the_board_in_every_language_and_width(playing, language, width):
    terminal = ScriptedTerminal(width=width)
    client = client_of(playing, terminal, language)
    client.talk.board()
    lines = terminal.text.splitlines()
    assert all(cell_len(line) <= width for line in lines)
    text = terminal.text
    assert all(line == line.strip() for line in lines[:3])
    assert {"en": "banker 1 you (us)", "zh-Hans": "庄 1 你（我方）", "zh-Hant": "莊 1 你（我方）"}[language] in text
    assert "┃" in text


def test_rules_in_force_differ_from_the_preset():
    preset = presets.preset("online")
    rules = presets.with_options(preset.rules, {"level_cap": 0, "kitty": 12})
    shown = printed(sheets.rules_sheet(Look(), rules, preset), 100)
    assert "Different from this:" in shown
    assert "12  (instead of: 8)" in shown
    same = printed(sheets.rules_sheet(Look("zh-Hans"), preset.rules, preset), 100)
    assert "完全照此规则" in same
