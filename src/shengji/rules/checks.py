"""What contradicts itself in a rule set, every problem at once.

An *error* cannot be played, or says the opposite of another option; a *note* is an option without effect, or one that
may surprise. Each problem names the options at fault and what to do about them; the sentences stand in
``text/locales/*/problems.ftl`` under ``problem-CODE`` and ``problem-CODE.fix``. The sections are those of rules.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from shengji.cards import CARD_POINTS, JOKERS_MASK, KIND_OF, SMALL_JOKER, copies, distinct
from shengji.rules.checks_variants import has_rank, variant_problems
from shengji.rules.deck import hand_size, pack, total_points
from shengji.rules.idle import idle_options
from shengji.rules.problem import Problem, error, listed, note
from shengji.rules.ruleset import RuleSet
from shengji.rules.scoring import bands
from shengji.rules.tables import BARE_LEVELS
from shengji.rules.words import ValueTerm
from shengji.text.errors import Term, TextError

__all__ = ["Problem", "problems"]


def problems(rules: RuleSet) -> list[Problem]:
    """Every problem of a rule set, errors first."""
    found = [
        *_table(rules),
        *_order(rules),
        *_shapes(rules),
        *_declaring(rules),
        *_undeclared(rules),
        *_kitty(rules),
        *_score(rules),
        *_levels(rules),
        *_match(rules),
        *variant_problems(rules),
        *_idle(rules),
    ]
    return sorted(found, key=lambda problem: problem.severity)


def _doubles(names: tuple[str, ...]) -> list[str]:
    return [name for name in dict.fromkeys(names) if names.count(name) > 1]


def _table(rules: RuleSet) -> Iterator[Problem]:
    """Section 1: equal hands, and partners opposite each other."""
    try:
        hand_size(rules)
    except TextError as fault:
        yield error(fault.code, "kitty", "seats", "decks", **fault.details)
    if rules.sides == "partners" and rules.seats % 2:
        yield error("partners-odd", "sides", "seats", seats=rules.seats)


def _order(rules: RuleSet) -> Iterator[Problem]:
    """Section 2: permanent trumps and the top card are in the pack."""
    if doubles := _doubles(rules.permanent):
        yield error("permanent-double", "permanent", ranks=listed(doubles))
    if missing := [rank for rank in rules.permanent if not has_rank(rules, rank)]:
        yield error("permanent-not-in-pack", "permanent", "removed", "lowest_rank", ranks=listed(missing))
    if rules.top_card != "none" and not copies(pack(rules), KIND_OF[rules.top_card]):
        yield error("top-card-not-in-pack", "top_card", "removed", "lowest_rank")


def _shapes(rules: RuleSet) -> Iterator[Problem]:
    """Section 3: a tractor as wide as is asked can occur."""
    width, decks = rules.min_tractor_width, rules.decks
    if rules.tractors == "allowed" and width > decks:
        yield note("tractor-too-wide", "tractors", "min_tractor_width", "decks", width=width, decks=decks)


def _declaring(rules: RuleSet) -> Iterator[Problem]:
    """Section 7: how trump and the first banker are found."""
    if rules.declare_when in ("in_turn", "fixed") and rules.first_banker != "preset":
        # In turn the banker's partner declares first, and where all is fixed nobody declares.
        yield error("declare-needs-banker", "first_banker", "declare_when")
    if rules.declare_when == "fixed" and rules.fixed_trump == "NT" and rules.no_trump == "forbidden":
        yield error("fixed-no-trump", "fixed_trump", "no_trump")
    if rules.declare_when == "in_turn" and rules.hidden_declaration:
        yield error("hidden-in-turn", "hidden_declaration", "declare_when")
    if rules.partner_reinforce and rules.sides != "partners":
        yield error("partner-alone", "partner_reinforce", "sides")
    needed = {"none": (), "any": (), "colour": ("LJ", "BJ")}[rules.joker_with_declaration]
    present = [name for name in ("LJ", "BJ") if copies(pack(rules), KIND_OF[name])]
    if rules.joker_with_declaration != "none" and not (present and set(needed) <= set(present)):
        yield error("joker-missing", "joker_with_declaration", "removed")
    if rules.weak_hand != "off" and rules.weak_hand_points < 0 and rules.weak_hand_trumps < 0:
        yield error("weak-hand-limits", "weak_hand_points", "weak_hand_trumps", "weak_hand")


_KITTY_CARDS = {"first_kitty_card": 1, "third_kitty_card": 3, "first_level_else_highest": 1}


def _undeclared(rules: RuleSet) -> Iterator[Problem]:
    """Section 7: what holds when nobody declares while the cards are dealt."""
    if rules.declare_when != "while_dealing":
        return
    if rules.undeclared == "no_trump" and rules.no_trump == "forbidden":
        yield error("undeclared-no-trump", "undeclared", "no_trump")
    if rules.kitty < _KITTY_CARDS.get(rules.undeclared, 0):
        choices = ["first_kitty_card"] if rules.kitty else []
        choices += ["no_trump"] if rules.no_trump == "allowed" else []
        yield error(
            "undeclared-no-kitty",
            "undeclared",
            "kitty",
            kitty=rules.kitty,
            choices=" / ".join([*choices, "redeal"]),
        )


def _kitty(rules: RuleSet) -> Iterator[Problem]:
    """Section 8: the multiplier fits the decks, and a limit on points can be kept."""
    if rules.kitty_none and rules.kitty:
        yield error("kitty-none-kitty", "kitty", "kitty_none", kitty=rules.kitty)
    scheme, _, made_for = rules.kitty_multiplier.rpartition("_")
    fitting = min(rules.decks, 4)
    if scheme == "competition" and int(made_for) != fitting and not rules.kitty_none:
        details = {"decks": rules.decks, "choice": f"competition_{fitting}"}
        if int(made_for) < fitting:
            yield error("multiplier-small", "kitty_multiplier", "decks", **details)
        else:
            yield note("multiplier-large", "kitty_multiplier", "decks", **details)
    least = _least_burial(rules)
    if 0 <= rules.bury_points < least:
        yield note("bury-points-tight", "bury_points", points=least)


def _least_burial(rules: RuleSet) -> int:
    """The points that a banker must bury whose hand and kitty hold as many point cards as there are."""
    worth = sorted(
        (
            CARD_POINTS[kind] if kind < SMALL_JOKER else rules.joker_points
            for kind, held in distinct(pack(rules))
            for _ in range(held)
        ),
        reverse=True,
    )
    held = (len(worth) - rules.kitty) // rules.seats + rules.kitty
    return sum(worth[: max(held, 0)][::-1][: rules.kitty])


def _score(rules: RuleSet) -> Iterator[Problem]:
    """Section 9: the table ascends, the line can be reached."""
    if rules.score_table:
        yield from _score_table(rules)
        return
    total = total_points(rules)
    line = bands(rules).line
    if line > total and not rules.banker_names_line:
        if rules.points_cap:
            yield error("line-unreachable", "line", "points_cap", line=line, total=total)
        else:
            yield note("line-above-total", "line", line=line, total=total)


def _score_table(rules: RuleSet) -> Iterator[Problem]:
    standing = ("kept", "contested", "lost")
    for before, row in pairwise(rules.score_table):
        numbers = {"before": before.points, "points": row.points}
        if row.points <= before.points:
            yield error("table-order", "score_table", **numbers)
        elif standing.index(row.bank) < standing.index(before.bank):
            yield error("table-bank", "score_table", **numbers)
    if all(row.bank == "kept" for row in rules.score_table):
        yield error("table-never-lost", "score_table")


def _levels(rules: RuleSet) -> Iterator[Problem]:
    """Section 9: the levels can be played, and what speaks of a level names one."""
    if not rules.levels:
        yield from _without_levels(rules)
        return
    if doubles := _doubles(rules.levels):
        yield error("levels-double", "levels", levels=listed(doubles))
    if both := [rank for rank in rules.permanent if rank in rules.levels]:
        yield error("permanent-is-level", "permanent", "levels", ranks=listed(both))
    if absent := [level for level in rules.levels if level not in BARE_LEVELS and not has_rank(rules, level)]:
        yield error("level-not-in-pack", "levels", "removed", "lowest_rank", levels=listed(absent))
    bare = [level for level in rules.levels if level in BARE_LEVELS]
    if bare and rules.no_trump == "forbidden":
        yield error("no-trump-level", "levels", "no_trump", level=listed(bare))
    if strange := [level for level in rules.must_play if level not in rules.levels]:
        yield error("must-play-not-level", "must_play", "levels", levels=listed(strange))
    named = [name for hook in rules.hooks for name in (hook.card, hook.to) if name]
    if unknown := [name for name in named if name not in rules.levels]:
        yield error("hook-not-level", "hooks", "levels", levels=listed(unknown))


def _without_levels(rules: RuleSet) -> Iterator[Problem]:
    """Without levels nobody has cards to declare with, nothing rises, and no level can be named."""
    if rules.declare_when in ("while_dealing", "in_turn"):
        yield error("levels-empty", "levels", "declare_when")
    if rules.match != "points":
        yield error("levels-empty-match", "levels", "match")
    if named := [name for name in ("must_play", "hooks", "top_pair_jumps") if getattr(rules, name)]:
        yield error("levels-empty-named", *named, "levels", options=listed(named))


def _match(rules: RuleSet) -> Iterator[Problem]:
    """Section 9: the match ends, and can be played as it says."""
    if rules.match == "race" and rules.after_last == "cycle":
        yield error("cycle-race", "match", "after_last")
    if rules.match == "duplicate" and rules.declare_when == "while_dealing":
        yield error("duplicate-declaring", "declare_when", "match")


def _idle(rules: RuleSet) -> Iterator[Problem]:
    """Options that were changed and yet change nothing."""
    jokers = pack(rules) & JOKERS_MASK
    for name, cause in idle_options(rules, has_jokers=bool(jokers)):
        yield note(
            "no-effect",
            name,
            cause,
            option=Term(f"option-{name}.label"),
            cause=Term(f"option-{cause}.label"),
            value=ValueTerm(cause, getattr(rules, cause)),
            name=name,
            because=cause,
        )
