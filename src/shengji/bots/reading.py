"""What every bot reads off its view: the rules of the deal, and what it may do outside the play of tricks."""

from __future__ import annotations

from typing import cast, get_args

from shengji.cards import Bag, copies, size
from shengji.game.actions import Call
from shengji.game.state import is_blind
from shengji.game.view import View
from shengji.rules.deck import pack, total_points
from shengji.rules.declaring import DeclaringState, options_for, top_kind, trump_of
from shengji.rules.friends import ANOTHER, callable_kinds
from shengji.rules.kitty import check_bury
from shengji.rules.mechanics import trick_rule
from shengji.rules.ruleset import RuleSet
from shengji.rules.scoring import LINE_STEP, bands
from shengji.rules.tables import Tables, Trump, tables
from shengji.rules.trick_rule import TrickRule
from shengji.text.errors import IllegalAction


def tables_of(view: View) -> Tables:
    """The tables of the deal; for a seat that does not know the trump yet, with what it showed itself or no trump."""
    return tables(view.rules, view.level, view.trump or _shown_trump(view) or "NT")


def _shown_trump(view: View) -> Trump | None:
    """The trump of the seat's own last declaration, where all lie face down."""
    own = [shown for shown in view.declarations if shown.seat == view.seat]
    if not own or not is_blind(view.rules):
        return None
    return cast("Trump | None", trump_of(DeclaringState(standing=own[-1])))


def rule_of(view: View) -> TrickRule:
    """The trick rule of the deal."""
    return trick_rule(tables_of(view))


def own_level(view: View) -> str | None:
    """The level at which the seat declares: the banker's, or its own while the bank is declared or bid for."""
    if view.phase in ("auction", "name"):
        return view.levels[view.seat]
    return view.level if view.banker is not None else view.levels[view.seat]


def is_contested(view: View) -> bool:
    """Whether whoever declares becomes the banker."""
    return view.banker is None


def all_dealt(view: View) -> bool:
    """Whether the last card is out."""
    return view.dealt >= size(pack(view.rules)) - view.kitty_size


def showings(view: View) -> list[tuple[Bag, Trump | None]]:
    """Everything that the seat may declare or stir with now, weakest first: the cards, and a trump if they name it.

    Where declarations lie face down for all, any cards that declare may be shown; else nothing against one that the
    seat cannot see.
    """
    rules, history, standing = view.rules, view.declarations, view.standing
    blind = is_blind(rules)
    if _must_leave_it(view):
        return []
    if blind or rules.hidden_declaration:
        others = standing is not None and standing.seat != view.seat
        if others and not blind:
            return []
        history = tuple(shown for shown in history if shown.seat == view.seat)
        standing = None if others else standing
    state = DeclaringState(history, standing)
    dealing = view.phase == "dealing" and not all_dealt(view)
    top = top_kind(rules)
    found: list[tuple[Bag, Trump | None]] = []
    for cards in options_for(rules, own_level(view), state, view.seat, view.hand, dealing=dealing, blind=blind):
        if top is not None and copies(cards, top):
            found.extend((cards, trump) for trump in trumps(rules))
        else:
            found.append((cards, None))
    return found


def _must_leave_it(view: View) -> bool:
    """Whether the seat may show nothing: only the banker's side may, or overcalls wait until the kitty is buried."""
    rules, standing = view.rules, view.standing
    if rules.undeclared == "opponents_take_bank" and view.banker is not None and not view.bankers_side[view.seat]:
        return True
    stirs = rules.overcall_after_bury != "no" and (rules.stir_first_deal or not is_contested(view))
    overcalls = standing is not None and standing.seat != view.seat
    return stirs and overcalls and rules.overcall_when == "after_deal" and view.phase in ("dealing", "in_turn")


def declarations(view: View) -> tuple[Bag, ...]:
    """Every set of cards of :func:`showings`, each once."""
    return tuple(dict.fromkeys(cards for cards, _ in showings(view)))


def trumps(rules: RuleSet) -> list[Trump]:
    """The trumps that may be named."""
    return [trump for trump in get_args(Trump) if trump != "NT" or rules.no_trump == "allowed"]


def needed_copies(view: View, call: int) -> int:
    """How many copies of a called card must still be played until one answers the call; 0 once it is answered.

    Of copies that do not count (the banker's own, where those do not) some may be taken to count.
    """
    if view.joined[call] >= 0:
        return 0
    kind, nth = view.calls[call].kind, view.calls[call].nth
    seats = view.rules.seats
    tricks = [(trick.leader, trick.plays) for trick in view.tricks] + [(view.leader, view.plays)]
    played = 0
    for leader, plays in tricks:
        for offset, cards in enumerate(plays):
            seat = (leader + offset) % seats
            if seat != view.banker or (nth and view.rules.friend_self):
                played += copies(cards, kind)
    return max(1, max(1, nth) - played)


def must_name(view: View) -> bool:
    """Whether everybody has passed in turn and the seat, the banker's partner, must name the trump."""
    return (
        view.phase == "in_turn"
        and view.standing is None
        and view.banker is not None
        and view.rules.sides == "partners"
        and view.passes >= view.rules.seats
    )


def lines(rules: RuleSet) -> range:
    """The points that the banker may name as the line, the usual ones first."""
    return range(min(bands(rules).line, total_points(rules)), 0, -LINE_STEP)


def possible_calls(view: View) -> list[Call]:
    """Every call that the banker may make."""
    found = []
    for kind in callable_kinds(tables_of(view)):
        there = copies(pack(view.rules), kind)
        found += [Call(kind, nth) for nth in range(1, there + 1)]
        if view.rules.friend_other and there > 1:
            found.append(Call(kind, ANOTHER))
    return found


def legal_bury(view: View, cards: Bag) -> bool:
    """Whether the banker may bury these cards."""
    try:
        check_bury(view.rules, view.hand, cards)
    except IllegalAction:
        return False
    return True
