"""Which options have no effect beside which others: a table of conditions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from shengji.rules.ruleset import RuleSet, options

_JOINS = (
    "bridge_level",
    "join_ace_offlevel",
    "join_levels",
    "join_level_joker",
    "join_jokers",
    "join_permanent",
    "nt_join_any_level_joker",
    "top_card_joins",
)
_ABOUT_JOKERS = ("merge_joker_rungs", "jokers_may_open")
_ABOUT_DECLARING = (
    "declare_ladder",
    *_ABOUT_JOKERS,
    "declare_jokers",
    "overcall_when",
    "self_overcall",
    "reinforce",
    "partner_reinforce",
    "joker_with_declaration",
    "hidden_declaration",
    "declare_top_card",
    "look_back",
    "overcall_after_bury",
    "stir_first_deal",
    "stir_penalty",
)
_ABOUT_NOBODY_DECLARING = ("undeclared", "undeclared_first")
_ABOUT_BANDS = (
    "band_down",
    "band_up",
    "steps_to_bank",
    "line",
    "banker_names_line",
    "dead_zone",
    "shutout",
)
_ABOUT_STEPS = (
    *(name for name in _ABOUT_BANDS if name != "banker_names_line"),
    "level_cap",
    "points_cap",
    "score_table",
    "opponents_rise",
    "small_side_bonus",
)
_ABOUT_LEVELS = ("must_play", "last_level", "win_at", "after_last", "hooks", "hook_then_rise", "top_pair_jumps")
_ABOUT_FRIENDS = (
    "friend_calls",
    "friend_cards",
    "friend_other",
    "friend_self",
    "friend_double",
    "small_side_bonus",
)


class _Rule(NamedTuple):
    """While ``holds`` is true, the value of ``cause`` leaves the ``idle`` options without effect."""

    idle: tuple[str, ...]
    cause: str
    holds: Callable[[RuleSet], bool]


_RULES = (
    # Tractors (section 3)
    _Rule(
        (
            "min_tractor_length",
            "min_tractor_width",
            *_JOINS,
            "tractor_ladder",
            "short_tractor_duty",
            "quad_draws_tractor",
        ),
        "tractors",
        lambda rules: rules.tractors == "none",
    ),
    _Rule(("join_permanent",), "permanent", lambda rules: not rules.permanent),
    _Rule(("top_card_joins",), "top_card", lambda rules: rules.top_card == "none"),
    _Rule(("nt_join_any_level_joker",), "no_trump", lambda rules: rules.no_trump == "forbidden"),
    # Special shapes (section 10)
    _Rule(
        ("tractor_ladder", "short_tractor_duty", "quad_draws_tractor", "narrow_tuples", "bombs"),
        "trick_rule",
        lambda rules: rules.trick_rule == "any_width",
    ),
    # Throws (sections 4 to 6)
    _Rule(
        (
            "throw_reading",
            "failed_throw",
            "hide_stopper",
            "throw_penalty",
            "throw_penalty_per",
            "throw_stake",
            "throw_follow",
            "throw_compare",
            "tie_goes_on",
        ),
        "throws",
        lambda rules: rules.throws == "none",
    ),
    _Rule(("throw_penalty_per",), "throw_penalty", lambda rules: rules.throw_penalty == 0),
    _Rule(("tie_goes_on",), "throw_compare", lambda rules: rules.throw_compare != "largest_type"),
    # Following (section 5)
    _Rule(
        (
            "tractor_ladder",
            "short_tractor_duty",
            "quad_draws_tractor",
            "narrow_tuples",
            "split",
            "throw_follow",
        ),
        "follow_shape",
        lambda rules: not rules.follow_shape,
    ),
    _Rule(("tractor_ladder", "narrow_tuples"), "decks", lambda rules: rules.decks < 3),
    _Rule(("split",), "decks", lambda rules: rules.decks < 3 and set(rules.split) == {"keep_wider"}),
    _Rule(
        ("split",),
        "tractors",
        lambda rules: rules.tractors == "none" and set(rules.split) == {"keep_tractors"},
    ),
    _Rule(("quad_draws_tractor", "bombs"), "decks", lambda rules: rules.decks < 4),
    _Rule(("rainbows",), "decks", lambda rules: rules.rainbows > 4 * rules.decks),
    # Declaring (section 7)
    _Rule(_ABOUT_DECLARING, "declare_when", lambda rules: rules.declare_when in ("fixed", "auction")),
    # A preset banker still bids first.
    _Rule(
        ("first_banker",),
        "declare_when",
        lambda rules: rules.declare_when == "auction" and rules.first_banker != "preset",
    ),
    _Rule(
        ("bid_start", "bid_lowest", "bid_step", "bid_once"),
        "declare_when",
        lambda rules: rules.declare_when != "auction",
    ),
    _Rule(_ABOUT_NOBODY_DECLARING, "declare_when", lambda rules: rules.declare_when != "while_dealing"),
    _Rule(("fixed_trump",), "declare_when", lambda rules: rules.declare_when != "fixed"),
    _Rule(
        (*_ABOUT_JOKERS, "declare_jokers"),
        "no_trump",
        lambda rules: rules.no_trump == "forbidden" and rules.declare_jokers != "none",
    ),
    _Rule(_ABOUT_JOKERS, "declare_jokers", lambda rules: rules.declare_jokers == "none"),
    _Rule(
        (*_ABOUT_JOKERS, "declare_jokers", "partner_reinforce"),
        "decks",
        lambda rules: rules.decks < 2 and rules.declare_jokers != "none",
    ),
    _Rule(("declare_top_card",), "top_card", lambda rules: rules.top_card == "none"),
    _Rule(("declare_top_card", "look_back"), "decks", lambda rules: rules.decks < 2),
    _Rule(
        ("look_back", "stir_first_deal"),
        "overcall_after_bury",
        lambda rules: rules.overcall_after_bury == "no",
    ),
    _Rule(("stir_penalty",), "overcall_after_bury", lambda rules: rules.overcall_after_bury != "hidden"),
    _Rule(("hidden_declaration",), "overcall_after_bury", lambda rules: rules.overcall_after_bury == "hidden"),
    _Rule(("merge_joker_rungs",), "declare_ladder", lambda rules: rules.declare_ladder == "count_only"),
    _Rule(
        ("weak_hand_points", "weak_hand_trumps", "weak_hand_times"),
        "weak_hand",
        lambda rules: rules.weak_hand == "off",
    ),
    # Friends (section 10)
    _Rule(_ABOUT_FRIENDS, "sides", lambda rules: rules.sides != "friends"),
    _Rule(("hooks", "hook_then_rise"), "sides", lambda rules: rules.sides == "friends"),
    _Rule(("friend_other",), "decks", lambda rules: rules.decks < 2),
    _Rule(
        ("friend_double",),
        "friend_calls",
        lambda rules: rules.friend_calls == 1 or (rules.friend_calls == 0 and rules.seats < 6),
    ),
    # The kitty (section 8)
    _Rule(
        ("bury_points", "overcall_after_bury", "look_back", "stir_first_deal", "stir_penalty"),
        "kitty",
        lambda rules: rules.kitty == 0,
    ),
    _Rule(
        ("kitty_multiplier", "kitty_shape", "kitty_only_by_trump", "single_doubles", "kitty_reveal"),
        "kitty_none",
        lambda rules: rules.kitty_none,
    ),
    # Score, levels, match (section 9)
    _Rule(_ABOUT_BANDS, "score_table", lambda rules: bool(rules.score_table)),
    _Rule(_ABOUT_STEPS, "scoring", lambda rules: rules.scoring != "sides"),
    _Rule(("banker_names_line",), "scoring", lambda rules: rules.scoring == "individual"),
    _Rule(
        ("next_banker",),
        "scoring",
        lambda rules: rules.scoring == "individual" and rules.next_banker != "declared",
    ),
    _Rule(_ABOUT_LEVELS, "match", lambda rules: rules.match in ("points", "duplicate")),
    _Rule(("flag_line", "flag_failures"), "levels", lambda rules: "KQ" not in rules.levels),
    _Rule(
        ("top_pair_jumps",),
        "top_card",
        lambda rules: rules.top_card == "none" and rules.trick_rule != "five_ten_king",
    ),
    _Rule(("steps_to_bank",), "line", lambda rules: rules.line > 0),
    _Rule(("win_at",), "after_last", lambda rules: rules.after_last == "cycle"),
    _Rule(("hook_then_rise",), "hooks", lambda rules: not rules.hooks),
    _Rule(("tie_to_bank",), "match", lambda rules: rules.match not in ("timed", "deals")),
    _Rule(("match_minutes",), "match", lambda rules: rules.match != "timed"),
    _Rule(("match_deals",), "match", lambda rules: rules.match not in ("deals", "points", "duplicate")),
    _Rule(("irregularity_points",), "irregularities", lambda rules: rules.irregularities != "points"),
    # Stakes (section 11)
    _Rule(
        ("throw_stake", "stake_unit", "stake_shutout", "stake_start"), "stakes", lambda rules: rules.stakes == "none"
    ),
    _Rule(("stake_unit",), "stakes", lambda rules: rules.stakes == "qq_points"),
    _Rule(("stake_shutout",), "stakes", lambda rules: rules.stakes != "qq_points"),
)

_WITHOUT_JOKERS = (*_ABOUT_JOKERS, "declare_jokers", "joker_points")


def idle_options(rules: RuleSet, *, has_jokers: bool) -> Iterator[tuple[str, str]]:
    """Pairs of an option that differs from its default without effect, and the option that is the cause."""
    seen = set()
    rows = [(rule.idle, rule.cause) for rule in _RULES if rule.holds(rules)]
    if not has_jokers:
        rows.append((_WITHOUT_JOKERS, "removed"))
    for names, cause in rows:
        for name in names:
            if name not in seen and getattr(rules, name) != options()[name].default:
                seen.add(name)
                yield name, cause
