"""The tutorial's lessons: each can be done, its mistakes are seen, and nothing of another hand is told."""

from __future__ import annotations

import pytest

from shengji.game import actions as a
from shengji.rules.presets import preset
from shengji.server import learning, teaching
from shengji.server.learning import LEARNER, lessons
from shengji.server.teaching import LessonRequest, lesson, question
from shengji.text.cards import parse_bag
from shengji.text.errors import IllegalAction, TextError
from shengji.text.messages import LANGUAGES, has_message

NAMES = ("1", "2", "3", "4")
# What reaches the goals of each lesson, what is allowed and misses the first, and what the rules refuse.
ANSWERS = {
    "order": (["SA"], "SQ", ("D9", "follow-group")),
    "follow": (["CQ"], "", ("SA", "follow-group")),
    "points": (["SK"], "S5", ("DQ", "follow-group")),
    "trump": (["LJ"], "HA", ("SJ", "follow-group")),
    "pairs": (["DQQ"], "D66", ("DQA", "follow-tuple")),
    "tractor": (["S7788"], "S88JJ", ("S88 C9", "lead-mixed")),
    "throw": (["SAKK"], "CAQQ", ("SA CA", "lead-mixed")),
    "ruff": (["H4"], "DK", ("H44", "not-held")),
    "kitty": (["SA96 D7 C9843"], "SAK9 D7 C9843", ("SA9", "bury-count")),
    "levels": (["S9", "BJ"], "BJ", ("S9 BJ", "lead-mixed")),
}


def action(name, cards):
    return (a.Bury if name == "kitty" else a.Play)(LEARNER, parse_bag(cards))


def plain(name, cards):
    return {"do": "bury" if name == "kitty" else "play", "cards": cards}


def test_ten_lessons_of_one_pack():
    assert [each.name for each in lessons()] == list(ANSWERS)
    for each in lessons():
        # Every card comes from the two packs, and the hands are as full as in a real deal.
        held = parse_bag(" ".join((*each.hands, each.kitty)))
        assert max(held.to_bytes(54, "little")) <= preset(learning.PRESET).rules.decks, each.name
        sizes = {sum(parse_bag(hand).to_bytes(54, "little")) for hand in each.hands}
        assert len(sizes) == 1 or (each.phase == "bury" and sizes == {12, 20}), each.name


@pytest.mark.parametrize("name", ANSWERS)
def test_a_lesson(name):
    found = learning.lesson_named(name)
    right, wrong, (refused, code) = ANSWERS[name]
    done = learning.course(found, [action(name, cards) for cards in right], NAMES)
    assert done.done
    if wrong:
        missed = learning.course(found, [action(name, wrong)], NAMES)
        assert missed.reached is False
        assert not missed.done
        with pytest.raises(TextError) as again:
            learning.course(found, [action(name, wrong), action(name, wrong)], NAMES)
        assert again.value.code == "server-lesson-over"
    with pytest.raises(IllegalAction) as refusal:
        learning.course(found, [action(name, refused)], NAMES)
    assert refusal.value.code == code


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said(language):
    for each in lessons():
        start = lesson(each.name, LessonRequest(), language)
        assert start.verdict == ""
        assert start.state.help.acting or start.events[-1].help.acting
        right, wrong, _ = ANSWERS[each.name]
        done = lesson(each.name, LessonRequest(actions=[plain(each.name, right[0])]), language)
        assert done.verdict == ("done" if len(right) == 1 else "good")
        assert done.said
        if wrong:
            assert lesson(each.name, LessonRequest(actions=[plain(each.name, wrong)]), language).verdict == "again"
        for goal in range(1, len(each.goals)):
            for what in ("task", "hint", "missed", "done"):
                assert has_message(f"learn-{each.name}-{what}-{goal + 1}", language)


def test_other_hands_stay_hidden():
    for each in lessons():
        told = lesson(each.name, LessonRequest(), "en")
        views = [told.state.view, *(message.view for message in told.events)]
        assert all(view.hands == () for view in views)
        mine = parse_bag(each.hands[LEARNER])
        assert all(parse_bag(" ".join(code for group in view.hand for code in group.cards)) == mine for view in views)


def test_questions():
    asked = question("tractor", LessonRequest(complete="S8"), "en")
    assert parse_bag(asked.cards) == parse_bag("S7788")
    asked = question("order", LessonRequest(cards="D9"), "en")
    assert (asked.legal, asked.code) == (False, "follow-group")


def test_bad_requests():
    with pytest.raises(TextError) as unknown:
        lesson("chess", LessonRequest(), "en")
    assert unknown.value.code == "server-no-lesson"
    proposals = ({"do": "propose", "what": "finish", "rest_to": "banker"}, {"do": "propose", "what": "take_back"})
    for bad in (
        *proposals,
        {"do": "passdeclaring"},
        {"do": "fly"},
        {},
        {"do": "play"},
        {"do": "play", "cards": "ZZ"},
        {"do": "bury", "cards": "SA"},
    ):
        with pytest.raises((TextError, IllegalAction)):
            lesson("order", LessonRequest(actions=[bad]), "en")
    assert teaching.lesson_list("en")[0].name == "order"
