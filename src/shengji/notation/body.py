"""The lines of a record below its tags, replayed as they are read."""

from __future__ import annotations

import re
from collections.abc import Callable

from shengji.cards import Bag
from shengji.game import actions as a
from shengji.game import events as e
from shengji.game.state import cards_to_deal, current
from shengji.notation.calls import parse_call
from shengji.notation.problems import Problem
from shengji.notation.scanning import Statement, Word, whole_number
from shengji.notation.tricklines import TRICK, TrickLines
from shengji.notation.wording import (
    UNFINISHED,
    auction_text,
    bank_text,
    redealt_text,
    result_text,
    reveal_text,
    trump_text,
)
from shengji.rules.tables import Trump
from shengji.rules.values import nearest
from shengji.text.errors import TextError


class Body(TrickLines):
    """Reads the lines of one record after another; after a move that is not allowed only their writing is checked."""

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
        trick = TRICK.fullmatch(word)
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
        shown = self._shown(statement, words)
        if seat is not None and shown is not None:
            self._do(statement.line, statement.words[0].column, a.Declare(seat, shown[0], dealt, shown[1]))

    def _shown(self, statement: Statement, words: tuple[Word, ...]) -> tuple[Bag, Trump | None] | None:
        """Cards that declare, and after ``as`` the trump that they name."""
        trump: Trump | None = None
        if len(words) > 1 and words[-2].text.lower() == "as":
            trump = self._trump_word(statement, words[-1])
            if trump is None:
                return None
            words = words[:-2]
        cards = self._bag(statement, words)
        return None if cards is None else (cards, trump)

    def _stir(self, statement: Statement) -> None:
        seat = self._seat(statement, 1)
        shown = self._shown(statement, statement.words[2:])
        if seat is not None and shown is not None:
            self._do(statement.line, statement.words[0].column, a.Stir(seat, *shown))

    def _bid(self, statement: Statement) -> None:
        seat = self._seat(statement, 1)
        text = statement.words[2].text.lower() if len(statement.words) > 2 else ""
        points = 0 if text == "pass" else whole_number(text)
        if points is None:
            self.fault(statement.line, statement.words[-1].column, "record-bid")
        elif seat is not None:
            self._do(statement.line, statement.words[0].column, a.Bid(seat, points))

    def _name_line(self, statement: Statement) -> None:
        seat = self._seat(statement, 1)
        points = whole_number(statement.words[2].text) if len(statement.words) > 2 else None
        if points is None:
            self.fault(statement.line, statement.words[-1].column, "record-line")
        elif seat is not None:
            self._do(statement.line, statement.words[0].column, a.NameLine(seat, points))

    def _call(self, statement: Statement) -> None:
        seat = self._seat(statement, 1)
        calls: list[a.Call] = []
        part: list[Word] = []
        words = statement.words[2:]
        for place, word in enumerate(words):
            part.append(word._replace(text=word.text.strip(",")))
            if word.text.endswith(",") or place == len(words) - 1:
                try:
                    calls.append(parse_call(" ".join(each.text for each in part)))
                except TextError as error:
                    self.problems.append(Problem.of(statement.line, part[0].column, error))
                    return
                part = []
        if seat is not None:
            self._do(statement.line, statement.words[0].column, a.CallFriends(seat, tuple(calls)))

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

    def _close(self, statement: Statement) -> None:
        """End the declaring; when the bank then passes to the other side, end that side's too."""
        for _ in range(2):
            if self.game is not None and current(self.game).phase == "dealing":
                self._do(statement.line, statement.words[0].column, a.CloseDeclaring())

    def _auction(self, statement: Statement) -> None:
        self._compare(statement, e.AuctionWon, auction_text, 2)

    def _bank(self, statement: Statement) -> None:
        """The line itself ends the declaring of the side that has the bank."""
        if self.game is not None:
            deal = current(self.game)
            if deal.phase == "dealing" and not deal.bank_passed:
                self._do(statement.line, statement.words[0].column, a.CloseDeclaring())
        self._compare(statement, e.BankPassed, bank_text, 2)

    def _trump(self, statement: Statement) -> None:
        """Trump as the declaring made it; the line itself ends the declaring, or is what is named."""
        trump = self._named(statement)
        if trump is None or self.game is None:
            return
        deal = current(self.game)
        if deal.phase in ("in_turn", "name"):
            self._do(statement.line, statement.words[0].column, a.NameTrump(deal.turn, trump))
        self._close(statement)
        self._compare(_understood(statement, trump), e.TrumpMade, trump_text, 2)

    def _reveal(self, statement: Statement) -> None:
        trump = self._named(statement)
        if trump is not None:
            self._compare(_understood(statement, trump), e.Revealed, reveal_text, 2)

    def _named(self, statement: Statement) -> Trump | None:
        """The trump in a line's second word."""
        return self._trump_word(statement, statement.words[1] if len(statement.words) > 1 else _nothing(statement))

    def _redealt(self, statement: Statement) -> None:
        self.ended = True
        if self.game is None:
            return
        column = statement.words[0].column
        phase = current(self.game).phase
        self._close(statement)
        if phase == "bury":
            seat = self._seat(statement, 2)
            if seat is None:
                return
            self._do(statement.line, column, a.Contest(seat))
        self._compare(statement, e.Redealt, redealt_text, 1)

    def _result(self, statement: Statement) -> None:
        self.ended = True
        if self.game is None:
            return
        rules = current(self.game).rules
        self._compare(statement, e.DealEnded, lambda event: result_text(rules, event), 2)

    def _unfinished(self, statement: Statement) -> None:
        self.ended = True
        if self.game is not None and current(self.game).phase == "over":
            self.fault(statement.line, statement.words[0].column, "record-over")


def _nothing(statement: Statement) -> Word:
    """An empty word where one is missing."""
    return Word(statement.words[-1].column, "")


def _understood(statement: Statement, trump: Trump) -> Statement:
    """A line with its trump as it was understood, in whatever form it was written."""
    return statement._replace(words=(statement.words[0], Word(statement.words[1].column, trump), *statement.words[2:]))


_LINES: dict[str, Callable[[Body, Statement], None]] = {
    "declare": Body._declare,
    "pass": Body._pass,
    "bid": Body._bid,
    "auction": Body._auction,
    "bank": Body._bank,
    "trump": Body._trump,
    "redealt": Body._redealt,
    "bury": Body._bury,
    "stir": Body._stir,
    "reveal": Body._reveal,
    "line": Body._name_line,
    "call": Body._call,
    "penalty": Body._penalty,
    "time": Body._time,
    "offer": Body._offer,
    "agree": Body._agree,
    "result": Body._result,
    UNFINISHED: Body._unfinished,
}
