"""Records as text: reading back what was written, and every fault with its place."""

import re

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from random_matches import match_log

from shengji.cards import bag
from shengji.game import actions as a
from shengji.game import apply, fold
from shengji.game import events as e
from shengji.notation.eventlog import decode, encode
from shengji.notation.reader import read
from shengji.notation.record import effective, from_events, replay, steps, to_events
from shengji.notation.rulestext import rules_from_tag, rules_to_tag
from shengji.notation.verifying import verify
from shengji.notation.writer import write, write_all
from shengji.rules.presets import load, names, with_options
from shengji.rules.ruleset import RuleSet
from shengji.text.errors import IllegalAction, ShengjiError, TextError
from shengji.text.messages import LANGUAGES

HOUSES = {
    "announced": ("competition", {"throw_reading": "announced", "failed_throw": "next_seat_chooses"}),
    "hidden": ("qq", {"hidden_declaration": True, "hide_stopper": True, "throw_penalty": 10}),
    "in-turn": ("competition", {"declare_when": "in_turn", "first_banker": "preset"}),
    "in-turn-open": ("competition", {"declare_when": "in_turn"}),
    "fixed": ("qq", {"declare_when": "fixed", "match": "points"}),
    "weak": ("qq", {"weak_hand": "redeal_and_contest", "weak_hand_points": 15, "weak_hand_times": 2}),
    "referee": ("qq", {"irregularities": "ends_deal"}),
    "fines": ("qq", {"irregularities": "points"}),
    "timed": ("qq", {"match": "timed"}),
    "alone": (
        "qq",
        {"seats": 5, "sides": "alone", "decks": 3, "kitty": 7, "undeclared_first": "as_later"},
    ),
    "no-kitty": ("bianfeng-4", {"kitty": 0, "undeclared": "no_trump"}),
    "cycle": ("qq", {"after_last": "cycle", "levels": ["5", "T"], "band_up": 5, "band_down": 5}),
}
RULES = {**{name: load(name) for name in names()}, **{k: with_options(load(n), o) for k, (n, o) in HOUSES.items()}}


def the_one(text):
    (found,) = read(text)
    return found


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("seed", range(4))
def test_reading_back_is_the_identity_and_replays_to_the_same_state(name, seed):
    events = match_log(RULES[name], seed, deals=2, extras=seed % 2 == 1)
    records = from_events(events)
    text = write_all(records)
    found = read(text)
    assert [each.problems for each in found] == [()] * len(records)
    assert tuple(each.record for each in found) == records
    assert write_all(each.record for each in found) == text
    for record in records:
        replayed = to_events(record)
        assert verify(replayed) is None
        game = fold(replayed)
        assert game.deal == replay(record).deal
        assert all(decode(encode(event)) == event for event in replayed)
    last, whole = replay(records[-1]), fold(events)
    assert last.deal == whole.deal
    for field in (
        "levels",
        "laps",
        "totals",
        "balances",
        "failures",
        "banker",
        "deals",
        "attempt",
        "contests",
        "won",
        "winners",
        "time_called",
    ):
        assert getattr(last, field) == getattr(whole, field), field


def test_take_backs_and_offers_in_vain_leave_no_trace():
    seen = set()
    for seed in range(1, 40, 2):
        events = match_log(RULES["qq"], seed, deals=2, extras=True)
        line = effective(events)
        seen |= {type(event) for event in events}
        assert not any(isinstance(event, e.TakenBack) for event in line)
        finished = sum(isinstance(event, e.Finished) for event in line)
        assert sum(isinstance(event, e.Proposed) for event in line) == finished
    assert {e.TakenBack, e.Finished} <= seen


def test_a_log_that_shows_only_one_hand_makes_no_record():
    events = match_log("qq", 1)
    hidden = msgspec.structs.replace(events[1], order=(), seed="")
    with pytest.raises(ShengjiError):
        from_events((events[0], hidden))
    with pytest.raises(TextError) as caught:
        from_events(events[1:])
    assert caught.value.code == "log-start"


# -- the rules in one line


@given(st.data())
def test_any_options_read_back_from_their_tag(data):
    from shengji.rules.ruleset import options

    chosen = data.draw(st.lists(st.sampled_from(sorted(options())), max_size=5, unique=True))
    changed = {}
    for name in chosen:
        option = options()[name]
        match option.kind:
            case "flag":
                changed[name] = data.draw(st.booleans())
            case "number":
                changed[name] = data.draw(st.integers(option.low, option.high))
            case "choice":
                changed[name] = data.draw(st.sampled_from(option.choices))
            case "list":
                changed[name] = data.draw(st.lists(st.sampled_from(option.choices), max_size=4))
            case "rows" if name == "hooks":
                changed[name] = data.draw(st.lists(st.sampled_from([["J", ""], ["A", "6"], ["2", "2"]]), max_size=2))
            case "rows":
                row = [data.draw(st.integers(-40, 300)), "kept", data.draw(st.integers(-3, 6)), 0]
                changed[name] = [row] * data.draw(st.integers(0, 2))
    rules = with_options(load(data.draw(st.sampled_from(names()))), changed)
    for gap in (" ", ""):
        tag = rules_to_tag(rules, gap)
        assert rules_from_tag(tag) == rules
        assert '"' not in tag
    assert " " not in rules_to_tag(rules, "")


def test_the_tag_names_the_nearest_rules():
    assert rules_to_tag(load("qq")) == "qq"
    assert rules_to_tag(with_options(load("qq"), {"throw_compare": "every_component"})) == (
        "qq; throw_compare=every_component"
    )
    assert rules_from_tag("default") == RuleSet()
    assert rules_from_tag(" qq ;kitty = 4; ") == with_options(load("qq"), {"kitty": 4})


# -- records by hand


def plain_record(name="qq", seed=5, deals=1):
    """The text of a random deal that was played to its end."""
    records = from_events(match_log(RULES[name], seed, deals=deals))
    return write(next(record for record in records if isinstance(to_events(record)[-1], e.DealEnded)))


TEXT = plain_record()


def codes(text):
    """The problems of a text with one record, each checked to have a text in every language."""
    (found,) = read(text)
    for problem in found.problems:
        for language in LANGUAGES:
            assert problem.message(language)
        assert str(problem).startswith(f"{problem.line}:{problem.column}: ")
        assert problem.code in repr(problem)
    return [problem.code for problem in found.problems]


def changed(old, new, text=TEXT, count=1):
    """The text with something replaced that must be in it; ``old`` is a regular expression."""
    assert re.search(old, text, re.MULTILINE), old
    return re.sub(old, new, text, count=count, flags=re.MULTILINE)


def test_forms_that_people_write():
    free = TEXT.replace("LJ", "小王").replace("BJ", "大王")
    body = free.index("\n1:")
    cards = free[body:].replace("result", "RESULT").replace("bury", "Bury")
    cards = re.sub(r"\b([SHCD])T\b", r"\g<1>10", cards).replace("H", "♥️").replace("S", "♠").replace("C", "梅花")
    cards = cards.replace("RE♠ULT", "Result").replace("trump ♠", "trump 黑桃")
    found = the_one("\ufeff" + free[:body].replace("[Rules", "[ rules") + cards.replace("\n", "  \r\n"))
    assert found.complete
    assert found.record == the_one(TEXT).record
    assert write(found.record) == TEXT


@pytest.mark.parametrize("written", ["♥", "红桃", "h", "紅心"])
def test_trump_in_forms_that_people_write(written):
    text = next(text for text in map(plain_record, ["qq"] * 30, range(30)) if "\ntrump H," in text)
    for line in (f"\ntrump {written},", f"\nTrump {written}"):
        assert not codes(text.replace("\ntrump H,", line))
    assert codes(text.replace("\ntrump H,", "\ntrump S,")) == ["record-differs"]


def test_only_what_is_needed():
    """Without the tags that follow from others, and with only the first word of lines that follow from others."""
    text = re.sub(r"\[(RulesSum|Levels|Banker|Seats|Deal|Result|Seed|Commitment) .*\n", "", TEXT)
    text = re.sub(r"^result (\S+) .*", r"result \1", text, flags=re.MULTILINE)
    text = re.sub(r"^trump (\S+), .*", r"trump \1", text, flags=re.MULTILINE)
    found = the_one(text)
    assert not found.problems
    assert replay(found.record).deal.tricks == replay(the_one(TEXT).record).deal.tricks
    assert found.record.seed == ""


def test_a_seed_alone_says_what_was_dealt():
    text = re.sub(r"^(\d|kitty): .*\n", "", TEXT, flags=re.MULTILINE)
    assert the_one(text).complete
    assert the_one(text).record == the_one(TEXT).record


def test_remarks_are_kept_where_they_stand():
    text = changed(r"^(1: .*\n)", r"{A fine\n   deal}\n\1")
    text = changed(r"^(3\. \d: \S+ \S+)", r"\1 {ouch} {really}", text)
    text = changed(r"^(bury .*)", r"\1 {deep}", text)
    text = changed(r"^(trump .*)", r"\1 {so}", text)
    found = the_one(text)
    assert not found.problems
    assert [remark for _, remark in found.record.comments] == ["A fine deal", "so", "deep", "ouch", "really"]
    tidy = write(found.record)
    assert the_one(tidy).record == found.record
    assert write(the_one(tidy).record) == tidy


def test_other_tags_are_kept():
    text = '[Event "Club \\"evening\\""]\n[Director "吴"]\n' + TEXT
    found = the_one(text)
    assert not found.problems
    assert found.record.tags == (("Event", 'Club "evening"'), ("Director", "吴"))
    assert the_one(write(found.record)).record == found.record


def test_names_of_players_are_kept():
    record = the_one(TEXT).record
    named = msgspec.structs.replace(
        record, start=msgspec.structs.replace(record.start, names=('Li "Q"', "b\\c", "吳", "d e"))
    )
    assert the_one(write(named)).record == named


def test_several_records_and_what_is_wrong_in_each():
    bad = changed(r"^result .*", "resul 5")
    found = read(TEXT + "\n" + bad + "\n\n" + TEXT)
    assert [each.complete for each in found] == [True, False, True]
    assert {problem.line for problem in found[1].problems} <= set(range(found[1].line, found[2].line))
    assert found[0].record == found[2].record


def test_a_record_cut_at_any_line():
    lines = TEXT.splitlines(keepends=True)
    started = TEXT.index("\n1:")
    for count in range(len(lines)):
        text = "".join(lines[:count])
        (found,) = read(text)
        if not count:
            assert [p.code for p in found.problems] == ["record-none"]
            continue
        # With its seed a record knows its cards before they are written.
        assert [p.code for p in found.problems if p.warning] == ["record-cut"]
        if any(line.startswith("kitty") for line in lines[:count]):
            assert [p.code for p in found.problems] == ["record-cut"]
            assert the_one(write(found.record)).record == found.record
        elif len(text) > started + 1:
            assert found.record is None or any(line.startswith("[Seed") for line in lines[:count])


def test_a_record_cut_at_any_letter_gives_problems_and_no_accident():
    # A result is enough in its first word, so a cut in the last line may go unnoticed.
    for cut in range(0, TEXT.rindex("\nresult"), 13):
        (found,) = read(TEXT[:cut])
        assert found.problems
        for problem in found.problems:
            assert problem.message("zh-Hant")


@given(st.data())
def test_scribbles_give_problems_and_no_accident(data):
    text = TEXT
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(text) - 1))
        scribble = data.draw(
            st.sampled_from(["", "9", "[", '"', "{", "}", "/", "!", "S", "\n", ":", "@", " ", "王", "."])
        )
        text = text[:place] + scribble + text[place + data.draw(st.integers(0, 3)) :]
    for found in read(text):
        for problem in found.problems:
            assert problem.message("en")
        if found.record is not None:
            assert the_one(write(found.record)).record == found.record


@given(st.text(max_size=60))
def test_any_text_gives_problems_and_no_accident(text):
    for found in read(text):
        assert found.problems
        assert not found.complete


# -- every fault by its code

NUMBER = 10**30


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        (r"^\[Rules .*", '[Rules "qqq"]', "preset-unknown"),
        (r"^\[Rules .*", '[Rules "qq; kity=3"]', "option-unknown"),
        (r"^\[Rules .*", '[Rules "qq; kitty=many"]', "option-value"),
        (r"^\[Rules .*", '[Rules "qq; kitty=7"]', "hands-uneven"),
        (r"^\[Rules .*", '[Rules "qq; kitty"]', "rules-tag"),
        (r"^\[Rules .*\n", "", "record-no-rules"),
        (r"^\[Rules ", "[Rules: ", "record-tag-form"),
        (r"^\[Rules .*", "[Rules]", "record-tag-form"),
        (r"^\[RulesSum .*", '[RulesSum "00000000"]', "record-rules-changed"),
        (r"^\[Banker ", "[Bankr ", "record-tag-unknown"),
        (r"^\[Deal ", '[Levels "2 2 2 2"]\n[Deal ', "record-tag-twice"),
        (r"^\[Levels .*", '[Levels "2 2"]', "record-number-of"),
        (r"^\[Levels .*", '[Levels "2 2 2 x"]', "level-unknown"),
        (r"^\[Levels .*", '[Levels "2 2 2 NT"]', "level-not-played"),
        (r"^\[Seats .*", '[Seats "a" "b"]', "record-number-of"),
        (r"^\[Banker .*", '[Banker "5"]', "record-seat"),
        (r"^\[Banker .*", f'[Banker "{NUMBER}"]', "record-seat"),
        (r"^\[Deal .*", '[Deal "0"]', "record-number"),
        (r"^\[Deal .*", '[Deal "one"]', "record-number"),
        (r"^\[Deal .*", f'[Deal "{"9" * 5000}"]', "record-number"),
        (r"^\[Deal ", '[Laps "1 x 1 1"]\n[Deal ', "record-number-of"),
        (r"^\[FirstSeat .*", '[FirstSeat "first"]', "record-seat"),
        (r"^\[Seed .*", '[Seed "12"]', "seed-form"),
        (r"^\[Seed .*", f'[Seed "{"0" * 64}"]', "record-seed"),
        (r"^\[Commitment .*", f'[Commitment "{"0" * 64}"]', "record-commitment"),
        (r"^\[Result .*", '[Result "1"]', "record-result-tag"),
        (r"^2: \S+", "2: S1", "card-unknown"),
        (r"^2: \S+ ", "2: ", "record-hand-size"),
        (r"^2: \S+ \S+", "2: BJ BJ", "record-pack"),
        (r"^2: .*\n", "", "record-no-hand"),
        (r"^kitty: .*\n", "", "record-no-kitty"),
        (r"^2: ", "1: ", "record-cards-twice"),
        (r"^(bury .*)", r"\1\n1: SA", "record-cards-late"),
        (r"^pass \d", "pass 7", "record-seat"),
        (r"^pass \d", "pass", "record-seat"),
        (r"^pass \d", "pas 1", "record-word"),
        (r"^pass \d", "hum 1", "record-word"),
        (r"^pass \d", "declare 1: S2 @x", "record-dealt"),
        (r"^pass \d", "declare 1: SX", "card-unknown"),
        (r"^pass \d", "declare 1: SA SA @1", "declare-too-late"),
        (r"^pass \d", "declare 1:", "declare-nothing"),
        (r"^pass \d", "bury 1: S3", "not-now"),
        (r"^trump (\S+),", "trump X,", "trump-unknown"),
        (r"^trump .*", "trump", "trump-unknown"),
        (r"^(trump .*)banker \d", r"\1banker 9", "record-differs"),
        (r"^(trump \S+), .*", r"\1, banker", "record-differs"),
        (r"^(trump .*)", r"\1 indeed", "record-differs"),
        (r"^bury (\d: \S+) \S+", r"bury \1", "bury-count"),
        (r"^bury \d: \S+", "bury 1: ZZ", "card-unknown"),
        (r"^3\. ", "4. ", "record-trick-number"),
        (r"^3\. \d", "3. 9", "record-seat"),
        (r"^(3\. \d: \S+ \S+ \S+) \S+\n4", r"\1\n3", "record-trick-short"),
        (r"^(3\. .*)\n4\. \d: (\S+)", r"\1 \2\n4...", "record-too-many"),
        (r"^3\. (\d): \S+", r"3. \1: ??", "card-unknown"),
        (r"^3\. (\d): \S+", r"3. \1: S7!x!", "record-play"),
        (r"^3\. (\d): \S+", r"3. \1: S7+", "play-empty-component"),
        (r"^3\. (\d): (\S+)", r"3. \1: \2/S7!2", "record-throw-stands"),
        (r"^3\. (\d): (\S+)", r"3. \1: /S7", "not-now"),
        (r"^result (\S+)", "result 9999", "record-differs"),
        (r"^result .*", "*", "record-over"),
        (r"^result .*", "{the end", "record-remark-open"),
        (r"^(5\. .*)", r"\1\nresult 80", "record-not-yet"),
        (r"^(5\. .*)", r"\1\nredealt undeclared", "record-not-yet"),
        (r"^(5\. .*)", r"\1\npenalty 3: 1", "not-now"),
        (r"^(5\. .*)", r"\1\npenalty 3", "record-penalty"),
        (r"^(5\. .*)", r"\1\noffer 2: me", "record-offer"),
        (r"^(5\. .*)", r"\1\nagree 2", "no-proposal"),
        (r"^(5\. .*)", r"\1\ntrump H", "record-differs"),
    ],
)
def test_every_fault_is_found_in_its_place(old, new, code):
    text = changed(old, new)
    assert code in codes(text)
    (found,) = read(text)
    problem = next(problem for problem in found.problems if problem.code == code)
    before = TEXT[: re.search(old, TEXT, re.MULTILINE).start()].count("\n") + 1
    # What is missing is found where its record begins, or where it would have been needed.
    assert problem.line in (1, before, before + 1, before + 2) or code in ("record-pack", "record-seed")
    assert problem.column >= 1


def failed_throw(name):
    """A record in which a throw fails, as text."""
    pattern = r"^\d+(\.|\.\.\.) .*/"
    for seed in range(60):
        for record in from_events(match_log(RULES[name], seed, deals=2)):
            text = write(record)
            if re.search(pattern, text, re.MULTILINE):
                return text
    raise AssertionError("no throw failed")


def test_failed_throws_are_compared():
    text = failed_throw("qq")
    assert not codes(text)
    assert codes(changed(r"/\w+!\d", "", text)) == ["record-throw-fails"]
    assert codes(changed(r"/\w+!", "/BJBJ!", text)) == ["record-forced"]
    stopper = int(re.search(r"/\w+!(\d)", text)[1])
    assert codes(changed(r"(/\w+!)\d", rf"\g<1>{stopper % 4 + 1}", text)) == ["record-stopper"]
    assert not codes(changed(r"(/\w+)!\d", r"\1", text))


def test_a_choice_after_a_failed_throw():
    text = failed_throw("announced")
    while "/?" not in text:
        text = next(
            write(record)
            for seed in range(400)
            for record in from_events(match_log(RULES["announced"], seed))
            if "/?" in write(record)
        )
    assert not codes(text)
    chosen = changed(r" /(?!\?)\w+", " /BJBJBJ", text)
    assert codes(chosen)[0] == "choose-one"
    cut = text[: re.search(r" /(?!\?)\w+", text).start()] + "\n*\n"
    found = the_one(re.sub(r"\[Result .*", '[Result "*"]', cut))
    assert not found.problems
    assert replay(found.record).deal.phase == "choose"
    assert write(found.record).endswith("\n*\n")
    played = changed(r"/\?(!\d)?", r"/H2\1", text)
    assert "record-forced" in codes(played)


def test_a_throw_cannot_be_announced_with_other_cards():
    rules = RULES["announced"]
    for seed in range(30):
        for record in from_events(match_log(rules, seed)):
            for action, game, _, _ in steps(record):
                if isinstance(action, a.Play) and action.announced and action.announced[0] != action.announced[1]:
                    lie = a.Play(action.seat, action.cards, (action.announced[0],) * len(action.announced))
                    with pytest.raises(IllegalAction) as caught:
                        apply(game, lie)
                    assert caught.value.code == "announced-other-cards"
                    return
    raise AssertionError("no throw was announced")


def test_a_wrong_leader_is_named():
    text = changed(r"^3\. (\d):", lambda m: f"3. {int(m[1]) % 4 + 1}:")
    assert codes(text) == ["record-leader"]


# -- what cannot be written


def test_the_writer_is_strict():
    record = the_one(TEXT).record
    replaced = msgspec.structs.replace
    for change, code in [
        ({"comments": ((3, "a}b"),)}, "record-comment"),
        ({"comments": ((3, " a"),)}, "record-comment"),
        ({"tags": (("No blanks", "x"),)}, "record-tag"),
        ({"tags": (("Event", "a\nb"),)}, "record-tag"),
        ({"moves": (*record.moves[:9], a.Propose(1, "take_back"))}, "record-move"),
    ]:
        with pytest.raises(TextError) as caught:
            write(replaced(record, **change))
        assert caught.value.code == code
        for language in LANGUAGES:
            assert caught.value.message(language)
    with pytest.raises(IllegalAction):
        write(replaced(record, moves=(a.Play(0, bag([1])),)))
