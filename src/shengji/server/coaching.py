"""The coach: what is certain at a moment, from what the seat has seen alone, and which moves of a deal cost most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from shengji.bots.memory import Memory
from shengji.bots.protocol import Candidate
from shengji.cards import points, size
from shengji.game import actions as a
from shengji.game import view
from shengji.game.guidance import CardsTerm, rule_of
from shengji.game.guidance import owed as owed_sentences
from shengji.game.view import View
from shengji.notation.record import Record, steps
from shengji.rules.tables import GROUPS, TRUMP, group_name
from shengji.server import replies as r
from shengji.server.advising import Judged
from shengji.server.counting import above
from shengji.server.labels import action_label
from shengji.server.protocol import Help
from shengji.text.errors import Term
from shengji.text.messages import message

MOST_COSTLY = 3
LEAST_COST = 2.0
"""A move that cost less was as good as any: values are rough."""
_LOOKED_AT = 3
"""Candidates about which something certain is said."""


# -- before a move


def owed(seen: View, helped: Help, language: str) -> tuple[str, ...]:
    """What the seat owes or may do, sentence by sentence."""
    if seen.phase == "play" and seen.lead is not None:
        found = owed_sentences(rule_of(seen), seen.lead, seen.hand)
        return tuple(term.text(language) for term in found) or helped.duty
    return helped.duty


def certain(seen: View, candidates: Sequence[Candidate], language: str) -> tuple[str, ...]:
    """What is known for certain, in sentences; nothing but for the play of tricks."""
    if seen.phase != "play":
        return ()
    memory = Memory(seen)
    found = _of_a_lead(seen, memory, candidates) if seen.lead is None else _of_a_follow(seen, memory)
    return tuple(term.text(language) for term in (*found, *_of_groups(seen, memory)))


def _of_a_lead(seen: View, memory: Memory, candidates: Sequence[Candidate]) -> Iterator[Term]:
    """Which of the leads in question nothing can beat within their group."""
    order = memory.tables
    for candidate in candidates[:_LOOKED_AT]:
        if not isinstance(candidate.action, a.Play):
            continue
        lead = memory.rule.read(candidate.action.cards)
        shown = CardsTerm(candidate.action.cards, order)
        if lead.kind != "shape":
            continue
        component = lead.components[0]
        group = Term(group_name(lead.group))
        if memory.is_top(lead.group, component.shape, component.top):
            yield Term("coach-unbeaten", cards=shown, group=group)
        elif component.size == 1:
            count = size(above(memory.unseen, order, lead.cards.bit_length() - 1 >> 3))
            yield Term("coach-higher", cards=shown, group=group, count=count)
        else:
            yield Term("coach-beatable", cards=shown, group=group)


def _of_a_follow(seen: View, memory: Memory) -> Iterator[Term]:
    """Who wins the trick, whether anything out beats it, and who is still to play."""
    assert seen.lead is not None
    seats, rules = seen.rules.seats, seen.rules
    worth = sum(points(cards, rules.joker_points) for cards in seen.plays)
    with_me = memory.sides.chances[seen.winning]
    side = "ours" if with_me == 1.0 else "theirs" if with_me == 0.0 else "unknown"
    yield Term("coach-winning", who=seen.names[seen.winning], side=side, points=worth)
    later = [(seen.seat + offset) % seats for offset in range(1, seats - len(seen.plays))]
    if not later:
        yield Term("coach-last")
        return
    yield Term("coach-later", who=_Names(seen, later), count=len(later))
    lead = seen.lead
    best = seen.plays[(seen.winning - seen.leader) % seats]
    if lead.kind == "shape" and memory.tables.group_of(best) is not None:
        read = memory.rule.read(best)
        component = read.components[0]
        if read.kind == "shape" and memory.is_top(read.group, component.shape, component.top):
            yield Term("coach-unbeaten", cards=CardsTerm(best, memory.tables), group=Term(group_name(read.group)))


def _of_groups(seen: View, memory: Memory) -> Iterator[Term]:
    """Who has shown to hold none of a group, and of which group nothing is out any more."""
    for group in range(GROUPS):
        if not memory.tables.masks[group]:
            continue
        name = Term(group_name(group))
        if not memory.unseen_in(group):
            if seen.hand & memory.tables.masks[group]:
                yield Term("coach-none-out", group=name)
            continue
        void = [seat for seat, shown in enumerate(memory.voids) if shown >> group & 1 and seat != seen.seat]
        if void:
            yield Term("coach-void", who=_Names(seen, void), group=name)
    yield Term("coach-trumps", count=memory.unseen_in(TRUMP))


class _Names(Term):
    """Some seats by name."""

    def __init__(self, seen: View, seats: Sequence[int]) -> None:
        super().__init__("names")
        self.names = [seen.names[seat] for seat in seats]

    def text(self, language: str) -> str:
        """The names, with what a language puts between them."""
        return message("value-separator", language).join(self.names)


# -- after the deal


class Decision(NamedTuple):
    """A decision of a deal, as whoever made it saw it."""

    step: int
    """Its number in the replay."""
    trick: int
    """In which trick, from 1; 0 before the first."""
    seen: View
    action: a.Action


_JUDGED = a.Bury | a.Play | a.Choose | a.Bid | a.NameTrump | a.NameLine | a.CallFriends | a.Stir


def decisions(record: Record, seat: int | None = None, first: int = 0, last: int | None = None) -> list[Decision]:
    """The decisions of a deal, or those of one seat, between two steps."""
    found = []
    for step, (action, before, _, _) in enumerate(steps(record)):
        if step < first or (last is not None and step > last) or before.deal is None:
            continue
        if isinstance(action, _JUDGED) and (seat is None or action.seat == seat):
            seen = view(before, action.seat)
            found.append(Decision(step, len(seen.tricks) + 1 if seen.phase == "play" else 0, seen, action))
    return found


def costliest(made: Sequence[tuple[Decision, Judged]], language: str) -> tuple[r.Costly, ...]:
    """The decisions that cost most, the costliest first; none that cost nothing."""
    costs = [(judged.cost or 0.0, decision, judged) for decision, judged in made]
    costs = [found for found in costs if found[0] >= LEAST_COST]
    costs.sort(key=lambda found: (-found[0], found[1].step))
    return tuple(
        r.Costly(
            step=decision.step,
            trick=decision.trick,
            done=action_label(decision.action, decision.seen, language),
            instead=action_label(judged.candidates[0].action, decision.seen, language),
            reason=judged.candidates[0].reason.text(language),
            cost=cost,
        )
        for cost, decision, judged in costs[:MOST_COSTLY]
    )
