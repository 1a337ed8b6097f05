"""A record as a sheet for reading: hands by suit, declarations, kitty, tricks, and the result spelled out."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from shengji.cards import Bag, distinct
from shengji.commands.recordresult import Words, result, so_far
from shengji.game import Game
from shengji.game import actions as a
from shengji.game import events as e
from shengji.game.state import cards_to_deal, current, rule_of
from shengji.notation.record import Record, steps
from shengji.notation.rulestext import nearest_preset, rules_to_tag
from shengji.rules.friends import ANOTHER
from shengji.rules.tables import TRUMP
from shengji.text.messages import message
from shengji.tui.look import Look, order_of

_PLAIN_GROUPS = (3, 2, 1, 0)


def console() -> Console:
    """Where sheets are printed."""
    return Console(highlight=False)


def look(language: str, four_colours: bool = False) -> Look:
    """How cards look on standard output: with suit signs where they can be written."""
    try:
        "♠♥♣♦▸★".encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return Look(language, False, four_colours)
    return Look(language, True, four_colours)


class _Sheet:
    """Gathers what a record's replay brings."""

    def __init__(self, record: Record, look: Look) -> None:
        self.record = record
        self.look = look
        self.language = look.language
        self.says: list[Text] = []
        """What happened before the first trick."""
        self.rows: list[list[Text]] = []
        self.ending: list[Text] = []
        self.hands: tuple[Bag, ...] = ()
        self.game: Game | None = None
        self.words = Words(look, self.seat)
        self._bids: list[str] = []
        self._cells: dict[int, Text] = {}
        self._remarks: dict[int, list[str]] = {}
        for place, text in record.comments:
            self._remarks.setdefault(place, []).append(text)

    def say(self, key: str, **arguments: object) -> str:
        """A text of record sheets."""
        return message(f"record-{key}", self.language, **arguments)

    def seat(self, seat: int) -> str:
        """A seat by number and name."""
        name = self.record.start.names[seat]
        number = self.say("seat", seat=seat + 1)
        return number if name == str(seat + 1) else f"{seat + 1} {name}"

    def cards(self, game: Game, cards: Bag) -> Text:
        deal = current(game)
        return self.look.cards(cards, order_of(deal.rules, deal.level, deal.trump))

    # -- replaying

    def replay(self) -> None:
        for place, (action, before, after, caused) in enumerate(steps(self.record)):
            self.game = after
            if isinstance(action, a.Deal | a.DealOrder):
                self.hands = current(after).hands
            elif isinstance(action, a.Play | a.Choose):
                self._play(before, caused)
            else:
                self._say(before, action)
            for event in caused:
                self._follow(after, event)
            for text in self._remarks.get(place, []):
                self._remark(text)
        self._flush(None, None)
        self._tell_bids()

    def _remark(self, text: str) -> None:
        remark = Text(f"{{{text}}}", "italic dim")
        if self._cells or self.rows:
            self.rows.append([Text(""), remark])
        else:
            self.says.append(remark)

    def _say(self, before: Game, action: a.Action) -> None:
        match action:
            case a.Declare(seat, cards, dealt, trump):
                dealt = cards_to_deal(before) if dealt < 0 else dealt
                shown = self.say("declares", seat=self.seat(seat), dealt=dealt, all=cards_to_deal(before))
                self.says.append(self._shown(shown, cards, trump))
            case a.PassDeclaring(seat):
                key = "passes-stir" if current(before).phase == "stir" else "passes"
                self.says.append(Text(self.say(key, seat=self.seat(seat))))
            case a.Bid(seat, points):
                self._bids.append(f"{self.seat(seat)} {points or self.say('bid-pass')}")
            case a.Stir(seat, cards, trump):
                self.says.append(self._shown(self.say("stirs", seat=self.seat(seat)), cards, trump))
            case a.NameLine(seat, points):
                self.says.append(Text(self.say("names-line", seat=self.seat(seat), points=points)))
            case a.CallFriends(seat, calls):
                told = self.say("comma").join(map(self._call, calls))
                self.says.append(Text(self.say("calls", seat=self.seat(seat), calls=told)))
            case a.CallTime():
                self._note(self.say("time"))
            case a.Propose(seat, _, rest_to):
                side = self.say(f"side-{rest_to}")
                self._note(self.say("offers", seat=self.seat(seat), side=side))
            case a.Penalize():
                pass
            case _:
                pass

    def _shown(self, said: str, cards: Bag, trump: str | None) -> Text:
        """Cards that declare, and the trump that they leave open."""
        named = "" if trump is None else " " + self.say("names", trump=message(f"suit-{trump}", self.language))
        return Text.assemble(said, " ", self.look.cards(cards, None), named)

    def _call(self, call: a.Call) -> str:
        key = "call-other" if call.nth == ANOTHER else "call-nth"
        return self.say(key, nth=call.nth, card=self.look.card(call.kind).plain)

    def _tell_bids(self) -> None:
        """All bids of the auction on one line, once it is over."""
        if self._bids:
            self.says.append(Text(self.say("bidding", bids=self.say("comma").join(self._bids))))
            self._bids = []

    def _note(self, text: str) -> None:
        """A remark of our own where it happens: among the tricks, or before them."""
        (self.ending if self.rows or self._cells else self.says).append(Text(text))

    def _follow(self, after: Game, event: e.Event) -> None:
        match event:
            case e.AuctionWon(seat, points):
                self._tell_bids()
                self.says.append(Text(self.say("auction", seat=self.seat(seat), points=points)))
            case e.BankPassed(banker, level):
                rank = self.look.rank(level) if level is not None else "–"
                self.says.append(Text(self.say("bank-passes", seat=self.seat(banker), level=rank)))
            case e.Revealed(trump, faults, points):
                told = self.say("reveals", trump=message(f"suit-{trump}", self.language))
                if faults:
                    told += " " + self.say("reveal-faults", seats=self.words.seats(faults), points=points)
                self.says.append(Text(told, "bold"))
            case e.FriendJoined(seat):
                key = "spent" if seat == current(after).banker else "joins"
                self._joined(seat, Text(f" {self.say(key)}", "bold green"))
            case e.TrumpMade():
                self.says.append(self._trump(after, event))
            case e.Redealt(reason, seat):
                self._tell_bids()
                who = self.seat(seat) if seat is not None else ""
                unbid = reason == "undeclared" and current(after).rules.declare_when == "auction"
                key = "unbid" if unbid else reason.replace("_", "-")
                self.ending.append(Text(self.say(f"redealt-{key}", seat=who), "bold"))
            case e.KittyTaken(seat, cards):
                self.says.append(Text.assemble(self.say("takes", seat=self.seat(seat)), " ", self.cards(after, cards)))
            case e.Buried(seat, cards):
                self.says.append(Text.assemble(self.say("buries", seat=self.seat(seat)), " ", self.cards(after, cards)))
            case e.TrickTaken(seat, worth):
                self._flush(seat, worth)
            case e.Finished(rest_to):
                self.ending.append(Text(self.say("finished", side=self.say(f"side-{rest_to}"))))
            case e.Penalized(offender, cards, worth, ends_deal):
                key = "penalized-ends" if ends_deal else "penalized"
                self._note(self.say(key, seat=self.seat(offender), cards=cards, points=worth))
            case e.DealEnded():
                self._flush(None, None)
                self.ending += result(self.words, after, event)
            case e.MatchEnded(winners):
                names = self.say("and").join(self.seat(seat) for seat in winners)
                self.ending.append(Text(self.say("match-won" if winners else "match-tied", seats=names), "bold green"))
            case _:
                pass

    def _trump(self, after: Game, event: e.TrumpMade) -> Text:
        trump = message(f"suit-{event.trump}", self.language)
        text = Text(self.say("trump", trump=trump, banker=self.seat(event.banker)), "bold")
        if event.card is not None:
            text.append(" " + self.say("trump-kitty", card=self.look.card(event.card).plain), "not bold")
        elif event.how in ("named", "fixed"):
            auction = current(after).rules.declare_when == "auction"
            text.append(" " + self.say("trump-bid" if auction else f"trump-{event.how}"), "not bold")
        return text

    # -- tricks

    def _play(self, before: Game, caused: tuple[e.Event, ...]) -> None:
        deal = current(before)
        event = caused[0]
        if isinstance(event, e.ThrowFailed):
            lead = rule_of(before).read(event.cards, event.announced)
            tried = self.look.parts(
                (part.cards for part in lead.components), order_of(deal.rules, deal.level, deal.trump)
            )
            cell = Text.assemble(tried, (" " + self.look.mark("✗"), "red"))
            if event.stopper is not None:
                cell.append(self.say("stopped", seat=event.stopper + 1), "red")
            self._cells[event.seat] = cell
            caused = caused[1:]
        for played in caused:
            if isinstance(played, e.Played):
                self._put(before, played)

    def _put(self, before: Game, event: e.Played) -> None:
        deal = current(before)
        leading = deal.lead is None
        lead = rule_of(before).read(event.cards, event.announced) if leading else None
        if lead is not None and lead.kind == "throw":
            parts = (part.cards for part in lead.components)
            cell = self.look.parts(parts, order_of(deal.rules, deal.level, deal.trump))
        else:
            cell = self.cards(before, event.cards)
        tried = self._cells.get(event.seat)
        if tried is not None:
            cell = Text.assemble(tried, " ", cell)
        elif leading:
            cell = Text.assemble((self.look.mark("▸"), "cyan"), cell)
        self._cells[event.seat] = cell

    def _joined(self, seat: int, said: Text) -> None:
        """Say in the trick in progress that a seat has joined the banker."""
        self._cells[seat] = Text.assemble(self._cells.get(seat, Text("")), said)

    def _flush(self, winner: int | None, worth: int | None) -> None:
        if not self._cells:
            return
        number = sum(1 for row in self.rows if len(row) > 2) + 1
        seats = range(self.record.rules.seats)
        cells = [self._cells.get(seat, Text("")) for seat in seats]
        if winner is not None:
            cells[winner] = Text.assemble(cells[winner], (" " + self.look.mark("★"), "bold yellow"))
        self.rows.append([Text(str(number)), *cells, Text(str(worth) if worth else "", "bold")])
        self._cells = {}


def sheet(record: Record, look: Look) -> Iterator[RenderableType]:
    """The parts of a record's sheet, to be printed one after another."""
    page = _Sheet(record, look)
    page.replay()
    game = page.game
    assert game is not None
    yield _heading(page)
    yield ""
    yield _hands(page, game)
    size = record.deal_rules.kitty
    kitty = record.order[len(record.order) - size :] if size else ()
    if kitty:
        cards = Text(" ").join(look.card(kind) for kind in kitty)
        yield Text.assemble((page.say("kitty"), "bold"), " ", cards)
    yield ""
    yield from page.says
    if page.rows:
        yield ""
        yield from _tricks(page)
    if current(game).phase != "over":
        page.ending.append(Text(so_far(page.words, game), "yellow"))
    if page.ending:
        yield ""
        yield from page.ending


def _heading(page: _Sheet) -> Text:
    from shengji.rules.presets import preset

    record = page.record
    name, changed = nearest_preset(record.rules)
    rules = preset(name).title[page.language] if name and not changed else rules_to_tag(record.rules)
    parts = [Text(page.say("deal", number=record.number), "bold"), Text(rules)]
    if record.start.attempt:
        parts.append(Text(page.say("attempt", times=record.start.attempt)))
    deal = current(page.game) if page.game is not None else None
    if deal is not None and deal.level is not None:
        parts.append(Text(page.say("level", level=page.look.rank(deal.level))))
    parts += [Text(text, "dim") for name, text in record.tags if name in ("Event", "Site", "Date", "Board")]
    return Text(" · ", "dim").join(parts)


def _hands(page: _Sheet, game: Game) -> Table:
    """Every hand as it was dealt, a column a group, trumps first once they are known."""
    deal = current(game)
    order = order_of(deal.rules, deal.level, deal.trump)
    look = page.look
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column("")
    groups = [TRUMP, *(group for group in _PLAIN_GROUPS if "DCHS"[group] != deal.trump)]
    for group in groups:
        head = (
            Text(page.say("trumps" if deal.trump else "always-trumps")) if group == TRUMP else look.sign("DCHS"[group])
        )
        table.add_column(head, overflow="fold")
    for seat, hand in enumerate(page.hands):
        cells = []
        for group in groups:
            held = hand & order.masks[group]
            cards = Text(" ").join(
                look.same(kind, number, suit=group == TRUMP)
                for kind, number in sorted(distinct(held), key=lambda kept: -order.step[kept[0]])
            )
            cells.append(cards if held else Text("–", "dim"))
        table.add_row(Text(page.seat(seat), "bold"), *cells)
    return table


def _tricks(page: _Sheet) -> Iterator[RenderableType]:
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column("#", justify="right", style="dim")
    for seat in range(page.record.rules.seats):
        table.add_column(page.seat(seat), overflow="fold")
    table.add_column(page.say("column-points"), justify="right", no_wrap=True)
    for row in page.rows:
        if len(row) > 2:
            table.add_row(*row)
    yield table
    yield from (row[1] for row in page.rows if len(row) == 2)
    marks = {"led": page.look.mark("▸"), "won": page.look.mark("★"), "failed": page.look.mark("✗")}
    yield Text(page.say("legend", **marks), "dim")
