"""One line for any moment of a deal, as a whole or as one seat sees it (``docs/notation.md``)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, cast, get_args

import msgspec

from shengji.cards import Bag, hand_size
from shengji.game import Game, View
from shengji.game.state import PhaseName, current
from shengji.notation.rulestext import rules_from_tag, rules_to_tag
from shengji.rules.declaring import Declaration
from shengji.rules.ruleset import RuleSet
from shengji.rules.tables import Trump
from shengji.rules.trick_rule import Lead
from shengji.text.cards import format_compact, format_play, parse_bag, parse_play
from shengji.text.errors import TextError
from shengji.text.trumps import parse_level, parse_trump

NONE = "-"
FIELDS = (
    "rules",
    "levels",
    "trump",
    "banker",
    "phase",
    "turn",
    "dealt",
    "hands",
    "kitty",
    "declared",
    "tricks",
    "trick",
    "points",
)
"""The parts of a line in order, with a blank between."""


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of a deal; cards that are not shown are counted."""

    rules: RuleSet
    levels: tuple[str | None, ...]
    level: str | None
    trump: Trump | None
    """``None`` while it is not known."""
    banker: int | None
    phase: PhaseName
    turn: int
    """The seat that must act; -1 when nobody in particular must."""
    dealt: int
    """Cards dealt to all seats together."""
    passes: int
    hands: tuple[Bag | None, ...]
    """``None`` for a hand that is hidden."""
    sizes: tuple[int, ...]
    kitty: Bag | None
    """The cards of the kitty; ``None`` if they are hidden, 0 while the banker holds them."""
    kitty_size: int
    declarations: tuple[Declaration, ...]
    """In order; cards 0 where the declaration is face down."""
    tricks: int
    """Tricks played so far."""
    leader: int
    plays: tuple[Bag, ...]
    """The trick in progress, in play order."""
    components: tuple[Bag, ...]
    """The parts of a throw that was led, else empty."""
    attempted: Bag
    """The throw that failed in this trick; 0 for none."""
    choices: tuple[Bag, ...]
    taken: tuple[int, ...]
    penalties: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(_text(self))


# -- from a game or a view


def position(moment: Game | View) -> Position:
    """The position of a game, everything shown, or of a view, with what its seat cannot see only counted.

    There must have been a deal.
    """
    return _of_view(moment) if isinstance(moment, View) else _of_game(moment)


def format_position(moment: Game | View) -> str:
    """The position line of a game or a view."""
    return str(position(moment))


def _of_game(game: Game) -> Position:
    deal = current(game)
    return Position(
        rules=game.rules,
        levels=game.levels,
        level=deal.level,
        trump=deal.trump,
        banker=deal.banker,
        phase=deal.phase,
        turn=deal.turn,
        dealt=deal.dealt,
        passes=deal.passes,
        hands=deal.hands,
        sizes=tuple(map(hand_size, deal.hands)),
        kitty=deal.kitty,
        kitty_size=hand_size(deal.kitty),
        declarations=deal.declaring.history,
        tricks=len(deal.tricks),
        leader=deal.leader,
        plays=deal.plays,
        components=_components(deal.lead),
        attempted=deal.attempted,
        choices=deal.choices,
        taken=deal.taken,
        penalties=deal.penalties,
    )


def _of_view(seen: View) -> Position:
    kitty: Bag | None = seen.buried or None
    held = seen.phase == "bury" or not seen.kitty_size
    return Position(
        rules=seen.rules,
        levels=seen.levels,
        level=seen.level,
        trump=seen.trump,
        banker=seen.banker,
        phase=seen.phase,
        turn=seen.actors[0] if len(seen.actors) == 1 or seen.phase == "bury" else -1,
        dealt=seen.dealt,
        passes=seen.passes,
        hands=tuple(seen.hand if seat == seen.seat else None for seat in range(seen.rules.seats)),
        sizes=seen.hand_sizes,
        kitty=0 if held else kitty,
        kitty_size=0 if held else seen.kitty_size,
        declarations=seen.declarations,
        tricks=len(seen.tricks),
        leader=seen.leader,
        plays=seen.plays,
        components=_components(seen.lead),
        attempted=seen.attempted,
        choices=seen.choices,
        taken=seen.taken,
        penalties=seen.penalties,
    )


def _components(lead: Lead | None) -> tuple[Bag, ...]:
    return tuple(part.cards for part in lead.components) if lead is not None and lead.kind == "throw" else ()


# -- as text


def _text(at: Position) -> Iterable[str]:
    yield rules_to_tag(at.rules, gap="")
    yield "/".join(level or NONE for level in at.levels)
    yield f"{at.level or NONE}/{at.trump or NONE}"
    yield _seat_text(-1 if at.banker is None else at.banker)
    yield at.phase
    yield _seat_text(at.turn)
    yield f"{at.dealt}p{at.passes}" if at.passes else str(at.dealt)
    yield "/".join(_cards_text(hand, size) for hand, size in zip(at.hands, at.sizes, strict=True))
    yield _cards_text(at.kitty, at.kitty_size)
    shown = (f"{one.seat + 1}:{format_compact(one.cards) or '?'}" for one in at.declarations)
    yield ",".join(shown) or NONE
    yield str(at.tricks)
    yield _trick_text(at)
    penalties = "~" + "/".join(map(str, at.penalties)) if any(at.penalties) else ""
    yield "/".join(map(str, at.taken)) + penalties


def _seat_text(seat: int) -> str:
    return NONE if seat < 0 else str(seat + 1)


def _cards_text(cards: Bag | None, size: int) -> str:
    return f"?{size}" if cards is None else format_compact(cards) or NONE


def _trick_text(at: Position) -> str:
    if at.leader < 0:
        return NONE
    plays = [format_compact(cards) for cards in at.plays]
    if at.components:
        plays[0] = format_play(at.components)
    attempt = ""
    if at.choices:
        attempt = f"{format_compact(at.attempted)}!{'|'.join(map(format_compact, at.choices))}"
    elif at.attempted:
        attempt = f"{format_compact(at.attempted)}>"
    return f"{at.leader + 1}:{attempt}{','.join(plays)}"


# -- from text


def parse_position(text: str) -> Position:
    """The position of a line; ``str`` of it is the canonical line again.

    Raises :class:`TextError`: ``position-fields`` for a wrong number of parts, ``position-field`` for a part that
    cannot be read, which it names, and what reading rules and cards raises.
    """
    parts = text.split()
    if len(parts) != len(FIELDS):
        raise TextError("position-fields", found=len(parts), expected=len(FIELDS))
    given = dict(zip(FIELDS, parts, strict=True))
    rules = rules_from_tag(given["rules"])
    level, trump = _split(given, "trump", "/", 2)
    dealt, passes = _match(given, "dealt", r"([0-9]{1,4})(?:p([0-9]{1,4}))?")
    hands = [_cards(given, "hands", part) for part in _split(given, "hands", "/", rules.seats)]
    kitty, kitty_size = _cards(given, "kitty", given["kitty"])
    taken, penalties = _match(given, "points", r"([-0-9/]+)(?:~([-0-9/]+))?")
    (tricks,) = _match(given, "tricks", r"([0-9]{1,4})")
    if given["phase"] not in get_args(PhaseName):
        raise _fault(given, "phase")
    return Position(
        rules=rules,
        levels=tuple(_level(word) for word in _split(given, "levels", "/", rules.seats)),
        level=_level(level),
        trump=None if trump == NONE else parse_trump(trump),
        banker=None if given["banker"] == NONE else _seat(given, "banker", given["banker"], rules),
        phase=cast("PhaseName", given["phase"]),
        turn=_seat(given, "turn", given["turn"], rules),
        dealt=int(dealt),
        passes=int(passes or 0),
        hands=tuple(cards for cards, _ in hands),
        sizes=tuple(size for _, size in hands),
        kitty=kitty,
        kitty_size=kitty_size,
        declarations=_declarations(given, rules),
        tricks=int(tricks),
        taken=_points(given, taken, rules),
        penalties=_points(given, penalties, rules) if penalties else (0,) * rules.seats,
        **_trick(given, rules),
    )


def _fault(given: dict[str, str], field: str) -> TextError:
    return TextError("position-field", field=field, text=given[field])


def _split(given: dict[str, str], field: str, sign: str, count: int) -> list[str]:
    parts = given[field].split(sign)
    if len(parts) != count:
        raise _fault(given, field)
    return parts


def _match(given: dict[str, str], field: str, pattern: str) -> tuple[str, ...]:
    found = re.fullmatch(pattern, given[field])
    if found is None:
        raise _fault(given, field)
    return tuple(part or "" for part in found.groups())


def _level(word: str) -> str | None:
    return None if word == NONE else parse_level(word)


def _seat(given: dict[str, str], field: str, word: str, rules: RuleSet) -> int:
    if word == NONE:
        return -1
    if not re.fullmatch(r"[0-9]{1,2}", word) or not 1 <= int(word) <= rules.seats:
        raise _fault(given, field)
    return int(word) - 1


def _cards(given: dict[str, str], field: str, word: str) -> tuple[Bag | None, int]:
    if word == NONE:
        return 0, 0
    if word.startswith("?"):
        if not re.fullmatch(r"\?[0-9]{1,3}", word):
            raise _fault(given, field)
        return None, int(word[1:])
    cards = parse_bag(word)
    return cards, hand_size(cards)


def _points(given: dict[str, str], text: str, rules: RuleSet) -> tuple[int, ...]:
    words = text.split("/")
    if len(words) != rules.seats or not all(re.fullmatch(r"-?[0-9]{1,6}", word) for word in words):
        raise _fault(given, "points")
    return tuple(map(int, words))


def _declarations(given: dict[str, str], rules: RuleSet) -> tuple[Declaration, ...]:
    if given["declared"] == NONE:
        return ()
    found = []
    for part in given["declared"].split(","):
        seat, _, cards = part.partition(":")
        if seat == NONE or not cards:
            raise _fault(given, "declared")
        found.append(Declaration(_seat(given, "declared", seat, rules), 0 if cards == "?" else parse_bag(cards)))
    return tuple(found)


def _trick(given: dict[str, str], rules: RuleSet) -> dict[str, Any]:
    """The fields about the trick in progress: ``2:HAA+HK,H345``, ``2:HKQQ>HK,H5`` or ``2:HKQQ!HK|HQQ``."""
    if given["trick"] == NONE:
        return {"leader": -1, "plays": (), "components": (), "attempted": 0, "choices": ()}
    seat, colon, played = given["trick"].partition(":")
    attempted, choices = "", ""
    if "!" in played:
        (attempted, _, choices), played = played.partition("!"), ""
    elif ">" in played:
        attempted, _, played = played.partition(">")
    plays = [parse_play(part) for part in played.split(",")] if played else []
    if seat == NONE or not colon or len(plays) > rules.seats or any(parts for _, parts in plays[1:]):
        raise _fault(given, "trick")
    return {
        "leader": _seat(given, "trick", seat, rules),
        "plays": tuple(cards for cards, _ in plays),
        "components": plays[0][1] if plays else (),
        "attempted": parse_bag(attempted),
        "choices": tuple(parse_bag(part) for part in choices.split("|")) if choices else (),
    }
