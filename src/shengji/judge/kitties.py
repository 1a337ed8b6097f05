"""The kitty: what its points count when the opponents win the last trick."""

from __future__ import annotations

from shengji.judge.questions import Question, Result, cards_of, check_pack, field, level_of, play_of, rules_of, trump_of
from shengji.rules.kitty import kitty_points, multiplier
from shengji.rules.mechanics import trick_rule
from shengji.rules.tables import TRUMP, tables

FIELDS = frozenset({"rules", "level", "trump", "kitty", "last", "led"})


def answer(question: Question, _language: str) -> Result:
    """Multiplier and points of a captured kitty.

    ``last`` is the winner's play in the last trick. Where the rules count the shape that was led, ``led`` names it; a
    question without ``led`` means that the last play answers the lead shape by shape, so that both are read alike.
    """
    rules = rules_of(question)
    rule = trick_rule(tables(rules, level_of(question, rules), trump_of(question)))
    kitty = cards_of(question["kitty"], "kitty")
    won = rule.read(*play_of(field(question, "last", str), "last"))
    check_pack(rules, [kitty, won.cards])
    counted = won
    if "led" in question:
        led = rule.read(*play_of(question["led"], "led"))
        check_pack(rules, [kitty, led.cards])
        if rules.kitty_shape == "led":
            counted = led
    times = multiplier(rules, [component.shape for component in counted.components], trump=won.group == TRUMP)
    times = (rule.kitty_times(counted) or times) if times else 0
    return {"multiplier": times, "points": kitty_points(rules, kitty, times)}
