"""Presets: named sets of option values, one TOML file each beside this module, and rule sets from plain data.

A preset's file holds ``[options]`` (what differs from its parent), ``[title]``, ``[summary]``, ``[about]`` (a paragraph
on what is special) and ``[source]`` in three languages, ``extends`` (the parent; without it the defaults of
:class:`~shengji.rules.ruleset.RuleSet`) and ``order`` (its place in lists). A user's own file has the same form, of
which only ``[options]`` is needed.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from shengji.rules.ruleset import RuleSet, differences, options
from shengji.rules.values import nearest, read_values
from shengji.text.errors import TextError
from shengji.text.messages import LANGUAGES

__all__ = [
    "Preset",
    "from_mapping",
    "from_toml",
    "load",
    "names",
    "preset",
    "read_preset",
    "to_toml",
    "with_options",
]

_TEXTS = ("title", "summary", "about", "source")
_KEYS = ("extends", "order", *_TEXTS, "options")


class Preset(msgspec.Struct, frozen=True, kw_only=True):
    """A named rule set with what a reader wants to know about it."""

    name: str
    parent: str | None
    """The preset that it extends, ``None`` for one that starts from the defaults."""
    rules: RuleSet
    title: dict[str, str]
    """By language, as are the texts below."""
    summary: dict[str, str]
    about: dict[str, str] = {}
    """What is special, in a paragraph; empty where the summary says it all."""
    source: dict[str, str]
    """Where the rules come from: an organisation, an author, a platform."""
    order: int = 0
    remarks: tuple[tuple[str, str], ...] = ()
    """The file's comments: the option that each stands above (none: ``""``) and its text."""

    @property
    def base(self) -> RuleSet:
        """The rules of the parent, the defaults where there is none."""
        return load(self.parent) if self.parent else RuleSet()


@cache
def names() -> tuple[str, ...]:
    """The names of all presets, in the order in which lists show them."""
    found = [entry.name.removesuffix(".toml") for entry in _folder().iterdir() if entry.name.endswith(".toml")]
    return tuple(sorted(found, key=lambda name: (_file(name).get("order", 0), name)))


def load(name: str) -> RuleSet:
    """The rules of a preset; raises :class:`TextError` ``preset-unknown``, which offers the nearest names."""
    return preset(name).rules


@cache
def preset(name: str) -> Preset:
    """A preset by name; raises :class:`TextError` ``preset-unknown``, which offers the nearest names."""
    if name not in names():
        offered = nearest(name, names())
        raise TextError("preset-unknown", preset=name, count=len(offered), nearest=", ".join(offered or names()))
    return _preset(name, _file(name), _remarks(_text(name)))


def with_options(base: RuleSet, changed: Mapping[str, object]) -> RuleSet:
    """``base`` with some options changed; values as in TOML or JSON.

    Raises :class:`~shengji.rules.values.OptionErrors` (a :class:`TextError`) that lists every fault at once: codes
    ``option-unknown`` and ``option-value``.
    """
    return msgspec.structs.replace(base, **read_values(changed)) if changed else base


def from_mapping(spec: str | Mapping[str, object]) -> RuleSet:
    """The rules that ``"qq"``, ``{"preset": "qq", "options": {…}}`` or ``{"options": {…}}`` stand for.

    Raises :class:`TextError`: ``preset-unknown``, ``option-unknown``, ``option-value``, ``rules-form``.
    """
    if isinstance(spec, str):
        return load(spec)
    if not isinstance(spec, Mapping):
        raise TextError("rules-form", text=str(spec))
    for key in spec:
        if key not in ("preset", "options"):
            raise TextError("rules-key", name=str(key), known="preset, options")
    parent, changed = spec.get("preset"), spec.get("options", {})
    if not isinstance(parent, str | None) or not isinstance(changed, Mapping):
        raise TextError("rules-form", text=str(dict(spec)))
    return with_options(_base(parent), changed)


def from_toml(source: str | Path) -> RuleSet:
    """The rules of a TOML text, or of the file at a path; raises :class:`TextError` as :func:`read_preset` does."""
    return read_preset(source).rules


def read_preset(source: str | Path) -> Preset:
    """A user's own preset from a TOML text, or from the file at a path, whose stem is its name.

    Raises :class:`TextError`: ``toml-syntax`` with line and column, ``file-missing``, ``file-unreadable``,
    ``file-not-utf8``, ``rules-key`` for an unknown key, and what :func:`from_mapping` raises.
    """
    name = ""
    if isinstance(source, Path):
        name = source.stem
        try:
            source = source.read_text(encoding="utf-8-sig")
        except UnicodeDecodeError:
            raise TextError("file-not-utf8", file=str(source)) from None
        except FileNotFoundError:
            raise TextError("file-missing", file=str(source)) from None
        except OSError:
            raise TextError("file-unreadable", file=str(source)) from None
    return _preset(name, _parse(source))


def to_toml(rules: RuleSet, base: str | None = None) -> str:
    """A TOML text that :func:`from_toml` reads back as equal rules: what differs from the preset ``base``."""
    lines = [f"extends = {_toml(base)}", ""] if base else []
    lines.append("[options]")
    lines += [f"{name} = {_toml(value)}" for name, value in differences(rules, _base(base)).items()]
    return "\n".join(lines) + "\n"


def _base(name: str | None) -> RuleSet:
    return RuleSet() if name is None else load(name)


def _folder() -> Any:
    return files(__name__)


@cache
def _file(name: str) -> dict[str, Any]:
    return _parse(_text(name))


def _text(name: str) -> str:
    return str(_folder().joinpath(f"{name}.toml").read_text(encoding="utf-8"))


def _remarks(text: str) -> tuple[tuple[str, str], ...]:
    """Comments among the options; one is of the option on the next line, if there is one."""
    found: list[tuple[str, str]] = []
    words: list[str] = []
    for line in [*text.partition("[options]")[2].splitlines(), ""]:
        if line.startswith("#"):
            words.append(line.lstrip("# "))
        elif words:
            found.append((line.partition(" = ")[0], " ".join(words)))
            words = []
    return tuple(found)


def _parse(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        place = re.search(r"\(at (?:line (\d+), column (\d+)|end of document)\)", str(problem))
        rows = text.splitlines() or [""]
        row, column = (int(place[1]), int(place[2])) if place and place[1] else (len(rows), len(rows[-1]) + 1)
        reason = str(problem).partition(" (at ")[0]
        shown = rows[min(row, len(rows)) - 1].strip()
        raise TextError("toml-syntax", line=row, column=column, text=shown, reason=reason) from None


def _preset(name: str, content: Mapping[str, Any], remarks: tuple[tuple[str, str], ...] = ()) -> Preset:
    for key in content:
        if key in options():
            raise TextError("rules-option-outside", option=key)
        if key not in _KEYS:
            raise TextError("rules-key", name=key, known=", ".join(_KEYS))
    parent, own = content.get("extends"), content.get("options", {})
    if not isinstance(parent, str | None) or not isinstance(own, Mapping):
        raise TextError("rules-form", text=str({"extends": parent, "options": own}))
    return Preset(
        name=name,
        parent=parent,
        rules=with_options(_base(parent), own),
        order=content.get("order", 0),
        remarks=remarks,
        **{part: _texts(content.get(part, {}), part, name) for part in _TEXTS},
    )


def _texts(texts: object, part: str, name: str) -> dict[str, str]:
    """A text by language; one text for all languages, or a missing one, is allowed in a user's file."""
    if isinstance(texts, str):
        return dict.fromkeys(LANGUAGES, texts)
    if not isinstance(texts, Mapping) or not all(isinstance(text, str) for text in texts.values()):
        raise TextError("rules-form", text=str({part: texts}))
    fallback = next(iter(texts.values()), name if part == "title" else "")
    return {language: texts.get(language, fallback) for language in LANGUAGES}


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_toml(item) for item in value) + "]"
    if isinstance(value, str):
        # The only texts are option names and choices, none of which needs more than JSON's quoting.
        return msgspec.json.encode(value).decode()
    return str(value)
