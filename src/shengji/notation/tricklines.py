"""The tricks of a record, replayed as they are read."""

from __future__ import annotations

import re

from shengji.cards import Bag
from shengji.game import actions as a
from shengji.game import events as e
from shengji.game.state import current
from shengji.notation.lines import Lines
from shengji.notation.problems import Problem
from shengji.notation.scanning import Statement, Word
from shengji.notation.wording import joins_text
from shengji.text.cards import format_compact, parse_bag, parse_play
from shengji.text.errors import TextError

TRICK = re.compile(r"(?P<number>[0-9]{1,9})(?P<dots>\.{1,3}|…)")
_PLAY = re.compile(r"(?P<play>[^/!]*)(?:/(?P<forced>[^!]*))?(?:!(?P<stopper>[0-9]{0,9}))?")


class TrickLines(Lines):
    """Reads the lines of tricks."""

    def _joins(self, statement: Statement, word: Word) -> None:
        """Whether somebody joins the banker with the play before, as a word in parentheses says."""
        if self.game is None:
            return
        if word.text.lower() in self._findings:
            self._findings.remove(word.text.lower())
        else:
            expected = " ".join(self._findings) or "none"
            self.fault(statement.line, word.column, "record-joins", found=word.text, expected=expected)

    def _find_joins(self, caused: tuple[e.Event, ...]) -> None:
        """Keep what may stand in parentheses after a play."""
        assert self.game is not None
        deal = current(self.game)
        joined = (event for event in caused if isinstance(event, e.FriendJoined))
        self._findings = [joins_text(event, len(deal.calls), deal.banker) for event in joined]

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
            if word.text.startswith("("):
                self._joins(statement, word)
                self.remark(statement, index + 1)
                continue
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
            caused = self._do(statement.line, word.column, a.Choose(deal.turn, cards))
            if caused:
                self._find_joins(caused)
            return
        caused = self._do(statement.line, word.column, a.Play(deal.turn, cards, parts))
        if caused:
            self._find_joins(caused)
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
