"""What a seat may do at a moment, read off its view alone: for clients that help before they forbid."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import NamedTuple, cast

from shengji.cards import (
    BIG_JOKER,
    CARD_POINTS,
    SMALL_JOKER,
    SUITS,
    Bag,
    Kind,
    contains,
    copies,
    distinct,
    hand_size,
    one,
)
from shengji.game.actions import Action, Bury, PassDeclaring, Play
from shengji.game.engine import is_legal, legal
from shengji.game.state import Game, current, friend_calls, tables_of
from shengji.game.state import rule_of as state_rule
from shengji.game.view import View
from shengji.rules.answers import Grade, stages
from shengji.rules.auction import legal_bids
from shengji.rules.following import Duty, answer_among, check_follow, duty_of, first_answer, legal_follows
from shengji.rules.holding import check_held
from shengji.rules.leading import check_lead, legal_leads
from shengji.rules.mechanics import trick_rule
from shengji.rules.ruleset import RuleSet
from shengji.rules.scoring import bands, bands_table
from shengji.rules.shapes import Shape, as_shape, held_components, same_steps, shape_term
from shengji.rules.tables import TRUMP, Tables, Trump, group_name, tables
from shengji.rules.trick_rule import NO_GROUP, Lead, TrickRule
from shengji.text.errors import IllegalAction, Term

_ORDER = (TRUMP, 3, 2, 1, 0)
"""Trumps first, then spades, hearts, clubs, diamonds: red and black in turn."""
_MOST_ANSWERS = 3000


def order_of(view: View) -> Tables:
    """The order in which cards are shown, as far as level and trump are known."""
    trump = view.trump
    if trump is None and view.standing is not None and view.standing.cards:
        trump = named_trump(view.standing.cards, view.standing.trump)
    level = view.level if view.banker is not None or view.seat < 0 else view.levels[view.seat]
    return tables(view.rules, level, trump or "NT")


def named_trump(cards: Bag, trump: str | None) -> Trump:
    """The trump that shown cards name: what they say, the suit of the level cards among them, else no trump."""
    suit = next((SUITS[kind // 13] for kind, _ in distinct(cards) if kind < SMALL_JOKER), "NT")
    return cast("Trump", trump or suit)


def rule_of(view: View) -> TrickRule:
    """The trick rule of the deal; trump must be known."""
    assert view.trump is not None
    return trick_rule(tables(view.rules, view.level, view.trump))


def falling(cards: Bag, order: Tables) -> list[tuple[Kind, int]]:
    """The kinds of a bag with their numbers, trumps first, from the highest to the lowest."""
    return sorted(
        distinct(cards), key=lambda held: (_ORDER.index(order.group[held[0]]), -order.step[held[0]], -held[0])
    )


def groups(cards: Bag, order: Tables) -> list[tuple[int, list[Kind]]]:
    """The groups of a hand as they are shown, each with its cards from the highest to the lowest."""
    found: dict[int, list[Kind]] = {}
    for kind, number in falling(cards, order):
        found.setdefault(order.group[kind], []).extend([kind] * number)
    return list(found.items())


# -- following and leading


class Turn(NamedTuple):
    """What a seat may play now."""

    need: int
    """How many cards; 0 for a lead."""
    playable: Bag | None
    """One of every kind that can be part of a legal play; ``None`` for all."""
    forced: Bag
    """The only legal play, else 0."""
    together: Bag
    """One of every kind of which no legal play holds just one card."""


def turn(view: View) -> Turn:
    """What the seat, whose turn it is, may play."""
    rule, lead, hand = rule_of(view), view.lead, view.hand
    if lead is None:
        first = list(islice(legal_leads(rule, hand), 2))
        return Turn(0, None, first[0] if len(first) == 1 else 0, 0)
    first = list(islice(legal_follows(rule, lead, hand), 2))
    forced = first[0] if len(first) == 1 else 0
    return Turn(lead.size, playable(rule, lead, hand), forced, together(rule, lead, hand))


def playable(rule: TrickRule, lead: Lead, hand: Bag) -> Bag | None:
    """One of every kind that some legal answer holds; ``None`` if all do."""
    duty = duty_of(rule, lead, hand)
    every = sum(one(kind) for kind, _ in distinct(hand))
    if not isinstance(duty, Duty):
        found = 0
        for cards in islice(duty.answers(), _MOST_ANSWERS):
            found |= sum(one(kind) for kind, _ in distinct(cards))
    elif duty.short:
        found = every if hand_size(duty.own) < lead.size else sum(one(kind) for kind, _ in distinct(duty.own))
    else:
        found = sum(one(kind) for kind, _ in distinct(duty.own) if _in_an_answer(duty, kind))
    return None if found == every else found


def together(rule: TrickRule, lead: Lead, hand: Bag) -> Bag:
    """One of every kind of which a legal answer holds at least two cards or none: the pairs that are owed."""
    duty = duty_of(rule, lead, hand)
    if not isinstance(duty, Duty) or lead.size < 2:
        return 0
    if duty.short:
        return sum(one(kind) for kind, number in distinct(duty.own) if number > 1)
    if not duty.grades:
        return 0
    allowed = [kind for kind, number in distinct(duty.own) if number > 1 and _in_an_answer(duty, kind)]
    return sum(one(kind) for kind in allowed if not _alone_in_an_answer(duty, kind))


def _alone_in_an_answer(duty: Duty, kind: Kind) -> bool:
    others = [other for other, number in distinct(duty.own) for _ in range(number) if other != kind]
    found = answer_among(duty, [kind, *others])
    return found is not None and copies(found, kind) == 1


def _in_an_answer(duty: Duty, kind: Kind) -> bool:
    rest = [other for other, number in distinct(duty.own - one(kind)) for _ in range(number)]
    return copies(first_answer(duty, [kind, *rest]), kind) > 0


def owed(rule: TrickRule, lead: Lead, hand: Bag) -> list[Term]:
    """What a hand owes to a lead, in sentences."""
    duty = duty_of(rule, lead, hand)
    if not isinstance(duty, Duty) or lead.group == NO_GROUP:
        return []
    held = hand_size(duty.own)
    group = Term(group_name(lead.group))
    counts = {"group": group, "count": lead.size, "held": held}
    if duty.short:
        if not held:
            trumps = duty.hand & rule.tables.masks[TRUMP] if lead.group != TRUMP else 0
            return [Term("table-duty-none", ruff="yes" if trumps else "no", **counts)]
        return [Term("table-duty-short", cards=CardsTerm(duty.own, rule.tables), rest=lead.size - held, **counts)]
    if rule.tables.rules.trick_rule == "any_width" and duty.grades:
        return [Term("table-duty-any-width", **counts, **owed_at_any_width(duty.grades[0][1]))]
    found: list[Term] = []
    for _, grade in duty.grades:
        shapes = _owed_shapes(lead, rule, grade)
        key = "table-duty-or" if found else "table-duty-owed" if shapes else "table-duty-free"
        found.append(Term(key, shapes=ListTerm(shapes) if shapes else Term("table-anything"), **counts))
    return found or [Term("table-duty-free", shapes="", **counts)]


def owed_at_any_width(grade: Grade) -> dict[str, str | int]:
    """What is owed where shapes of as many cards answer each other (南宁), as the texts call it."""
    (full, in_tractor, pairs), *_ = grade
    assert isinstance(in_tractor, int)
    assert isinstance(pairs, int)
    return {
        "what": "full" if full else "tractor" if in_tractor else "pairs" if pairs else "free",
        "size": in_tractor,
        "pairs": pairs,
    }


def _owed_shapes(lead: Lead, rule: TrickRule, grade: Grade) -> list[Term]:
    """The shapes that a grade asks for, as the ladder counts them (rules.md section 5)."""
    found: list[Shape] = []
    for demand, key in zip(lead.demands, grade, strict=True):
        width_first = rule.ladder.order == "width_first" or demand.length == 1
        entries = dict(zip(stages(demand, rule.ladder), key, strict=True))
        for (what, width), entry in entries.items():
            runs = entries.get(("runs", width), ())
            in_runs = sum(runs) if isinstance(runs, tuple) else 0
            if isinstance(entry, tuple):
                found += [(width, length) for length in entry]
            elif what == "tuples":
                found += [(width, 1)] * (entry - (in_runs if width_first else 0))
            elif entry:
                found += [(width, 1)] * (demand.length - in_runs)
    return [shape_term(shape) for shape in found]


class ListTerm(Term):
    """Several terms with a plus between them."""

    def __init__(self, parts: list[Term], sign: str = " + ") -> None:
        super().__init__("list")
        self.parts = parts
        self.sign = sign

    def text(self, language: str) -> str:
        """The parts in words."""
        return self.sign.join(part.text(language) for part in self.parts)


SIGNS = {"S": "♠", "H": "♥", "C": "♣", "D": "♦"}


class CardsTerm(Term):
    """Cards as players write them, the highest first, identical ones together."""

    def __init__(self, cards: Bag, order: Tables | None) -> None:
        super().__init__("cards")
        self.bag = cards
        self.order = order

    def text(self, language: str) -> str:
        """The cards."""
        held = falling(self.bag, self.order) if self.order is not None else reversed(distinct(self.bag))
        return " ".join(self._same(kind, number, language) for kind, number in held)

    def _same(self, kind: Kind, number: int, language: str) -> str:
        if kind >= SMALL_JOKER:
            name = Term("table-card-BJ" if kind == BIG_JOKER else "table-card-LJ").text(language)
            return " ".join([name] * number)
        rank = "23456789TJQKA"[kind % 13].replace("T", "10")
        return SIGNS[SUITS[kind // 13]] + (
            rank if number == 1 else "·".join([rank] * number) if rank == "10" else rank * number
        )


# -- what selected cards would be


class Selection(NamedTuple):
    """What cards would be if they were played now."""

    name: Term | None
    refusal: IllegalAction | None
    components: tuple[Bag, ...] = ()
    readings: tuple[tuple[Bag, ...], ...] = ()


def selection(view: View, cards: Bag) -> Selection:
    """What cards would be if the seat played them now; whether a throw stands is not known before it is tried."""
    rule, lead = rule_of(view), view.lead
    try:
        if lead is None:
            made = check_lead(rule, view.hand, cards)
            return _led(rule, made, view)
        check_follow(rule, lead, view.hand, cards)
    except IllegalAction as refusal:
        return Selection(None, refusal)
    return Selection(_followed(rule, view, lead, cards), None)


def lead_term(lead: Lead) -> Term:
    """What was led, in words."""
    if not lead.components:
        return Term(f"shape-{_special(lead.kind)}")
    shapes = ListTerm([shape_term(component.shape) for component in lead.components])
    return Term("server-throw", shapes=shapes) if lead.kind == "throw" else shapes


def led_term(lead: Lead) -> Term:
    """What was led and of which group, in a sentence."""
    group = Term(group_name(lead.group)) if lead.group != NO_GROUP else ""
    return Term("table-duty-led", what=lead_term(lead), group=group, has="yes" if group else "no")


def naming(view: View, cards: Bag) -> Selection:
    """What cards are, where they are not to be played now."""
    try:
        check_held(view.hand, cards)
    except IllegalAction as refusal:
        return Selection(None, refusal)
    return Selection(CardsTerm(cards, order_of(view)), None)


def _led(rule: TrickRule, made: Lead, view: View) -> Selection:
    shapes = ListTerm([shape_term(component.shape) for component in made.components])
    parts = tuple(component.cards for component in made.components)
    shown = CardsTerm(made.cards, rule.tables)
    if made.kind == "throw":
        several = readings(rule.tables, made.cards) if view.rules.throw_reading == "announced" else ()
        return Selection(Term("server-name-throw", cards=shown, shapes=shapes), None, parts, several)
    if not made.components:
        return Selection(Term("server-name-lead", cards=shown, shape=Term(f"shape-{_special(made.kind)}")), None)
    return Selection(Term("server-name-lead", cards=shown, shape=shapes), None, parts)


def _special(kind: str) -> str:
    return {"rainbow": "rainbow", "five_ten_king": "510k"}.get(kind, "throw")


def _followed(rule: TrickRule, view: View, lead: Lead, cards: Bag) -> Term:
    shown = CardsTerm(cards, rule.tables)
    power = rule.power(lead, cards)
    best = next(
        (
            rule.power(lead, played)
            for offset, played in enumerate(view.plays)
            if (view.leader + offset) % view.rules.seats == view.winning
        ),
        None,
    )
    wins = power is not None and (best is None or rule.beats(power, best))
    group = rule.tables.group_of(cards)
    if group == TRUMP and lead.group != TRUMP and power is not None:
        return Term("server-name-ruff", cards=shown, wins="yes" if wins else "no")
    kind = "follow" if group == lead.group else "discard"
    return Term(f"server-name-{kind}", cards=shown, wins="yes" if wins else "no")


def readings(order: Tables, cards: Bag) -> tuple[tuple[Bag, ...], ...]:
    """The ways in which a throw may be read, the fewest parts first; at most twelve.

    Parts that are one shape together are never read as several: that would name less than what is thrown.
    """
    group = order.group_of(cards)
    assert group is not None
    found: set[tuple[Bag, ...]] = set()

    def part(rest: Bag, parts: tuple[Bag, ...]) -> None:
        if len(found) >= 40:
            return
        if not rest:
            found.add(tuple(sorted(parts, key=lambda bag: (-hand_size(bag), -bag))))
            return
        highest = max([kind for kind, _ in distinct(rest)], key=lambda kind: (order.step[kind], kind))
        for component in held_components(order, group, rest):
            for held in same_steps(order, group, rest, component):
                if copies(held, highest) and all(as_shape(order, held + other) is None for other in parts):
                    part(rest - held, (*parts, held))

    part(cards, ())
    ways = sorted(found, key=lambda parts: (len(parts), tuple(-hand_size(bag) for bag in parts)))
    coarse = [way for place, way in enumerate(ways) if not any(_refines(way, other) for other in ways[:place])]
    return tuple(coarse[:12])


def _refines(fine: tuple[Bag, ...], coarse: tuple[Bag, ...]) -> bool:
    """Whether some parts can be put together to others."""
    if len(fine) <= len(coarse):
        return False

    def fill(missing: Bag, wholes: tuple[Bag, ...], parts: tuple[Bag, ...]) -> bool:
        if not missing:
            return not wholes or fill(wholes[0], wholes[1:], parts)
        return any(
            contains(missing, part) and fill(missing - part, wholes, (*parts[:place], *parts[place + 1 :]))
            for place, part in enumerate(parts)
        )

    return fill(0, coarse, fine)


def completed(view: View, kind: Kind, selected: Bag = 0) -> Bag:
    """The largest shape of the hand with a card in it that may be played now: its tractor, its pair, or itself."""
    if view.trump is None:
        return selected | one(kind)
    rule = rule_of(view)
    order, group = rule.tables, rule.tables.group[kind]
    most = view.lead.size if view.lead is not None else hand_size(view.hand)
    shapes: Iterator[tuple[int, int, Bag]] = (
        (component.size, component.length, cards)
        for component in held_components(order, group, view.hand)
        for cards in same_steps(order, group, view.hand, component)
        if component.size <= most and copies(cards, kind)
    )
    best = max(shapes, default=(1, 1, one(kind)))[2]
    return best if contains(view.hand, best) else one(kind)


# -- calls and bids


def bids(view: View) -> list[int]:
    """The bids of the auction that may be made now, highest first."""
    return list(legal_bids(view.rules, view.bids))


def calls_due(view: View) -> int:
    """How many friends the banker calls."""
    return friend_calls(view.rules)


# -- the score


def line_and_marks(view: View) -> tuple[int, tuple[int, ...]]:
    """The points at which the bank changes, and every total at which the outcome does."""
    return (view.line, (view.line,)) if view.line is not None else _marks(view.rules)


@lru_cache(maxsize=256)
def _marks(rules: RuleSet) -> tuple[int, tuple[int, ...]]:
    marks = tuple(row.low for row in bands_table(rules) if row.low is not None and row.low > 0)
    lost = [row.low for row in bands_table(rules) if row.outcome.bank != "kept" and row.low is not None]
    return (min(lost) if lost else bands(rules).line), marks


# -- acting for somebody


def simplest(game: Game, seat: int) -> Action:
    """What the table does for a seat whose time is up: pass, or play or bury the lowest legal cards."""
    deal = current(game)
    if deal.phase == "play":
        rule, hand, order = state_rule(game), deal.hands[seat], tables_of(game)
        plays = legal_leads(rule, hand) if deal.lead is None else legal_follows(rule, deal.lead, hand)
        return Play(seat, min(islice(plays, _MOST_ANSWERS), key=lambda cards: _height(cards, order)))
    if deal.phase == "bury":
        lowest = sorted(
            (kind for kind, number in distinct(deal.hands[seat]) for _ in range(number)),
            key=lambda kind: (CARD_POINTS[kind], _height(one(kind), tables_of(game))),
        )
        action = Bury(seat, sum(one(kind) for kind in lowest[: deal.rules.kitty]))
        return action if is_legal(game, action) else next(legal(game, seat))
    if deal.phase == "dealing":
        return PassDeclaring(seat)
    return next(legal(game, seat))


def _height(cards: Bag, order: Tables) -> tuple[int, int, int]:
    """How much it costs to part with cards: few before many, plain suits before trumps, low before high."""
    held = list(distinct(cards))
    trumps = sum(number for kind, number in held if order.group[kind] == TRUMP)
    return hand_size(cards), trumps, sum(order.step[kind] * number for kind, number in held)
