"""What every rule set must pass: random deals with the invariants of a game checked after every action.

A variant written outside the package can call :func:`variant_test` on its rules; the project's own tests call it on
every preset.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from msgspec.structs import replace

from shengji.cards import Bag, bag, contains, distinct, hand_size, kinds, one
from shengji.game import apply, fold, start, view
from shengji.game import events as e
from shengji.game.actions import Action, Bury, CloseDeclaring, Deal, Declare, Play
from shengji.game.engine import actors, legal
from shengji.game.shuffling import deal_seed, seed_from
from shengji.game.state import Game, cards_to_deal, current, dealt_hand, is_face_down, rule_of
from shengji.game.view import redact
from shengji.rules.deck import pack
from shengji.rules.random_play import random_follow, random_lead
from shengji.rules.ruleset import RuleSet

Check = Callable[[Game, tuple[e.Event, ...]], None]
"""Called with the state after each action and the events that it caused; raises ``AssertionError``."""


def random_action(game: Game, rng: Random) -> Action:
    """A random legal action of one of the seats that may act; declarations at random moments of the dealing."""
    deal = current(game)
    if deal.phase == "dealing":
        return _random_declaration(game, rng)
    seat = actors(game)[0]
    if deal.phase == "bury":
        return _random_bury(game, seat, rng)
    if deal.phase == "play":
        rule, hand = rule_of(game), deal.hands[seat]
        lead = deal.lead
        return Play(seat, random_lead(rule, hand, rng) if lead is None else random_follow(rule, lead, hand, rng))
    return rng.choice(list(legal(game, seat)))


def _random_declaration(game: Game, rng: Random) -> Action:
    """With even chances close the declaring, or let a seat declare what it has been dealt by some moment."""
    deal = current(game)
    seat = rng.randrange(game.rules.seats)
    actions = [action for action in legal(game, seat) if isinstance(action, Declare)]
    if not actions or rng.random() < 0.5:
        return CloseDeclaring()
    action = rng.choice(actions)
    moments = [
        dealt
        for dealt in range(deal.dealt, cards_to_deal(game) + 1)
        if contains(dealt_hand(game, seat, dealt), action.cards)
    ]
    if game.rules.overcall_when == "after_deal" and deal.declaring.standing is not None:
        moments = moments[-1:]
    return Declare(seat, action.cards, rng.choice(moments), action.trump)


def _random_bury(game: Game, seat: int, rng: Random) -> Action:
    hand = current(game).hands[seat]
    if game.rules.bury_points >= 0:
        return next(legal(game, seat))
    return Bury(seat, bag(rng.sample(kinds(hand), game.rules.kitty)))


def random_deal(game: Game, log: list[e.Event], seed: str, rng: Random, check: Check | None = None) -> Game:
    """Deal, dealing again as often as the rules ask, and play to the end of the deal; the log grows by its events."""

    def act(before: Game, action: Action) -> Game:
        after, caused = apply(before, action, log)
        log.extend(caused)
        if check is not None:
            check(after, caused)
        return after

    game = act(game, Deal(deal_seed(seed, game.deals, game.attempt)))
    while True:
        while current(game).phase != "over":
            game = act(game, random_action(game, rng))
        if not game.attempt:
            return game
        game = act(game, Deal(deal_seed(seed, game.deals, game.attempt)))


def check_cards(game: Game, _caused: tuple[e.Event, ...] = ()) -> None:
    """Every card of the pack is in exactly one place."""
    deal = current(game)
    played = sum(cards for trick in deal.tricks for cards in trick.plays) + sum(deal.plays)
    assert sum(deal.hands) + deal.kitty + played == pack(game.rules), "a card was lost or made"
    sizes = {hand_size(hand) for hand in deal.hands}
    assert deal.phase in ("bury",) or deal.plays or len(sizes) == 1, "hands of unequal size between tricks"


def hidden_from(game: Game, seat: int) -> Bag:
    """The cards that a seat may not know of: the others' hands, and the kitty unless it buried it."""
    deal = current(game)
    hidden = sum(hand for other, hand in enumerate(deal.hands) if other != seat)
    if deal.burier != seat:
        hidden += deal.kitty
    return hidden


def permuted(game: Game, seat: int, rng: Random) -> Game:
    """The same game with the cards that are hidden from a seat exchanged among their places at random."""
    deal = current(game)
    cards = kinds(hidden_from(game, seat))
    rng.shuffle(cards)
    hands = []
    for other, hand in enumerate(deal.hands):
        number = hand_size(hand)
        hands.append(hand if other == seat else bag(cards[:number]))
        cards = cards if other == seat else cards[number:]
    kitty = bag(cards) if cards else deal.kitty
    return replace(game, deal=replace(deal, hands=tuple(hands), kitty=kitty, seed="", commitment=deal.commitment))


def check_views(game: Game, caused: tuple[e.Event, ...]) -> None:
    """No view and no redacted event depends on a card that its seat may not know."""
    deal = current(game)
    rng = Random(game.length)
    for seat in range(game.rules.seats):
        if deal.phase not in ("dealing", "over"):
            assert view(game, seat) == view(permuted(game, seat, rng), seat), "a view depends on hidden cards"
        known = _known_to(game, seat)
        for event in caused:
            if deal.phase == "over":
                continue
            for cards in _cards_in(redact(event, seat, game)):
                assert contains(known, cards), f"{type(event).__name__} shows seat {seat} a hidden card"


def _known_to(game: Game, seat: int) -> Bag:
    """Cards that a seat may know: its own, those on the table, and declarations that lie face up."""
    deal = current(game)
    known = deal.hands[seat] + sum(cards for trick in deal.tricks for cards in trick.plays) + sum(deal.plays)
    if deal.burier == seat:
        known += deal.kitty
    shown = [d for d in deal.declaring.history if d.seat == seat or not is_face_down(game)]
    known += deal.attempted + sum(d.cards for d in shown)
    return min_copies(known, game.rules.decks)


def min_copies(cards: Bag, most: int) -> Bag:
    """A bag with no more than so many copies of a kind."""
    return sum(one(kind, min(copies, most)) for kind, copies in distinct(cards))


def _cards_in(event: e.Event) -> list[Bag]:
    """Every bag that an event shows; an order of the whole pack counts as one."""
    found: list[Bag] = []
    for name in event.bags:
        value = getattr(event, name)
        found.extend(value if isinstance(value, tuple) else (value,))
    if isinstance(event, e.DealStarted | e.DealEnded):
        found.append(bag(event.order))
    if isinstance(event, e.TrumpMade) and event.card is not None and event.how == "declared":
        found.append(one(event.card))
    return found


def variant_test(rules: RuleSet, *, deals: int = 300, seed: str = "variant", views: bool = True) -> list[e.Event]:
    """Play random deals to the end, match after match, and check what must hold in every game.

    After each action: every card in one place, no view and no event of a seat depends on hidden cards. After each deal:
    the state is the fold of its log. Returns the log of the last match. Raises ``AssertionError``.
    """
    rng = Random(seed)
    match_seed = seed_from(seed)
    log: list[e.Event] = []
    game: Game | None = None

    def check(after: Game, caused: tuple[e.Event, ...]) -> None:
        if current(after).phase != "over":
            check_cards(after)
        if views and rng.random() < 0.2:
            check_views(after, caused)

    for number in range(deals):
        if game is None or game.over:
            log = [start(rules)]
            game = fold(log)
        game = random_deal(game, log, deal_seed(match_seed, number, 0), rng, check)
        ended = log[-1] if isinstance(log[-1], e.DealEnded) else log[-2]
        assert isinstance(ended, e.DealEnded), "a deal ends with its settlement"
        assert not any(current(game).hands) or current(game).stopped, "cards are left"
        assert fold(log) == game, "the state is not the fold of its log"
    return log
