"""Messages in 简体, 繁體 and English from the Fluent files beside this module.

The files of a language are read on its first use, so that importing the package costs nothing.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

LANGUAGES = ("en", "zh-Hans", "zh-Hant")
"""The languages in which every message exists."""


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    folder = files("shengji.text").joinpath("locales", language)
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def normal_language(language: str) -> str:
    """The supported language nearest to a tag such as ``zh-TW``, ``zh_CN`` or ``en-GB``; English for any other."""
    tag = language.replace("_", "-").lower()
    if tag.startswith("zh"):
        traditional = any(part in {"hant", "tw", "hk", "mo"} for part in tag.split("-"))
        return "zh-Hant" if traditional else "zh-Hans"
    return "en"


def has_message(key: str, language: str = "en") -> bool:
    """Whether a message or an attribute (``message.attribute``) exists in a language."""
    bundle = _bundle(language)
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        return False
    found = bundle.get_message(name)
    return attribute in found.attributes if attribute else found.value is not None


def message(key: str, language: str = "en", /, **arguments: object) -> str:
    """The text of a message, or of one attribute of it (``message.attribute``), with its arguments filled in.

    Raises ``KeyError`` when the language has no such message: a missing text is a defect, not something to hide.
    """
    return _formatted(key, language, tuple((name, _shortened(value)) for name, value in arguments.items()))


_LONGEST = 400


def _shortened(value: object) -> object:
    """A long text cut short: messages quote what people write, and Fluent refuses arguments beyond a length."""
    return value[: _LONGEST - 1] + "…" if isinstance(value, str) and len(value) > _LONGEST else value


@lru_cache(maxsize=8192)
def _formatted(key: str, language: str, arguments: tuple[tuple[str, object], ...]) -> str:
    bundle = _bundle(language)
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        raise KeyError(f"no message {key!r} in {language}")
    found = bundle.get_message(name)
    pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        raise KeyError(f"no message {key!r} in {language}")
    text, errors = bundle.format_pattern(pattern, dict(arguments))
    if errors:
        raise KeyError(f"message {key!r} in {language}: {errors[0]}")
    return str(text)
