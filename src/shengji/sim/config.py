"""From a rule set to the flat array that compiled functions read; which rules can be compiled at all."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from shengji.cards import BIG_JOKER, CARD_POINTS, KINDS, RANKS, SMALL_JOKER, copies, kinds, rank_of
from shengji.rules.deck import hand_size, pack, total_points
from shengji.rules.declaring import undeclared
from shengji.rules.kitty import multiplier
from shengji.rules.ruleset import RuleSet, options
from shengji.rules.scoring import LINE_STEP, bands
from shengji.rules.tables import GROUPS, TRUMP, Tables, Trump, tables
from shengji.sim import layout as at
from shengji.sim.errors import UnsupportedRules
from shengji.sim.habits import DEFAULTS, write_habits
from shengji.sim.jit import Array
from shengji.sim.weights import write_chances, write_urgencies, write_weights
from shengji.weighing import CLUB_2, pairs_tell

TRUMP_NAMES: tuple[Trump, ...] = ("D", "C", "H", "S", "NT")
"""The trumps by number."""

_THROWS = ("none", "trump", "any")
_READINGS = {"most_cards": 0, "announced": 0, "longest": 1, "fewest_singles": 2}
_FAILED = ("smallest_beaten", "next_seat_chooses", "smallest_component")
_LADDERS = ("width_first", "run_first", "lianzhong")
_THROW_FOLLOWS = ("by_component", "pairs_only", "pairs_if_tractor", "group_only")
_COMPARES = ("largest_type", "every_component", "highest_card")
_BOMBS = ("none", "in_group", "any_group")
_WHEN = ("while_dealing", "in_turn", "fixed", "auction")
_JOKERS = ("two_or_more", "all_decks", "none")
_ESCORTS = ("none", "any", "colour")
_UNDECLARED = (
    "first_kitty_card",
    "third_kitty_card",
    "no_trump",
    "redeal",
    "first_level_else_highest",
    "opponents_take_bank",
)

_CHOICES: dict[str, tuple[str, ...]] = {
    "sides": ("partners", "alone", "friends"),
    "top_card": ("none", "H5"),
    "tractors": ("allowed", "none"),
    "join_permanent": ("all", "same_rank", "none"),
    "throws": _THROWS,
    "throw_reading": tuple(_READINGS),
    "failed_throw": _FAILED,
    "throw_penalty_per": ("attempt", "card"),
    "tractor_ladder": _LADDERS,
    "narrow_tuples": ("per_tuple", "per_card"),
    "throw_follow": _THROW_FOLLOWS,
    "throw_compare": _COMPARES,
    "bombs": _BOMBS,
    "declare_when": _WHEN,
    "fixed_trump": TRUMP_NAMES,
    "declare_ladder": ("standard", "count_only", "suit_ranked", "pairs_ranked"),
    "declare_jokers": _JOKERS,
    "no_trump": ("allowed", "forbidden"),
    "overcall_when": ("any_time", "after_deal"),
    "self_overcall": ("no", "yes", "after_another"),
    "reinforce": ("no", "before_overcall", "also_after"),
    "joker_with_declaration": _ESCORTS,
    "first_banker": ("last_declarer", "first_declarer", "preset"),
    "undeclared_first": ("redeal", "as_later"),
    "undeclared": _UNDECLARED,
    "weak_hand": ("off", "redeal", "redeal_and_contest"),
    "kitty_multiplier": (
        "competition_1",
        "competition_2",
        "competition_3",
        "competition_4",
        "power",
        "power_length",
        "pairs",
        "twice_cards",
        "cards_led",
        "single_pair",
        "double",
        "flat",
    ),
    "kitty_shape": ("led", "winner"),
    "scoring": ("sides", "bid", "individual"),
    "kitty_reveal": ("all", "captors", "never"),
    "last_level": ("must_defend", "free"),
    "win_at": ("passing", "reaching"),
    "after_last": ("match_ends", "cycle"),
    "next_banker": ("partner_or_next", "rotate_always", "declared"),
    "match": ("race", "timed", "deals", "points", "duplicate"),
    "irregularities": ("refused", "points", "ends_deal"),
    "clock_then": ("lowest_legal", "bot"),
}
"""Choices that the simulator expresses, or that do not bear on one deal."""

_ANY = frozenset(
    [
        "seats",
        "decks",
        "kitty",
        "lowest_rank",
        "removed",
        "remove_low",
        "joker_points",
        "permanent",
        "min_tractor_length",
        "min_tractor_width",
        "bridge_level",
        "join_ace_offlevel",
        "join_levels",
        "join_level_joker",
        "join_jokers",
        "nt_join_any_level_joker",
        "top_card_joins",
        "hide_stopper",
        "throw_penalty",
        "throw_stake",
        "follow_shape",
        "short_tractor_duty",
        "quad_draws_tractor",
        "split",
        "tie_goes_on",
        "merge_joker_rungs",
        "jokers_may_open",
        "partner_reinforce",
        "hidden_declaration",
        "overcall_after_bury",
        "weak_hand_points",
        "weak_hand_trumps",
        "weak_hand_times",
        "kitty_only_by_trump",
        "single_doubles",
        "kitty_none",
        "bury_points",
        "band_down",
        "band_up",
        "steps_to_bank",
        "line",
        "banker_names_line",
        "dead_zone",
        "level_cap",
        "points_cap",
        "shutout",
        "score_table",
        "opponents_rise",
        "levels",
        "must_play",
        "hooks",
        "hook_then_rise",
        "match_minutes",
        "match_deals",
        "tie_to_bank",
        "irregularity_points",
        "clock_play",
        "clock_bury",
        "clock_grace",
        "stir_first_deal",
        "stir_penalty",
        "look_back",
        "bid_start",
        "bid_lowest",
        "bid_step",
        "bid_once",
        "friend_calls",
        "friend_cards",
        "friend_other",
        "friend_self",
        "friend_double",
        "small_side_bonus",
        "top_pair_jumps",
        "flag_line",
        "flag_failures",
        "stakes",
        "stake_unit",
        "stake_shutout",
        "stake_start",
    ]
)
"""Options of which every value is expressed, or does not bear on one deal."""


def check_supported(rules: RuleSet) -> None:
    """Raise :class:`UnsupportedRules` for the first option that the simulator cannot express."""
    for option in options().values():
        value = getattr(rules, option.name)
        if option.name in _ANY or value == option.default:
            continue
        if value not in _CHOICES.get(option.name, ()):
            raise UnsupportedRules(option.name, value)
    if any(copies(pack(rules), kind) > at.PLANES for kind in range(KINDS)):
        raise UnsupportedRules("decks", rules.decks)
    if rules.seats > at.MAX_SEATS:
        raise UnsupportedRules("seats", rules.seats)
    if not set(rules.split) <= {"keep_wider", "keep_tractors"}:
        raise UnsupportedRules("split", ", ".join(rules.split))


class Lanes(NamedTuple):
    """How the bits of the trump group lie: for each kind its bit; for each lane its shift and the steps it holds."""

    bits: dict[int, int]
    shifts: tuple[int, int, int]
    steps: tuple[int, int, int]


def lanes(deal: Tables) -> Lanes:
    """The bits of the trump group.

    The lowest kind of each step has the step as its bit. The steps with several kinds span a stretch, and the further
    kinds of each lie in lanes of that stretch's length above.
    """
    steps = deal.by_step[TRUMP]
    shared = [index for index, on_step in enumerate(steps) if len(on_step) > 1]
    bits = {on_step[0]: index for index, on_step in enumerate(steps)}
    shifts, held = [0, 0, 0], [0, 0, 0]
    if shared:
        first, stretch = shared[0], shared[-1] - shared[0] + 1
        for lane in range(3):
            shifts[lane] = len(steps) + lane * stretch - first
            for index in shared:
                if len(steps[index]) > lane + 1:
                    held[lane] |= 1 << index
                    bits[steps[index][lane + 1]] = index + shifts[lane]
    return Lanes(bits, (shifts[0], shifts[1], shifts[2]), (held[0], held[1], held[2]))


def _row(row: Array, deal: Tables, in_pack: set[int]) -> None:
    """One trump's tables."""
    rules = deal.rules
    trumps = lanes(deal)
    if max(trumps.bits.values(), default=0) >= at.WORD_BITS:
        raise UnsupportedRules("permanent", ", ".join(rules.permanent))
    level_rank = RANKS.find(deal.level) if deal.level else -1
    for kind in range(KINDS):
        group = deal.group[kind]
        bit = trumps.bits.get(kind, 0) if group == TRUMP else deal.step[kind]
        row[at.GROUP + kind] = group
        row[at.BIT + kind] = bit
        if kind not in in_pack:
            continue
        mask = 1 << bit
        row[at.ALL + group] |= mask
        row[at.KIND_OF + 64 * group + bit] = kind
        points = CARD_POINTS[kind]
        if points:
            row[(at.FIVES if points == 5 else at.TENS) + group] |= mask
        if kind >= SMALL_JOKER:
            row[at.JOKERS] |= mask
        if group == TRUMP:
            row[at.STEP_OF + bit] = deal.step[kind]
            if level_rank >= 0 and rank_of(kind) == level_rank:
                row[at.LEVEL_CARDS] |= mask
    for group in range(GROUPS):
        row[at.JOINS + group] = deal.joins[group]
        row[at.SPAN + group] = deal.spans[group]
    row[at.MAIN] = (1 << deal.spans[TRUMP]) - 1
    row[at.SHIFT : at.SHIFT + 3] = trumps.shifts
    row[at.LANE : at.LANE + 3] = trumps.steps


def _heights(rules: RuleSet, level: str | None, in_pack: set[int]) -> list[int]:
    """For each kind how many others it stands above when the kitty is turned up for the highest card."""

    def above(one: int, other: int) -> bool:
        orders = ([one, other], [other, one])
        return all(undeclared(rules, level, order, first_deal=False).card == one for order in orders)

    return [sum(above(k, o) for o in in_pack if o != k) if k in in_pack else 0 for k in range(KINDS)]


def _header(config: Array, rules: RuleSet, level: str | None) -> None:
    cards = list(kinds(pack(rules)))
    values = {
        at.DECKS: max(copies(pack(rules), kind) for kind in cards),
        at.SEATS: rules.seats,
        at.KITTY_SIZE: rules.kitty,
        at.CARDS: len(cards),
        at.HAND_SIZE: hand_size(rules),
        at.JOKER_POINTS: rules.joker_points,
        at.TRACTOR_WIDTH: rules.min_tractor_width if rules.tractors == "allowed" else 99,
        at.TRACTOR_LENGTH: rules.min_tractor_length,
        at.THROWS: _THROWS.index(rules.throws),
        at.READING: _READINGS[rules.throw_reading],
        at.FAILED: _FAILED.index(rules.failed_throw),
        at.PENALTY: rules.throw_penalty,
        at.PENALTY_PER_CARD: rules.throw_penalty_per == "card",
        at.FOLLOW_SHAPE: rules.follow_shape,
        at.LADDER: _LADDERS.index(rules.tractor_ladder),
        at.SHORT_TRACTORS: rules.short_tractor_duty,
        at.QUAD_DRAWS: rules.quad_draws_tractor,
        at.PER_TUPLE: rules.narrow_tuples == "per_tuple",
        at.KEEP_WIDER: "keep_wider" in rules.split,
        at.KEEP_TRACTORS: "keep_tractors" in rules.split and rules.tractors == "allowed",
        at.THROW_FOLLOW: _THROW_FOLLOWS.index(rules.throw_follow),
        at.COMPARE: _COMPARES.index(rules.throw_compare),
        at.TIE_GOES_ON: rules.tie_goes_on,
        at.BOMBS: _BOMBS.index(rules.bombs),
        at.KITTY_SHAPE_WINNER: rules.kitty_shape == "winner",
        at.BURY_LIMIT: rules.bury_points,
        at.DECLARE_WHEN: _WHEN.index(rules.declare_when),
        at.NO_TRUMP_ALLOWED: rules.no_trump == "allowed",
        at.DECLARE_JOKERS: _JOKERS.index(rules.declare_jokers),
        at.JOKERS_OPEN: rules.jokers_may_open,
        at.ESCORT: _ESCORTS.index(rules.joker_with_declaration),
        at.UNDECLARED: _UNDECLARED.index(rules.undeclared),
        at.UNDECLARED_FIRST_REDEAL: rules.undeclared_first == "redeal",
        at.PRESET_BANKER: rules.first_banker == "preset",
        at.FIXED_TRUMP: TRUMP_NAMES.index(rules.fixed_trump),
        at.LEVEL_RANK: RANKS.find(level) if level else -1,
        at.PARTNERS: rules.sides == "partners",
        at.HOOK_LEVEL: any(hook.card == level for hook in rules.hooks),
        at.FOLLOW_PLAIN: not rules.split,
        at.PAIRS_TELL: pairs_tell(rules),
        at.INDIVIDUAL: rules.scoring == "individual",
        at.BID_START: rules.bid_start,
        at.BID_LOWEST: rules.bid_lowest,
        at.BID_STEP: rules.bid_step,
        at.BID_ONCE: rules.bid_once,
        at.FRIEND_SELF: rules.friend_self,
        at.LINES: min(bands(rules).line, total_points(rules)) // LINE_STEP if rules.banker_names_line else 0,
        at.LINE_STEP: LINE_STEP,
        at.FRIEND_DOUBLE: rules.friend_double,
        at.JOKER_COPIES: copies(pack(rules), SMALL_JOKER),
        at.JOKER_COPIES + 1: copies(pack(rules), BIG_JOKER),
    }
    for place, value in values.items():
        config[place] = int(value)
    config[at.PACK : at.PACK + len(cards)] = cards
    if rules.undeclared == "first_level_else_highest":
        config[at.HEIGHT : at.HEIGHT + KINDS] = _heights(rules, level, set(cards))
    place = at.MULTIPLIER
    for throw in (False, True):
        for trump in (False, True):
            for width in range(1, at.PLANES + 1):
                for length in range(at.MAX_LENGTH):
                    if length and width * length <= hand_size(rules):
                        parts = [(width, length), (1, 1)] if throw else [(width, length)]
                        config[place] = min(multiplier(rules, parts, trump=trump), 1 << 40)
                    place += 1


@lru_cache(maxsize=256)
def config_of(rules: RuleSet, level: str | None) -> Array:
    """The configuration of a rule set at a level, read-only; :func:`check_supported` has passed."""
    if level == "KQ" and rules.kitty:
        # A deal of other rules than these: ``rules_at`` has them.
        raise UnsupportedRules("levels", level)
    config = np.zeros(at.CONFIG, dtype=np.int64)
    _header(config, rules, level)
    write_habits(config, DEFAULTS)
    write_weights(config, CLUB_2)
    write_urgencies(config, rules)
    write_chances(config)
    in_pack = set(kinds(pack(rules)))
    for number, trump in enumerate(TRUMP_NAMES):
        start = at.HEADER + number * at.ROW
        _row(config[start : start + at.ROW], tables(rules, level, trump), in_pack)
    return config


def row_offset(trump: str) -> int:
    """Where the row of a trump begins."""
    return at.HEADER + TRUMP_NAMES.index(trump) * at.ROW
