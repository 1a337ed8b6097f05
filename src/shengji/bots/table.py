"""A table with a bot at every seat: it deals, asks the bots in order, and applies what they answer.

The same rules, seed and bots give the same events, byte for byte. A person can sit at such a table too: as a bot whose
``act`` asks the person, with ``watch`` to show what happens.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from shengji.bots.protocol import Bot, Clock
from shengji.cards import RANKS, SMALL_JOKER, Kind
from shengji.game.actions import Action, Answer, CallTime, Contest, Deal, PassDeclaring
from shengji.game.engine import actors, apply, fold, start
from shengji.game.events import DealEnded, Event
from shengji.game.phases.declared import declaring_level, showable
from shengji.game.phases.refusals import check_turn
from shengji.game.shuffling import deal_seed
from shengji.game.state import Game, cards_to_deal, current
from shengji.game.view import view
from shengji.rules.declaring import top_kind
from shengji.rules.ruleset import RuleSet
from shengji.text.errors import IllegalAction, ShengjiError, Term

Watch: TypeAlias = Callable[[Game, Sequence[Event]], None]
"""Told after every action: the state, and the events that the action caused."""

MOST_ATTEMPTS = 200
"""How often one deal is dealt again at most: bots that never declare would go on for ever."""
MOST_DEALS = 1000
"""Deals after which a match that nobody wins is given up."""
MINUTES_A_DEAL = 5
"""How long a deal of a timed match is taken to last (ours); bots take no time worth counting."""


class BotFault(ShengjiError):
    """A bot's action was illegal (``bot-illegal``), or its bots have a deal dealt again for ever (``bot-redeals``)."""


class Table:
    """A match in progress with a bot at every seat."""

    def __init__(
        self,
        game: Game,
        bots: Sequence[Bot],
        log: list[Event] | None = None,
        *,
        watch: Watch | None = None,
        clock: Clock | None = None,
    ) -> None:
        """``log`` holds the events that led to ``game``; what happens is added to it."""
        self.game = game
        self.bots = bots
        self.log = [] if log is None else log
        self._watch = watch
        self._clock = clock

    def play_deal(self, seed: str) -> Game:
        """Deal, and deal again where the rules say so, and play to the end of the deal.

        ``seed`` is the match's; each attempt has a seed of its own that follows from it. Raises :class:`BotFault`.
        """
        for _ in range(MOST_ATTEMPTS):
            game = self.game
            number = game.deals if game.attempt else game.deals + 1
            if self._play_attempt(deal_seed(seed, number, game.attempt)):
                return self.game
        raise BotFault("bot-redeals", attempts=MOST_ATTEMPTS)

    def play_match(self, seed: str, most_deals: int = MOST_DEALS) -> Game:
        """Play deals until the match is over; after ``most_deals`` it is given up without winners."""
        rules = self.game.rules
        while not self.game.over and self.game.deals < most_deals:
            self.play_deal(seed)
            time_is_up = self.game.deals * MINUTES_A_DEAL >= rules.match_minutes
            if rules.match == "timed" and time_is_up and not self.game.over:
                self.do(CallTime())
        return self.game

    def do(self, action: Action) -> tuple[Event, ...]:
        """Apply an action; raises :class:`IllegalAction`."""
        self.game, caused = apply(self.game, action, self.log)
        self.log.extend(caused)
        if self._watch is not None:
            self._watch(self.game, caused)
        return caused

    def _play_attempt(self, seed: str) -> bool:
        """Whether the deal was played to its end, and not given up to be dealt again."""
        self.do(Deal(seed))
        while (phase := current(self.game).phase) != "over":
            if phase == "dealing":
                self._deal_out()
            elif phase == "bury" and self._contested():
                return False
            else:
                self._ask(actors(self.game)[0])
        # A match may end right after the deal.
        return any(isinstance(event, DealEnded) for event in self.log[-2:])

    def _deal_out(self) -> None:
        """Ask each seat that could declare as it is dealt a card, and after the last card until all have passed.

        When the bank then passes to the other side, the seats are asked anew.
        """
        game = self.game
        seats, total = game.rules.seats, cards_to_deal(game)
        order, first = current(game).order, current(game).first_seat
        telling = [_telling_kinds(game, seat) for seat in range(seats)]
        hands = [0] * seats
        could = [False] * seats
        for place in range(total):
            seat = (first + place) % seats
            kind = order[place]
            hands[seat] += 1 << 8 * kind
            could[seat] |= kind in telling[seat]
            if could[seat] and self._may_declare(seat, hands[seat], dealing=place + 1 < total):
                self._ask(seat, place + 1)
        seat = first
        while current(self.game).phase == "dealing":
            if self._may_declare(seat, hands[seat], dealing=False):
                self._ask(seat, total)
            else:
                self.do(PassDeclaring(seat))
            seat = (seat + 1) % seats

    def _may_declare(self, seat: int, hand: int, *, dealing: bool) -> bool:
        return any(True for _ in showable(self.game, seat, hand, dealing=dealing))

    def _contested(self) -> bool:
        """Ask the seats that may have a weak hand dealt again; whether one did."""
        for seat in actors(self.game)[1:]:
            if self.bots[seat].contests(view(self.game, seat)):
                self.do(Contest(seat))
                return True
        return False

    def _ask(self, seat: int, dealt: int | None = None) -> None:
        bot = self.bots[seat]
        action = bot.act(view(self.game, seat, dealt), self._clock)
        if isinstance(action, PassDeclaring) and dealt is not None and dealt < cards_to_deal(self.game):
            return
        try:
            check_turn(seat, action.seat)
            self.do(action)
        except IllegalAction as error:
            reason = Term(f"error-{error.code}", **error.details)
            raise BotFault("bot-illegal", seat=seat + 1, bot=bot.name, reason=reason) from error
        if self.game.proposal is not None:
            self._consult()

    def _consult(self) -> None:
        """Ask the others for their consent to a proposal."""
        for seat in range(self.game.rules.seats):
            proposal = self.game.proposal
            if proposal is None:
                return
            if seat not in proposal.agreed:
                self.do(Answer(seat, self.bots[seat].consents(view(self.game, seat))))


def _telling_kinds(game: Game, seat: int) -> frozenset[Kind]:
    """The kinds without one of which a seat cannot declare: its level cards, the jokers, a top card that declares."""
    level = declaring_level(game, seat)
    if level is None or level not in RANKS:
        return frozenset()
    rank = RANKS.index(level)
    top = top_kind(current(game).rules)
    tops = () if top is None else (top,)
    return frozenset((*range(rank, SMALL_JOKER, 13), SMALL_JOKER, SMALL_JOKER + 1, *tops))


def play_deal(
    game: Game, bots: Sequence[Bot], seed: str, log: list[Event] | None = None, *, watch: Watch | None = None
) -> Game:
    """The game after the next deal, with a bot at every seat; ``seed`` is the match's. Raises :class:`BotFault`."""
    return Table(game, bots, log, watch=watch).play_deal(seed)


def play_match(
    rules: RuleSet,
    bots: Sequence[Bot],
    seed: str,
    log: list[Event] | None = None,
    *,
    watch: Watch | None = None,
    most_deals: int = MOST_DEALS,
) -> Game:
    """A whole match from the first deal on; ``log`` receives its events. Raises :class:`BotFault`.

    A match that nobody has won after ``most_deals`` deals is given up: then the game is not over.
    """
    log = [] if log is None else log
    log.append(start(rules, [bot.name for bot in bots]))
    return Table(fold(log), bots, log, watch=watch).play_match(seed, most_deals)
