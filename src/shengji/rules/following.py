"""Following a lead: what is owed, whether a play is legal and why not, and every legal play (rules.md section 5)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from shengji.cards import Bag, Kind, at_least, bag, contains, distinct, hand_size, one
from shengji.rules.answers import Grade
from shengji.rules.combos import sub_bags
from shengji.rules.holding import check_held
from shengji.rules.tables import group_name
from shengji.rules.trick_rule import NO_GROUP, Lead, SpecialDuty, TrickRule
from shengji.text.cards import format_cards
from shengji.text.errors import IllegalAction, Term


class Duty:
    """What one hand owes to one lead.

    ``own`` are the hand's cards of the led group. Where they do not outnumber the lead, all of them must go and the
    rest is free. Otherwise the play comes from ``own`` alone and must answer as well as the whole hand could:
    ``grade(play) >= grade(hand)``, or the same with the protected tuples' cards counted as singles on both sides.
    """

    def __init__(self, rule: TrickRule, lead: Lead, hand: Bag) -> None:
        self.rule = rule
        self.lead = lead
        self.hand = hand
        self.mask = rule.tables.masks[lead.group] if lead.group != NO_GROUP else 0
        self.own = hand & self.mask
        self.short = hand_size(self.own) <= lead.size
        self.grades: tuple[tuple[Bag, Grade], ...] = ()
        """Alternatives, any of which a play must meet: a mask of the kinds whose tuples count, and the grade owed."""
        if not self.short and lead.demands:
            owed = rule.grade(lead, self.own)
            self.grades = ((-1, owed),)
            protected = rule.protected(lead, self.own)
            if protected & self.own:
                counting = ~protected
                self.grades += ((counting, rule.grade(lead, self.own & counting)),)

    def met(self, play: Bag) -> bool:
        """Whether a play of the right number of cards, all of them held, meets the duty."""
        if self.short:
            return play & self.mask == self.own
        if play & ~self.mask:
            return False
        return not self.grades or any(
            self.rule.grade(self.lead, play & counting) >= owed for counting, owed in self.grades
        )

    def hopeless(self, chosen: Bag, undecided: Bag, singles: int) -> bool:
        """Whether no play that holds ``chosen`` and else only cards of ``undecided`` can meet the duty.

        ``singles`` is the number of kinds of which exactly one card is chosen and no other will be: each takes a place
        that no owed tuple can use, and so does every kind beyond the number of owed tuples. May answer "no" where the
        truth is yes, never the other way round.
        """
        wide = at_least(chosen, 1).bit_count() - singles
        return all(
            singles + max(0, wide - tuples) > free or self.rule.grade(self.lead, (chosen + undecided) & counting) < owed
            for (counting, owed), (tuples, free) in zip(self.grades, self._rooms, strict=True)
        )

    @cached_property
    def _rooms(self) -> tuple[tuple[int, int], ...]:
        """For each alternative how many tuples are owed, and how many places they leave free."""
        found = []
        for _, owed in self.grades:
            tuples, cards = self.rule.owed_tuples(self.lead, owed)
            found.append((tuples, self.lead.size - cards))
        return tuple(found)


def duty_of(rule: TrickRule, lead: Lead, hand: Bag) -> Duty | SpecialDuty:
    """What a hand owes to a lead, by the duty that the lead's own rule has for it if it has one."""
    return rule.special_duty(lead, hand) or Duty(rule, lead, hand)


def is_legal_follow(rule: TrickRule, lead: Lead, hand: Bag, play: Bag) -> bool:
    """Whether a hand may answer a lead with a play."""
    return hand_size(play) == lead.size and contains(hand, play) and duty_of(rule, lead, hand).met(play)


def check_follow(rule: TrickRule, lead: Lead, hand: Bag, play: Bag) -> None:
    """Raise :class:`IllegalAction` with the reason unless a hand may answer a lead with a play.

    Codes: ``not-held``, ``follow-count``, ``follow-group`` (cards of the led group held back), ``follow-tuple`` and
    ``follow-tractor`` (a tuple or tractor is owed and was held back).
    """
    check_held(hand, play)
    if hand_size(play) != lead.size:
        raise IllegalAction("follow-count", owed=lead.size, played=hand_size(play))
    duty = duty_of(rule, lead, hand)
    if duty.met(play):
        return
    if not isinstance(duty, Duty):
        raise duty.refusal(play)
    group = Term(group_name(lead.group))
    given = hand_size(play & duty.mask)
    must = min(hand_size(duty.own), lead.size)
    if given < must:
        left = duty.own - (play & duty.mask)
        raise IllegalAction("follow-group", group=group, owed=must, played=given, cards=format_cards(left))
    # With protection the milder of the two duties is the one to explain.
    counting, _ = duty.grades[-1]
    raise rule.explain(lead, duty.own & counting, play)


def legal_follows(rule: TrickRule, lead: Lead, hand: Bag) -> Iterator[Bag]:
    """Every legal answer to a lead, each once, lazily, in a fixed order.

    The search drops a branch as soon as no completion can meet the duty, so the first answers come quickly even where
    there are very many.
    """
    duty = duty_of(rule, lead, hand)
    if not isinstance(duty, Duty):
        yield from duty.answers()
        return
    if duty.short:
        free = hand - duty.own
        yield from (duty.own + rest for rest in sub_bags(free, lead.size - hand_size(duty.own)))
        return
    if not duty.grades:
        yield from sub_bags(duty.own, lead.size)
        return
    yield from _answers(duty, list(distinct(duty.own)), 0, lead.size, 0, duty.own, 0)


def _answers(
    duty: Duty, held: list[tuple[Kind, int]], index: int, places: int, chosen: Bag, undecided: Bag, singles: int
) -> Iterator[Bag]:
    if places == 0:
        if duty.met(chosen):
            yield chosen
        return
    if index == len(held) or hand_size(undecided) < places or duty.hopeless(chosen, undecided, singles):
        return
    kind, held_copies = held[index]
    for number in range(min(held_copies, places), -1, -1):
        yield from _answers(
            duty,
            held,
            index + 1,
            places - number,
            chosen + one(kind, number),
            undecided - one(kind, held_copies),
            singles + (number == 1),
        )


def first_answer(duty: Duty, shuffled: list[Kind]) -> Bag:
    """The first completion that meets a duty when cards of the led group are tried in the given order.

    ``shuffled`` are the cards of ``duty.own``, each copy for itself. The answer is the lexicographically first set of
    places in that order whose cards are a legal play.
    """
    answer = answer_among(duty, shuffled)
    assert answer is not None, "a legal answer always exists"
    return answer


def answer_among(duty: Duty, shuffled: list[Kind]) -> Bag | None:
    """The same from some cards of the led group alone; ``None`` where they hold no legal play."""
    assert not duty.short
    size = len(shuffled)
    if not duty.grades:
        return bag(shuffled[: duty.lead.size])
    failed = set()

    def search(index: int, places: int, chosen: Bag, undecided: Bag) -> Bag | None:
        if places == 0:
            return chosen if duty.met(chosen) else None
        # Copies of a kind are alike: whichever of them are chosen, what is left to try is the same.
        if size - index < places or (index, chosen) in failed:
            return None
        ones = at_least(chosen, 1) & ~at_least(chosen, 2) & ~at_least(undecided, 1)
        if duty.hopeless(chosen, undecided, ones.bit_count()):
            return None
        card = one(shuffled[index])
        found = search(index + 1, places - 1, chosen + card, undecided - card)
        if found is None:
            found = search(index + 1, places, chosen, undecided - card)
        if found is None:
            failed.add((index, chosen))
        return found

    return search(0, duty.lead.size, 0, bag(shuffled))
