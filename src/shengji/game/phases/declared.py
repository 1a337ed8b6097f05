"""What phases in which trump is made have in common."""

from __future__ import annotations

from typing import cast

from shengji.cards import Bag, contains, distinct, hand_size, one
from shengji.cards import copies as copies_of
from shengji.game.events import Declared, Event, Redealt, TrumpMade
from shengji.game.state import Deal, Game, current
from shengji.rules.declaring import banker_of, declare, trump_of, undeclared
from shengji.rules.tables import Trump
from shengji.text.cards import format_cards
from shengji.text.errors import IllegalAction


def declaring_level(game: Game, seat: int) -> str | None:
    """The level at which a seat declares: the banker's, or its own while the bank is declared for."""
    deal = current(game)
    return deal.level if deal.banker is not None else game.levels[seat]


def declared(game: Game, seat: int, cards: Bag, hand: Bag, dealt: int, *, dealing: bool) -> Declared:
    """The event of a legal declaration; raises :class:`IllegalAction` with the reason for any other."""
    if not contains(hand, cards):
        missing = sum(one(k, c - copies_of(hand, k)) for k, c in distinct(cards) if c > copies_of(hand, k))
        raise IllegalAction("not-held", cards=format_cards(missing))
    deal = current(game)
    after = declare(game.rules, declaring_level(game, seat), deal.declaring, seat, cards, dealing=dealing)
    shown = after.history[-1].cards
    if not contains(hand, shown):
        # A card already on the table cannot be shown a second time as another copy.
        raise IllegalAction("not-held", cards=format_cards(shown))
    return Declared(seat, cards, dealt, hand_size(cards))


def trump_made(game: Game) -> Event:
    """What the end of the declaring comes to: trump, by declaration or by the kitty, or a new deal."""
    deal = current(game)
    rules = game.rules
    trump = trump_of(deal.declaring)
    if trump is not None:
        banker = banker_of(rules, deal.declaring, deal.contested, deal.banker)
        return _made(game, deal, trump, deal.first_seat if banker is None else banker, "declared", None)
    first_deal = deal.contested
    fallback = undeclared(rules, deal.level, deal.order[len(deal.order) - rules.kitty :], first_deal)
    if fallback.trump is None:
        return Redealt("undeclared", contested=first_deal)
    banker = deal.first_seat if deal.banker is None else deal.banker
    return _made(game, deal, fallback.trump, banker, "kitty", fallback.card)


def _made(game: Game, deal: Deal, trump: str, banker: int, how: str, card: int | None) -> TrumpMade:
    level = deal.level if deal.banker is not None else game.levels[banker]
    return TrumpMade(cast("Trump", trump), banker, level, "declared" if how == "declared" else "kitty", card)
