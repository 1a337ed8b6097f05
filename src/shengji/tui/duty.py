"""What the player owes, in words, and the plays that are legal now."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from rich.text import Text

from shengji.cards import Bag, hand_size
from shengji.game.guidance import owed_at_any_width
from shengji.game.view import View
from shengji.rules.answers import Grade, stages
from shengji.rules.following import Duty, legal_follows
from shengji.rules.leading import legal_leads
from shengji.rules.mechanics import trick_rule
from shengji.rules.mechanics.five_ten_king import FiveTenKingDuty
from shengji.rules.shapes import Shape, as_shape, shape_term
from shengji.rules.tables import TRUMP, group_name, tables
from shengji.rules.trick_rule import NO_GROUP, Lead, TrickRule
from shengji.tui.look import Look
from shengji.tui.shapes import special_shape


class Plays(NamedTuple):
    """Some of the legal plays, and whether there are more."""

    plays: tuple[Bag, ...]
    more: bool


def rule_of(view: View) -> TrickRule:
    """The trick rule of the deal; trump must be known."""
    assert view.trump is not None
    return trick_rule(tables(view.rules, view.level, view.trump))


def legal_plays(view: View, most: int) -> Plays:
    """At most ``most`` legal plays: answers to the lead, or leads with the largest shapes first."""
    rule = rule_of(view)
    if view.lead is not None:
        return _first(legal_follows(rule, view.lead, view.hand), most)
    return _leads(rule, view.hand, most)


def only_play(view: View) -> Bag | None:
    """The play that is forced, if one is."""
    rule = rule_of(view)
    plays = legal_leads(rule, view.hand) if view.lead is None else legal_follows(rule, view.lead, view.hand)
    first = list(islice(plays, 2))
    return first[0] if len(first) == 1 else None


def _first(plays: Iterator[Bag], most: int) -> Plays:
    found = list(islice(plays, most + 1))
    return Plays(tuple(found[:most]), len(found) > most)


def _leads(rule: TrickRule, hand: Bag, most: int) -> Plays:
    """Single shapes, the largest and highest first; throws are told of, not listed."""
    shapes = []
    special = list(islice(rule.further_leads(hand), most))
    for cards in islice(legal_leads(rule, hand), 500):
        shape = as_shape(rule.tables, cards)
        if shape is not None:
            shapes.append((shape.size, shape.width, rule.tables.group_of(cards) == TRUMP, shape.top, cards))
    found = special + [cards for *_, cards in sorted(shapes, reverse=True)]
    return Plays(tuple(found[:most]), len(found) > most)


def lead_words(look: Look, rule: TrickRule, lead: Lead) -> str:
    """What was led: its shapes, or the name of a shape of its own."""
    special = special_shape(look, rule, lead.cards)
    if special:
        return special
    if lead.kind == "throw":
        return look.word("shape-throw") + look.say("brackets", inside=shapes_words(look, _shapes(lead)))
    return shapes_words(look, _shapes(lead))


def _shapes(lead: Lead) -> list[Shape]:
    return [component.shape for component in lead.components]


def shapes_words(look: Look, shapes: list[Shape]) -> str:
    """Shapes in words, one after the other."""
    return " + ".join(shape_term(shape).text(look.language) for shape in shapes)


def duty_words(look: Look, view: View) -> list[Text]:
    """The player's duty at this moment, line by line."""
    rule = rule_of(view)
    if view.lead is None:
        special = [Text(look.say("duty-510k"))] if view.rules.trick_rule == "five_ten_king" else []
        return [
            Text(look.say("duty-lead")),
            *special,
            Text(look.say("duty-throws", throws=view.rules.throws), "dim"),
        ]
    lead = view.lead
    special_duty = rule.special_duty(lead, view.hand)
    group = look.word(group_name(lead.group)) if lead.group != NO_GROUP else ""
    has = "yes" if group and lead.kind in ("shape", "throw") else "no"
    led = Text(look.say("duty-led", what=lead_words(look, rule, lead), group=group, has=has))
    if isinstance(special_duty, FiveTenKingDuty):
        return [led, *_owed_to_510k(look, rule, lead, special_duty, group)]
    return [led, *_owed(look, rule, lead, Duty(rule, lead, view.hand), group)]


def _owed_to_510k(look: Look, rule: TrickRule, lead: Lead, duty: FiveTenKingDuty, group: str) -> list[Text]:
    """A 510K with a 510K; without one the three highest trumps, or any three of the suit."""
    if duty.owed:
        return [look.tell("duty-510k-owed", cards=look.cards(duty.owed, rule.tables), group=group)]
    if lead.group == TRUMP and hand_size(duty.own) > lead.size:
        return [Text(look.say("duty-510k-highest", count=lead.size))]
    return _owed(look, rule, lead, Duty(rule, lead, duty.hand), group)


def _owed(look: Look, rule: TrickRule, lead: Lead, duty: Duty, group: str) -> list[Text]:
    held = hand_size(duty.own)
    counts = {"group": group, "count": lead.size, "held": held}
    if lead.group == NO_GROUP:
        return [Text(look.say("duty-anything", count=lead.size))]
    if duty.short:
        if not held:
            trumps = duty.hand & rule.tables.masks[TRUMP] if lead.group != TRUMP else 0
            return [Text(look.say("duty-none", ruff="yes" if trumps else "no", **counts))]
        rest = lead.size - held
        return [look.tell("duty-short", cards=look.cards(duty.own, rule.tables), rest=rest, **counts)]
    lines: list[Text] = []
    if rule.tables.rules.trick_rule == "any_width" and duty.grades:
        return [Text(look.say("duty-any-width", **counts, **owed_at_any_width(duty.grades[0][1])))]
    for _, grade in duty.grades:
        shapes = owed_shapes(lead, rule, grade)
        key = "duty-or" if lines else "duty-owed" if shapes else "duty-free"
        lines.append(Text(look.say(key, shapes=shapes_words(look, shapes) or look.say("anything"), **counts)))
    return lines or [Text(look.say("duty-free", shapes="", **counts))]


def owed_shapes(lead: Lead, rule: TrickRule, grade: Grade) -> list[Shape]:
    """The shapes that a grade asks for, as the ladder counts them (rules.md section 5)."""
    found: list[Shape] = []
    ladder = rule.ladder
    for demand, key in zip(lead.demands, grade, strict=True):
        width_first = ladder.order == "width_first" or demand.length == 1
        entries = dict(zip(stages(demand, ladder), key, strict=True))
        for (what, width), entry in entries.items():
            runs = entries.get(("runs", width), ())
            assert isinstance(runs, tuple)
            if what == "runs":
                assert isinstance(entry, tuple)
                found += [(width, length) for length in entry]
            elif what == "tuples":
                assert isinstance(entry, int)
                found += [(width, 1)] * (entry - (sum(runs) if width_first else 0))
            elif entry:
                found += [(width, 1)] * (demand.length - sum(runs))
    return found


def is_last(view: View) -> bool:
    """Whether the player's remaining cards all go to this trick, so that there is nothing to decide."""
    held = hand_size(view.hand)
    return held == (view.lead.size if view.lead is not None else 1)
