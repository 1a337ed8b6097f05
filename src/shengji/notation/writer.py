"""Records as text: the strict, canonical writer of ``.sjn`` (``docs/notation.md``)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from shengji.cards import CODES, Bag
from shengji.game import Game
from shengji.game import actions as a
from shengji.game import events as e
from shengji.game.shuffling import commitment
from shengji.game.state import cards_to_deal, current, rule_of
from shengji.notation.record import Record, steps
from shengji.notation.rulestext import rules_sum, rules_to_tag
from shengji.text.cards import format_cards, format_compact, format_kinds, format_play
from shengji.text.errors import TextError

NONE = "-"
"""Stands for no banker and no level."""
UNFINISHED = "*"


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
    for name, numbers in (("Laps", start.laps), ("Totals", start.totals)):
        if any(numbers):
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


def levels_text(levels: Iterable[str | None]) -> str:
    """The seats' levels with a blank between, ``-`` for a game without levels."""
    return " ".join(level or NONE for level in levels)


def _dealt(record: Record) -> Iterator[str]:
    """Each seat's cards in dealing order, and the kitty's."""
    seats = record.rules.seats
    dealt = len(record.order) - record.rules.kitty
    for seat in range(seats):
        yield f"{seat + 1}: " + format_kinds(record.order[(seat - record.first_seat) % seats : dealt : seats])
    if record.rules.kitty:
        yield "kitty: " + format_kinds(record.order[dealt:])


# -- what follows from an event, in words of the notation


def trump_text(event: e.TrumpMade) -> str:
    """The line that says what the declaring came to."""
    how = event.how if event.card is None else f"{event.how} {CODES[event.card]}"
    return f"trump {event.trump}, banker {event.banker + 1}, level {event.level or NONE}, {how}"


def redealt_text(event: e.Redealt) -> str:
    """The line that ends a deal that will be dealt again."""
    return f"redealt {event.reason}" + ("" if event.seat is None else f" {event.seat + 1}")


def result_text(event: e.DealEnded) -> str:
    """The line that ends a deal: points, kitty, bank, levels, and who is banker next."""
    sums = str(event.opponents)
    if event.multiplier:
        tricks = event.opponents - event.kitty_points
        sums += f" = {tricks} + {event.kitty_points // event.multiplier}x{event.multiplier}"
    parts = [
        f"result {sums}",
        f"bank {event.bank}",
        f"banker {event.banker_steps:+d}",
        f"opponents {event.opponents_steps:+d}",
        f"levels {levels_text(event.levels)}",
        f"next {NONE if event.next_banker is None else event.next_banker + 1}",
    ]
    if event.hooked:
        parts.append(f"hooked {event.hooked}")
    if event.won:
        parts.append("won " + " ".join(str(seat + 1) for seat in event.won))
    return ", ".join(parts)


class _Body:
    """Everything after the cards, line by line."""

    def __init__(self, record: Record) -> None:
        self.lines: list[str] = []
        self.result = UNFINISHED
        self._trick: list[str] = []
        remarks: dict[int, list[str]] = {}
        for place, text in record.comments:
            remarks.setdefault(place, []).append(_comment(text))
        # The dealing comes before the first move, so that the place of an action is the number of moves after it.
        for place, (action, before, _, caused) in enumerate(steps(record)):
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
            case e.TrumpMade():
                return trump_text(event)
            case e.Redealt():
                self.result = "redealt"
                return redealt_text(event)
            case e.DealEnded():
                self.result = str(event.opponents)
                return result_text(event)
            case _:
                return ""

    def _play(self, before: Game, caused: tuple[e.Event, ...], remarks: list[str]) -> None:
        deal = current(before)
        if not self._trick:
            number = len(deal.tricks) + 1
            whole = not deal.plays and not deal.attempted
            self._trick = [f"{number}.", f"{deal.turn + 1}:"] if whole else [f"{number}..."]
        self._trick += [play_text(before, caused), *remarks]

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
        case a.Declare(seat, cards, dealt):
            dealing = before.rules.declare_when == "while_dealing"
            dealt = cards_to_deal(before) if dealt < 0 else dealt
            return f"declare {seat + 1}: {format_cards(cards)}" + (f" @{dealt}" if dealing else "")
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
