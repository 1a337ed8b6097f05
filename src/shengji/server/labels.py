"""Actions in a few words."""

from __future__ import annotations

from shengji.cards import one
from shengji.game import actions as a
from shengji.game.guidance import CardsTerm, named_trump, order_of
from shengji.game.view import View
from shengji.text.messages import message


def action_label(action: a.Action, view: View, language: str) -> str:
    """What an action is, for a button or a list of hints."""

    def say(key: str, **arguments: object) -> str:
        return message(f"server-{key}", language, **arguments)

    def cards(held: int) -> str:
        return CardsTerm(held, order_of(view)).text(language)

    match action:
        case a.Play(_, held) | a.Choose(_, held):
            return cards(held)
        case a.Bury(_, held):
            return say("bury", cards=cards(held))
        case a.Declare(_, held, _, trump) | a.Stir(_, held, trump):
            return say("show", cards=cards(held), trump=message(f"suit-{named_trump(held, trump)}", language))
        case a.Bid(_, points) if points:
            return say("bid", points=points)
        case a.NameLine(_, points):
            return say("line", points=points)
        case a.NameTrump(_, trump):
            return message(f"suit-{trump}", language)
        case a.CallFriends(_, calls):
            named = (message("table-call", language, card=cards(one(call.kind)), nth=call.nth) for call in calls)
            return message("table-and", language).join(named)
        case a.Contest():
            return say("contest")
        case _:
            return say("pass")
