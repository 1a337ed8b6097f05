"""What reading the lines of a record has in common: where the replay stands, and the faults that were found."""

from __future__ import annotations

from collections.abc import Callable

from shengji.cards import Bag
from shengji.game import Game, apply
from shengji.game import actions as a
from shengji.game import events as e
from shengji.game.evolving import begin
from shengji.notation.heading import Heading
from shengji.notation.problems import Problem
from shengji.notation.record import Record, normal
from shengji.notation.scanning import Statement, Word, whole_number
from shengji.rules.tables import Trump
from shengji.text.cards import parse_bag
from shengji.text.errors import ShengjiError, TextError
from shengji.text.trumps import parse_trump


class Lines:
    """The replay of one record; after a move that is not allowed only the writing of what follows is checked."""

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
        self._findings: list[str] = []
        """What may stand in parentheses after the last play."""
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
            self.problems.append(Problem.of(statement.line, column_at_fault(words), error))
            return None

    def _trump_word(self, statement: Statement, word: Word) -> Trump | None:
        """The trump that a word names."""
        try:
            return parse_trump(word.text.strip(","))
        except TextError as error:
            self.problems.append(Problem.of(statement.line, word.column, error))
            return None

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
                    self.fault(statement.line, column, "record-differs", found=text_of(statement), expected=told(event))
                return
            word = statement.words[place]
            if word.text.strip(",:").lower() != wanted.strip(",:").lower():
                self.fault(
                    statement.line, word.column, "record-differs", found=text_of(statement), expected=told(event)
                )
                return
        if len(statement.words) > len(expected):
            word = statement.words[len(expected)]
            self.fault(statement.line, word.column, "record-differs", found=text_of(statement), expected=told(event))


def text_of(statement: Statement) -> str:
    """The words of a line."""
    return " ".join(word.text for word in statement.words)


def column_at_fault(words: tuple[Word, ...]) -> int:
    """The column of the first word that is no card."""
    for word in words:
        try:
            parse_bag(word.text)
        except TextError:
            return word.column
    return words[0].column if words else 1
