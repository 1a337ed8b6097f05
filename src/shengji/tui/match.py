"""A match in progress: the game, its log on disk, and the bots at the other seats."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from msgspec.structs import replace as replaced

from shengji.bots import Bot, create
from shengji.bots.reading import declarations
from shengji.cards import Bag
from shengji.game import events as e
from shengji.game.actions import Action, Answer, CallTime, Contest, Deal, PassDeclaring
from shengji.game.engine import actors, apply, evolve, evolve_back, fold, legal
from shengji.game.shuffling import deal_seed
from shengji.game.state import Game, cards_to_deal, current, is_blind, is_face_down, on_bankers_side
from shengji.game.view import View, redact, view
from shengji.notation.logfile import EventLogFile
from shengji.text.errors import IllegalAction
from shengji.tui.keeping import Setup, write_setup
from shengji.tui.look import shown_trump
from shengji.tui.sheets import PlayedDeal


class Happened(NamedTuple):
    """An event as the player may see it, and the state after it."""

    event: e.Event
    after: Game


class Ending(NamedTuple):
    """The end of a deal as the player may see it, and the state before it was settled."""

    event: e.DealEnded
    before: Game


class Match:
    """Applies actions: what an action causes is on the disk before anyone is told of it."""

    def __init__(self, file: EventLogFile, setup: Setup) -> None:
        self.file = file
        self.setup = setup
        self.me = setup.seat
        self.game = fold(file.events)
        self.kept = _kept(file.events)
        """The events that count: those taken back are gone, and the taking back with them."""
        seats = self.game.rules.seats
        others = [seat for seat in range(seats) if seat != self.me]
        self.bots: dict[int, Bot] = {
            seat: create(setup.bots[place % len(setup.bots)], Random(f"{setup.seed}/{seat}"))
            for place, seat in enumerate(others)
        }
        self._since = time.monotonic()

    # -- acting

    def do(self, action: Action) -> list[Happened]:
        """Apply an action, save what it causes, and say what the player may see of it.

        Raises :class:`IllegalAction`, and :class:`~shengji.text.errors.TextError` when it cannot be saved; then
        nothing has changed.
        """
        log = self.file.events
        game, caused = apply(self.game, action, log)
        self.file.append(caused)
        happened = []
        state = self.game
        for place, event in enumerate(caused):
            if isinstance(event, e.TakenBack):
                state = evolve_back(log, event, len(log) + place)
            else:
                state = evolve(state, event)
            happened.append(Happened(redact(event, self.me, state), state))
        self.game = game
        if any(isinstance(event, e.TakenBack) for event in caused):
            self.kept = _kept(self.file.events)
        else:
            self.kept.extend(caused)
        return happened

    def deal(self) -> list[Happened]:
        """Deal the next deal, or the same one again."""
        game = self.game
        number = game.deals if game.attempt else game.deals + 1
        return self.do(Deal(deal_seed(self.setup.seed, number, game.attempt)))

    def call_time(self) -> list[Happened]:
        """In a match against the clock, say that its time is up when it is."""
        rules = self.game.rules
        if rules.match != "timed" or self.game.time_called or self.game.over:
            return []
        return self.do(CallTime()) if self.seconds() >= 60 * rules.match_minutes else []

    def seconds(self) -> float:
        """How long the match has been played, all sittings together."""
        return self.setup.seconds + time.monotonic() - self._since

    def close(self) -> None:
        """Note the time played, and let go of the log."""
        try:
            write_setup(self.file.path, replaced(self.setup, seconds=self.seconds()))
        finally:
            self.file.close()

    # -- the bots

    def bot_acts(self, seat: int) -> list[Happened]:
        """Let a bot act; one that errs gets the first legal action instead."""
        action = self.bots[seat].act(view(self.game, seat))
        try:
            return self.do(action)
        except IllegalAction:
            return self.do(next(legal(self.game, seat)))

    def bot_declares(self, seat: int, dealt: int) -> list[Happened]:
        """Ask a bot that could declare while cards are dealt; nothing happens when it waits."""
        seen = view(self.game, seat, dealt)
        if not declarations(seen):
            return []
        action = self.bots[seat].act(seen)
        if isinstance(action, PassDeclaring):
            return []
        try:
            return self.do(action)
        except IllegalAction:
            return []

    def bots_contest(self) -> list[Happened]:
        """Ask the bots whose hands are weak enough whether they want a new deal."""
        for seat in actors(self.game)[1:]:
            if seat != self.me and self.bots[seat].contests(view(self.game, seat)):
                return self.do(Contest(seat))
        return []

    def bots_answer(self) -> list[Happened]:
        """One bot's answer to the proposal on the table; a bot goes along with the player's side."""
        proposal = self.game.proposal
        assert proposal is not None
        seat = next(seat for seat in self.bots if seat not in proposal.agreed)
        ours = on_bankers_side(self.game, seat) == on_bankers_side(self.game, proposal.seat)
        agrees = (ours and self._have_sides()) or self.bots[seat].consents(view(self.game, seat))
        return self.do(Answer(seat, agrees))

    def _have_sides(self) -> bool:
        """Whether the sides of the deal are known to all."""
        deal = self.game.deal
        return deal is not None and self.game.rules.scoring != "individual" and -1 not in deal.joined

    # -- what the player sees

    def view(self, dealt: int | None = None) -> View:
        """The game as the player sees it."""
        return view(self.game, self.me, dealt)

    def next_to_pass(self) -> int:
        """After the last card: the seat that is asked next whether it declares or passes."""
        deal = current(self.game)
        shown = next((event for event in reversed(self.kept) if isinstance(event, e.Declared | e.DealStarted)), None)
        first = deal.first_seat
        if isinstance(shown, e.Declared) and shown.dealt >= cards_to_deal(self.game):
            first = shown.seat + 1
        seats = self.game.rules.seats
        return next(seat for place in range(seats) if (seat := (first + place) % seats) not in deal.passed)

    def face_down(self) -> list[tuple[int, int, Bag]]:
        """What lies face down: who has shown how many cards, and which as far as the player may know; in order."""
        if not is_face_down(self.game):
            return []
        shown: list[tuple[int, int, Bag]] = []
        for event in self.kept:
            match event:
                case e.DealStarted():
                    shown = []
                case e.Declared(seat, cards) | e.Stirred(seat, cards):
                    shown.append((seat, event.count, cards if seat == self.me else 0))
        return shown

    def deals_played(self) -> list[PlayedDeal]:
        """The deals that are over."""
        found = []
        number, made = 0, None
        for event in self.kept:
            match event:
                case e.DealStarted():
                    number = event.number
                case e.TrumpMade():
                    made = event
                case e.Stirred() if made is not None and not is_blind(self.game.rules):
                    made = replaced(made, trump=event.trump or shown_trump(event.cards))
                case e.Revealed() if made is not None:
                    made = replaced(made, trump=event.trump)
                case e.DealEnded() if made is not None:
                    found.append(PlayedDeal(number, made, event))
        return found

    def last_ending(self) -> Ending | None:
        """How the last deal ended, as the player sees it, and what was before; ``None`` unless it has just ended."""
        log = self.file.events
        for place in range(len(log) - 1, -1, -1):
            event = log[place]
            if isinstance(event, e.DealEnded):
                seen = redact(event, self.me, self.game)
                assert isinstance(seen, e.DealEnded)
                return Ending(seen, fold(log[:place]))
            if not isinstance(event, e.MatchEnded | e.TimeCalled):
                break
        return None


def _kept(log: Sequence[e.Event]) -> list[e.Event]:
    """The events of a log that count."""
    kept: list[tuple[int, e.Event]] = []
    for place, event in enumerate(log):
        if isinstance(event, e.TakenBack):
            kept = [(at, held) for at, held in kept if at < event.length]
        else:
            kept.append((place, event))
    return [event for _, event in kept]
