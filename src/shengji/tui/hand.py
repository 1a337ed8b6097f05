"""The player's hand: one row a suit, trumps first, high to low, wrapped to the width of the terminal."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from shengji.cards import SUITS, Bag, hand_size
from shengji.rules.tables import TRUMP, Tables
from shengji.tui.look import Look, falling

_ROWS = (TRUMP, 3, 2, 1, 0)


def hand(look: Look, cards: Bag, order: Tables, width: int) -> Text:
    """The hand as lines of at most ``width`` cells; a row breaks only between cards that are not alike."""
    rows = []
    for group in _ROWS:
        own = cards & order.masks[group]
        if own:
            # A plain suit stands once before its row; trumps are of several suits, so each shows its own.
            held = [look.same(kind, number, suit=group == TRUMP) for kind, number in falling(own, order)]
            rows.append((_label(look, group, order), hand_size(own), held))
    if not rows:
        return Text(look.say("hand-empty"), "dim")
    indent = max(cell_len(label.plain) for label, _, _ in rows) + 1
    count_width = len(str(max(number for _, number, _ in rows)))
    lines: list[Text] = []
    for label, number, held in rows:
        head = Text.assemble(label, " " * (indent - cell_len(label.plain)), (f"{number:>{count_width}}", "dim"), "  ")
        lines += _wrapped(head, held, width)
    return Text("\n").join(lines)


def _label(look: Look, group: int, order: Tables) -> Text:
    """The name of a row: the letter that is typed for a suit and its sign; for trumps the word."""
    if group != TRUMP:
        letter = SUITS[group]
        return Text.assemble((letter, "dim"), look.sign(letter)) if look.signs else look.sign(letter)
    if order.trump == "NT":
        return Text(look.say("trump-row"), "bold")
    return Text.assemble((look.say("trump-row"), "bold"), look.sign(order.trump))


def _wrapped(head: Text, held: list[Text], width: int) -> list[Text]:
    indent = cell_len(head.plain)
    lines = [head.copy()]
    used = indent
    for item in held:
        size = cell_len(item.plain)
        if used > indent and used + 1 + size > width:
            lines.append(Text(" " * indent))
            used = indent
        if used > indent:
            lines[-1].append(" ")
            used += 1
        lines[-1].append_text(item)
        used += size
    return lines
