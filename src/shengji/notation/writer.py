"""Records as text: the strict, canonical writer of ``.sjn`` (``docs/notation.md``)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from shengji.cards import Bag
from shengji.game import Game
from shengji.game import actions as a
from shengji.game import events as e
from shengji.game.shuffling import commitment
from shengji.game.state import cards_to_deal, current, rule_of
from shengji.notation.calls import format_call
from shengji.notation.record import Record, steps
from shengji.notation.rulestext import rules_sum, rules_to_tag
from shengji.notation.wording import (
    NONE,
    UNFINISHED,
    auction_text,
    bank_text,
    joins_text,
    levels_text,
    redealt_text,
    result_text,
    reveal_text,
    trump_text,
)
from shengji.text.cards import format_cards, format_compact, format_kinds, format_play
from shengji.text.errors import TextError


def write(record: Record) -> str:
    """The canonical text of a record, which :func:`shengji.notation.reader.read` reads back as the same record.

    Raises :class:`~shengji.text.errors.ShengjiError` for a record that cannot be replayed, and :class:`TextError`
    ``record-comment``, ``record-tag`` or ``record-move`` for what has no place in a text.
    """
    body = _Body(record)
    tags = [f"[{name} {' '.join(map(_quoted, values))}]\n" for name, values in _tags(record, body.result)]
    return "".join(tags) + "\n" + "".join(f"{line}\n" for line in (*_dealt(record), *body.lines))


def write_all(records: Iterable[Record]) -> str:
    """Several records, with an empty line between."""
    return "\n".join(write(record) for record in records)


# -- tags


def _tags(record: Record, result: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    start = record.start
    yield "Rules", (rules_to_tag(start.rules),)
    yield "RulesSum", (rules_sum(start.rules),)
    yield "Levels", (levels_text(start.levels),)
    yield "Banker", (NONE if start.banker is None else str(start.banker + 1),)
    yield "Seats", start.names
    yield "Deal", (str(record.number),)
    for name, number in (("Attempt", start.attempt), ("Contests", start.contests)):
        if number:
            yield name, (str(number),)
    standings = (start.laps, start.totals, start.balances, start.failures)
    for name, numbers in zip(("Laps", "Totals", "Balances", "Failures"), standings, strict=True):
        if any(numbers) or (name == "Balances" and numbers):
            yield name, (" ".join(map(str, numbers)),)
    yield "FirstSeat", (str(record.first_seat + 1),)
    if record.seed:
        yield "Seed", (record.seed,)
        yield "Commitment", (commitment(record.seed),)
    yield "Result", (result,)
    for name, text in record.tags:
        if not name.isalnum() or not name.isascii():
            raise TextError("record-tag", name=name)
        yield name, (text,)


def _quoted(text: str) -> str:
    if any(sign < " " for sign in text):
        raise TextError("record-tag", name=text)
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _dealt(record: Record) -> Iterator[str]:
    """Each seat's cards in dealing order, and the kitty's."""
    seats, size = record.rules.seats, record.deal_rules.kitty
    dealt = len(record.order) - size
    for seat in range(seats):
        yield f"{seat + 1}: " + format_kinds(record.order[(seat - record.first_seat) % seats : dealt : seats])
    if size:
        yield "kitty: " + format_kinds(record.order[dealt:])


# -- what happened


class _Body:
    """Everything after the cards, line by line."""

    def __init__(self, record: Record) -> None:
        self.lines: list[str] = []
        self.result = UNFINISHED
        self._trick: list[str] = []
        self._rules = record.deal_rules
        remarks: dict[int, list[str]] = {}
        for place, text in record.comments:
            remarks.setdefault(place, []).append(_comment(text))
        # The dealing comes before the first move, so that the place of an action is the number of moves after it.
        for place, (action, before, after, caused) in enumerate(steps(record)):
            self._rules = current(after).rules
            self._add(action, before, caused, remarks.get(place, []))
        self._flush()
        if self.result == UNFINISHED:
            self.lines.append(UNFINISHED)

    def _add(self, action: a.Action, before: Game, caused: tuple[e.Event, ...], remarks: list[str]) -> None:
        if isinstance(action, a.Play | a.Choose):
            self._play(before, caused, remarks)
            remarks = []
        else:
            self._flush()
            said = _said(before, action)
            if said or isinstance(action, a.Deal | a.DealOrder):
                self.lines += [" ".join([said, *remarks])] if said else remarks
                remarks = []
        for event in caused:
            if isinstance(event, e.TrickTaken):
                self._flush()
            told = self._told(event)
            if told:
                self._flush()
                self.lines.append(" ".join([told, *remarks]))
                remarks = []

    def _told(self, event: e.Event) -> str:
        match event:
            case e.AuctionWon():
                return auction_text(event)
            case e.BankPassed():
                return bank_text(event)
            case e.TrumpMade():
                return trump_text(event)
            case e.Revealed():
                return reveal_text(event)
            case e.Redealt():
                self.result = "redealt"
                return redealt_text(event)
            case e.DealEnded():
                self.result = str(event.opponents)
                return result_text(self._rules, event)
            case _:
                return ""

    def _play(self, before: Game, caused: tuple[e.Event, ...], remarks: list[str]) -> None:
        deal = current(before)
        if not self._trick:
            number = len(deal.tricks) + 1
            whole = not deal.plays and not deal.attempted
            self._trick = [f"{number}.", f"{deal.turn + 1}:"] if whole else [f"{number}..."]
        joined = (event for event in caused if isinstance(event, e.FriendJoined))
        findings = [joins_text(event, len(deal.calls), deal.banker) for event in joined]
        self._trick += [play_text(before, caused), *findings, *remarks]

    def _flush(self) -> None:
        if self._trick:
            self.lines.append(" ".join(self._trick))
            self._trick = []


def _comment(text: str) -> str:
    """A remark in braces; only one that reads back as it is can be written."""
    if text != " ".join(text.split()) or not text or "{" in text or "}" in text:
        raise TextError("record-comment", text=text)
    return f"{{{text}}}"


def _said(before: Game, action: a.Action) -> str:
    """The line of an action other than a play; empty for one that shows in what it leads to."""
    match action:
        case a.Declare(seat, cards, dealt, trump):
            dealing = before.rules.declare_when == "while_dealing"
            dealt = cards_to_deal(before) if dealt < 0 else dealt
            return f"declare {seat + 1}: {_shown(cards, trump)}" + (f" @{dealt}" if dealing else "")
        case a.Bid(seat, points):
            return f"bid {seat + 1}: {points or 'pass'}"
        case a.Stir(seat, cards, trump):
            return f"stir {seat + 1}: {_shown(cards, trump)}"
        case a.NameLine(seat, points):
            return f"line {seat + 1}: {points}"
        case a.CallFriends(seat, calls):
            return f"call {seat + 1}: " + ", ".join(map(format_call, calls))
        case a.PassDeclaring(seat):
            return f"pass {seat + 1}"
        case a.Bury(seat, cards):
            return f"bury {seat + 1}: {format_cards(cards)}"
        case a.Penalize(offender, cards):
            return f"penalty {offender + 1}: {cards}"
        case a.CallTime():
            return "time"
        case a.Propose(seat, "finish", rest_to):
            return f"offer {seat + 1}: {rest_to}"
        case a.Answer(seat, True):
            return f"agree {seat + 1}"
        case a.Deal() | a.DealOrder() | a.CloseDeclaring() | a.NameTrump() | a.Contest():
            return ""
        case _:
            raise TextError("record-move", move=type(action).__name__)


def _shown(cards: Bag, trump: str | None) -> str:
    """Cards that declare, and what they name where they leave that open: ``H5 H5 as S``."""
    return format_cards(cards) + (f" as {trump}" if trump is not None else "")


def play_text(before: Game, caused: tuple[e.Event, ...]) -> str:
    """One play: ``HAA+HK``; a throw that failed ``HK+HQQ/HK!4``, or with a choice ``HK+HQQ/?!4`` and then ``/HK``."""
    deal = current(before)
    match caused:
        case (e.ThrowFailed() as failed, *rest):
            led = rest[0] if rest else None
            forced = format_compact(led.cards) if isinstance(led, e.Played) else "?"
            stopper = "" if failed.stopper is None else f"!{failed.stopper + 1}"
            return f"{_lead_text(before, failed.cards, failed.announced)}/{forced}{stopper}"
        case (e.Played() as played, *_) if deal.phase == "choose":
            return "/" + format_compact(played.cards)
        case (e.Played() as played, *_) if deal.lead is None:
            return _lead_text(before, played.cards, played.announced)
        case (e.Played() as played, *_):
            return format_compact(played.cards)
        case _:
            raise TextError("record-move", move=type(caused[0]).__name__)


def _lead_text(before: Game, cards: Bag, announced: tuple[Bag, ...]) -> str:
    """Cards led; a throw shows its components, where the rules let the leader name them only if that was done."""
    if before.rules.throw_reading == "announced":
        return format_play(announced or (cards,))
    lead = rule_of(before).read(cards)
    return format_play([part.cards for part in lead.components]) if lead.kind == "throw" else format_compact(cards)
