"""Presets, options from plain data, the pack and the checks of rule sets."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from shengji.arena.simulate import Plan, play
from shengji.cards import FULL_DECK, MOST_IN_HAND, copies, kinds, kinds_at_least, points, size
from shengji.game import start
from shengji.game.events import DealEnded, Played
from shengji.rules import presets
from shengji.rules.checks import problems
from shengji.rules.deck import even_kitties, hand_size, pack, removed_cards, total_points
from shengji.rules.ruleset import ALL_LEVELS, Hook, RuleSet, ScoreRow, differences, options
from shengji.rules.values import OptionErrors
from shengji.text.cards import format_cards, parse_kind
from shengji.text.errors import TextError
from shengji.text.messages import LANGUAGES

HANDS = {
    "one-deck": (12, 6),
    "one-deck-2s": (12, 6),
    "one-deck-house": (12, 6),
    "competition": (25, 8),
    "qq": (25, 8),
    "s2-classic": (25, 8),
    "s1": (25, 8),
    "online": (25, 8),
    "super": (25, 8),
    "botzone": (25, 8),
    "competition-3": (39, 6),
    "lianzhong-3": (39, 6),
    "bianfeng-3": (39, 6),
    "qq-3": (39, 6),
    "bianfeng-4": (52, 8),
    "zhongyou-4": (52, 8),
    "two-player": (49, 10),
    "two-player-1": (24, 6),
    "one-deck-line": (12, 6),
    "nanning": (54, 0),
    "changzhou": (51, 12),
    "pajiwo": (25, 8),
    "chaodipi": (25, 8),
    "chaodipi-hidden": (25, 8),
    "xinyang": (25, 8),
    "erqiwang": (25, 8),
    "erbaisi": (25, 8),
    "zhaopengyou": (31, 7),
    "zhaopengyou-6": (35, 6),
    "goudaodi": (25, 8),
    "anliang": (25, 8),
    "daiwang": (25, 8),
    "wu-shi-k": (25, 8),
    "nine-to-ace": (25, 8),
    "twenty-bands": (25, 8),
}


AUCTION = {"declare_when": "auction", "scoring": "bid", "match": "points"}


def make(**values):
    return presets.with_options(RuleSet(), values)


def any_value(option):
    """Values of an option, as a rule set holds them."""
    match option.kind:
        case "flag":
            return st.booleans()
        case "number":
            return st.integers(option.low, option.high)
        case "choice":
            return st.sampled_from(option.choices)
        case "list":
            return st.lists(st.sampled_from(option.choices), max_size=6).map(tuple)
    if option.name == "hooks":
        rows = st.builds(Hook, st.sampled_from(ALL_LEVELS), st.sampled_from(["", *ALL_LEVELS]))
    else:
        banks = st.sampled_from(["kept", "lost", "contested"])
        steps = st.integers(-3, 9)
        rows = st.builds(ScoreRow, st.integers(-200, 600), banks, steps, steps)
    return st.lists(rows, max_size=4).map(tuple)


# Some options changed from some preset.
RULES = st.tuples(
    st.sampled_from(presets.names()),
    st.lists(st.sampled_from(sorted(options())), max_size=8, unique=True).flatmap(
        lambda names: st.fixed_dictionaries({name: any_value(options()[name]) for name in names})
    ),
).map(lambda parts: msgspec.structs.replace(presets.load(parts[0]), **parts[1]))


@pytest.mark.parametrize("name", presets.names())
def test_hands_and_kitty_of_each_preset(name):
    rules = presets.load(name)
    assert (hand_size(rules), rules.kitty) == HANDS[name]
    assert total_points(rules) == (240 if name == "erbaisi" else 100 * rules.decks)


@pytest.mark.parametrize("name", presets.names())
def test_presets_have_no_problems(name):
    assert problems(presets.load(name)) == []
    assert problems(RuleSet()) == []


@pytest.mark.parametrize("name", presets.names())
def test_presets_are_named_and_sourced_in_each_language(name):
    preset = presets.preset(name)
    for texts in (preset.title, preset.summary, preset.source):
        assert set(texts) == set(LANGUAGES)
        assert all(texts.values())
        assert texts["en"].isascii() or "…" in texts["en"]
        assert not texts["zh-Hans"].isascii()


def test_every_preset_is_listed_here():
    assert set(HANDS) == set(presets.names())


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("competition", {"no_trump": "forbidden", "level_cap": 0, "undeclared_first": "redeal"}),
        ("competition-3", {"kitty_multiplier": "competition_3", "tractor_ladder": "width_first"}),
        ("qq", {"first_banker": "first_declarer", "undeclared": "no_trump", "kitty_multiplier": "power"}),
        ("qq-3", {"tractor_ladder": "run_first", "merge_joker_rungs": True, "kitty_shape": "winner"}),
        ("s2-classic", {"undeclared": "third_kitty_card", "level_cap": 3, "partner_reinforce": True}),
        ("s1", {"shutout": False, "level_cap": 3, "win_at": "reaching", "reinforce": "also_after"}),
        ("online", {"kitty_multiplier": "power_length", "level_cap": 3}),
        ("super", {"declare_ladder": "pairs_ranked", "after_last": "cycle", "join_level_joker": False}),
        ("botzone", {"throw_follow": "pairs_if_tractor", "short_tractor_duty": False}),
        ("lianzhong-3", {"tractor_ladder": "lianzhong", "throw_reading": "fewest_singles"}),
        ("bianfeng-4", {"decks": 4, "tractor_ladder": "run_first", "throw_reading": "fewest_singles"}),
        ("zhongyou-4", {"tractor_ladder": "width_first", "kitty_multiplier": "twice_cards"}),
        ("one-deck-2s", {"permanent": ("2",), "levels": ALL_LEVELS[1:]}),
        ("two-player", {"sides": "alone", "seats": 2}),
        ("nanning", {"trick_rule": "any_width", "throws": "none", "permanent": ("2",), "last_trick": "times_cards"}),
        ("changzhou", {"tractors": "none", "line": 160, "band_up": 10, "declare_jokers": "all_decks"}),
        ("pajiwo", {"declare_ladder": "pairs_ranked", "overcall_after_bury": "open"}),
        ("chaodipi", {"top_card": "H5", "top_card_joins": False, "must_play": ("2", "A"), "flag_line": 100}),
        ("chaodipi", {"trick_rule": "five_ten_king", "line": 80, "band_up": 10, "flag_failures": 3}),
        ("chaodipi-hidden", {"overcall_after_bury": "hidden", "stir_penalty": 80, "look_back": True}),
        ("xinyang", {"bid_start": 120, "bid_lowest": 80, "bid_step": 5, "bid_once": True, "levels": ()}),
        ("xinyang", {"permanent": ("2", "7"), "throws": "none", "single_doubles": False, "scoring": "bid"}),
        ("erqiwang", {"throws": "trump", "bid_once": False, "throw_penalty": 0, "join_permanent": "all"}),
        ("erbaisi", {"joker_points": 10, "levels": ("T",), "permanent": ("2",), "sides": "alone"}),
        ("zhaopengyou", {"seats": 5, "decks": 3, "sides": "friends", "next_banker": "declared"}),
        ("goudaodi", {"hooks": (Hook("J"), Hook("A"))}),
        ("daiwang", {"joker_with_declaration": "colour", "undeclared": "opponents_take_bank"}),
        ("wu-shi-k", {"levels": ("5", "T", "K")}),
        ("nine-to-ace", {"levels": ("9", "T", "J", "Q", "K", "A")}),
        ("super", {"overcall_after_bury": "open", "stir_first_deal": False, "stakes": "super_coins"}),
    ],
)
def test_what_the_sources_settle(name, given):
    rules = presets.load(name)
    assert {option: getattr(rules, option) for option in given} == given


def test_the_table_of_super_shengji():
    steps = {row.points: row.banker or -row.opponents for row in presets.load("super").score_table}
    assert steps == {
        0: 6, 5: 5, 15: 4, 25: 3, 35: 2, 40: 1, 80: 0, 120: -1, 125: -2, 165: -3, 205: -4, 245: -5, 285: -6
    }  # fmt: skip


# -- reading and writing


@given(RULES)
def test_saving_and_loading_is_the_identity(rules):
    assert presets.from_toml(presets.to_toml(rules)) == rules
    assert presets.from_toml(presets.to_toml(rules, base="qq")) == rules
    assert presets.from_mapping({"options": differences(rules, RuleSet())}) == rules
    plain = msgspec.json.decode(msgspec.json.encode(differences(rules, presets.load("super"))))
    assert presets.from_mapping({"preset": "super", "options": plain}) == rules


@given(RULES)
def test_checks_never_fail_and_explain_themselves(rules):
    for problem in problems(rules):
        assert set(problem.options) <= set(options())
        for language in LANGUAGES:
            assert problem.message(language)
            assert problem.suggestion(language)


def test_from_mapping_takes_a_name_or_an_object():
    qq = presets.load("qq")
    assert presets.from_mapping("qq") == presets.from_mapping({"preset": "qq"}) == qq
    assert presets.from_mapping({}) == presets.from_mapping({"preset": None}) == RuleSet()
    assert presets.from_mapping({"preset": "qq", "options": {"level_cap": 3}}).level_cap == 3


def test_a_file_is_read_and_takes_its_stem_as_name(tmp_path):
    file = tmp_path / "ours.toml"
    file.write_text('extends = "qq"\ntitle = "家规"\n[options]\nlevel_cap = 3\n', encoding="utf-8")
    preset = presets.read_preset(file)
    assert (preset.name, preset.parent, preset.title["en"]) == ("ours", "qq", "家规")
    assert preset.rules == presets.from_toml(file) == presets.with_options(presets.load("qq"), {"level_cap": 3})
    assert preset.base == presets.load("qq")


@pytest.mark.parametrize(
    ("name", "written", "value"),
    [
        ("shutout", "no", False),
        ("remove_low", "Yes", True),
        ("self_overcall", True, "yes"),
        ("reinforce", False, "no"),
        ("bombs", False, "none"),
        ("split", "keep_wider", ("keep_wider",)),
        ("permanent", [2, "7"], ("2", "7")),
        ("must_play", [5, 10, "k"], ("5", "T", "K")),
        ("fixed_trump", "nt", "NT"),
        ("hooks", [["J"], ["Q", "6"]], (Hook("J"), Hook("Q", "6"))),
        ("hooks", [{"card": "A"}], (Hook("A"),)),
        ("score_table", [[0, "kept", 1, 0]], (ScoreRow(0, "kept", 1, 0),)),
    ],
)
def test_values_are_read_leniently(name, written, value):
    assert getattr(make(**{name: written}), name) == value


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("kitty", "8"),
        ("kitty", 8.0),
        ("kitty", True),
        ("kitty", 61),
        ("kitty", -1),
        ("shutout", 1),
        ("shutout", "maybe"),
        ("throws", "trumps"),
        ("throws", None),
        ("split", ["keep_all"]),
        ("levels", ["1"]),
        ("score_table", "none"),
        ("score_table", [[0, "kept"]]),
        ("hooks", [{"card": "A", "from": "2"}]),
        ("hooks", [{"to": "2"}]),
    ],
)
def test_wrong_values_are_refused_in_words(name, written):
    with pytest.raises(TextError) as caught:
        make(**{name: written})
    assert caught.value.code == "option-value"
    for language in LANGUAGES:
        assert name in caught.value.message(language)


def test_a_quoted_number_is_told_to_lose_its_quotes():
    with pytest.raises(TextError, match="without quotation marks"):
        make(kitty="8")


def test_all_faults_are_told_at_once():
    with pytest.raises(OptionErrors) as caught:
        make(kity=7, throws="trumps", shutout=3, seats=4)
    assert [fault.code for fault in caught.value.faults] == ["option-unknown", "option-value", "option-value"]
    lines = caught.value.message().splitlines()
    assert "Did you mean kitty?" in lines[0]
    assert "Did you mean trump?" in lines[1]
    assert "shutout" in lines[2]


@pytest.mark.parametrize(
    ("spec", "code", "hint"),
    [
        ("qq3", "preset-unknown", "qq-3"),
        ("competitions", "preset-unknown", "competition"),
        ("xyzzy", "preset-unknown", "The presets are: one-deck"),
        ({"preset": "QQ", "options": {}}, "preset-unknown", "qq"),
        ({"preset": 3}, "rules-form", "3"),
        ({"options": [1]}, "rules-form", "[1]"),
        (7, "rules-form", "7"),
        ({"presets": "qq"}, "rules-key", "preset, options"),
    ],
)
def test_bad_specifications(spec, code, hint):
    with pytest.raises(TextError) as caught:
        presets.from_mapping(spec)
    assert caught.value.code == code
    assert hint in caught.value.message()


@pytest.mark.parametrize(
    ("text", "code", "details"),
    [
        ("[options\nkitty = 8", "toml-syntax", {"line": 1, "column": 9, "text": "[options"}),
        ("[options]\nkitty = ", "toml-syntax", {"line": 2, "column": 9}),
        ("[options]\nkitty = 'a", "toml-syntax", {"line": 2}),
        ("kitty = 8", "rules-option-outside", {"option": "kitty"}),
        ("name = 'x'", "rules-key", {"name": "name"}),
        ("extends = 'qqq'", "preset-unknown", {"preset": "qqq"}),
        ("extends = ['qq']", "rules-form", {}),
        ("options = 3", "rules-form", {}),
        ("[title]\nen = 3", "rules-form", {}),
    ],
)
def test_bad_files(text, code, details):
    with pytest.raises(TextError) as caught:
        presets.from_toml(text)
    assert caught.value.code == code
    assert {name: caught.value.details[name] for name in details} == details


def test_files_that_cannot_be_read(tmp_path):
    with pytest.raises(TextError) as caught:
        presets.from_toml(tmp_path / "none.toml")
    assert caught.value.code == "file-missing"
    with pytest.raises(TextError) as caught:
        presets.from_toml(tmp_path)
    assert caught.value.code == "file-unreadable"
    (tmp_path / "gbk.toml").write_bytes("title = '升级'".encode("gbk"))
    with pytest.raises(TextError) as caught:
        presets.from_toml(tmp_path / "gbk.toml")
    assert caught.value.code == "file-not-utf8"


# -- the pack


def test_named_cards_are_taken_out_of_every_deck():
    rules = make(removed=["3", "4"], kitty=4)
    assert size(pack(rules)) == 92
    assert copies(pack(rules), parse_kind("H2")) == 2
    assert removed_cards(rules) + pack(rules) == 2 * FULL_DECK
    assert copies(pack(make(removed=["LJ"])), parse_kind("LJ")) == 0
    assert copies(pack(make(removed=["J"])), parse_kind("LJ")) == 2


def test_the_lowest_rank_cuts_the_pack():
    assert size(pack(make(lowest_rank="5"))) == 108 - 24
    assert size(pack(make(lowest_rank="A"))) == 12


@pytest.mark.parametrize(
    ("values", "gone"),
    [
        ({"kitty": 8}, ""),
        ({"kitty": 7}, "D2"),
        ({"kitty": 6, "permanent": ["2"]}, "D3 C3"),
        ({"kitty": 5, "lowest_rank": "5", "decks": 1}, "D6"),
        ({"kitty": 0, "seats": 7, "decks": 3}, "D2"),
        ({"kitty": 3, "seats": 10, "decks": 3}, "D2 D2 D2 C2 C2 H2 H2 S2 S2"),
    ],
)
def test_low_cards_are_taken_out_for_even_hands(values, gone):
    rules = make(remove_low=True, **values)
    out = pack(msgspec.structs.replace(rules, remove_low=False)) - pack(rules)
    assert format_cards(out) == gone
    assert points(out) == 0
    assert hand_size(rules) * rules.seats + rules.kitty == size(pack(rules))


@given(RULES)
def test_the_pack_is_shared_out_or_the_sums_are_told(rules):
    cards = size(pack(rules))
    assert size(removed_cards(rules)) + cards == 54 * rules.decks
    each, left = divmod(cards - rules.kitty, rules.seats)
    if each >= 1 and not left:
        assert hand_size(rules) == each
    else:
        with pytest.raises(TextError, match=str(cards)):
            hand_size(rules)
    for kitty in even_kitties(rules):
        assert rules.remove_low or hand_size(msgspec.structs.replace(rules, kitty=kitty)) >= 1


def test_uneven_hands_show_the_sums_and_a_way_out():
    with pytest.raises(TextError) as caught:
        hand_size(make(kitty=7))
    assert caught.value.message() == (
        "108 cards less a kitty of 7 leave 1 over among 4 players. A kitty of 4 / 8 comes out even."
    )


def test_jokers_may_count_points():
    assert total_points(make(joker_points=10)) == 240
    assert total_points(make(decks=3)) == 300


# -- contradictions


@pytest.mark.parametrize(
    ("values", "code", "option"),
    [
        ({"kitty": 7}, "hands-uneven", "kitty"),
        ({"decks": 1, "lowest_rank": "A", "kitty": 5}, "hands-empty", "kitty"),
        ({"decks": 12, "seats": 2}, "hands-large", "decks"),
        ({"decks": 12, "seats": 2}, "hands-large", "seats"),
        ({"decks": 9, "seats": 2, "kitty": 60}, "hands-large", "kitty"),
        ({"decks": 9, "seats": 2, "kitty": 24}, "hands-large", "kitty"),
        ({"seats": 5, "kitty": 8}, "partners-odd", "sides"),
        ({"permanent": ["2", "2"], "levels": ["5"]}, "permanent-double", "permanent"),
        ({"permanent": ["2"]}, "permanent-is-level", "levels"),
        ({"permanent": ["2"], "removed": ["2"], "levels": ["5"]}, "permanent-not-in-pack", "permanent"),
        ({"top_card": "H5", "removed": ["5"], "levels": ["2"]}, "top-card-not-in-pack", "top_card"),
        ({"removed": ["3"]}, "level-not-in-pack", "levels"),
        ({"levels": []}, "levels-empty", "levels"),
        ({"levels": []}, "levels-empty-match", "match"),
        ({"levels": [], "must_play": ["A"]}, "levels-empty-named", "must_play"),
        ({"levels": ["2", "KQ", "A"]}, "flag-not-last", "levels"),
        ({"levels": ["2", "KQ"], "no_trump": "forbidden"}, "no-trump-level", "levels"),
        ({"levels": ["2", "KQ"], "seats": 5, "sides": "alone"}, "flag-uneven", "levels"),
        ({"levels": ["NT", "2"]}, "level-without-cards", "levels"),
        ({"levels": ["2", "NT"], "next_banker": "declared"}, "level-without-cards", "next_banker"),
        ({"levels": ["2", "K"], "top_card": "H5", "top_pair_jumps": True}, "jump-without-ace", "levels"),
        ({"levels": ["2", "3", "2"]}, "levels-double", "levels"),
        ({"levels": ["5", "NT"], "no_trump": "forbidden"}, "no-trump-level", "levels"),
        ({"levels": ["5", "T"], "must_play": ["A"]}, "must-play-not-level", "must_play"),
        ({"levels": ["5", "T"], "hooks": [["J"]]}, "hook-not-level", "hooks"),
        ({"levels": ["5", "T"], "hooks": [["T", "2"]]}, "hook-not-level", "hooks"),
        ({"declare_when": "in_turn"}, "declare-needs-banker", "first_banker"),
        ({"declare_when": "fixed"}, "declare-needs-banker", "first_banker"),
        (
            {"declare_when": "fixed", "first_banker": "preset", "fixed_trump": "NT", "no_trump": "forbidden"},
            "fixed-no-trump",
            "fixed_trump",
        ),
        ({"declare_when": "in_turn", "hidden_declaration": True}, "hidden-in-turn", "hidden_declaration"),
        ({"sides": "alone", "partner_reinforce": True}, "partner-alone", "partner_reinforce"),
        ({"removed": ["LJ", "BJ"], "joker_with_declaration": "any"}, "joker-missing", "removed"),
        ({"removed": ["BJ"], "joker_with_declaration": "colour"}, "joker-missing", "removed"),
        ({"weak_hand": "redeal", "weak_hand_points": -1}, "weak-hand-limits", "weak_hand_points"),
        ({"undeclared": "no_trump", "no_trump": "forbidden"}, "undeclared-no-trump", "undeclared"),
        ({"kitty": 0}, "undeclared-no-kitty", "undeclared"),
        ({"kitty": 2, "seats": 2, "undeclared": "third_kitty_card"}, "undeclared-no-kitty", "undeclared"),
        ({"kitty_none": True}, "kitty-none-kitty", "kitty"),
        ({"decks": 3}, "multiplier-small", "kitty_multiplier"),
        ({"score_table": [[0, "kept", 1, 0], [0, "lost", 0, 0]]}, "table-order", "score_table"),
        ({"score_table": [[0, "lost", 0, 0], [40, "kept", 0, 0]]}, "table-bank", "score_table"),
        ({"score_table": [[0, "kept", 0, 0]]}, "table-never-lost", "score_table"),
        ({"line": 205, "points_cap": True}, "line-unreachable", "line"),
        ({"after_last": "cycle"}, "cycle-race", "match"),
        ({"match": "duplicate"}, "duplicate-declaring", "declare_when"),
        ({"trick_rule": "any_width"}, "any-width-throws", "throws"),
        ({"join_permanent": "ace_pair"}, "ace-pair-rule", "trick_rule"),
        ({"trick_rule": "five_ten_king", "removed": ["T", "5"]}, "five-ten-king-missing", "trick_rule"),
        ({"declare_when": "auction"}, "auction-without-bid", "scoring"),
        ({"scoring": "bid"}, "bid-without-auction", "declare_when"),
        ({**AUCTION, "bid_lowest": 125}, "bid-range", "bid_lowest"),
        ({**AUCTION, "banker_names_line": True}, "bid-and-line", "banker_names_line"),
        ({**AUCTION, "match": "race"}, "scoring-match", "match"),
        ({"scoring": "individual", "sides": "alone"}, "scoring-match", "match"),
        ({"scoring": "individual", "match": "points"}, "individual-sides", "sides"),
        ({"scoring": "individual", "last_trick": "times_cards"}, "individual-last-trick", "last_trick"),
        ({"scoring": "individual", "stakes": "unit"}, "stakes-individual", "stakes"),
        ({"last_trick": "times_cards"}, "last-trick-kitty", "kitty"),
        ({"sides": "friends", "seats": 3, "kitty": 6}, "friends-seats", "seats"),
        ({"sides": "friends", "friend_calls": 3}, "friends-calls", "friend_calls"),
        ({"sides": "friends", "partner_reinforce": True}, "partner-alone", "sides"),
        ({"sides": "alone", "undeclared": "opponents_take_bank"}, "opponents-take-bank-sides", "undeclared"),
        ({"overcall_after_bury": "open", "hidden_declaration": True}, "hidden-open-stir", "hidden_declaration"),
        ({"next_banker": "declared", "first_banker": "preset"}, "next-banker-declared", "first_banker"),
        (
            {"next_banker": "declared", "first_banker": "preset", "declare_when": "in_turn"},
            "next-banker-declared",
            "declare_when",
        ),
    ],
)
def test_contradictions_are_errors(values, code, option):
    found = {problem.code: problem for problem in problems(make(**values))}
    assert found[code].severity == "error"
    assert option in found[code].options


@pytest.mark.parametrize("values", [{"decks": 12, "seats": 2}, {"decks": 9, "seats": 2, "kitty": 24}])
def test_hands_too_large_to_be_counted_are_refused_in_every_language(values):
    rules = make(**values)
    (problem,) = (problem for problem in problems(rules) if problem.code == "hands-large")
    for language in LANGUAGES:
        assert "254" in problem.message(language)
        assert all(name in problem.suggestion(language) for name in ("decks", "seats", "kitty"))
    with pytest.raises(TextError, match="254"):
        start(rules)


def test_the_largest_hand_is_played():
    rules = make(decks=9, seats=2, kitty=22, kitty_multiplier="flat", throws="none", follow_shape=False)
    assert not [problem for problem in problems(rules) if problem.severity == "error"]
    assert hand_size(rules) + rules.kitty == MOST_IN_HAND
    log = play(Plan(rules=rules, bots=("beginner",), seed="large"), 0)
    assert isinstance(log[-1], DealEnded)
    assert sum(size(event.cards) for event in log if isinstance(event, Played)) == 9 * 54 - 22


def test_no_options_hold_more_copies_of_a_card_than_are_counted():
    most = options()["decks"].high
    cards = pack(make(decks=most, joker_points=10))
    assert kinds(cards) == [kind for kind in range(54) for _ in range(most)]
    assert list(kinds_at_least(cards, most)) == list(range(54))
    assert points(cards, 10) == most * 120


@pytest.mark.parametrize(
    ("values", "code"),
    [
        ({"min_tractor_width": 3}, "tractor-too-wide"),
        ({"kitty_multiplier": "competition_3"}, "multiplier-large"),
        ({"line": 205}, "line-above-total"),
        ({**AUCTION, "bid_step": 6}, "bid-step"),
        ({**AUCTION, "bid_start": 205}, "bid-above-total"),
        ({"levels": ["2", "KQ"], "flag_line": 205}, "flag-line"),
        ({"decks": 1, "kitty": 46, "bury_points": 0}, "bury-points-tight"),
    ],
)
def test_surprises_are_notes(values, code):
    found = {problem.code: problem.severity for problem in problems(make(**values))}
    assert found[code] == "note"


@pytest.mark.parametrize(
    ("values", "idle", "cause"),
    [
        ({"bombs": "in_group"}, "bombs", "decks"),
        ({"rainbows": 9}, "rainbows", "decks"),
        ({"throw_penalty_per": "card"}, "throw_penalty_per", "throw_penalty"),
        ({"throws": "none", "throw_penalty": 10}, "throw_penalty", "throws"),
        ({"declare_jokers": "none", "merge_joker_rungs": True}, "merge_joker_rungs", "declare_jokers"),
        ({"removed": ["LJ", "BJ"], "declare_jokers": "all_decks"}, "declare_jokers", "removed"),
        ({"removed": ["LJ", "BJ"], "joker_points": 10}, "joker_points", "removed"),
        ({"no_trump": "forbidden", "nt_join_any_level_joker": False}, "nt_join_any_level_joker", "no_trump"),
        ({"declare_when": "fixed", "reinforce": "no"}, "reinforce", "declare_when"),
        ({"fixed_trump": "H"}, "fixed_trump", "declare_when"),
        ({"weak_hand_trumps": 3}, "weak_hand_trumps", "weak_hand"),
        ({"tractor_ladder": "run_first"}, "tractor_ladder", "decks"),
        ({"split": ["keep_wider"]}, "split", "decks"),
        ({"match_minutes": 30}, "match_minutes", "match"),
        ({"match": "deals", "after_last": "cycle", "win_at": "reaching"}, "win_at", "after_last"),
        ({"hook_then_rise": True}, "hook_then_rise", "hooks"),
        ({"score_table": [[0, "kept", 1, 0], [40, "lost", 0, 0]], "line": 90}, "line", "score_table"),
        (
            {"trick_rule": "any_width", "throws": "none", "short_tractor_duty": False},
            "short_tractor_duty",
            "trick_rule",
        ),
        ({**AUCTION, "first_banker": "first_declarer"}, "first_banker", "declare_when"),
        ({**AUCTION, "look_back": True}, "look_back", "declare_when"),
        ({**AUCTION, "band_up": 10}, "band_up", "scoring"),
        ({"bid_once": True}, "bid_once", "declare_when"),
        ({"declare_top_card": True}, "declare_top_card", "top_card"),
        ({"look_back": True}, "look_back", "overcall_after_bury"),
        ({"stir_first_deal": False}, "stir_first_deal", "overcall_after_bury"),
        ({"overcall_after_bury": "open", "stir_penalty": 40}, "stir_penalty", "overcall_after_bury"),
        ({"overcall_after_bury": "hidden", "hidden_declaration": True}, "hidden_declaration", "overcall_after_bury"),
        ({"friend_self": False}, "friend_self", "sides"),
        ({"sides": "friends", "friend_double": False}, "friend_double", "friend_calls"),
        ({"sides": "friends", "hooks": [["J"]]}, "hooks", "sides"),
        ({"match": "points", "must_play": ["A"]}, "must_play", "match"),
        ({"top_pair_jumps": True}, "top_pair_jumps", "top_card"),
        ({"flag_failures": 2}, "flag_failures", "levels"),
        ({"stake_unit": 10}, "stake_unit", "stakes"),
        ({"throw_stake": True}, "throw_stake", "stakes"),
        ({"stakes": "qq_points", "stake_unit": 10}, "stake_unit", "stakes"),
        ({"stakes": "unit", "stake_shutout": 6}, "stake_shutout", "stakes"),
    ],
)
def test_options_without_effect_are_notes(values, idle, cause):
    found = [problem for problem in problems(make(**values)) if problem.code == "no-effect"]
    assert [(problem.severity, problem.options) for problem in found] == [("note", (idle, cause))]


def test_every_problem_comes_at_once_errors_first():
    rules = make(bombs="in_group", kitty=7, levels=["2", "2"], after_last="cycle")
    found = problems(rules)
    assert [problem.severity for problem in found] == ["error", "error", "error", "note"]
    assert {problem.code for problem in found} == {"hands-uneven", "levels-double", "cycle-race", "no-effect"}
