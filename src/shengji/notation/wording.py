"""What follows from an action, in words of the notation: the lines that a writer writes and a reader compares."""

from __future__ import annotations

from collections.abc import Iterable

from shengji.cards import CODES
from shengji.game import events as e
from shengji.rules.ruleset import RuleSet

NONE = "-"
"""Stands for no banker and no level."""
UNFINISHED = "*"


def levels_text(levels: Iterable[str | None]) -> str:
    """The seats' levels with a blank between, ``-`` for a game without levels."""
    return " ".join(level or NONE for level in levels)


def auction_text(event: e.AuctionWon) -> str:
    """The line that says what the bidding came to."""
    return f"auction {event.seat + 1}: {event.points}"


def bank_text(event: e.BankPassed) -> str:
    """The line that says that the bank goes to the other side before trump is made."""
    return f"bank {event.banker + 1}, level {event.level or NONE}"


def trump_text(event: e.TrumpMade) -> str:
    """The line that says what the declaring came to."""
    how = event.how if event.card is None else f"{event.how} {CODES[event.card]}"
    return f"trump {event.trump}, banker {event.banker + 1}, level {event.level or NONE}, {how}"


def reveal_text(event: e.Revealed) -> str:
    """The line that turns up what lay face down: trump, and who had declared or stirred out of order."""
    faults = " ".join(str(seat + 1) for seat in event.faults)
    return f"reveal {event.trump}" + (f", faults {faults}, points {event.points}" if faults else "")


def redealt_text(event: e.Redealt) -> str:
    """The line that ends a deal that will be dealt again."""
    return f"redealt {event.reason}" + ("" if event.seat is None else f" {event.seat + 1}")


def joins_text(event: e.FriendJoined, calls: int, banker: int | None) -> str:
    """What stands after a play that answers a call: ``(joins)``, with several calls ``(joins:2)``.

    A banker who plays the called card has nobody join: ``(spent)``.
    """
    word = "spent" if event.seat == banker else "joins"
    return f"({word})" if calls == 1 else f"({word}:{event.call + 1})"


def result_text(rules: RuleSet, event: e.DealEnded) -> str:
    """The line that ends a deal: points, kitty, bank, levels, who is banker next, and what is paid."""
    parts = [
        f"result {event.opponents}{_sum(rules, event)}",
        *_own_kitty(rules, event),
        f"bank {event.bank}",
        f"banker {event.banker_steps:+d}",
        f"opponents {event.opponents_steps:+d}",
        f"levels {levels_text(event.levels)}",
        f"next {NONE if event.next_banker is None else event.next_banker + 1}",
    ]
    if event.hooked:
        parts.append(f"hooked {event.hooked}")
    if event.jumped:
        parts.append("jumped")
    if any(event.failures):
        parts.append("failures " + " ".join(map(str, event.failures)))
    if rules.match == "points":
        parts.append("totals " + " ".join(map(str, event.totals)))
    if event.payments:
        parts.append("payments " + " ".join(f"{paid:+d}" for paid in event.payments))
    if event.won:
        parts.append("won " + " ".join(str(seat + 1) for seat in event.won))
    return ", ".join(parts)


def _sum(rules: RuleSet, event: e.DealEnded) -> str:
    """How the total comes about, where the last trick added to it: ``= 60 + 30x2``, or ``= 90 + 40`` in 南宁."""
    if not event.multiplier or rules.scoring == "individual":
        return ""
    tricks = event.opponents - event.kitty_points
    if rules.last_trick == "times_cards":
        return f" = {tricks} {'-' if event.kitty_points < 0 else '+'} {abs(event.kitty_points)}"
    return f" = {tricks} + {event.kitty_points // event.multiplier}x{event.multiplier}"


def _own_kitty(rules: RuleSet, event: e.DealEnded) -> list[str]:
    """The kitty where everyone plays alone: it goes to the winner of the last trick."""
    if not event.multiplier or rules.scoring != "individual":
        return []
    return [f"kitty {event.kitty_points // event.multiplier}x{event.multiplier}"]
