"""The lines of a record below its tags, replayed as they are read."""

from __future__ import annotations

import re
from collections.abc import Callable

from shengji.cards import Bag
from shengji.game import Game, apply
from shengji.game import actions as a
from shengji.game import events as e
from shengji.game.evolving import begin
from shengji.game.state import cards_to_deal, current
from shengji.notation.heading import Heading
from shengji.notation.problems import Problem
from shengji.notation.record import Record, normal
from shengji.notation.scanning import Statement, Word, whole_number
from shengji.notation.writer import UNFINISHED, redealt_text, result_text, trump_text
from shengji.rules.values import nearest
from shengji.text.cards import format_compact, parse_bag, parse_play
from shengji.text.errors import ShengjiError, TextError
from shengji.text.trumps import parse_trump

_TRICK = re.compile(r"(?P<number>[0-9]{1,9})(?P<dots>\.{1,3}|…)")
_PLAY = re.compile(r"(?P<play>[^/!]*)(?:/(?P<forced>[^!]*))?(?:!(?P<stopper>[0-9]{0,9}))?")


class Body:
    """Reads the lines of one record after another; after a move that is not allowed only their writing is checked."""

    def __init__(self, line: int, head: Heading) -> None:
        self.problems: list[Problem] = []
        self.record: Record | None = None
        """The record without its moves; ``None`` until the cards are dealt, and if they cannot be."""
        self.game: Game | None = None
        """Where the replay stands; ``None`` before the dealing, and after a fault."""
        self.moves: list[a.Action] = []
        self.remarks: list[tuple[int, str]] = []
        self.caused: list[e.Event] = []
        self.ended = False
        """Whether a line was there that says how the record ends."""
        self.dealt = False
        self._head = head
        self._line = line

    def fault(self, line: int, column: int, code: str, *, warning: bool = False, **details: object) -> None:
        """Note a problem."""
        self.problems.append(Problem(line, column, code, warning=warning, **details))

    def remark(self, statement: Statement, words: int) -> None:
        """Take the remarks over that stand after so many words of a line."""
        self.remarks += [(len(self.moves), text) for place, text in statement.remarks if place == words]

    def begin(self) -> None:
        """Deal the cards that the tags and the first lines name."""
        self.dealt = True
        start = self._head.begin()
        cards = self._head.order(start) if start is not None else None
        if start is None or cards is None:
            return
        order, first, seed = cards
        self.record = Record(start=start, first_seat=first, order=order, seed=seed)
        line = min((statement.line for statement, _ in self._head.piles.values()), default=self._line)
        self.game = begin(start)
        self._do(line, 1, a.Deal(seed) if seed else a.DealOrder(order, first), dealing=True)

    def _do(self, line: int, column: int, action: a.Action, *, dealing: bool = False) -> tuple[e.Event, ...]:
        """Apply an action; after one that is not allowed nothing more is replayed."""
        if self.game is None:
            return ()
        try:
            game, caused = apply(self.game, normal(self.game, action))
        except ShengjiError as error:
            self.problems.append(Problem.of(line, column, error))
            self.game = None
            return ()
        if not dealing:
            self.moves.append(normal(self.game, action))
        self.game = game
        self.caused += caused
        return caused

    # -- lines

    def take(self, statement: Statement) -> None:
        """Read one line."""
        if not statement.words:
            self.remark(statement, 0)
            return
        first = statement.words[0]
        word = first.text.lower()
        if re.fullmatch(r"[0-9]{1,9}:", word) or word == "kitty:":
            self._pile(statement, word)
            return
        if not self.dealt:
            self.begin()
        trick = _TRICK.fullmatch(word)
        if trick is not None:
            self._trick(statement, int(trick["number"]), whole=trick["dots"] == ".")
            return
        self.remark(statement, 0)
        read_line = _LINES.get(word)
        if read_line is None:
            offered = nearest(word, _LINES, 1)
            self.fault(
                statement.line,
                first.column,
                "record-word",
                word=first.text,
                count=len(offered),
                nearest="".join(offered),
            )
        else:
            read_line(self, statement)
        for words in range(1, len(statement.words) + 1):
            self.remark(statement, words)

    def _pile(self, statement: Statement, word: str) -> None:
        if self.dealt:
            self.fault(statement.line, statement.words[0].column, "record-cards-late")
            return
        pile = -1 if word == "kitty:" else int(word[:-1]) - 1
        self._head.cards(pile, statement, statement.words[1:])
        for words in range(len(statement.words) + 1):
            self.remark(statement, words)

    def _seat(self, statement: Statement, place: int) -> int | None:
        """The seat that a word names."""
        seats = self._head.rules.seats if self._head.rules is not None else 10
        text = statement.words[place].text.rstrip(":") if place < len(statement.words) else ""
        seat = whole_number(text)
        if seat is not None and 1 <= seat <= seats:
            return seat - 1
        column = statement.words[min(place, len(statement.words) - 1)].column
        self.fault(statement.line, column, "record-seat", seat=text or "none", seats=seats)
        return None

    def _bag(self, statement: Statement, words: tuple[Word, ...]) -> Bag | None:
        try:
            return parse_bag(" ".join(word.text for word in words))
        except TextError as error:
            self.problems.append(Problem.of(statement.line, _column_at_fault(words), error))
            return None

    def _declare(self, statement: Statement) -> None:
        seat = self._seat(statement, 1)
        words = statement.words[2:]
        dealt = cards_to_deal(self.game) if self.game is not None else -1
        if words and words[-1].text.startswith("@"):
            count = whole_number(words[-1].text[1:])
            if count is None:
                self.fault(statement.line, words[-1].column, "record-dealt", text=words[-1].text)
                return
            dealt, words = count, words[:-1]
        cards = self._bag(statement, words)
        if seat is not None and cards is not None:
            self._do(statement.line, statement.words[0].column, a.Declare(seat, cards, dealt))

    def _pass(self, statement: Statement) -> None:
        seat = self._seat(statement, 1)
        if seat is not None:
            self._do(statement.line, statement.words[0].column, a.PassDeclaring(seat))

    def _bury(self, statement: Statement) -> None:
        seat = self._seat(statement, 1)
        cards = self._bag(statement, statement.words[2:])
        if seat is not None and cards is not None:
            self._do(statement.line, statement.words[0].column, a.Bury(seat, cards))

    def _penalty(self, statement: Statement) -> None:
        seat = self._seat(statement, 1)
        count = whole_number(statement.words[2].text) if len(statement.words) > 2 else None
        if count is None:
            self.fault(statement.line, statement.words[-1].column, "record-penalty")
        elif seat is not None:
            self._do(statement.line, statement.words[0].column, a.Penalize(seat, count))

    def _time(self, statement: Statement) -> None:
        self._do(statement.line, statement.words[0].column, a.CallTime())

    def _offer(self, statement: Statement) -> None:
        seat = self._seat(statement, 1)
        side = statement.words[2].text.lower() if len(statement.words) > 2 else ""
        if side not in ("banker", "opponents"):
            self.fault(statement.line, statement.words[-1].column, "record-offer")
        elif seat is not None:
            to = "banker" if side == "banker" else "opponents"
            self._do(statement.line, statement.words[0].column, a.Propose(seat, "finish", to))  # type: ignore[arg-type]

    def _agree(self, statement: Statement) -> None:
        seat = self._seat(statement, 1)
        if seat is not None:
            self._do(statement.line, statement.words[0].column, a.Answer(seat, True))

    # -- lines that say what follows from others

    def _trump(self, statement: Statement) -> None:
        """Trump as the declaring made it; the line itself ends the declaring, or is what the partner names."""
        column = statement.words[0].column
        try:
            trump = parse_trump(statement.words[1].text.strip(",") if len(statement.words) > 1 else "")
        except TextError as error:
            self.problems.append(Problem.of(statement.line, statement.words[-1].column, error))
            return
        if self.game is None:
            return
        deal = current(self.game)
        if deal.phase == "in_turn":
            self._do(statement.line, column, a.NameTrump(deal.turn, trump))
        elif deal.phase == "dealing":
            self._do(statement.line, column, a.CloseDeclaring())
        # Compared as it was understood, in whatever form it was written.
        words = (statement.words[0], Word(statement.words[1].column, trump), *statement.words[2:])
        self._compare(statement._replace(words=words), e.TrumpMade, trump_text, 2)

    def _redealt(self, statement: Statement) -> None:
        self.ended = True
        if self.game is None:
            return
        column = statement.words[0].column
        phase = current(self.game).phase
        if phase == "dealing":
            self._do(statement.line, column, a.CloseDeclaring())
        elif phase == "bury":
            seat = self._seat(statement, 2)
            if seat is None:
                return
            self._do(statement.line, column, a.Contest(seat))
        self._compare(statement, e.Redealt, redealt_text, 1)

    def _result(self, statement: Statement) -> None:
        self.ended = True
        self._compare(statement, e.DealEnded, result_text, 2)

    def _unfinished(self, statement: Statement) -> None:
        self.ended = True
        if self.game is not None and current(self.game).phase == "over":
            self.fault(statement.line, statement.words[0].column, "record-over")

    def _compare(self, statement: Statement, kind: type[e.Event], told: Callable[..., str], least: int) -> None:
        """Compare a line with what really followed; only its first words need be there."""
        if self.game is None:
            return
        column = statement.words[0].column
        event = next((event for event in reversed(self.caused) if isinstance(event, kind)), None)
        if event is None:
            self.fault(statement.line, column, "record-not-yet", word=statement.words[0].text)
            return
        expected = told(event).split()
        for place, wanted in enumerate(expected):
            if place >= len(statement.words):
                if place < least or len(statement.words) > least:
                    self.fault(statement.line, column, "record-differs", found=_line(statement), expected=told(event))
                return
            word = statement.words[place]
            if word.text.strip(",").lower() != wanted.strip(",").lower():
                self.fault(statement.line, word.column, "record-differs", found=_line(statement), expected=told(event))
                return
        if len(statement.words) > len(expected):
            word = statement.words[len(expected)]
            self.fault(statement.line, word.column, "record-differs", found=_line(statement), expected=told(event))

    # -- tricks

    def _trick(self, statement: Statement, number: int, *, whole: bool) -> None:
        self.remark(statement, 0)
        self._check_trick(statement, number, whole)
        place = 1
        if len(statement.words) > 1 and statement.words[1].text.endswith(":"):
            place = 2
            leader = self._seat(statement, 1)
            if self.game is not None and leader is not None:
                deal = current(self.game)
                if leader != deal.turn and whole:
                    column = statement.words[1].column
                    self.fault(statement.line, column, "record-leader", found=leader + 1, expected=deal.turn + 1)
        for words in range(1, place + 1):
            self.remark(statement, words)
        tricks = len(current(self.game).tricks) if self.game is not None else 0
        for index, word in enumerate(statement.words[place:], place):
            if self.game is not None and len(current(self.game).tricks) > tricks:
                self.fault(statement.line, word.column, "record-too-many", trick=number)
                tricks += 1
            self._play(statement, word)
            self.remark(statement, index + 1)

    def _check_trick(self, statement: Statement, number: int, whole: bool) -> None:
        if self.game is None:
            return
        deal = current(self.game)
        column = statement.words[0].column
        if deal.phase in ("play", "choose") and number != len(deal.tricks) + 1:
            self.fault(statement.line, column, "record-trick-number", found=number, expected=len(deal.tricks) + 1)
        elif whole and deal.plays:
            self.fault(statement.line, column, "record-trick-short", trick=number, found=len(deal.plays))

    def _play(self, statement: Statement, word: Word) -> None:
        found = _PLAY.fullmatch(word.text)
        if found is None:
            self.fault(statement.line, word.column, "record-play", text=word.text)
            return
        try:
            if found["play"]:
                cards, parts = parse_play(found["play"])
            else:
                cards, parts = parse_bag(found["forced"] or ""), ()
            forced = parse_bag(found["forced"]) if found["forced"] not in (None, "", "?") else None
        except TextError as error:
            self.problems.append(Problem.of(statement.line, word.column, error))
            return
        if self.game is None:
            return
        deal = current(self.game)
        if not found["play"] and found["forced"] is not None:
            self._do(statement.line, word.column, a.Choose(deal.turn, cards))
            return
        caused = self._do(statement.line, word.column, a.Play(deal.turn, cards, parts))
        if caused:
            self._check_throw(statement, word, found, forced, caused)

    def _check_throw(
        self, statement: Statement, word: Word, found: re.Match[str], forced: Bag | None, caused: tuple[e.Event, ...]
    ) -> None:
        """Whether a throw failed as the record says."""
        failed = caused[0]
        if not isinstance(failed, e.ThrowFailed):
            if found["forced"] is not None:
                self.fault(statement.line, word.column, "record-throw-stands", text=word.text)
            return
        if found["forced"] is None:
            self.fault(statement.line, word.column, "record-throw-fails", text=word.text)
            return
        led = caused[1].cards if len(caused) > 1 and isinstance(caused[1], e.Played) else None
        if forced != led:
            expected = "?" if led is None else format_compact(led)
            self.fault(statement.line, word.column, "record-forced", found=found["forced"], expected=expected)
        if found["stopper"] and failed.stopper is not None and int(found["stopper"]) != failed.stopper + 1:
            stopper = failed.stopper + 1
            self.fault(statement.line, word.column, "record-stopper", found=int(found["stopper"]), expected=stopper)


def _line(statement: Statement) -> str:
    return " ".join(word.text for word in statement.words)


def _column_at_fault(words: tuple[Word, ...]) -> int:
    """The column of the first word that is no card."""
    for word in words:
        try:
            parse_bag(word.text)
        except TextError:
            return word.column
    return words[0].column if words else 1


_LINES: dict[str, Callable[[Body, Statement], None]] = {
    "declare": Body._declare,
    "pass": Body._pass,
    "trump": Body._trump,
    "redealt": Body._redealt,
    "bury": Body._bury,
    "penalty": Body._penalty,
    "time": Body._time,
    "offer": Body._offer,
    "agree": Body._agree,
    "result": Body._result,
    UNFINISHED: Body._unfinished,
}
