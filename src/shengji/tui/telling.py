"""What happens, in words: an event as the player may see it becomes a line or two."""

from __future__ import annotations

from rich.text import Text

from shengji.cards import hand_size, points
from shengji.game import events as e
from shengji.game.state import Game, Trick, current, is_blind, rule_of, tables_of
from shengji.rules.tables import TRUMP, Tables
from shengji.tui.look import Look, order_of
from shengji.tui.people import who
from shengji.tui.shapes import special_shape
from shengji.tui.telling_variants import told_of_variant

_LISTED = 12
"""A throw longer than this is told by its number of cards."""


class Teller:
    """Puts the events of a match in words for one seat."""

    def __init__(self, look: Look, me: int) -> None:
        self.look = look
        self.me = me

    def tell(self, event: e.Event, after: Game) -> Text | None:
        """An event, already redacted for the seat, in words; ``None`` for one that is not worth a line.

        ``after`` is the state after it. What ends a deal is shown by :mod:`shengji.tui.sheets`.
        """
        match event:
            case e.Declared():
                return self._declared(event, after)
            case e.Passed(seat) if current(after).phase != "dealing":
                return self._seat("told-no-stir" if current(after).burier >= 0 else "told-passed", seat, after)
            case e.TrumpMade():
                return self._trump(event, after)
            case e.Redealt():
                return self._redealt(event, after)
            case e.KittyTaken() | e.Buried():
                return self._kitty(event, after)
            case e.ThrowFailed():
                return self._failed(event, after)
            case e.Played():
                return self._played(event, after)
            case e.TrickTaken(seat, worth):
                return self._seat("told-trick", seat, after, points=worth)
            case _:
                return self._table(event, after) or told_of_variant(self.look, self.me, event, after)

    def _seat(self, key: str, seat: int, game: Game, **arguments: object) -> Text:
        return self.look.tell(key, **who(self.look, game.names, self.me, seat), **arguments)

    def _order(self, game: Game) -> Tables:
        deal = game.deal
        return order_of(deal.rules if deal else game.rules, deal.level if deal else None, deal.trump if deal else None)

    def _table(self, event: e.Event, game: Game) -> Text | None:
        match event:
            case e.Proposed(seat, what, rest_to):
                return self._seat(f"told-proposed-{what.replace('_', '-')}", seat, game, rest=rest_to)
            case e.Answered(seat, agree):
                return self._seat("told-agreed" if agree else "told-refused", seat, game)
            case e.TakenBack():
                return Text(self.look.say("told-taken-back"))
            case e.Finished(rest_to):
                return Text(self.look.say("told-finished", rest=rest_to))
            case e.Penalized(offender, _, worth, ends):
                return self._seat("told-penalized", offender, game, points=worth, ends="yes" if ends else "no")
            case e.TimeCalled():
                return Text(self.look.say("told-time"))
            case _:
                return None

    def _declared(self, event: e.Declared, game: Game) -> Text:
        if not event.cards:
            return self._seat("told-declared-hidden", event.seat, game, count=event.count)
        shown = self.look.cards(event.cards, None)
        named = self.look.declares(event.cards, event.trump) if event.trump is not None else ""
        return self._seat("told-declared", event.seat, game, cards=shown, trump=named, has="yes" if named else "no")

    def _trump(self, event: e.TrumpMade, game: Game) -> Text:
        if event.trump == "?":
            blind = "yes" if is_blind(current(game).rules) else "no"
            return self._seat("told-trump-hidden", event.banker, game, blind=blind)
        level = self.look.rank(event.level) if event.level not in (None, "NT") else ""
        has = "flag" if event.level == "KQ" else "yes" if level else "no"
        arguments = {"trump": self.look.trump(event.trump), "level": level, "has": has}
        if event.how == "named" and current(game).rules.declare_when == "auction":
            return self._seat("told-named", event.banker, game, trump=self.look.trump(event.trump))
        told = self._seat("told-trump", event.banker, game, **arguments)
        if event.how == "kitty":
            if event.card is None:
                return Text("\n").join([Text(self.look.say("told-undeclared")), told])
            card = self.look.card(event.card)
            return Text("\n").join([self.look.tell("told-turned-up", card=card), told])
        return told

    def _redealt(self, event: e.Redealt, game: Game) -> Text:
        if event.reason == "undeclared" or event.seat is None:
            auction = current(game).rules.declare_when == "auction"
            return Text(self.look.say("told-redealt", auction="yes" if auction else "no"))
        return self._seat("told-redealt-weak", event.seat, game, contested="yes" if event.contested else "no")

    def _kitty(self, event: e.KittyTaken | e.Buried, game: Game) -> Text:
        key = "told-kitty" if isinstance(event, e.KittyTaken) else "told-buried"
        rules = current(game).rules
        if not event.cards:
            return self._seat(f"{key}-hidden", event.seat, game, count=rules.kitty)
        worth = points(event.cards, rules.joker_points)
        return self._seat(key, event.seat, game, cards=self.look.cards(event.cards, self._order(game)), points=worth)

    def _failed(self, event: e.ThrowFailed, game: Game) -> Text:
        order = self._order(game)
        lines = [self._seat("told-throw", event.seat, game, cards=self.look.cards(event.cards, order))]
        parts = self.look.parts(event.choices, order)
        if event.stopper is None:
            lines.append(self.look.tell("told-stopped-hidden", cards=self.look.cards(event.choices[0], order)))
        else:
            beaten = self.look.cards(event.choices[0], order)
            lines.append(self._seat("told-stopped", event.stopper, game, cards=beaten))
        if len(event.choices) > 1:
            lines.append(self._seat("told-choose", current(game).turn, game, cards=parts))
        if event.penalty:
            lines.append(self._seat("told-penalty", event.seat, game, points=event.penalty))
        return Text("\n").join(lines)

    def _played(self, event: e.Played, game: Game) -> Text:
        """A play with what kind of play it is, where that is worth a word."""
        order = self._order(game)
        kind = self._kind(event, game)
        cards = self.look.cards(event.cards, order)
        special = special_shape(self.look, rule_of(game), event.cards)
        return self._seat("told-played", event.seat, game, cards=cards, kind=kind, shape=special)

    def _kind(self, event: e.Played, game: Game) -> str:
        """``lead``, ``throw``, ``ruff``, ``forced``, ``special`` (a shape with a name of its own) or ``plain``."""
        deal = current(game)
        if special_shape(self.look, rule_of(game), event.cards) and deal.lead is not None:
            ruff = len(deal.plays) > 1 and deal.lead.group != TRUMP and deal.winning == event.seat
            return "special-ruff" if ruff else "special"
        if len(deal.plays) == 1:
            if deal.attempted:
                return "forced"
            return "throw" if deal.lead is not None and deal.lead.kind == "throw" else "lead"
        assert deal.lead is not None
        order = tables_of(game)
        ruffs = deal.lead.group != TRUMP and order.group_of(event.cards) == TRUMP
        if ruffs and rule_of(game).power(deal.lead, event.cards) is not None:
            # Whether it overruffs shows by who wins now.
            return "ruff" if deal.winning == event.seat else "plain"
        return "plain"


def trick_line(look: Look, names: tuple[str, ...], me: int, trick: Trick, order: Tables) -> Text:
    """A past trick on one line: who played what, in order, the winner marked."""
    seats = len(trick.plays)
    parts = []
    for offset, cards in enumerate(trick.plays):
        seat = (trick.leader + offset) % seats
        short = f"{seat + 1}" if seat != me else look.say("you")
        won = look.mark("★") if seat == trick.winner else ""
        many = hand_size(cards) > _LISTED
        shown = Text(look.say("many-cards", count=hand_size(cards))) if many else look.cards(cards, order)
        parts.append(Text.assemble((f"{short}{won} ", "dim" if seat != trick.winner else "bold"), shown))
    return Text("  ").join(parts)
