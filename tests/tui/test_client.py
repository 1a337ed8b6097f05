"""The client, driven by a script: phases, refusals, commands, endings, and what is saved."""

import json
from itertools import cycle

import pytest
from rich.cells import cell_len
from terminals import HINTS, ScriptedTerminal, client_of, new_match, play_deals, play_on

from driving import order_with
from shengji.cards import bag, hand_size, kinds
from shengji.game import events as e
from shengji.game.actions import Bury, DealOrder, Declare, PassDeclaring, Play
from shengji.game.state import current
from shengji.notation.logfile import EventLogFile
from shengji.rules import presets
from shengji.text.cards import parse_bag
from shengji.text.errors import TextError
from shengji.text.messages import LANGUAGES
from shengji.tui.keeping import default_folder, read_setup, reopen, setup_path
from shengji.tui.match import Match


@pytest.fixture
def path(tmp_path):
    return tmp_path / "match.jsonl"


def at_play(path, hands, *, banker=0, trump="S", rules="online", **options):
    """A match whose first deal has the hands given, trump named by the banker's level card, nothing yet played."""
    match = new_match(path, rules, **options)
    hands = {**hands, banker: f"{trump}2 {hands.get(banker, '')}"}
    match.do(DealOrder(order_with(match.game.rules, hands, first=banker), banker))
    match.do(Declare(banker, parse_bag(f"{trump}2")))
    for seat in range(match.game.rules.seats):
        match.do(PassDeclaring((banker + 1 + seat) % match.game.rules.seats))
    if match.game.rules.kitty:
        deal = current(match.game)
        match.do(Bury(banker, next_bury(deal.hands[banker], match.game.rules.kitty, parse_bag(hands[banker]))))
    return match


def next_bury(hand, count, keep):
    """So many cards of a hand beside those to keep."""
    return bag(list(kinds(hand - keep))[:count])


# -- whole deals


PRESETS = presets.names()


@pytest.mark.parametrize("name", PRESETS)
def test_a_deal_under_every_preset(path, name):
    """By hints, in all languages and widths by turns; nothing is wider than the terminal."""
    place = PRESETS.index(name)
    width = (40, 80, 120)[place % 3]
    language = LANGUAGES[place % len(LANGUAGES)]
    text = play_deals(new_match(path, name), language=language, width=width)
    assert {"en": "End of deal 1", "zh-Hans": "第1副结束", "zh-Hant": "第1副結束"}[language] in text
    assert {"en": "Seed of the shuffle", "zh-Hans": "洗牌的种子", "zh-Hant": "洗牌的種子"}[language] in text
    assert max(cell_len(line) for line in text.splitlines()) <= width


@pytest.mark.parametrize(
    "options",
    [
        {"hidden_declaration": True},
        {"declare_when": "in_turn"},
        {"declare_when": "fixed", "fixed_trump": "NT"},
        {"kitty": 0},
        {"seats": 6, "kitty": 6},
        {"weak_hand": "redeal", "weak_hand_points": 60, "weak_hand_times": 2},
        {"kitty_reveal": "never"},
        {"match": "points", "match_deals": 3},
    ],
    ids="-".join,
)
def test_a_deal_under_several_options(path, options):
    text = play_deals(new_match(path, **options), language="zh-Hans")
    assert "第1副结束" in text
    assert ("底牌：" in text) == (options.get("kitty", 8) > 0 and "kitty_reveal" not in options)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 120])
def test_a_deal_in_every_language(path, language, width):
    text = play_deals(new_match(path), language=language, width=width)
    assert {"en": "us", "zh-Hans": "我方", "zh-Hant": "我方"}[language] in text
    # The longest line that does not wrap by itself is a rule of the full width.
    assert max(len(line) for line in text.splitlines()) <= width


def test_a_match_to_its_end(path):
    match = new_match(path, match="deals", match_deals=1)
    text = play_on(match, cycle(HINTS))
    assert match.game.over
    assert "The match" in text.splitlines()[-1]


def test_nobody_can_declare_for_ever(path):
    """Rules that deal again and again leave the player a say."""
    match = new_match(path, levels=["NT"])
    text = play_on(match, [])
    assert text.count("dealt again") >= 3


# -- declaring and burying


def test_showing_a_card_while_dealing(path):
    match = new_match(path, seed="tea")
    text = play_on(match, ["x", "7", "1"])
    assert "You could show:" in text
    assert "no card" in text
    assert "The list has no number 7 (1 to 1)." in text
    assert "You show ♥2." in text
    shown = next(event for event in match.kept if isinstance(event, e.Declared))
    assert shown.seat == 0
    assert shown.dealt == 20


def test_waiting_until_something_changes(path):
    text = play_on(new_match(path, seed="tea", bots=("random",)), ["w"])
    assert text.count("1) ♥2") == 1 or "♣2" in text


def test_burying_points_is_warned_of_and_allowed(path):
    match = new_match(path)
    match.do(DealOrder(order_with(match.game.rules, {0: "S2 HT HT DT DT CT CT H5 H5"}), 0))
    match.do(Declare(0, parse_bag("S2")))
    for seat in (1, 2, 3, 0):
        match.do(PassDeclaring(seat))
    cards = "HTT DTT CTT H55"
    text = play_on(match, ["", "HTT", "BJ" * 8, cards, "n", cards, ""])
    assert "Type the cards that go face down" in text
    assert "8" in text
    assert text.count("70 points and no trumps would lie in the kitty") == 2
    assert current(match.game).kitty == parse_bag("HT HT DT DT CT CT H5 H5")


def test_naming_the_trump(path):
    match = new_match(path, declare_when="in_turn", seat=2, first_banker="preset", bots=("random",))
    # Without level cards and jokers nobody can declare.
    match.do(DealOrder(order_with(match.game.rules, {}, kitty="S2 S2 H2 H2 C2 C2 D2 D2"), 0))
    terminal = ["x", "红桃"]
    for _ in range(4):
        if match.game.deal.phase == "in_turn" and current(match.game).passes < 4:
            match.do(PassDeclaring(current(match.game).turn))
    text = play_on(match, terminal)
    assert "Name the trump for your side" in text
    assert current(match.game).trump == "H"


# -- the play


def test_an_illegal_play_is_refused_with_its_reason(path):
    match = at_play(path, {0: "H8 H8 H9 HA SA", 1: "H3 H3 HK", 3: "HQ HQ H4"}, banker=3)
    match.do(Play(3, parse_bag("HQ HQ")))
    before = match.file.path.read_bytes()
    text = play_on(match, ["SA SA", "HA", "HA H9", "H99"])
    assert "You do not hold ♠A." in text
    assert "The lead has 2 cards, but one card was played." in text
    assert "You hold a pair in hearts (♥8♥8) and must play it." in text
    assert match.file.path.read_bytes() == before


def test_the_only_play_is_the_default(path):
    match = at_play(path, {0: "H8 H8 H9 HA SA", 1: "H3 H3 HK", 3: "HQ HQ H4"}, banker=3)
    match.do(Play(3, parse_bag("HQ HQ")))
    text = play_on(match, [""])
    assert "Only one play is legal: ♥8♥8" in text
    assert match.kept[-1] != match.kept[0]
    assert any(isinstance(event, e.Played) and event.cards == parse_bag("H8 H8") for event in match.kept)


def test_what_is_legal_in_words(path):
    match = at_play(path, {0: "H8 H8 H9 HJ HA SA", 1: "H3 H3 HK", 3: "HQ HQ HT HT H4"}, banker=3)
    match.do(Play(3, parse_bag("HQ HQ")))
    text = play_on(match, ["?"])
    assert "Led was a pair in hearts." in text
    assert "play 2 cards with a pair among them" in text
    assert "1) ♥8♥8" in text


def test_a_failed_throw_is_shown(path):
    match = at_play(path, {0: "HA HK HK", 1: "HA HQ HQ", 2: "DA DA"}, throw_penalty=10)
    text = play_on(match, ["HA+HQ", "HKK+HA", ""])
    assert "You do not hold ♥Q" in text
    # Both parts stand: nobody holds an ace of hearts above the ace, nor a higher pair.
    assert "1 you (throw): ♥A ♥K♥K" in text
    again = at_play(path.with_name("second.jsonl"), {0: "HA HQ HQ", 1: "HA HK HK"}, throw_penalty=10)
    text = play_on(again, ["HA HQQ"])
    assert "You try to throw ♥A ♥Q♥Q." in text
    assert "Throw failed: 2 2 beats ♥Q♥Q." in text
    assert "Your side pays 10 points for it." in text
    assert "1 you (forced): ♥Q♥Q" in text


def test_choosing_the_part_of_a_failed_throw(path):
    match = at_play(
        path,
        {3: "HT HT HQ", 0: "HJ HJ HA", 1: "D3", 2: "D4"},
        banker=3,
        failed_throw="next_seat_chooses",
    )
    match.do(Play(3, parse_bag("HT HT HQ")))
    text = play_on(match, ["", "7", "H9", "?", "2"])
    assert "Which part must be led?" in text
    assert "Choose one of the beaten components" in text
    assert "which of its beaten parts" in text
    assert current(match.game).phase == "play"


def test_hints_are_ranked_with_reasons(path):
    match = new_match(path, seed="tea")
    text = play_on(match, ["h", "1"])
    assert " 1) " in text


# -- the commands


def test_commands_change_nothing(path):
    match = at_play(path, {0: "H8 H9 HA SA"})
    before = match.file.path.read_bytes()
    text = play_on(match, ["help", "t", "a", "s", "r", "v", "?", "帮助", "f", "", "u"])
    assert "What you can type" in text
    assert "No trick has been taken" in text
    assert "What the opponents’ points bring" in text
    assert "In force without a change" in text
    assert "Several of these of one suit are a throw" in text
    assert "claim the rest" in text
    assert match.file.path.read_bytes() != before  # taking back the bury is on the record
    assert current(match.game).phase == "bury"


def test_taking_back(path):
    match = at_play(path, {0: "H8 H9 HA SA"})
    text = play_on(match, ["HA", "u"])
    assert "You ask to take back." in text
    assert "Taken back." in text
    assert current(match.game).plays == ()
    assert hand_size(current(match.game).hands[0]) == 25
    # Neither the trick nor the taking back counts in what is kept.
    assert not any(isinstance(event, e.Played | e.TakenBack) for event in match.kept)


def test_conceding_the_rest(path):
    match = at_play(path, {0: "H8 H9 HA SA"})
    text = play_on(match, ["f", "1"])
    assert "the rest goes to the opponents" in text
    assert "the deal was ended early" in text or "The opponents have" in text
    assert isinstance(match.kept[-1], e.DealEnded | e.MatchEnded)


def test_claiming_the_rest_is_for_the_others_to_grant(path):
    match = at_play(path, {0: "H8 H9 HA SA"})
    text = play_on(match, ["f", "2"])
    assert "does not agree" in text
    assert current(match.game).phase == "play"


def test_leaving(path):
    match = at_play(path, {0: "H8 H9 HA SA"})
    text = play_on(match, ["q", "never asked"])
    assert "never asked" not in text


# -- what is kept


def test_a_match_goes_on_where_it_was(path):
    match = new_match(path, seed="tea")
    play_on(match, [*[""] * 5, *HINTS * 4])
    game = match.game
    match.close()
    file, setup = reopen(path)
    assert Match(file, setup).game == game
    assert setup.seat == 0
    assert setup.bots == ("simple",)
    assert setup.seconds > 0


def test_a_torn_last_line_is_left_out(path):
    match = new_match(path, seed="tea")
    play_deals(match)
    game = match.game
    match.close()
    path.write_bytes(path.read_bytes() + b'{"seq":9999,"eve')
    file, setup = reopen(path)
    assert file.warning is not None
    assert Match(file, setup).game == game


def test_an_edited_log_is_refused(path):
    match = new_match(path, seed="tea")
    play_deals(match)
    match.close()
    path.write_bytes(path.read_bytes().replace(b'"seat":0', b'"seat":1', 1))
    with pytest.raises(TextError) as refusal:
        reopen(path)
    assert refusal.value.code == "save-refused"
    assert refusal.value.details["problem"].key == "error-log-sum"
    assert "line 3: The checksum does not fit" in refusal.value.message()


@pytest.mark.parametrize("content", [b"hello\n", b'{"a":1}\n', b"", b"\x00\xff\n", b"[1]\n"])
def test_another_kind_of_file_is_refused(path, content):
    path.write_bytes(content)
    with pytest.raises(TextError):
        reopen(path)


def test_a_log_in_use_is_refused(path):
    match = new_match(path)
    with pytest.raises(TextError) as refusal:
        reopen(path)
    assert refusal.value.code == "log-in-use"
    match.close()


def test_the_setup_beside_the_log(path):
    new_match(path, seat=2).close()
    assert read_setup(path).seat == 2
    setup_path(path).write_text("{]")
    with pytest.raises(TextError) as refusal:
        reopen(path)
    assert refusal.value.code == "setup-unreadable"
    setup_path(path).unlink()
    file, setup = reopen(path)
    assert setup is None
    file.close()


def test_no_file_is_left_where_a_match_cannot_be_kept(tmp_path, monkeypatch):
    def fail(self, events):
        raise TextError("log-unwritable", file="x", reason="no space")

    monkeypatch.setattr(EventLogFile, "append", fail)
    with pytest.raises(TextError):
        new_match(tmp_path / "deep" / "match.jsonl")
    assert list((tmp_path / "deep").iterdir()) == []


def test_nothing_is_shown_that_is_not_saved(path, monkeypatch):
    match = at_play(path, {0: "H8 H9 HA SA"})
    game = match.game

    def fail(self, events):
        raise TextError("log-unwritable", file="x", reason="no space")

    monkeypatch.setattr(EventLogFile, "append", fail)
    terminal = ScriptedTerminal(["HA"])
    with pytest.raises(TextError):
        client_of(match, terminal).run()
    assert "1 you (lead)" not in terminal.text
    assert match.game == game


def test_the_default_folder(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert default_folder() == tmp_path / "shengji"
    monkeypatch.setenv("XDG_STATE_HOME", "not/absolute")
    assert default_folder().parts[-3:] == (".local", "state", "shengji")


def test_nothing_hidden_is_shown(path):
    """While a deal is played the client prints no card that another hand still holds, nor the kitty."""
    match = at_play(path, {0: "H8 H9 HA SA", 1: "BJ BJ", 2: "LJ LJ"})
    text = play_on(match, ["?", "h", "a", "t", "v", "s", "r"])
    assert "BJ" not in text
    assert "LJ" not in text


def test_a_match_against_the_clock(path):
    match = new_match(path, match="timed", match_minutes=1)
    match.setup = match.setup.__class__(seat=0, bots=("simple",), seed=match.setup.seed, seconds=61)
    text = play_on(match, cycle(HINTS))
    assert "Time is up" in text
    assert match.game.over
    assert match.game.deals == 1


def test_the_setup_is_plain_json(path):
    new_match(path).close()
    assert json.loads(setup_path(path).read_text())["bots"] == ["simple"]


def test_the_preset_is_known(path):
    assert read_setup(new_match(path, "qq").file.path).preset in presets.names()
