"""Texts in three languages: all there, with the same arguments, and each in its own language."""

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast, serialize
from fluent.syntax.visitor import Visitor

from shengji.rules import words
from shengji.rules.presets import names, preset
from shengji.rules.ruleset import SECTIONS, RuleSet, options
from shengji.text.messages import LANGUAGES, has_message, message, normal_language

CHINESE = re.compile(r"[\u3400-\u9fff\u3000-\u303f\uff00-\uffef]")
# A sentence, as against a name that is the same in every language (an option, a program, TOML).
ENGLISH_WORDS = re.compile(r"[A-Za-z]{2,} [a-z]{2,}")
CHINESE_LANGUAGES = [language for language in LANGUAGES if language != "en"]


class Reader(Visitor):
    """Collects the variables and the plain text of a pattern."""

    def __init__(self):
        self.variables = set()
        self.texts = []

    def visit_VariableReference(self, node):
        self.variables.add(node.id.name)

    def visit_TextElement(self, node):
        self.texts.append(node.value)


def resources(language):
    folder = files("shengji.text").joinpath("locales", language)
    return {entry.name: entry.read_text(encoding="utf-8") for entry in folder.iterdir()}


def patterns(language):
    """Each message and attribute with its pattern; fails on text that Fluent cannot read, and on doubles."""
    found = {}
    for name, text in resources(language).items():
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content}"
            if isinstance(entry, ast.Message):
                parts = [(entry.id.name, entry.value)]
                parts += [(f"{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes]
                for key, pattern in parts:
                    assert key not in found, f"{language}/{name}: {key} twice"
                    reader = Reader()
                    if pattern is not None:
                        reader.visit(pattern)
                    found[key] = reader
    return found


@pytest.fixture(scope="module")
def texts():
    return {language: patterns(language) for language in LANGUAGES}


def test_the_languages_have_the_same_files():
    assert set(resources("en")) == set(resources("zh-Hans")) == set(resources("zh-Hant"))


@pytest.mark.parametrize("language", CHINESE_LANGUAGES)
def test_the_languages_have_the_same_messages(texts, language):
    assert set(texts[language]) == set(texts["en"])


def written(language, name):
    """The texts of a file by the names of their messages."""
    entries = [
        entry for entry in FluentParser().parse(resources(language)[name]).body if isinstance(entry, ast.Message)
    ]
    return {
        entry.id.name: serialize(ast.Resource([ast.Message(ast.Identifier("x"), entry.value)])) for entry in entries
    }


def test_what_server_and_terminal_both_say_is_stated_once():
    shared = {key.removeprefix("table-") for key in written("en", "table.ftl")}
    for name, prefix in (("play-cli", "play-"), ("server", "server-")):
        assert not shared & {key.removeprefix(prefix) for key in written("en", f"{name}.ftl")}
    for language in LANGUAGES:
        texts = set(written(language, "table.ftl").values())
        for name in ("play-cli", "server", "record-cli"):
            again = {key for key, text in written(language, f"{name}.ftl").items() if text in texts}
            assert again <= {"record-and"}, (language, name)


# English alone names the reason that the TOML reader gives, which is in English.
ENGLISH_ONLY = {"error-toml-syntax": {"reason"}}


@pytest.mark.parametrize("language", CHINESE_LANGUAGES)
def test_the_languages_use_the_same_variables(texts, language):
    different = {
        key: (reader.variables, texts[language][key].variables)
        for key, reader in texts["en"].items()
        if reader.variables - ENGLISH_ONLY.get(key, set()) != texts[language][key].variables
    }
    assert not different


def test_english_texts_are_in_english(texts):
    strange = {key: reader.texts for key, reader in texts["en"].items() if CHINESE.search("".join(reader.texts))}
    assert not strange


@pytest.mark.parametrize("language", CHINESE_LANGUAGES)
def test_chinese_texts_are_in_chinese(texts, language):
    english = {
        key: text
        for key, reader in texts[language].items()
        for text in reader.texts
        # Commands and what is typed stay as they are.
        if ENGLISH_WORDS.search(text.replace("shengji rules show", "").replace("shengji rules", ""))
    }
    assert not english


# Characters of which only the other script's form is right; a few thousand texts hold most of the common ones.
SIMPLIFIED_ONLY = set(
    "庄级对单张无亮龙东马门个们来时会说这为过还没应动长问间关见认让读谁调连进选错级终统约纪线组细经给结续绝"
)
TRADITIONAL_ONLY = set(
    "莊級對單張無龍東馬門個們來時會說這為過還沒應動長問間關見認讓讀誰調連進選錯終統約紀線組細經給結續絕"
)


def test_each_script_is_kept_to(texts):
    for language, wrong in (("zh-Hans", TRADITIONAL_ONLY), ("zh-Hant", SIMPLIFIED_ONLY - {"亮"})):
        mixed = {key for key, reader in texts[language].items() if wrong & set("".join(reader.texts))}
        assert not mixed
    for name in names():
        shown = preset(name)
        for part in filter(None, (shown.title, shown.summary, shown.about, shown.source)):
            assert not TRADITIONAL_ONLY & set(part["zh-Hans"])
            assert not (SIMPLIFIED_ONLY - {"亮"}) & set(part["zh-Hant"])
            assert not CHINESE.search(part["en"])
            assert not ENGLISH_WORDS.search(part["zh-Hans"] + part["zh-Hant"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_option_and_choice_has_its_texts(language):
    for section in SECTIONS:
        assert words.section(section, language)
    for option in options().values():
        assert words.sentence(option.name, language)
        assert words.label(option.name, language)
        for choice in option.choices:
            assert words.choice(option, choice, language)
        if option.low == -1:
            assert has_message(f"option-{option.name}.{words.MINUS_ONE}", language)


def test_no_text_describes_an_option_that_is_gone(texts):
    for key in texts["en"]:
        if key.startswith("option-"):
            name, _, part = key.removeprefix("option-").partition(".")
            option = options()[name]
            known = {"", "label", *option.choices}
            if option.low == -1:
                known.add(words.MINUS_ONE)
            for column in option.columns:
                known |= {column.name, *(choice or "lowest" for choice in column.choices)}
            assert part in known, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_unlike_each_other(language):
    labels = [words.label(name, language) for name in options()]
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("shutout", True, {"en": "yes", "zh-Hans": "是", "zh-Hant": "是"}),
        ("level_cap", 0, {"en": "any number", "zh-Hans": "不限", "zh-Hant": "不限"}),
        ("level_cap", 3, {"en": "3"}),
        ("match_minutes", 1200, {"en": "1200", "zh-Hans": "1200"}),
        ("bury_points", -1, {"en": "any number"}),
        ("fixed_trump", "NT", {"en": "no trump", "zh-Hant": "無主"}),
        ("fixed_trump", "H", {"en": "hearts", "zh-Hans": "红桃", "zh-Hant": "紅心"}),
        ("permanent", (), {"en": "none", "zh-Hans": "无"}),
        ("permanent", ("2", "7"), {"en": "2, 7", "zh-Hans": "2、7"}),
        ("removed", ("3", "LJ"), {"en": "3, small joker", "zh-Hant": "3、小王"}),
        ("levels", ("5", "T", "K"), {"en": "5, T, K"}),
        ("levels", ("3", "4", "5", "6", "7"), {"en": "3 to 7", "zh-Hans": "3至7"}),
        ("levels", RuleSet().levels, {"en": "2 to A"}),
        ("levels", (*RuleSet().levels, "KQ"), {"en": "2 to A, flag", "zh-Hans": "2至A、扛旗", "zh-Hant": "2至A、扛旗"}),
        ("levels", ("A", "NT"), {"en": "A, no trump", "zh-Hans": "A、无主"}),
    ],
)
def test_values_in_words(name, value, said):
    assert {language: words.value(name, value, language) for language in said} == said


def test_rows_in_words():
    house = preset("one-deck-house").rules
    assert words.value_in(house, "score_table", "en").splitlines()[-1] == (
        "from 90: the opponents take the bank, opponents +2"
    )
    assert words.value_in(house, "score_table", "zh-Hans").splitlines()[3] == "35分起：下一副抢庄"


def test_shapes_in_words():
    assert message("shape-tractor", "en", width=2, length=3) == "a tractor of 3 pairs"
    assert message("shape-tractor", "zh-Hans", width=3, length=2) == "2连刻"
    assert message("shape-tuple", "zh-Hant", width=5) == "5張同牌"


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("zh", "zh-Hans"),
        ("zh_CN", "zh-Hans"),
        ("zh-TW", "zh-Hant"),
        ("zh-Hant-HK", "zh-Hant"),
        ("en_GB", "en"),
        ("C", "en"),
        ("", "en"),
    ],
)
def test_the_nearest_language(tag, language):
    assert normal_language(tag) == language


def test_a_missing_message_is_a_defect():
    with pytest.raises(KeyError):
        message("no-such-message")
    with pytest.raises(KeyError):
        message("option-kitty.no-such-part")
    with pytest.raises(KeyError):
        message("shape-tuple", "en")
