"""What happens, in words: an event as a seat may see it becomes a line, in the reader's language."""

from __future__ import annotations

from shengji.cards import one, points
from shengji.game import events as e
from shengji.game.guidance import CardsTerm, named_trump
from shengji.game.state import Game, current, is_blind, rule_of, tables_of
from shengji.rules.tables import TRUMP, Tables, tables
from shengji.text.messages import message


class Teller:
    """Puts events in words for one seat."""

    def __init__(self, language: str, me: int) -> None:
        self.language = language
        self.me = me

    def tell(self, event: e.Event, after: Game) -> str:
        """An event, already redacted for the seat, in words; empty for one that is not worth a line."""
        match event:
            case e.DealStarted(number, attempt):
                return self._say("table-deal-title", number=number, again=attempt)
            case e.Declared(seat, cards):
                return self._declared(event, after)
            case e.Stirred():
                return self._stirred(event, after)
            case e.Passed(seat) if after.deal is not None and after.deal.phase in ("in_turn", "stir"):
                stirs = after.deal.burier >= 0
                return self._seat("table-told-no-stir" if stirs else "table-told-passed", seat, after)
            case e.BidMade(seat, worth):
                return self._seat("table-told-bid" if worth else "table-told-no-bid", seat, after, points=str(worth))
            case e.AuctionWon(seat, worth):
                return self._seat("table-told-auction-won", seat, after, points=str(worth))
            case e.BankPassed(banker, level):
                return self._seat("table-told-bank-passed", banker, after, level=self.level(level))
            case e.Revealed(trump):
                return self._say("server-told-revealed", trump=self.trump(trump))
            case e.LineNamed(seat, worth):
                return self._seat("table-told-line", seat, after, points=str(worth))
            case e.FriendsCalled(seat, calls):
                shown = self._say("table-and").join(
                    self._say("table-call", card=self.cards(one(call.kind)), nth=call.nth) for call in calls
                )
                return self._seat("table-told-called", seat, after, calls=shown, count=len(calls))
            case e.FriendJoined(seat, call):
                deal = current(after)
                card = self.cards(one(deal.calls[call].kind))
                key = "table-told-call-spent" if seat == deal.banker else "table-told-joined"
                return self._seat(key, seat, after, card=card)
            case e.TrumpMade():
                return self._trump(event, after)
            case e.Redealt(reason, seat, contested):
                if reason == "undeclared" or seat is None:
                    auction = current(after).rules.declare_when == "auction"
                    return self._say("table-told-redealt", auction="yes" if auction else "no")
                return self._seat("table-told-redealt-weak", seat, after, contested="yes" if contested else "no")
            case e.KittyTaken() | e.Buried():
                return self._kitty(event, after)
            case e.ThrowFailed():
                return self._failed(event, after)
            case e.Played(seat, cards):
                return self._seat(
                    "table-told-played",
                    seat,
                    after,
                    cards=self.cards(cards, tables_of(after)),
                    kind=_kind(event, after),
                ).strip()
            case e.TrickTaken(seat, worth):
                return self._seat("table-told-trick", seat, after, points=worth)
            case _:
                return self._table(event, after)

    def _table(self, event: e.Event, after: Game) -> str:
        match event:
            case e.Proposed(seat, what, rest_to):
                return self._seat(f"table-told-proposed-{what.replace('_', '-')}", seat, after, rest=rest_to)
            case e.Answered(seat, agree):
                return self._seat("table-told-agreed" if agree else "table-told-refused", seat, after)
            case e.TakenBack():
                return self._say("table-told-taken-back")
            case e.Finished(rest_to):
                return self._say("table-told-finished", rest=rest_to)
            case e.Penalized(offender, _, worth, ends):
                told = {"points": worth, "ends": "yes" if ends else "no"}
                return self._seat("table-told-penalized", offender, after, **told)
            case e.TimeCalled():
                return self._say("table-told-time")
            case e.DealEnded():
                return self._ended(event, after)
            case e.MatchEnded(winners):
                if not winners:
                    return self._say("table-match-drawn")
                names = self._say("table-and").join(self._name(seat, after) for seat in winners)
                mine = "yes" if self.me in winners else "no"
                return self._say("table-match-won", mine=mine, who=names, count=len(winners))
            case _:
                return ""

    # -- parts

    def cards(self, cards: int, order: Tables | None = None) -> str:
        """Cards as players write them."""
        return CardsTerm(cards, order).text(self.language)

    def trump(self, trump: str) -> str:
        """A trump in a word."""
        return message(f"suit-{trump}", self.language)

    def level(self, level: str | None) -> str:
        """A level as players write it; empty for one without level cards that the trump says already."""
        if level == "KQ":
            return message("level-KQ", self.language)
        return "" if level in (None, "NT") else level.replace("T", "10")

    def _say(self, key: str, **arguments: object) -> str:
        return message(key, self.language, **arguments)

    def _name(self, seat: int, game: Game) -> str:
        return self._say("table-you") if seat == self.me else game.names[seat]

    def _seat(self, key: str, seat: int, game: Game, **arguments: object) -> str:
        who = {"you": "yes" if seat == self.me else "no", "who": self._name(seat, game)}
        return self._say(key, **who, **arguments)

    def _order(self, game: Game) -> Tables:
        deal = game.deal
        return tables(game.rules, deal.level if deal else None, (deal.trump if deal else None) or "NT")

    def _declared(self, event: e.Declared, after: Game) -> str:
        if not event.cards:
            return self._seat("table-told-declared-hidden", event.seat, after, count=event.count)
        # The cards say it themselves, unless they leave it open.
        named = self.trump(named_trump(event.cards, event.trump)) if event.trump is not None else ""
        has = "yes" if named else "no"
        return self._seat("table-told-declared", event.seat, after, cards=self.cards(event.cards), trump=named, has=has)

    def _stirred(self, event: e.Stirred, after: Game) -> str:
        if not event.cards:
            return self._seat("table-told-stirred-hidden", event.seat, after, count=event.count)
        deal = current(after)
        named = self.trump(named_trump(event.cards, event.trump)) if deal.revealed else ""
        has = "yes" if named else "no"
        return self._seat("table-told-stirred", event.seat, after, cards=self.cards(event.cards), trump=named, has=has)

    def _trump(self, event: e.TrumpMade, after: Game) -> str:
        rules = current(after).rules
        if event.trump == "?":
            return self._seat("table-told-trump-hidden", event.banker, after, blind="yes" if is_blind(rules) else "no")
        if event.how == "named" and rules.declare_when == "auction":
            return self._seat("table-told-named", event.banker, after, trump=self.trump(event.trump))
        level = self.level(event.level)
        has = "flag" if event.level == "KQ" else "yes" if level else "no"
        told = self._seat("table-told-trump", event.banker, after, trump=self.trump(event.trump), level=level, has=has)
        if event.how != "kitty":
            return told
        if event.card is None:
            return f"{self._say('table-told-undeclared')} {told}"
        return f"{self._say('table-told-turned-up', card=self.cards(1 << 8 * event.card))} {told}"

    def _kitty(self, event: e.KittyTaken | e.Buried, game: Game) -> str:
        key = "table-told-kitty" if isinstance(event, e.KittyTaken) else "table-told-buried"
        if not event.cards:
            return self._seat(f"{key}-hidden", event.seat, game, count=game.rules.kitty)
        worth = points(event.cards, game.rules.joker_points)
        return self._seat(key, event.seat, game, cards=self.cards(event.cards, self._order(game)), points=worth)

    def _failed(self, event: e.ThrowFailed, game: Game) -> str:
        order = self._order(game)
        lines = [self._seat("table-told-throw", event.seat, game, cards=self.cards(event.cards, order))]
        beaten = self.cards(event.choices[0], order)
        if event.stopper is None:
            lines.append(self._say("table-told-stopped-hidden", cards=beaten))
        else:
            lines.append(self._seat("table-told-stopped", event.stopper, game, cards=beaten))
        if len(event.choices) > 1:
            parts = " + ".join(self.cards(part, order) for part in event.choices)
            lines.append(self._seat("table-told-choose", current(game).turn, game, cards=parts))
        if event.penalty:
            lines.append(self._seat("table-told-penalty", event.seat, game, points=event.penalty))
        return " ".join(lines)

    def _ended(self, event: e.DealEnded, game: Game) -> str:
        steps = event.banker_steps if event.bank == "kept" else event.opponents_steps
        result = self._say(f"table-result-{event.bank}", steps=steps)
        told = [self._say("table-end-total", points=str(event.opponents), result=result)]
        if event.kitty and event.multiplier:
            worth = points(event.kitty, game.rules.joker_points)
            sums = {"points": str(worth), "times": str(event.multiplier), "total": str(event.kitty_points)}
            told.insert(0, self._say("table-end-captured", **sums))
        if event.next_banker is not None:
            told.append(self._seat("table-end-next", event.next_banker, game))
        return " ".join(told)


def _kind(event: e.Played, game: Game) -> str:
    """``lead``, ``throw``, ``ruff``, ``forced`` or ``plain``."""
    deal = current(game)
    if len(deal.plays) == 1:
        if deal.attempted:
            return "forced"
        return "throw" if deal.lead is not None and deal.lead.kind == "throw" else "lead"
    if deal.lead is None:
        return "plain"
    ruffs = deal.lead.group != TRUMP and tables_of(game).group_of(event.cards) == TRUMP
    if ruffs and rule_of(game).power(deal.lead, event.cards) is not None:
        return "ruff" if deal.winning == event.seat else "plain"
    return "plain"
