"""Bots of the arena by name: our own, and programs of others that speak one of the protocols."""

from __future__ import annotations

import atexit
from random import Random
from typing import Any

import msgspec

from shengji.bots.botzone.asking import Notes, check_rules
from shengji.bots.botzone.cards import SUIT_ORDER
from shengji.bots.programs import Program, ProgramFault
from shengji.bots.protocol import Bot, Clock
from shengji.bots.registry import create
from shengji.bots.wire import action_from_plain, request_of
from shengji.game.actions import Action
from shengji.game.view import View
from shengji.rules.ruleset import RuleSet
from shengji.text.errors import ShengjiError, Term, TextError

LIMIT = 10.0
"""Seconds for an answer, unless said otherwise."""
PREFIXES = ("exec", "botzone", "botzone-stay")
"""Protocols of a program: JSON lines; Botzone, started for each turn as there, or kept running between lines."""


class Forfeit(ShengjiError):
    """A program crashed, was too slow, babbled, or answered with an error; ``code`` says which."""

    def __init__(self, code: str, seat: int, **details: object) -> None:
        super().__init__(code, **details)
        self.seat = seat


def entrant(name: str, rng: Random, seat: int = 0, limit: float = LIMIT, suits: str = SUIT_ORDER) -> Bot:
    """The bot of a name for a seat, or a program: ``exec:./mybot --flag``, ``botzone:./bot``.

    Programs are kept running from deal to deal, one for each seat, so that partners share nothing but the table.
    """
    kind, colon, command = name.partition(":")
    if not colon or kind not in PREFIXES:
        return create(name, rng)
    if (name, seat) not in _programs:
        _programs[name, seat] = Program(command, once=kind == "botzone")
    program = _programs[name, seat]
    return JsonBot(name, program, limit) if kind == "exec" else BotzoneBot(name, program, limit, suits)


def check_entrant(name: str, rules: RuleSet) -> None:
    """Raise :class:`TextError` for a bot that does not exist, or whose protocol has no words for the rules."""
    kind, colon, command = name.partition(":")
    if not colon or kind not in PREFIXES:
        create(name, Random(0))
        return
    Program(command)
    if kind != "exec":
        check_rules(rules)


_programs: dict[tuple[str, int], Program] = {}


@atexit.register
def close_programs() -> None:
    """End all programs that run."""
    while _programs:
        _programs.popitem()[1].close()


class _ProgramBot:
    """What the programs have in common."""

    def __init__(self, name: str, program: Program, limit: float) -> None:
        self.name = name
        self._program = program
        self._limit = limit

    def _ask(self, request: dict[str, Any], seat: int) -> dict[str, Any]:
        """The answer to a request as an object; raises :class:`Forfeit`."""
        try:
            line = self._program.ask(msgspec.json.encode(request), self._limit)
        except ProgramFault as fault:
            raise Forfeit(fault.code, seat, **fault.details) from None
        try:
            answer = msgspec.json.decode(line)
        except (msgspec.DecodeError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise self._babble(seat, line)
        return answer

    def _babble(self, seat: int, said: bytes) -> Forfeit:
        self._program.close()
        return Forfeit("program-babble", seat, command=self.name, said=said[:40].decode(errors="replace"))

    def _unreadable(self, seat: int, error: TextError) -> Forfeit:
        reason = Term(f"error-{error.code}", **error.details)
        return Forfeit("program-answer", seat, command=self.name, reason=reason)


class JsonBot(_ProgramBot):
    """A program that speaks the JSON lines of docs/bot-protocol.md."""

    def act(self, view: View, clock: Clock | None = None) -> Action:
        """What the program answers."""
        answer = self._answer(request_of(view, clock), view.seat)
        try:
            action = answer.get("action")
            if not isinstance(action, dict):
                raise TextError("field-type" if action is not None else "field-missing", field="action", type="object")
            return action_from_plain(action, view)
        except TextError as error:
            raise self._unreadable(view.seat, error) from None

    def contests(self, view: View) -> bool:
        """Whether the program says so."""
        return self._answer(request_of(view, ask="contest"), view.seat).get("agree") is True

    def consents(self, view: View) -> bool:
        """Whether the program says so."""
        return self._answer(request_of(view, ask="consent"), view.seat).get("agree") is True

    def _answer(self, request: dict[str, Any], seat: int) -> dict[str, Any]:
        answer = self._ask(request, seat)
        error = answer.get("error")
        if error is not None:
            text = error.get("message") if isinstance(error, dict) else error
            raise Forfeit("program-error", seat, command=self.name, reason=str(text))
        return answer


class BotzoneBot(_ProgramBot):
    """A program that speaks Botzone's protocol for Tractor."""

    def __init__(self, name: str, program: Program, limit: float, suits: str = SUIT_ORDER) -> None:
        super().__init__(name, program, limit)
        self._notes = Notes(suits)

    def act(self, view: View, _clock: Clock | None = None) -> Action:
        """What the program answers; what Botzone does not ask is decided without it."""
        asked = self._notes.ask(view)
        if not isinstance(asked, dict):
            return asked
        answer = self._ask(asked, view.seat)
        try:
            return self._notes.answered(view, answer.get("response"))
        except TextError as error:
            raise self._unreadable(view.seat, error) from None

    def contests(self, _view: View) -> bool:
        """Never: Botzone does not ask."""
        return False

    def consents(self, _view: View) -> bool:
        """Never."""
        return False
