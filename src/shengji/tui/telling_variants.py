"""What happens in regional games, in words: auctions, stirring, named lines, friends."""

from __future__ import annotations

from rich.text import Text

from shengji.game import events as e
from shengji.game.state import Game, current
from shengji.rules.declaring import Declaration
from shengji.tui.calls import call_text
from shengji.tui.look import Look
from shengji.tui.people import who


def told_of_variant(look: Look, me: int, event: e.Event, game: Game) -> Text | None:
    """An event of a regional game, already redacted for the seat, in words; ``None`` for any other."""

    def told(key: str, seat: int, **arguments: object) -> Text:
        return look.tell(key, **who(look, game.names, me, seat), **arguments)

    match event:
        case e.BidMade(seat, points):
            return told("told-bid" if points else "told-no-bid", seat, points=str(points))
        case e.AuctionWon(seat, points):
            return told("told-auction-won", seat, points=str(points))
        case e.BankPassed(banker, level):
            shown = look.rank(level) if level is not None else ""
            return told("told-bank-passed", banker, level=shown)
        case e.LineNamed(seat, points):
            return told("told-line", seat, points=str(points))
        case e.Stirred():
            return _stirred(look, me, event, game)
        case e.Revealed():
            return _revealed(look, me, event, game)
        case e.FriendsCalled(seat, calls):
            named = Text(look.say("and")).join(call_text(look, call) for call in calls)
            return told("told-called", seat, calls=named, count=len(calls))
        case e.FriendJoined(seat, call):
            card = look.card(current(game).calls[call].kind)
            own = seat == current(game).banker
            return told("told-call-spent" if own else "told-joined", seat, card=card)
        case _:
            return None


def _stirred(look: Look, me: int, event: e.Stirred, game: Game) -> Text:
    """A stir, with the trump that it makes unless it is face down."""
    seat = who(look, game.names, me, event.seat)
    if not event.cards:
        return look.tell("told-stirred-hidden", **seat, count=event.count)
    trump = current(game).trump
    face_down = not current(game).revealed
    shown = Text("") if trump is None or face_down else look.trump(trump)
    return look.tell(
        "told-stirred", **seat, cards=look.cards(event.cards, None), trump=shown, has="no" if face_down else "yes"
    )


def _revealed(look: Look, me: int, event: e.Revealed, game: Game) -> Text:
    """Everything that was declared or stirred face down, then the trump, then who pays for being out of order."""
    lines = [Text(look.say("told-revealed"), "bold")]
    for shown in current(game).declaring.history:
        lines.append(_turned_over(look, me, shown, game))
    lines.append(look.tell("told-revealed-trump", trump=look.trump(event.trump)))
    for seat in sorted(set(event.faults)):
        times = event.faults.count(seat)
        lines.append(
            look.tell("told-fault", **who(look, game.names, me, seat), count=times, points=str(times * event.points))
        )
    return Text("\n").join(lines)


def _turned_over(look: Look, me: int, shown: Declaration, game: Game) -> Text:
    trump = look.declares(shown.cards, shown.trump)
    return look.tell(
        "told-turned-over", **who(look, game.names, me, shown.seat), cards=look.cards(shown.cards, None), trump=trump
    )
