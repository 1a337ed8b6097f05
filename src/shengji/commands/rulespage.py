"""The page that documents presets and options, made from their declarations so that it cannot fall behind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from shengji.commands.markdown import table
from shengji.rules import presets, words
from shengji.rules.deck import hand_size, total_points
from shengji.rules.presets import Preset
from shengji.rules.ruleset import SECTIONS, Option, RuleSet, differences, options
from shengji.rules.scoring import bands

_HEAD = """\
# Rules

Every rule that differs from place to place is an *option*; a *preset* is a named set of options. This page is made by
`shengji rules docs` from their declarations: change those, not this page.

A rule set of one's own is a TOML file that names what differs from a preset, or from the defaults without `extends`:

```toml
extends = "qq"

[options]
decks = 3
kitty = 6
kitty_multiplier = "twice_cards"
```

`shengji rules show FILE` shows it in words, and `shengji rules check FILE` finds what contradicts itself in it.
"Ours" marks a reading that no source settles. The [page on the variants](variants.md) has the presets in words, in
three languages.
"""

_OURS = {
    "tractor_ladder": "The order in which the shapes of a mixed throw are answered is ours.",
    "split": "That a kept shape is never owed and may not stand in for an owed one is ours.",
    "partner_reinforce": "That the banker stays the same is ours.",
    "undeclared": "A kitty too small to have a third card shows its last (ours).",
    "kitty_multiplier": "`competition_4` goes on where the competition rules end (ours); of `power_length` the "
    "row of triples is the likeliest reading of a damaged formula (ours).",
    "trick_rule": "With `any_width` a quad is owed to two pairs in a row (ours). With `five_ten_king` the five of "
    "hearts is not owed to a 510K of hearts, and level cards serve in the suit printed on them (ours).",
    "last_trick": "The formula of the source is lost; this reading is ours.",
    "stakes": "Of `unit`, that a banker's partners settle like the banker is ours.",
    "friend_other": "The banker's own copies do not count for such a call.",
    "undeclared_first": "Where all pass an auction, the cards are dealt again.",
    "bury_points": "A banker who cannot keep the limit buries as few points as possible (ours).",
}
"""What no source settles about an option, beside the remarks of the presets."""


def page() -> str:
    """The whole page, in Markdown."""
    parts = [_HEAD, *_presets(), *_options()]
    return "\n".join(parts)


def _presets() -> Iterator[str]:
    yield "## Presets\n"
    yield table(
        ("Name", "Rules", "Players", "Decks", "Cards each", "Kitty", "Points", "Line", "Extends"),
        (_preset_row(presets.preset(name)) for name in presets.names()),
    )
    for name in presets.names():
        yield from _preset(presets.preset(name))


def _preset_row(preset: Preset) -> tuple[str, ...]:
    rules = preset.rules
    return (
        f"[`{preset.name}`](#{preset.name})",
        _names(preset.title),
        str(rules.seats),
        str(rules.decks),
        str(hand_size(rules)),
        str(rules.kitty),
        str(total_points(rules)),
        _line(rules),
        f"`{preset.parent}`" if preset.parent else "",
    )


def _line(rules: RuleSet) -> str:
    """The points that take the bank, as far as the rules set them."""
    if rules.scoring != "sides":
        return "bid" if rules.scoring == "bid" else "–"
    if rules.score_table:
        return str(next((row.points for row in rules.score_table if row.bank == "lost"), "–"))
    return str(bands(rules).line)


def _preset(preset: Preset) -> Iterator[str]:
    yield f"### {preset.name}\n"
    yield f"**{_names(preset.title)}**\n"
    yield f"{preset.summary['en']}\n"
    yield f"{preset.summary['zh-Hans']} {preset.summary['zh-Hant']}\n"
    if preset.about.get("en"):
        yield f"{preset.about['en']}\n"
    yield f"Source: {preset.source['en']} ({preset.source['zh-Hans']}).\n"
    base = preset.base
    rows = (
        (f"`{name}`", words.label(name, "en"), _value(preset.rules, name), _value(base, name))
        for name in differences(preset.rules, base)
    )
    yield table(("Option", "", "Here", f"In `{preset.parent}`" if preset.parent else "Default"), rows)
    if preset.remarks:
        yield "Remarks:\n"
        yield "\n".join(f"- `{name}`: {text}" if name else f"- {text}" for name, text in preset.remarks) + "\n"


def _options() -> Iterator[str]:
    yield "## Options\n"
    default = RuleSet()
    for section in SECTIONS:
        names = _by_language(lambda language, section=section: words.section(section, language))
        yield f"### {_names(names)}\n"
        for option in options().values():
            if option.section == section:
                yield from _option(option, default)


def _option(option: Option, default: RuleSet) -> Iterator[str]:
    name = option.name
    labels = _by_language(lambda language: words.label(name, language))
    yield f"#### `{name}`\n"
    yield f"{_names(labels)}. {words.sentence(name, 'en')}\n"
    yield f"{_takes(option)} Default: {_value(default, name)}\n"
    if name in _OURS:
        yield f"{_OURS[name]}\n"
    rows = [(f"`{choice}`", *_choice_names(option, choice)) for choice in _described(option)]
    if rows:
        yield table(("Choice", "Meaning", "简体", "繁體"), rows)


def _takes(option: Option) -> str:
    match option.kind:
        case "flag":
            return "Takes `true` or `false`."
        case "number":
            zero = f", 0 for {words.choice(option, option.choices[0], 'en')}" if option.choices else ""
            less = f", −1 for {words.value(option.name, -1, 'en')}" if option.low == -1 else ""
            return f"Takes a whole number from {option.low} to {option.high}{zero}{less}."
        case "choice":
            return "Takes one of " + ", ".join(f"`{choice}`" for choice in option.choices) + "."
        case "list":
            return "Takes a list of any of " + ", ".join(f"`{choice}`" for choice in option.choices) + "."
        case "rows":
            row = {"score_table": "[points, bank, banker, opponents]", "hooks": "[card, to]"}[option.name]
            return f"Takes a list of rows `{row}`."


def _described(option: Option) -> list[str]:
    """The choices that have words of their own."""
    if option.name == "score_table":
        return ["kept", "contested", "lost"]
    if option.kind not in ("choice", "list"):
        return []
    return [choice for choice in option.choices if words.choice_key(option, choice)]


def _choice_names(option: Option, choice: str) -> tuple[str, ...]:
    return tuple(words.choice(option, choice, language) for language in ("en", "zh-Hans", "zh-Hant"))


def _value(rules: RuleSet, name: str) -> str:
    """A value as it is written and, where that says more, in words."""
    option = options()[name]
    given: Any = getattr(rules, name)
    if option.kind == "rows":
        return words.value(name, given, "en")
    written = f"`{msgspec.json.encode(given).decode().strip(chr(34))}`"
    said = words.value(name, given, "en")
    if option.kind in ("flag", "list") or said == str(given):
        return written
    return f"{written}: {said}"


def _by_language(text: Any) -> dict[str, str]:
    return {language: text(language) for language in ("en", "zh-Hans", "zh-Hant")}


def _names(texts: dict[str, str]) -> str:
    """A name in English with the Chinese ones beside it, one of them where both scripts agree."""
    return " · ".join(dict.fromkeys(texts[language] for language in ("en", "zh-Hans", "zh-Hant")))
