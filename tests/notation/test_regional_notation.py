"""What only regional games have, in records, logs and sheets: auctions, stirs, lines, friends, 扛旗, payments."""

import re
from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from random_matches import match_log
from typer.testing import CliRunner

from shengji.cards import bag, hand_size
from shengji.cli import app
from shengji.game import apply, fold, start
from shengji.game import events as e
from shengji.game.actions import Bid, Call, Deal
from shengji.notation.calls import format_call, parse_call
from shengji.notation.eventlog import decode, encode, read_log, write_log
from shengji.notation.reader import read
from shengji.notation.record import from_events, replay, to_events
from shengji.notation.verifying import verify
from shengji.notation.writer import write, write_all
from shengji.rules.presets import load, names, with_options
from shengji.testing import random_deal
from shengji.text.errors import TextError
from shengji.text.messages import LANGUAGES

ADDED = {
    e.BidMade: ("xinyang", "points"),
    e.AuctionWon: ("erqiwang", "points"),
    e.BankPassed: (with_options(load("daiwang"), {"first_banker": "preset"}), "banker"),
    e.Stirred: ("pajiwo", "count"),
    e.Revealed: ("chaodipi-hidden", "points"),
    e.LineNamed: ("one-deck-line", "points"),
    e.FriendsCalled: ("zhaopengyou", "seat"),
    e.FriendJoined: ("zhaopengyou", "seat"),
}
"""Each event of regional games, a preset in which it happens, and one of its fields."""


def with_event(kind, preset):
    """A random match of a deal in which an event happens, and its place."""
    for seed in range(200):
        log = match_log(preset, seed)
        place = next((place for place, event in enumerate(log) if isinstance(event, kind)), None)
        if place is not None:
            return log, place
    raise AssertionError("it never happens")


def codes(text):
    """The problems of a text with one record, each checked to have a text in every language."""
    (found,) = read(text)
    for problem in found.problems:
        for language in LANGUAGES:
            assert problem.message(language)
            assert "{" not in problem.message(language)
    return [problem.code for problem in found.problems]


@cache
def flag_log(seed="1"):
    """The log of a deal at 扛旗, its banker's side having failed there once."""
    begun = start(load("chaodipi"), levels=("KQ", "5", "KQ", "5"), banker=0)
    log = [replace(begun, failures=(1, 0, 1, 0), deals=8)]
    random_deal(fold(log), log, seed * 64, Random(seed))
    return log


# -- logs


@pytest.mark.parametrize("preset", names())
def test_random_deals_of_every_preset_read_back_from_a_log_and_from_records(preset):
    log = [start(load(preset))]
    rng = Random(preset)
    game = fold(log)
    for number in range(2):
        if not game.over:
            game = random_deal(game, log, f"{number + 3}" * 64, rng)
    assert read_log(write_log(log)).checked() == tuple(log)
    assert verify(log) is None
    records = from_events(log)
    found = read(write_all(records))
    assert not [problem for each in found for problem in each.problems]
    assert tuple(each.record for each in found) == records
    assert replay(found[-1].record).deal == game.deal


@pytest.mark.parametrize("kind", ADDED)
def test_every_new_event_is_found_when_it_is_changed_left_out_or_doubled(kind):
    preset, field = ADDED[kind]
    log, place = with_event(kind, preset)
    assert decode(encode(log[place])) == log[place]
    changed = replace(log[place], **{field: getattr(log[place], field) + 1})
    for edited in (
        [*log[:place], changed, *log[place + 1 :]],
        [*log[:place], *log[place + 1 :]],
        [*log[: place + 1], *log[place:]],
    ):
        found = verify(edited)
        assert found is not None
        # Without the bank's passing the passes after it go on with those before it, for a while.
        assert place + 1 <= found.line <= place + (6 if kind is e.BankPassed else 3)
        for language in LANGUAGES:
            assert found.message(language)


def test_calls_are_text_in_a_log():
    event = e.FriendsCalled(2, (Call(51, 2), Call(37, 0)))
    assert encode(event) == b'{"event":"friendscalled","seat":2,"calls":["2 SA","other HK"]}'
    assert decode(encode(event)) == event
    with pytest.raises(TextError) as caught:
        decode('{"event":"friendscalled","seat":2,"calls":["SA"]}')
    assert caught.value.code == "call-form"
    with pytest.raises(TextError) as caught:
        decode('{"event":"friendscalled","seat":2,"calls":2}')
    assert caught.value.code == "log-field-value"


@pytest.mark.parametrize(("text", "call"), [("2 SA", "2 SA"), ("Other红桃K", "other HK"), (" 1 大王", "1 BJ")])
def test_calls_in_forms_that_people_write(text, call):
    assert format_call(parse_call(text)) == call
    assert parse_call(call) == parse_call(text)


@pytest.mark.parametrize(
    ("text", "code"), [("SA", "call-form"), ("0 SA", "call-form"), ("", "call-form"), ("2 S1", "card-unknown")]
)
def test_what_is_no_call(text, code):
    with pytest.raises(TextError) as caught:
        parse_call(text)
    assert caught.value.code == code
    for language in LANGUAGES:
        assert caught.value.message(language)


# -- records


def text_with(kind, preset):
    """The canonical text of a record in which an event happens."""
    return write(from_events(with_event(kind, preset)[0])[-1])


@pytest.mark.parametrize(
    ("kind", "old", "new", "code"),
    [
        (e.BidMade, r"^bid (\d): \S+", r"bid \1: 77", "bid-illegal"),
        (e.BidMade, r"^bid (\d): \S+", r"bid \1: many", "record-bid"),
        (e.BidMade, r"^bid (\d): \S+", r"bid \1", "record-bid"),
        (e.BidMade, r"^bid \d", "bid 7", "record-seat"),
        (e.AuctionWon, r"^auction (\d): \d+", r"auction \1: 5", "record-differs"),
        (e.AuctionWon, r"^(bid .*)", r"auction 1: 100\n\1", "record-not-yet"),
        (e.AuctionWon, r"^trump \S+,.*", "trump NT", "declare-no-trump-forbidden"),
        (e.BankPassed, r"^bank \d", "bank 9", "record-differs"),
        (e.BankPassed, r"^(bank .*)", r"\1\nbury 1: S3", "not-now"),
        (e.Stirred, r"^stir (\d): .*", r"stir \1: SX", "card-unknown"),
        (e.Stirred, r"^stir (\d): .*", r"stir \1: BJ BJ as X", "trump-unknown"),
        (e.Stirred, r"^stir (\d): (.*)", r"stir \1: \2 as S", "declare-names-itself"),
        (e.Stirred, r"^stir \d:.*", "stir", "record-seat"),
        (e.Revealed, r"^reveal \S+", "reveal X", "trump-unknown"),
        (e.Revealed, r"^reveal.*", "reveal", "trump-unknown"),
        (e.Revealed, r"^(reveal .*)", r"\1 indeed", "record-differs"),
        (e.LineNamed, r"^line (\d): \d+", r"line \1: 33", "line-illegal"),
        (e.LineNamed, r"^line (\d): \d+", r"line \1: low", "record-line"),
        (e.LineNamed, r"^line (\d): \d+", r"line \1", "record-line"),
        (e.FriendsCalled, r"^call (\d): .*", r"call \1: SA", "call-form"),
        (e.FriendsCalled, r"^call (\d): .*", r"call \1: 1 SX", "card-unknown"),
        (e.FriendsCalled, r"^call (\d): .*", r"call \1: 1 BJ", "call-card"),
        (e.FriendsCalled, r"^call (\d): (.*)", r"call \1: \2, \2", "call-number"),
        (e.FriendsCalled, r"^call (\d): .*", r"call \1:", "call-number"),
        (e.FriendJoined, r"\((joins|spent)\)", "(joins:2)", "record-joins"),
        (e.FriendJoined, r"^(1\. \d: \S+)", r"\1 (joins)", "record-joins"),
    ],
)
def test_every_fault_of_the_new_lines(kind, old, new, code):
    text = text_with(kind, ADDED[kind][0])
    assert re.search(old, text, re.MULTILINE)
    bad = re.sub(old, new, text, count=1, flags=re.MULTILINE)
    assert code in codes(bad)
    (found,) = read(bad)
    problem = next(problem for problem in found.problems if problem.code == code)
    line = next(i for i, (a, b) in enumerate(zip(bad.splitlines(), text.splitlines(), strict=False), 1) if a != b)
    assert line <= problem.line <= line + 1
    if found.record is not None:
        assert read(write(found.record))[0].record == found.record


@pytest.mark.parametrize("kind", ADDED)
def test_a_record_cut_at_any_line_goes_as_far_as_it_goes(kind):
    text = text_with(kind, ADDED[kind][0])
    lines = text.splitlines(keepends=True)
    first = next(i for i, line in enumerate(lines) if not re.match(r"\[|\n|(\d|kitty): ", line))
    for count in range(first, min(len(lines), first + 30)):
        (found,) = read("".join(lines[:count]))
        assert [p.code for p in found.problems] == ["record-cut"]
        assert read(write(found.record))[0].record == found.record


@pytest.mark.parametrize("kind", [e.AuctionWon, e.Revealed, e.FriendJoined])
def test_what_follows_from_the_lines_before_may_be_missing(kind):
    text = text_with(kind, ADDED[kind][0])
    bare = re.sub(r"^(auction|reveal) .*\n| \((joins|spent)\)", "", text, flags=re.MULTILINE)
    assert bare != text
    assert codes(bare) == []
    assert write(read(bare)[0].record) == text


def test_lines_as_people_write_them():
    text = text_with(e.FriendJoined, "zhaopengyou")
    free = re.sub(r"^call (\d): (\S+) (.*)", r"CALL \1 \2 \3", text.replace("(joins)", "(JOINS)"), flags=re.MULTILINE)
    assert codes(free) == []
    assert write(read(free)[0].record) == text
    text = text_with(e.BidMade, "xinyang")
    free = text.replace("pass", "Pass").replace("trump ", "trump ♠".replace("♠", ""))
    assert codes(re.sub(r"^auction (\d):", r"auction \1", free, flags=re.MULTILINE)) == []


@given(st.data())
def test_scribbles_give_problems_and_no_accident(data):
    kind = data.draw(st.sampled_from(list(ADDED)))
    text = text_with(kind, ADDED[kind][0])
    body = text.index("\n\n")
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(body, len(text) - 1))
        scribble = data.draw(st.sampled_from(["", "9", "(", ")", ",", "as", "S", "\n", ":", "@", " ", "王", "."]))
        text = text[:place] + scribble + text[place + data.draw(st.integers(0, 3)) :]
    for found in read(text):
        for problem in found.problems:
            assert problem.message("en")
        if found.record is not None:
            assert read(write(found.record))[0].record == found.record


def test_the_deal_after_the_ace_has_no_kitty():
    log = flag_log()
    assert verify(log) is None
    (record,) = from_events(log)
    text = write(record)
    assert "kitty:" not in text
    assert '[Levels "KQ 5 KQ 5"]' in text
    assert '[Failures "1 0 1 0"]' in text
    assert "\ntrump NT, banker 1, level KQ, fixed\n" in text
    assert all(len(line.split()) == 28 for line in text.splitlines() if re.match(r"\d: ", line))
    (found,) = read(text)
    assert found.record == record
    assert not found.problems
    assert to_events(found.record) == tuple(log)
    assert replay(found.record).failures in ((0, 0, 0, 0), (2, 0, 2, 0))
    # The seed alone says as much.
    assert read(re.sub(r"^\d: .*\n", "", text, flags=re.MULTILINE))[0].record == record
    assert codes(text.replace("\n1. ", "\nkitty: SA\n1. ", 1))


def test_what_is_won_goes_on_into_the_next_record():
    log = match_log("super", 2, deals=3)
    first, *_, last = from_events(log)
    assert first.start.balances == ()
    assert last.start.balances != ()
    assert "[Balances " in write(last)
    assert "payments " in write(last)
    assert replay(last).balances == fold(log).balances


@pytest.mark.parametrize(
    ("preset", "expected"), [("nanning", r"^result -?\d+ = \d+ [+-] \d+, "), ("erbaisi", r"^result \d+, kitty \d+x2, ")]
)
def test_results_of_other_kinds(preset, expected):
    texts = (write(from_events(match_log(preset, seed))[-1]) for seed in range(60))
    text = next(text for text in texts if re.search(expected, text, re.MULTILINE))
    assert codes(text) == []
    assert "record-differs" in codes(
        re.sub(r"^(result \S+ = \d+ . |result \d+, kitty )\d+", r"\g<1>999", text, flags=re.MULTILINE)
    )


def test_a_pair_that_names_the_trump():
    rules = load("chaodipi")
    for seed in range(400):
        log = match_log(rules, seed)
        named = next((x for x in log if isinstance(x, e.Declared | e.Stirred) and x.trump), None)
        if named is not None:
            break
    text = write(from_events(log)[-1])
    line = re.search(r"^(declare|stir) \d: H5 H5 as (\S+)", text, re.MULTILINE)
    assert line[2] == named.trump
    assert codes(text) == []
    assert codes(text.replace(line[0], line[0].rpartition(" as ")[0]))[0] == "declare-name-trump"


# -- sheets


@pytest.fixture
def run(monkeypatch, tmp_path):
    for name, value in {"LANG": "C.UTF-8", "COLUMNS": "240", "NO_COLOR": "1"}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.delenv("SHENGJI_LANG", raising=False)

    def command(log, *words):
        file = tmp_path / "match.jsonl"
        file.write_bytes(write_log(log))
        result = CliRunner().invoke(app, [*words[:-1], str(file), "--lang", words[-1]], catch_exceptions=False)
        assert "Traceback" not in result.output
        assert "record-" not in result.output
        return result

    return command


SHOWN = {
    e.AuctionWon: ["wins the auction", "Bids:", "named by the banker", "Payments by seat", "and needed"],
    e.BankPassed: ["cannot declare: the bank goes to"],
    e.Stirred: ["stirs with", "takes the kitty", "does not stir"],
    e.Revealed: ["are turned up"],
    e.LineNamed: ["names the line"],
    e.FriendsCalled: ["calls as friends", "Banker’s side: ", "declaring"],
    e.FriendJoined: ["joins the banker"],
}


@pytest.mark.parametrize("kind", SHOWN)
def test_sheets_say_what_happened(run, kind):
    for seed in range(100):
        log, _ = with_event(kind, ADDED[kind][0]) if not seed else (match_log(ADDED[kind][0], seed), 0)
        shown = run(log, "record", "show", "en")
        if all(part in shown.stdout for part in SHOWN[kind]):
            break
    else:
        pytest.fail(f"not all of {SHOWN[kind]} are said")
    for language in ("zh-Hans", "zh-Hant"):
        assert run(log, "record", "show", language).exit_code == 0


def test_sheets_and_shuffles_of_the_deal_after_the_ace(run):
    log = flag_log()
    for language in LANGUAGES:
        assert run(log, "record", "show", language).exit_code == 0
        assert run(log, "record", "verify", language).exit_code == 0
        assert run(log, "verify-shuffle", language).exit_code == 0
    seed = log[1].seed
    words = ["verify-shuffle", "--seed", seed, "--rules", "chaodipi", "--level", "KQ"]
    shown = CliRunner().invoke(app, words).stdout
    assert "kitty" not in shown.split("\n1: ")[0]
    hands = [line for line in shown.splitlines() if re.match(r"\d: ", line)]
    assert [len(line.split()) for line in hands] == [28] * 4


def test_everyones_points_are_shown_where_everyone_plays_alone(run):
    shown = run(match_log("erbaisi", 1), "record", "show", "en").stdout
    assert "Points by seat: 1: " in shown
    assert "Scores by seat: 1: " in shown
    rules = with_options(load("erbaisi"), {})
    log = match_log(rules, 1)
    played = [place for place, event in enumerate(log) if isinstance(event, e.TrickTaken)]
    assert "points by seat so far" in run(log[: played[4] + 1], "record", "show", "en").stdout


def test_nobody_bids(run):
    log = [start(load("erqiwang"))]
    game, caused = apply(fold(log), Deal("5" * 64))
    log += caused
    while game.deal.phase == "auction":
        game, caused = apply(game, Bid(game.deal.turn, 0))
        log += caused
    assert verify(log) is None
    text = write(from_events(log)[0])
    assert text.count("pass") == 4
    assert text.endswith("\nredealt undeclared\n")
    assert codes(text) == []
    assert "Nobody bids" in run(log, "record", "show", "en").stdout


def test_bags_of_the_flag_deal_are_whole():
    assert hand_size(bag(flag_log()[1].order)) == 108
