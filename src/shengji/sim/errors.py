"""What the simulator refuses: rules that it cannot express, and positions that cannot be."""

from __future__ import annotations

from shengji.text.errors import ShengjiError


class UnsupportedRules(ShengjiError):
    """The rules have an option that the simulator cannot express; ``option`` names it."""

    def __init__(self, option: str, value: object) -> None:
        super().__init__("sim-unsupported", option=option, value=str(value))
        self.option = option


class ImpossiblePosition(ShengjiError):
    """A position, or what is said to be known of it, that contradicts itself."""
