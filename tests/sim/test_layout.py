"""Nothing in the simulator's two arrays lies where something else does."""

from __future__ import annotations

import ast
import inspect
from collections import Counter

from shengji.sim import layout


def _assigned() -> list[str]:
    """The names that the layout assigns, in order."""
    found = []
    for statement in ast.parse(inspect.getsource(layout)).body:
        if isinstance(statement, ast.Assign):
            for target in statement.targets:
                names = target.elts if isinstance(target, ast.Tuple) else [target]
                found += [name.id for name in names if isinstance(name, ast.Name)]
    return found


def test_every_name_is_given_once() -> None:
    assert [name for name, number in Counter(_assigned()).items() if number > 1] == []


def test_every_option_has_a_word_of_its_own() -> None:
    names = _assigned()
    options = names[names.index("DECKS") : names.index("PACK")]
    places = Counter(getattr(layout, name) for name in options)
    # Copies of the small and of the big joker.
    places[layout.JOKER_COPIES + 1] += 1
    assert [place for place, number in places.items() if number > 1] == []
    assert max(places) < layout.PACK
