"""The tags of a record, and the cards that were dealt: what must be known before anything can be replayed."""

from __future__ import annotations

import re
from collections.abc import Iterator

from shengji.cards import KINDS, Kind, bag, counts, one
from shengji.game import start as started
from shengji.game.events import MatchStarted
from shengji.game.shuffling import check_seed, commitment, shuffled
from shengji.game.special_levels import rules_at
from shengji.notation.problems import Problem
from shengji.notation.rulestext import rules_from_tag, rules_sum
from shengji.notation.scanning import Statement, Tag, Word, whole_number
from shengji.rules import deck
from shengji.rules.ruleset import RuleSet
from shengji.rules.values import nearest
from shengji.text.cards import format_cards, parse_kinds
from shengji.text.errors import TextError
from shengji.text.trumps import parse_level

KNOWN = (
    "Rules",
    "RulesSum",
    "Levels",
    "Banker",
    "Seats",
    "Deal",
    "Attempt",
    "Contests",
    "Laps",
    "Totals",
    "Balances",
    "Failures",
    "FirstSeat",
    "Seed",
    "Commitment",
    "Result",
)
"""Tags with a meaning for replaying."""
FREE = ("Event", "Site", "Date", "Time", "Round", "Table", "Board", "Teams", "Annotator", "Source")
"""Tags that are kept as they are; others too, with a warning."""
_UNNUMBERED = ("-", "*", "?", "")


class Heading:
    """Collects tags and cards, and makes of them the start of a match and an order of the pack."""

    def __init__(self, line: int) -> None:
        self.line = line
        self.tags: dict[str, Tag] = {}
        self.others: list[tuple[str, str]] = []
        self.problems: list[Problem] = []
        self.piles: dict[int, tuple[Statement, list[Kind]]] = {}
        """Cards by seat, those of the kitty under -1."""
        self.rules: RuleSet | None = None

    def tag(self, tag: Tag) -> None:
        """Take a tag over."""
        known = {name.lower(): name for name in (*KNOWN, *FREE)}
        name = known.get(tag.name.lower(), tag.name)
        if name in self.tags or name in (name for name, _ in self.others):
            self.problems.append(Problem(tag.line, 1, "record-tag-twice", tag=name))
        elif name in KNOWN:
            self.tags[name] = tag
        else:
            offered = [] if name in FREE else nearest(name, known)
            if offered:
                # Whatever anyone adds is kept; a slip in a tag that means something is worth a word.
                names = ", ".join(known[near] for near in offered)
                self.problems.append(Problem(tag.line, 1, "record-tag-unknown", warning=True, tag=name, nearest=names))
            self.others.append((name, " ".join(tag.values)))

    def cards(self, pile: int, statement: Statement, words: tuple[Word, ...]) -> None:
        """Take the cards of a seat, or of the kitty, over."""
        if pile in self.piles:
            self.problems.append(Problem(statement.line, statement.words[0].column, "record-cards-twice"))
            return
        self.piles[pile] = (statement, self._kinds(statement, words))

    def _kinds(self, statement: Statement, words: tuple[Word, ...]) -> list[Kind]:
        found: list[Kind] = []
        try:
            return parse_kinds(" ".join(word.text for word in words))
        except TextError:
            for word in words:
                try:
                    found += parse_kinds(word.text)
                except TextError as error:
                    self.problems.append(Problem.of(statement.line, word.column, error))
        return found

    # -- what the tags come to

    def begin(self) -> MatchStarted | None:
        """The start of the match, ``None`` if the tags do not say."""
        self.rules = self._rules()
        if self.rules is None:
            return None
        seats = self.rules.seats
        names = self.tags["Seats"].values if "Seats" in self.tags else tuple(str(seat + 1) for seat in range(seats))
        if len(names) != seats:
            self._fault("Seats", "record-number-of", tag="Seats", found=len(names), expected=seats)
            return None
        try:
            levels = self._levels(seats)
            begun = started(self.rules, names, levels=levels or ())
            banker = self._seat("Banker")
            number = self._number("Deal", 1)
            attempt = self._number("Attempt", 0)
            return MatchStarted(
                self.rules,
                begun.names,
                begun.levels,
                begun.banker if "Banker" not in self.tags else banker,
                laps=self._numbers("Laps", seats),
                totals=self._numbers("Totals", seats),
                deals=number if attempt else number - 1,
                attempt=attempt,
                contests=self._number("Contests", 0),
                balances=self._numbers("Balances", seats),
                failures=self._numbers("Failures", seats),
            )
        except TextError as error:
            if not isinstance(error, Problem):
                error = Problem.of(*self._place("Rules"), error)
            self.problems.append(error)
            return None

    def _place(self, name: str) -> tuple[int, int]:
        tag = self.tags.get(name)
        return (tag.line, tag.column) if tag else (self.line, 1)

    def _fault(self, name: str, code: str, *, warning: bool = False, **details: object) -> None:
        self.problems.append(Problem(*self._place(name), code, warning=warning, **details))

    def _text(self, name: str) -> str:
        return " ".join(self.tags[name].values).strip() if name in self.tags else ""

    def _rules(self) -> RuleSet | None:
        if "Rules" not in self.tags:
            self._fault("Rules", "record-no-rules")
            return None
        try:
            rules = rules_from_tag(self._text("Rules"))
            deck.hand_size(rules)
        except TextError as error:
            self.problems.append(Problem.of(*self._place("Rules"), error))
            return None
        if "RulesSum" in self.tags and self._text("RulesSum").lower() != rules_sum(rules):
            self._fault("RulesSum", "record-rules-changed", warning=True)
        return rules

    def _levels(self, seats: int) -> tuple[str | None, ...] | None:
        if "Levels" not in self.tags:
            return None
        words = self._text("Levels").split()
        if len(words) != seats:
            raise self._problem("Levels", "record-number-of", tag="Levels", found=len(words), expected=seats)
        try:
            return tuple(None if word in _UNNUMBERED else parse_level(word) for word in words)
        except TextError as error:
            raise Problem.of(*self._place("Levels"), error) from None

    def _problem(self, name: str, code: str, **details: object) -> Problem:
        line, column = self._place(name)
        return Problem(line, column, code, warning=False, **details)

    def _seat(self, name: str) -> int | None:
        text = self._text(name)
        if text in _UNNUMBERED:
            return None
        assert self.rules is not None
        seat = whole_number(text)
        if seat is None or not 1 <= seat <= self.rules.seats:
            raise self._problem(name, "record-seat", seat=text or "none", seats=self.rules.seats)
        return seat - 1

    def _number(self, name: str, least: int) -> int:
        text = self._text(name)
        if name not in self.tags:
            return least
        number = whole_number(text)
        if number is None or number < least:
            raise self._problem(name, "record-number", tag=name, text=text)
        return number

    def _numbers(self, name: str, seats: int) -> tuple[int, ...]:
        if name not in self.tags:
            return ()
        words = self._text(name).split()
        if len(words) != seats or not all(re.fullmatch(r"-?[0-9]{1,9}", word) for word in words):
            raise self._problem(name, "record-number-of", tag=name, found=len(words), expected=seats)
        return tuple(map(int, words))

    # -- the order of the pack

    def order(self, start: MatchStarted) -> tuple[tuple[Kind, ...], int, str] | None:
        """The order of the pack, who is dealt the first card, and the seed if it leads there; ``None`` if unknown."""
        rules = _deal_rules(start)
        before = len(self.problems)
        try:
            first = self._seat("FirstSeat")
        except Problem as problem:
            self.problems.append(problem)
            return None
        if not self.piles and "Seed" in self.tags:
            # The seed alone says everything.
            return self._from_seed(start, first)
        each = deck.hand_size(rules)
        for pile in (*range(rules.seats), *((-1,) if rules.kitty else ())):
            self._check_pile(pile, each if pile >= 0 else rules.kitty)
        if len(self.problems) > before:
            return None
        first = first if first is not None else start.banker or 0
        hands = [self.piles[(first + offset) % rules.seats][1] for offset in range(rules.seats)]
        order = [kind for row in zip(*hands, strict=True) for kind in row]
        order += self.piles[-1][1] if rules.kitty else []
        wrong = "; ".join(_differences(deck.pack(rules), order))
        if wrong:
            line = min(statement.line for statement, _ in self.piles.values())
            self.problems.append(Problem(line, 1, "record-pack", wrong=wrong))
            return None
        return tuple(order), first, self._seed(start, tuple(order), first)

    def _check_pile(self, pile: int, expected: int) -> None:
        if pile not in self.piles:
            code = "record-no-hand" if pile >= 0 else "record-no-kitty"
            self.problems.append(Problem(self.line, 1, code, seat=pile + 1))
            return
        statement, found = self.piles[pile]
        if len(found) != expected:
            column = statement.words[0].column
            problem = Problem(statement.line, column, "record-hand-size", found=len(found), expected=expected)
            self.problems.append(problem)

    def _from_seed(self, start: MatchStarted, first: int | None) -> tuple[tuple[Kind, ...], int, str] | None:
        seed = self._text("Seed")
        try:
            order, drawn = shuffled(_deal_rules(start), seed)
        except TextError as error:
            self.problems.append(Problem.of(*self._place("Seed"), error))
            return None
        seat = drawn if start.banker is None else start.banker
        if first is not None and first != seat:
            self._fault("FirstSeat", "record-seed")
        return order, seat, seed.lower() if self._committed(seed) else ""

    def _seed(self, start: MatchStarted, order: tuple[Kind, ...], first: int) -> str:
        """The seed, if the order follows from it."""
        seed = self._text("Seed")
        if not seed:
            self._keep_commitment()
            return ""
        try:
            follows, drawn = shuffled(_deal_rules(start), seed)
        except TextError as error:
            self.problems.append(Problem.of(*self._place("Seed"), error))
            return ""
        if (follows, drawn if start.banker is None else start.banker) != (order, first):
            self._fault("Seed", "record-seed")
            return ""
        return check_seed(seed).hex() if self._committed(seed) else ""

    def _committed(self, seed: str) -> bool:
        if "Commitment" in self.tags and self._text("Commitment").lower() != commitment(seed):
            self._fault("Commitment", "record-commitment")
            return False
        return True

    def _keep_commitment(self) -> None:
        """A commitment whose seed is not known is kept as it is."""
        if "Commitment" in self.tags:
            self.others.append(("Commitment", self._text("Commitment")))


def _deal_rules(start: MatchStarted) -> RuleSet:
    """The rules of the deal that comes: at special levels they are others."""
    return rules_at(start.rules, None if start.banker is None else start.levels[start.banker])


def _differences(pack: int, order: list[Kind]) -> Iterator[str]:
    """Which cards are missing and which are too many, as text."""
    wanted, found = counts(pack), counts(bag(order))
    for sign, more, less in (("-", wanted, found), ("+", found, wanted)):
        cards = sum(one(kind, more[kind] - less[kind]) for kind in range(KINDS) if more[kind] > less[kind])
        if cards:
            yield sign + format_cards(cards)
