"""What phases in which trump is made have in common."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast, get_args

from shengji.cards import Bag, hand_size
from shengji.cards import copies as copies_of
from shengji.game.events import BankPassed, Declared, Event, Redealt, TrumpMade
from shengji.game.state import Deal, Game, current, is_blind, is_face_down, on_bankers_side, rules_of
from shengji.rules.declaring import banker_of, declare, options_for, top_kind, trump_of, undeclared
from shengji.rules.holding import check_held
from shengji.rules.tables import Trump
from shengji.text.cards import format_cards
from shengji.text.errors import IllegalAction


def declaring_level(game: Game, seat: int) -> str | None:
    """The level at which a seat declares: the banker's, or its own while the bank is declared for."""
    deal = current(game)
    return deal.level if deal.banker is not None else game.levels[seat]


def declared(
    game: Game, seat: int, cards: Bag, trump: Trump | None, hand: Bag, dealt: int, *, dealing: bool
) -> Declared:
    """The event of a legal declaration; raises :class:`IllegalAction` with the reason for any other."""
    check_may_show(game, seat, cards, trump, hand, dealing=dealing)
    return Declared(seat, cards, dealt, hand_size(cards), trump)


def check_may_show(game: Game, seat: int, cards: Bag, trump: Trump | None, hand: Bag, *, dealing: bool) -> None:
    """Raise :class:`IllegalAction` unless the seat holds the cards and may declare with them now."""
    check_held(hand, cards)
    deal = current(game)
    rules = deal.rules
    if rules.undeclared == "opponents_take_bank" and deal.banker is not None and not on_bankers_side(game, seat):
        raise IllegalAction("declare-bankers-side")
    if _waits_for_bury(deal, seat):
        raise IllegalAction("declare-after-bury")
    try:
        after = declare(
            rules,
            declaring_level(game, seat),
            deal.declaring,
            seat,
            cards,
            trump=trump,
            dealing=dealing,
            blind=is_blind(rules),
        )
    except IllegalAction as refusal:
        if refusal.code == "declare-not-higher" and is_face_down(game):
            # The usual reason would name the cards that lie face down.
            raise IllegalAction("declare-not-higher-hidden", cards=format_cards(cards)) from None
        raise
    # A card already on the table cannot be shown a second time as another copy.
    check_held(hand, after.history[-1].cards)


def _waits_for_bury(deal: Deal, seat: int) -> bool:
    """Whether an overcall must wait until the kitty is buried (反主炒底, the super edition's later deals)."""
    rules, standing = deal.rules, deal.declaring.standing
    stirs = rules.overcall_after_bury != "no" and (rules.stir_first_deal or not deal.contested)
    overcalls = standing is not None and standing.seat != seat
    return stirs and overcalls and rules.overcall_when == "after_deal" and deal.phase in ("dealing", "in_turn")


def showable(game: Game, seat: int, hand: Bag, *, dealing: bool = False) -> Iterator[tuple[Bag, Trump | None]]:
    """Everything that a seat could declare or stir with now: the cards, and the trump if they name it.

    The weakest come first. ``dealing`` says that cards are still being dealt, of which it holds ``hand``.
    """
    deal = current(game)
    rules = deal.rules
    level = declaring_level(game, seat)
    for cards in options_for(rules, level, deal.declaring, seat, hand, dealing=dealing, blind=is_blind(rules)):
        top = top_kind(rules)
        named: tuple[Trump | None, ...] = get_args(Trump) if top is not None and copies_of(cards, top) else (None,)
        for trump in named:
            try:
                check_may_show(game, seat, cards, trump, hand, dealing=dealing)
            except IllegalAction:
                continue
            yield cards, trump


def trump_made(game: Game) -> Event:
    """What the end of the declaring comes to: trump, by declaration or by the kitty, or a new deal."""
    deal = current(game)
    rules = rules_of(game)
    trump = trump_of(deal.declaring)
    if trump is not None:
        banker = banker_of(rules, deal.declaring, deal.contested, deal.banker)
        return _made(game, deal, trump, deal.first_seat if banker is None else banker, "declared", None)
    if rules.undeclared == "opponents_take_bank" and deal.banker is not None and not deal.bank_passed:
        taker = (deal.banker + 1) % rules.seats
        return BankPassed(taker, game.levels[taker])
    first_deal = deal.contested
    fallback = undeclared(rules, deal.level, deal.order[len(deal.order) - rules.kitty :], first_deal)
    if fallback.trump is None:
        return Redealt("undeclared", contested=first_deal)
    banker = deal.first_seat if deal.banker is None else deal.banker
    return _made(game, deal, fallback.trump, banker, "kitty", fallback.card)


def _made(game: Game, deal: Deal, trump: str, banker: int, how: str, card: int | None) -> TrumpMade:
    level = deal.level if deal.banker is not None else game.levels[banker]
    return TrumpMade(cast("Trump", trump), banker, level, "declared" if how == "declared" else "kitty", card)
