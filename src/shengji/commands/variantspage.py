"""The pages on the variants, one a language: every preset, what is special about it, and what differs, in words."""

from __future__ import annotations

from collections.abc import Iterator

from shengji.commands.markdown import table
from shengji.rules import presets, words
from shengji.rules.deck import hand_size, total_points
from shengji.rules.presets import Preset
from shengji.rules.ruleset import differences
from shengji.text.messages import LANGUAGES, message

_NAMES = {"en": "English", "zh-Hans": "简体中文", "zh-Hant": "繁體中文"}


def file_name(language: str) -> str:
    """The name of the page's file in a language."""
    return "variants.md" if language == "en" else f"variants.{language}.md"


def pages() -> dict[str, str]:
    """The text of each page by the name of its file."""
    return {file_name(language): "\n".join(_page(language)) for language in LANGUAGES}


def _page(language: str) -> Iterator[str]:
    yield f"# {message('variants-title', language)}\n"
    others = (f"[{_NAMES[other]}]({file_name(other)})" for other in LANGUAGES if other != language)
    yield f"{message('variants-languages', language)} {' · '.join(others)}\n"
    yield f"{message('variants-intro', language)}\n"
    shown = [presets.preset(name) for name in presets.names()]
    yield "".join(f"- [{preset.title[language]}](#{preset.name}): {preset.summary[language]}\n" for preset in shown)
    for preset in shown:
        yield from _section(preset, language)


def _section(preset: Preset, language: str) -> Iterator[str]:
    yield f'<a id="{preset.name}"></a>\n'
    yield f"## {preset.title[language]}\n"
    yield f"`{preset.name}`: {_facts(preset, language)}\n"
    yield f"{preset.about.get(language) or preset.summary[language]}\n"
    yield f"{message('rules-show-source', language, source=preset.source[language])}\n"
    base = preset.base
    changed = differences(preset.rules, base)
    if not changed:
        return
    if preset.parent:
        parent = presets.preset(preset.parent).title[language]
        yield f"{message('variants-differs-from', language, parent=parent)}\n"
    else:
        yield f"{message('variants-differs', language)}\n"
    head = tuple(message(f"variants-{column}", language) for column in ("option", "here", "there"))
    rows = (
        (
            words.label(name, language),
            words.value_in(preset.rules, name, language),
            words.value_in(base, name, language),
        )
        for name in changed
    )
    yield table(head, rows)


def _facts(preset: Preset, language: str) -> str:
    """Players, cards, points and levels in a line."""
    rules = preset.rules
    facts = message(
        "variants-facts",
        language,
        seats=rules.seats,
        decks=rules.decks,
        hand=hand_size(rules),
        kitty=rules.kitty,
        points=total_points(rules),
    )
    if rules.levels:
        levels = message("variants-levels", language, levels=words.value_in(rules, "levels", language))
    else:
        levels = message("variants-no-levels", language)
    return f"{facts}{'; ' if language == 'en' else '；'}{levels}"
