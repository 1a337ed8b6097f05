"""Every option of the rules, declared once.

A :class:`RuleSet` is a frozen struct; each field carries, beside its type and default, an :class:`Opt` that says in
which section it belongs, which kind of value it takes and which sections of the specification it restates. The lobby
form, ``shengji rules show``, the documentation, TOML files and the ``[Rules]`` tag of a record are all derived from
:func:`options`; the sentences that describe an option and its choices stand in ``text/locales/*/options.ftl`` under
``option-NAME`` and ``option-NAME.CHOICE``. A *preset* is a named set of option values (``rules/presets/*.toml``).
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias, get_args, get_origin, get_type_hints

import msgspec

Rank: TypeAlias = Literal["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"]
CardName: TypeAlias = Literal["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A", "LJ", "BJ"]
Level: TypeAlias = Literal["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A", "NT", "KQ"]
"""A rank; ``NT``, at which only jokers are trump; or ``KQ``, 扛旗, the deal without kitty after the last rank."""


class Opt(NamedTuple):
    """What an option's declaration says beside its type and default."""

    section: str
    """Heading under which forms and documents show the option; one of :data:`SECTIONS`."""
    low: int | None = None
    """Least value of a number."""
    high: int | None = None
    """Greatest value of a number."""
    zero: str = ""
    """For a number in which 0 stands for something else: the choice name under which the messages explain it."""


class ScoreRow(msgspec.Struct, frozen=True, array_like=True):
    """One row of an explicit score table: from ``points`` on (up to the next row) this happens.

    ``bank`` is ``kept`` or ``lost`` by the banker's side, or ``contested`` (the next deal's bank is won by declaring);
    the two numbers are the levels by which the banker's side and the opponents rise, negative for a demotion.
    """

    points: int
    bank: Literal["kept", "lost", "contested"]
    banker: int
    opponents: int


class Hook(msgspec.Struct, frozen=True, array_like=True):
    """A demotion for losing the kitty to a card of the level just played: ``card`` sends the side to level ``to``.

    An empty ``to`` means the lowest level.
    """

    card: Rank
    to: Literal["", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"] = ""


SECTIONS = (
    "table",
    "order",
    "shapes",
    "leading",
    "following",
    "winning",
    "declaring",
    "friends",
    "kitty",
    "score",
    "levels",
    "match",
    "stakes",
    "clock",
)
"""The sections in the order in which forms and documents show them."""

ALL_LEVELS: tuple[Level, ...] = ("2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A")


class RuleSet(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, cache_hash=True, omit_defaults=True
):
    """One set of rules: a value for every option. The defaults are two decks, four seats (rules.md sections 1 to 9).

    Construct it through :func:`shengji.rules.presets.load` or :func:`shengji.rules.presets.with_options`, which
    explain what is wrong with a value; direct construction does not validate.
    """

    # -- the table and the cards (rules.md section 1)
    seats: Annotated[int, Opt("table", 2, 10)] = 4
    sides: Annotated[Literal["partners", "alone", "friends"], Opt("table")] = "partners"
    decks: Annotated[int, Opt("table", 1, 12)] = 2
    kitty: Annotated[int, Opt("table", 0, 60)] = 8
    lowest_rank: Annotated[Rank, Opt("table")] = "2"
    removed: Annotated[tuple[CardName, ...], Opt("table")] = ()
    remove_low: Annotated[bool, Opt("table")] = False
    joker_points: Annotated[int, Opt("table", 0, 100)] = 0

    # -- the order of cards (section 2)
    permanent: Annotated[tuple[Rank, ...], Opt("order")] = ()
    top_card: Annotated[Literal["none", "H5"], Opt("order")] = "none"

    # -- what makes a tractor (section 3)
    tractors: Annotated[Literal["allowed", "none"], Opt("shapes")] = "allowed"
    min_tractor_length: Annotated[int, Opt("shapes", 2, 12)] = 2
    min_tractor_width: Annotated[int, Opt("shapes", 2, 12)] = 2
    bridge_level: Annotated[bool, Opt("shapes")] = True
    join_ace_offlevel: Annotated[bool, Opt("shapes")] = True
    join_levels: Annotated[bool, Opt("shapes")] = True
    join_level_joker: Annotated[bool, Opt("shapes")] = True
    join_jokers: Annotated[bool, Opt("shapes")] = True
    join_permanent: Annotated[Literal["all", "same_rank", "ace_pair", "none"], Opt("shapes")] = "all"
    nt_join_any_level_joker: Annotated[bool, Opt("shapes")] = True
    top_card_joins: Annotated[bool, Opt("shapes")] = False

    trick_rule: Annotated[Literal["standard", "any_width", "five_ten_king"], Opt("shapes")] = "standard"

    # -- leading (section 4)
    throws: Annotated[Literal["any", "trump", "none"], Opt("leading")] = "any"
    throw_reading: Annotated[Literal["most_cards", "announced", "fewest_singles", "longest"], Opt("leading")] = (
        "most_cards"
    )
    failed_throw: Annotated[Literal["smallest_beaten", "next_seat_chooses", "smallest_component"], Opt("leading")] = (
        "smallest_beaten"
    )
    hide_stopper: Annotated[bool, Opt("leading")] = False
    throw_penalty: Annotated[int, Opt("leading", 0, 200)] = 0
    throw_penalty_per: Annotated[Literal["attempt", "card"], Opt("leading")] = "attempt"
    throw_stake: Annotated[bool, Opt("leading")] = False

    # -- following (section 5)
    follow_shape: Annotated[bool, Opt("following")] = True
    tractor_ladder: Annotated[Literal["width_first", "run_first", "lianzhong"], Opt("following")] = "width_first"
    short_tractor_duty: Annotated[bool, Opt("following")] = True
    quad_draws_tractor: Annotated[bool, Opt("following")] = True
    narrow_tuples: Annotated[Literal["per_tuple", "per_card"], Opt("following")] = "per_tuple"
    split: Annotated[tuple[Literal["keep_wider", "keep_tractors"], ...], Opt("following")] = ()
    throw_follow: Annotated[
        Literal["by_component", "pairs_only", "pairs_if_tractor", "group_only"], Opt("following")
    ] = "by_component"

    # -- who wins a trick (sections 5 and 6)
    throw_compare: Annotated[Literal["largest_type", "every_component", "highest_card"], Opt("winning")] = (
        "largest_type"
    )
    tie_goes_on: Annotated[bool, Opt("winning")] = False
    bombs: Annotated[Literal["none", "in_group", "any_group"], Opt("winning")] = "none"
    rainbows: Annotated[int, Opt("winning", 0, 24, zero="off")] = 0

    # -- declaring (section 7)
    declare_when: Annotated[Literal["while_dealing", "in_turn", "auction", "fixed"], Opt("declaring")] = "while_dealing"
    fixed_trump: Annotated[Literal["S", "H", "C", "D", "NT"], Opt("declaring")] = "S"
    declare_ladder: Annotated[Literal["standard", "count_only", "suit_ranked", "pairs_ranked"], Opt("declaring")] = (
        "standard"
    )
    merge_joker_rungs: Annotated[bool, Opt("declaring")] = False
    declare_jokers: Annotated[Literal["two_or_more", "all_decks", "none"], Opt("declaring")] = "two_or_more"
    jokers_may_open: Annotated[bool, Opt("declaring")] = True
    no_trump: Annotated[Literal["allowed", "forbidden"], Opt("declaring")] = "allowed"
    overcall_when: Annotated[Literal["any_time", "after_deal"], Opt("declaring")] = "any_time"
    self_overcall: Annotated[Literal["no", "yes", "after_another"], Opt("declaring")] = "no"
    reinforce: Annotated[Literal["no", "before_overcall", "also_after"], Opt("declaring")] = "before_overcall"
    partner_reinforce: Annotated[bool, Opt("declaring")] = False
    joker_with_declaration: Annotated[Literal["none", "any", "colour"], Opt("declaring")] = "none"
    hidden_declaration: Annotated[bool, Opt("declaring")] = False
    declare_top_card: Annotated[bool, Opt("declaring")] = False
    look_back: Annotated[bool, Opt("declaring")] = False
    overcall_after_bury: Annotated[Literal["no", "open", "hidden"], Opt("declaring")] = "no"
    stir_first_deal: Annotated[bool, Opt("declaring")] = True
    stir_penalty: Annotated[int, Opt("declaring", 0, 400)] = 80
    bid_start: Annotated[int, Opt("declaring", 5, 1000)] = 120
    bid_lowest: Annotated[int, Opt("declaring", 5, 1000)] = 80
    bid_step: Annotated[int, Opt("declaring", 1, 100)] = 5
    bid_once: Annotated[bool, Opt("declaring")] = False
    first_banker: Annotated[Literal["last_declarer", "first_declarer", "preset"], Opt("declaring")] = "last_declarer"
    undeclared_first: Annotated[Literal["redeal", "as_later"], Opt("declaring")] = "redeal"
    undeclared: Annotated[
        Literal[
            "first_kitty_card",
            "third_kitty_card",
            "no_trump",
            "redeal",
            "first_level_else_highest",
            "opponents_take_bank",
        ],
        Opt("declaring"),
    ] = "first_kitty_card"
    weak_hand: Annotated[Literal["off", "redeal", "redeal_and_contest"], Opt("declaring")] = "off"
    weak_hand_points: Annotated[int, Opt("declaring", -1, 200)] = 0
    weak_hand_trumps: Annotated[int, Opt("declaring", -1, 40)] = -1
    weak_hand_times: Annotated[int, Opt("declaring", 1, 20)] = 1

    # -- friends (section 10)
    friend_calls: Annotated[int, Opt("friends", 0, 10, zero="auto")] = 0
    friend_cards: Annotated[Literal["plain", "any", "not_highest", "no_points"], Opt("friends")] = "plain"
    friend_other: Annotated[bool, Opt("friends")] = False
    friend_self: Annotated[bool, Opt("friends")] = True
    friend_double: Annotated[bool, Opt("friends")] = True
    small_side_bonus: Annotated[bool, Opt("friends")] = False

    # -- the kitty (section 8)
    kitty_multiplier: Annotated[
        Literal[
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
        ],
        Opt("kitty"),
    ] = "competition_2"
    kitty_shape: Annotated[Literal["led", "winner"], Opt("kitty")] = "led"
    kitty_only_by_trump: Annotated[bool, Opt("kitty")] = False
    single_doubles: Annotated[bool, Opt("kitty")] = True
    kitty_none: Annotated[bool, Opt("kitty")] = False
    last_trick: Annotated[Literal["once", "times_cards"], Opt("kitty")] = "once"
    bury_points: Annotated[int, Opt("kitty", -1, 400)] = -1
    kitty_reveal: Annotated[Literal["all", "captors", "never"], Opt("kitty")] = "all"

    # -- the score (section 9)
    scoring: Annotated[Literal["sides", "bid", "individual"], Opt("score")] = "sides"
    band_down: Annotated[int, Opt("score", 0, 1000, zero="auto")] = 0
    band_up: Annotated[int, Opt("score", 0, 1000, zero="auto")] = 0
    steps_to_bank: Annotated[int, Opt("score", 1, 40)] = 2
    line: Annotated[int, Opt("score", 0, 2000, zero="auto")] = 0
    banker_names_line: Annotated[bool, Opt("score")] = False
    dead_zone: Annotated[int, Opt("score", 0, 10)] = 1
    level_cap: Annotated[int, Opt("score", 0, 20, zero="off")] = 0
    points_cap: Annotated[bool, Opt("score")] = False
    shutout: Annotated[bool, Opt("score")] = True
    score_table: Annotated[tuple[ScoreRow, ...], Opt("score")] = ()
    opponents_rise: Annotated[bool, Opt("score")] = True

    # -- levels and the bank (section 9)
    levels: Annotated[tuple[Level, ...], Opt("levels")] = ALL_LEVELS
    must_play: Annotated[tuple[Level, ...], Opt("levels")] = ()
    last_level: Annotated[Literal["must_defend", "free"], Opt("levels")] = "must_defend"
    win_at: Annotated[Literal["passing", "reaching"], Opt("levels")] = "passing"
    after_last: Annotated[Literal["match_ends", "cycle"], Opt("levels")] = "match_ends"
    next_banker: Annotated[Literal["partner_or_next", "rotate_always", "declared"], Opt("levels")] = "partner_or_next"
    hooks: Annotated[tuple[Hook, ...], Opt("levels")] = ()
    hook_then_rise: Annotated[bool, Opt("levels")] = False
    top_pair_jumps: Annotated[bool, Opt("levels")] = False
    flag_line: Annotated[int, Opt("levels", 5, 1000)] = 100
    flag_failures: Annotated[int, Opt("levels", 1, 20)] = 3

    # -- the match and irregularities (section 9)
    match: Annotated[Literal["race", "timed", "deals", "points", "duplicate"], Opt("match")] = "race"
    match_minutes: Annotated[int, Opt("match", 1, 1440)] = 60
    match_deals: Annotated[int, Opt("match", 1, 1000)] = 12
    tie_to_bank: Annotated[bool, Opt("match")] = False
    irregularities: Annotated[Literal["refused", "points", "ends_deal"], Opt("match")] = "refused"
    irregularity_points: Annotated[int, Opt("match", 0, 200)] = 10

    # -- stakes, play money only (section 11)
    stakes: Annotated[Literal["none", "unit", "qq_points", "qq_coins", "super_coins"], Opt("stakes")] = "none"
    stake_unit: Annotated[int, Opt("stakes", 1, 1_000_000)] = 1
    stake_shutout: Annotated[int, Opt("stakes", 0, 1000)] = 4
    stake_start: Annotated[int, Opt("stakes", 0, 100_000_000)] = 0

    # -- clocks (section 13)
    clock_play: Annotated[int, Opt("clock", 0, 3600, zero="off")] = 30
    clock_bury: Annotated[int, Opt("clock", 0, 3600, zero="off")] = 60
    clock_grace: Annotated[int, Opt("clock", 0, 120)] = 5
    clock_then: Annotated[Literal["lowest_legal", "bot"], Opt("clock")] = "lowest_legal"


class Column(NamedTuple):
    """A column of an option that is a table."""

    name: str
    kind: Literal["number", "choice"]
    choices: tuple[str, ...]


class Option(NamedTuple):
    """An option as forms, documents and checks see it."""

    name: str
    section: str
    kind: Literal["flag", "number", "choice", "list", "rows"]
    """``flag`` true/false; ``number``; ``choice`` one name; ``list`` several names in order; ``rows`` a table."""
    default: Any
    choices: tuple[str, ...]
    """Names that a choice or a list may take; the one special name of a number whose 0 means something else."""
    low: int | None
    high: int | None
    columns: tuple[Column, ...] = ()
    """What stands in a row of a table, in order."""


@cache
def options() -> dict[str, Option]:
    """Every option by name, in declaration order."""
    hints = get_type_hints(RuleSet, include_extras=True)
    found = {}
    for field in msgspec.structs.fields(RuleSet):
        value_type, opt = get_args(hints[field.name])
        found[field.name] = _option(field.name, value_type, opt, field.default)
    return found


def _option(name: str, value_type: Any, opt: Opt, default: Any) -> Option:
    kind: Literal["flag", "number", "choice", "list", "rows"]
    choices: tuple[str, ...] = ()
    columns: tuple[Column, ...] = ()
    if value_type is bool:
        kind = "flag"
    elif value_type is int:
        kind = "number"
        choices = (opt.zero,) if opt.zero else ()
    elif get_origin(value_type) is tuple:
        item = get_args(value_type)[0]
        kind = "list" if get_origin(item) is Literal else "rows"
        choices = get_args(item)
        columns = () if kind == "list" else _columns(item)
    else:
        kind = "choice"
        choices = get_args(value_type)
    return Option(name, opt.section, kind, default, choices, opt.low, opt.high, columns)


def _columns(row: Any) -> tuple[Column, ...]:
    hints = get_type_hints(row)
    return tuple(
        Column(field.name, "number" if hints[field.name] is int else "choice", get_args(hints[field.name]))
        for field in msgspec.structs.fields(row)
    )


def to_values(rules: RuleSet) -> dict[str, Any]:
    """Every option's value as plain data (true/false, numbers, names, lists), ready for TOML or JSON."""
    full = {name: getattr(rules, name) for name in options()}
    plain: dict[str, Any] = msgspec.to_builtins(full)
    return plain


def differences(rules: RuleSet, base: RuleSet) -> dict[str, Any]:
    """The options whose values differ from those of ``base``, as plain data, in declaration order."""
    theirs = to_values(base)
    return {name: value for name, value in to_values(rules).items() if value != theirs[name]}
