"""What cards would be if they were played, and which go with one of them: the answer to an ``ask``."""

from __future__ import annotations

from shengji.cards import KIND_OF
from shengji.game import guidance
from shengji.game.view import View
from shengji.notation.position import format_position
from shengji.server import replies as r
from shengji.text.cards import format_cards, parse_bag
from shengji.text.errors import TextError


def answer(seen: View, ident: str, cards: str, complete: str, language: str) -> r.Answer:
    """What a seat is told about cards; raises :class:`TextError` for what are none."""
    if complete:
        kind = KIND_OF.get(complete)
        if kind is None:
            raise TextError("card-unknown", card=complete, text=complete)
        return r.Answer(id=ident, legal=True, name="", cards=format_cards(guidance.completed(seen, kind)))
    chosen = parse_bag(cards)
    if seen.phase != "play" or seen.actors[:1] != (seen.seat,):
        found = guidance.naming(seen, chosen)
    else:
        found = guidance.selection(seen, chosen)
    refusal = found.refusal
    if refusal is not None:
        refusal.position = format_position(seen)
    return r.Answer(
        id=ident,
        legal=refusal is None,
        name=found.name.text(language) if found.name is not None else "",
        code=refusal.code if refusal is not None else "",
        reason=refusal.message(language) if refusal is not None else "",
        components=tuple(format_cards(part) for part in found.components),
        readings=tuple(tuple(format_cards(part) for part in parts) for parts in found.readings),
    )
