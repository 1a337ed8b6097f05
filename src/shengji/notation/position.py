"""One line for any moment of a deal, as a whole or as one seat sees it (``docs/notation.md``)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from shengji.cards import Bag, hand_size
from shengji.game import Game, View
from shengji.game.actions import Call
from shengji.game.state import PhaseName, current, is_face_down
from shengji.notation.calls import format_call
from shengji.notation.rulestext import rules_to_tag
from shengji.rules.declaring import Declaration
from shengji.rules.ruleset import RuleSet
from shengji.rules.tables import Trump
from shengji.rules.trick_rule import Lead
from shengji.text.cards import format_compact, format_play

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
    "more",
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
    passed: tuple[int, ...]
    """The seats that have passed since the last declaration."""
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
    contested: bool = False
    """Whether the bank of this deal is won by declaring; kept only where stirring depends on it."""
    bids: tuple[tuple[int, int], ...] = ()
    """Seats and points of the auction; 0 points is a pass."""
    line: int | None = None
    """The points that the opponents must reach, where they were bid or named."""
    burier: int = -1
    """The seat that buried last and so knows the kitty; -1 before."""
    calls: tuple[Call, ...] = ()
    seen: tuple[int, ...] = ()
    """For each call, how many copies that count have been played."""
    joined: tuple[int, ...] = ()
    """For each call, the seat that answered it; -1 while it is open."""
    face_down: bool = False
    """Whether declarations lie face down."""
    faults: tuple[int, ...] = ()
    """Seats that declared or stirred out of order, as far as that is known."""

    @property
    def usual_burier(self) -> int:
        """The seat that has buried if nobody has stirred: the banker from then on."""
        late = self.phase in ("stir", "line", "call", "play", "choose", "over")
        return self.banker if late and self.banker is not None else -1

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
        passed=deal.passed,
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
        contested=deal.contested and _contest_matters(deal.rules),
        bids=deal.bids,
        line=deal.line,
        burier=deal.burier,
        calls=deal.calls,
        seen=deal.seen,
        joined=deal.joined,
        face_down=is_face_down(game),
        faults=deal.faults,
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
        passed=seen.passed,
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
        contested=seen.contested and _contest_matters(seen.rules),
        bids=seen.bids,
        line=seen.line,
        burier=seen.burier,
        calls=seen.calls,
        seen=seen.seen,
        joined=seen.joined,
        face_down=seen.face_down,
    )


def _contest_matters(rules: RuleSet) -> bool:
    """Whether a deal in which the bank is declared for is played otherwise than later ones."""
    return rules.overcall_after_bury != "no" and not rules.stir_first_deal


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
    yield str(at.dealt) + ("p" + ",".join(str(seat + 1) for seat in at.passed) if at.passed else "")
    yield "/".join(_cards_text(hand, size) for hand, size in zip(at.hands, at.sizes, strict=True))
    yield _cards_text(at.kitty, at.kitty_size)
    yield ",".join(map(_shown_text, at.declarations)) or NONE
    yield str(at.tricks)
    yield _trick_text(at)
    penalties = "~" + "/".join(map(str, at.penalties)) if any(at.penalties) else ""
    yield "/".join(map(str, at.taken)) + penalties
    yield ";".join(_more(at)) or NONE


def _shown_text(shown: Declaration) -> str:
    """``1:S2``; ``1:H55=S`` for cards that name a trump, ``2:S22<`` for a look-back, ``3:?`` face down."""
    text = f"{shown.seat + 1}:{format_compact(shown.cards) or '?'}"
    return text + (f"={shown.trump}" if shown.trump is not None else "") + ("<" if shown.back else "")


def _more(at: Position) -> Iterable[str]:
    """What only some games have, as ``name=value``."""
    if at.contested:
        yield "contested"
    if at.bids:
        yield "bids=" + ",".join(f"{seat + 1}:{points or NONE}" for seat, points in at.bids)
    if at.line is not None:
        yield f"line={at.line}"
    if at.burier != at.usual_burier:
        yield f"burier={_seat_text(at.burier)}"
    if at.calls:
        yield "calls=" + ",".join(_calls_text(at))
    if at.face_down:
        yield "down" + ("=" + ",".join(str(seat + 1) for seat in at.faults) if at.faults else "")


def _calls_text(at: Position) -> Iterable[str]:
    """``2SA:1`` with one copy played that counts, ``otherHK:1>4`` with seat 4 joined."""
    for call, seen, joined in zip(at.calls, at.seen, at.joined, strict=True):
        yield f"{format_call(call, '')}:{seen}" + (f">{joined + 1}" if joined >= 0 else "")


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
