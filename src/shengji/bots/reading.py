"""What every bot reads off its view: the rules of the deal, and what it may do outside the play of tricks."""

from __future__ import annotations

from shengji.cards import Bag, size
from shengji.game.view import View
from shengji.rules.deck import pack
from shengji.rules.declaring import DeclaringState, options_for
from shengji.rules.kitty import check_bury
from shengji.rules.mechanics import trick_rule
from shengji.rules.tables import Tables, tables
from shengji.rules.trick_rule import TrickRule
from shengji.text.errors import IllegalAction


def tables_of(view: View) -> Tables:
    """The tables of the deal; as without trump for a seat that does not know it yet."""
    return tables(view.rules, view.level, view.trump or "NT")


def rule_of(view: View) -> TrickRule:
    """The trick rule of the deal."""
    return trick_rule(tables_of(view))


def own_level(view: View) -> str | None:
    """The level at which the seat declares: the banker's, or its own while the bank is declared for."""
    return view.level if view.banker is not None else view.levels[view.seat]


def is_contested(view: View) -> bool:
    """Whether whoever declares becomes the banker."""
    return view.banker is None


def all_dealt(view: View) -> bool:
    """Whether the last card is out."""
    return view.dealt >= size(pack(view.rules)) - view.kitty_size


def declarations(view: View) -> tuple[Bag, ...]:
    """Every set of cards that the seat may declare now, weakest first; none against a face-down declaration."""
    history, standing = view.declarations, view.standing
    if view.rules.hidden_declaration:
        if standing is not None and standing.seat != view.seat:
            return ()
        history = tuple(shown for shown in history if shown.seat == view.seat)
    state = DeclaringState(history, standing)
    dealing = view.phase == "dealing" and not all_dealt(view)
    return options_for(view.rules, own_level(view), state, view.seat, view.hand, dealing=dealing)


def must_name(view: View) -> bool:
    """Whether everybody has passed in turn and the seat, the banker's partner, must name the trump."""
    return (
        view.phase == "in_turn"
        and view.standing is None
        and view.banker is not None
        and view.rules.sides == "partners"
        and view.passes >= view.rules.seats
    )


def legal_bury(view: View, cards: Bag) -> bool:
    """Whether the banker may bury these cards."""
    try:
        check_bury(view.rules, view.hand, cards)
    except IllegalAction:
        return False
    return True
