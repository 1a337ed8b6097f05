"""Who sits where: names, sides and roles as the player sees them."""

from __future__ import annotations

from typing import Literal, TypeAlias

from shengji.game.view import View
from shengji.rules.declaring import same_side
from shengji.rules.ruleset import RuleSet
from shengji.tui.look import Look

Relation: TypeAlias = Literal["ours", "theirs", "open", "none"]
"""``open``: a friend may still join either side; ``none``: there are no sides, or none yet."""


def who(look: Look, names: tuple[str, ...], me: int, seat: int) -> dict[str, str]:
    """Arguments of a text about a seat: ``you`` says whether it is the player, ``who`` names it."""
    return {"you": "yes" if seat == me else "no", "who": name(look, names, me, seat)}


def name(look: Look, names: tuple[str, ...], me: int, seat: int) -> str:
    """A seat by number and name."""
    return f"{seat + 1} {look.say('you') if seat == me else names[seat]}"


def several(look: Look, names: tuple[str, ...], me: int, seats: list[int]) -> str:
    """Several seats by number and name."""
    return look.say("and").join(name(look, names, me, seat) for seat in seats)


def have_sides(rules: RuleSet) -> bool:
    """Whether two sides keep together for the whole match and share a level."""
    return rules.sides == "partners" and rules.scoring != "individual"


def partners(rules: RuleSet, me: int) -> list[int]:
    """The seats of the player's side for the whole match, the player's own included."""
    return [seat for seat in range(rules.seats) if same_side(rules, me, seat)] if have_sides(rules) else [me]


def relation(view: View, seat: int) -> Relation:
    """On which side a seat is, as far as the player knows."""
    rules, me = view.rules, view.seat
    if rules.scoring == "individual":
        return "none"
    if rules.sides == "partners" or rules.seats == 2:
        return "ours" if same_side(rules, me, seat) else "theirs"
    if view.banker is None:
        return "none"
    if seat == me:
        return "ours"
    mine, others = view.bankers_side[me], view.bankers_side[seat]
    if rules.sides == "friends" and (not view.calls or -1 in view.joined):
        return "ours" if mine and others else "open"
    return "ours" if mine == others else "theirs"


def side(look: Look, view: View, seat: int) -> str:
    """The side of a seat in a word; a question mark while it is open, nothing where there are no sides."""
    found = relation(view, seat)
    return "" if found == "none" else look.say(f"side-{found}")


def fixed_side(look: Look, rules: RuleSet, me: int, seat: int) -> str:
    """The side of a seat where sides last for the whole match."""
    return look.say("side-ours" if same_side(rules, me, seat) else "side-theirs")


def level_holders(rules: RuleSet, me: int) -> list[int]:
    """The seats that stand for all levels of the match, mine first: one a side, or every seat."""
    return [seat % rules.seats for seat in range(me, me + (2 if have_sides(rules) else rules.seats))]


def holder(look: Look, names: tuple[str, ...], me: int, rules: RuleSet, seat: int) -> str:
    """Whose level it is: a side's, or a seat's."""
    return fixed_side(look, rules, me, seat) if have_sides(rules) else name(look, names, me, seat)


def role(look: Look, view: View, seat: int) -> str:
    """What a seat is in this deal: the banker, a friend, of the banker's side, or nothing to mention."""
    if view.banker is None:
        return ""
    if seat == view.banker:
        return look.say("role-banker")
    if seat in view.joined:
        return look.say("role-friend")
    return look.say("role-partner") if view.bankers_side[seat] else ""
