"""How a record's sheet spells the end of a deal out: points, kitty, bank, levels and payments."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from rich.text import Text

from shengji.cards import CARD_POINTS, SMALL_JOKER, distinct
from shengji.game import Game
from shengji.game import events as e
from shengji.game.state import current, on_bankers_side, opponents_points
from shengji.text.messages import message
from shengji.tui.look import Look, order_of


class Words(NamedTuple):
    """How a sheet speaks."""

    look: Look
    seat: Callable[[int], str]

    def say(self, key: str, **arguments: object) -> str:
        """A text of record sheets."""
        return message(f"record-{key}", self.look.language, **arguments)

    def seats(self, seats: Iterable[int]) -> str:
        """Several seats, by number and name."""
        return self.say("comma").join(map(self.seat, seats))

    def by_seat(self, values: Iterable[str]) -> str:
        """A value for each seat."""
        return self.say("comma").join(f"{seat + 1}: {value}" for seat, value in enumerate(values))


def result(words: Words, after: Game, event: e.DealEnded) -> Iterator[Text]:
    """The lines about a deal that has ended."""
    deal = current(after)
    rules = deal.rules
    if rules.scoring == "individual":
        yield from _individual(words, after, event)
    else:
        yield from _points(words, after, event)
        if rules.sides != "partners":
            sides = {
                banker: [s for s in range(rules.seats) if on_bankers_side(after, s) == banker] for banker in (1, 0)
            }
            yield Text(words.say("sides", banker=words.seats(sides[1]), opponents=words.seats(sides[0]) or "–"))
        yield from _outcome(words, after, event)
    if event.jumped:
        yield Text(words.say("jumped"))
    if event.hooked:
        yield Text(words.say("hooked", card=words.look.rank(event.hooked)))
    if len(set(event.levels)) > 1 or rules.scoring != "individual":
        listed = [f"{seat + 1}: {words.look.rank(level)}" for seat, level in enumerate(event.levels) if level]
        if listed:
            yield Text(words.say("levels", levels=words.say("comma").join(listed)))
    if any(event.failures):
        yield Text(words.say("failures", failures=words.by_seat(map(str, event.failures))))
    if rules.match == "points":
        yield Text(words.say("totals", totals=words.by_seat(map(str, event.totals))))
    if event.payments:
        yield Text(words.say("payments", payments=words.by_seat(f"{paid:+d}" for paid in event.payments)))
    if event.next_banker is not None and not event.won:
        yield Text(words.say("next", seat=words.seat(event.next_banker)))


def _points(words: Words, after: Game, event: e.DealEnded) -> Iterator[Text]:
    """The opponents' points, and what the last trick added to them."""
    deal = current(after)
    text = Text(words.say("points", points=event.opponents), "bold")
    if deal.line is not None:
        text.append(words.say("points-line", line=deal.line), "not bold")
    if not event.multiplier:
        yield text
        return
    tricks = event.opponents - event.kitty_points
    if deal.rules.last_trick == "times_cards":
        yield text
        key = "last-trick-against" if event.kitty_points < 0 else "last-trick-for"
        yield Text(words.say(key, cards=event.multiplier, points=abs(event.kitty_points)))
        return
    text.append(words.say("points-sum", tricks=tricks, kitty=event.kitty_points), "not bold")
    yield text
    yield Text.assemble(words.say("kitty-captured"), " ", _spelled(words, after, event))


def _individual(words: Words, after: Game, event: e.DealEnded) -> Iterator[Text]:
    """What each seat has taken, where everyone plays alone."""
    deal = current(after)
    last = deal.tricks[-1].winner if deal.tricks else -1
    gained = [taken + (event.kitty_points if seat == last else 0) for seat, taken in enumerate(deal.taken)]
    yield Text(words.say("points-alone", points=words.by_seat(map(str, gained))), "bold")
    if event.multiplier:
        yield Text.assemble(words.say("kitty-won", seat=words.seat(last)), " ", _spelled(words, after, event))
    yield Text(words.say("bank-contested"), "bold")


def _outcome(words: Words, after: Game, event: e.DealEnded) -> Iterator[Text]:
    """Who wins the deal, what becomes of the bank, and who rises."""
    rules = current(after).rules
    if rules.sides == "partners" or event.bank == "contested":
        yield Text(words.say(f"bank-{event.bank}"), "bold")
    else:
        # The bank is declared or bid for anew, so it is neither kept nor lost.
        yield Text(words.say(f"deal-{event.bank}"), "bold")
        if event.next_banker is None:
            yield Text(words.say("bank-bid" if rules.declare_when == "auction" else "bank-contested"))
    for side, gained in (("banker", event.banker_steps), ("opponents", event.opponents_steps)):
        if gained:
            key = "rises" if gained > 0 else "falls"
            yield Text(words.say(key, side=words.say(f"side-{side}"), levels=abs(gained)))


def _spelled(words: Words, after: Game, event: e.DealEnded) -> Text:
    """``K 5 × 4 = 60``: the cards in the kitty that count, and the multiplier."""
    deal = current(after)
    joker_points = deal.rules.joker_points
    worth = sum(
        (1 << 8 * kind) * number
        for kind, number in distinct(event.kitty)
        if CARD_POINTS[kind] or (kind >= SMALL_JOKER and joker_points)
    )
    shown = words.look.cards(worth, order_of(deal.rules, deal.level, deal.trump)) if worth else Text("0")
    return Text.assemble(shown, f" × {event.multiplier} = {event.kitty_points}")


def so_far(words: Words, game: Game) -> str:
    """How a deal stands that is not finished."""
    deal = current(game)
    if deal.rules.scoring == "individual":
        return words.say("unfinished-alone", points=words.by_seat(map(str, deal.taken)))
    return words.say("unfinished", points=opponents_points(game) if deal.banker is not None else 0)
