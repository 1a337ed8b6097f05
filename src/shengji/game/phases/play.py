"""Leading and following, trick by trick (rules.md sections 4 to 6)."""

from __future__ import annotations

from collections.abc import Iterator

from shengji.game.actions import Action, Play
from shengji.game.ending import deal_ended
from shengji.game.events import Event, FriendJoined, Played, ThrowFailed, TrickTaken
from shengji.game.phases.refusals import check_turn, wrong_action
from shengji.game.state import Deal, Game, current, rule_of, rules_of, trick_points
from shengji.rules.following import check_follow, legal_follows
from shengji.rules.leading import check_lead, legal_leads, resolve_throw
from shengji.rules.trick_rule import Lead


class PlayPhase:
    """Seats play in turn; the winner of a trick leads the next."""

    def actors(self, game: Game) -> tuple[int, ...]:
        """The seat whose turn it is."""
        turn = current(game).turn
        return (turn,) if turn >= 0 else ()

    def legal(self, game: Game, seat: int) -> Iterator[Action]:
        """Every lead (single shapes first, then throws, lazily) or every answer."""
        deal = current(game)
        if seat != deal.turn:
            return iter(())
        rule, hand = rule_of(game), deal.hands[seat]
        plays = legal_leads(rule, hand) if deal.lead is None else legal_follows(rule, deal.lead, hand)
        return (Play(seat, cards) for cards in plays)

    def decide(self, game: Game, action: Action) -> tuple[Event, ...]:
        """One play. A throw that another hand beats fails, and the forced part is led instead."""
        if not isinstance(action, Play):
            raise wrong_action("play", action)
        deal = current(game)
        check_turn(deal.turn, action.seat)
        rule, hand = rule_of(game), deal.hands[action.seat]
        if deal.lead is not None:
            check_follow(rule, deal.lead, hand, action.cards)
            return (Played(action.seat, action.cards),)
        lead = check_lead(rule, hand, action.cards, action.announced)
        if lead.kind != "throw":
            return (Played(action.seat, action.cards),)
        return self._throw(game, action, lead)

    def _throw(self, game: Game, action: Play, lead: Lead) -> tuple[Event, ...]:
        deal, rules = current(game), rules_of(game)
        others = [(action.seat + offset) % rules.seats for offset in range(1, rules.seats)]
        result = resolve_throw(rule_of(game), lead, [deal.hands[seat] for seat in others])
        if result.stands:
            return (Played(action.seat, action.cards, action.announced),)
        stopper = None if rules.hide_stopper else others[result.beaten[0].stopper]
        choices = tuple(component.cards for component in result.choices)
        failed = ThrowFailed(action.seat, action.cards, choices, stopper, result.penalty, action.announced)
        return (failed,) if len(choices) > 1 else (failed, Played(action.seat, choices[0]))

    def automatic(self, game: Game) -> Event | None:
        """A full trick is taken; after the last one, or when it has been stopped, the deal is settled."""
        deal = current(game)
        if deal.stopped:
            return deal_ended(game)
        joined = next((call for call, seen in enumerate(deal.seen) if self._answered(deal, call, seen)), None)
        if joined is not None:
            last = (deal.leader + len(deal.plays) - 1) % rules_of(game).seats
            return FriendJoined(last, joined)
        if len(deal.plays) == rules_of(game).seats:
            return TrickTaken(deal.winning, trick_points(game, deal.plays))
        if not deal.plays and not any(deal.hands):
            return deal_ended(game)
        return None

    def _answered(self, deal: Deal, call: int, seen: int) -> bool:
        """Whether a call has just been answered: its copy has been played, and nobody has joined for it yet."""
        return deal.joined[call] < 0 and seen >= max(1, deal.calls[call].nth)
