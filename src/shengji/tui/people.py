"""Who sits where: names, sides and roles as the player sees them."""

from __future__ import annotations

from shengji.game.view import View
from shengji.rules.declaring import same_side
from shengji.rules.ruleset import RuleSet
from shengji.tui.look import Look


def who(look: Look, names: tuple[str, ...], me: int, seat: int) -> dict[str, str]:
    """Arguments of a text about a seat: ``you`` says whether it is the player, ``who`` names it."""
    return {"you": "yes" if seat == me else "no", "who": name(look, names, me, seat)}


def name(look: Look, names: tuple[str, ...], me: int, seat: int) -> str:
    """A seat by number and name."""
    return f"{seat + 1} {look.say('you') if seat == me else names[seat]}"


def is_ours(rules: RuleSet, me: int, seat: int) -> bool:
    """Whether a seat is of the player's side."""
    return same_side(rules, me, seat)


def side(look: Look, rules: RuleSet, me: int, seat: int) -> str:
    """The side of a seat in a word."""
    return look.say("side-ours" if is_ours(rules, me, seat) else "side-theirs")


def role(look: Look, view: View, seat: int) -> str:
    """What a seat is in this deal: the banker, of the banker's side, or nothing to mention."""
    if view.banker is None:
        return ""
    if seat == view.banker:
        return look.say("role-banker")
    return look.say("role-partner") if view.bankers_side[seat] else ""
