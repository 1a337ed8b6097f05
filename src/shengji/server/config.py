"""How a server is run; workers read it from one variable of the environment."""

from __future__ import annotations

import os

import msgspec

VARIABLE = "SHENGJI_SERVER"


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Settings of ``shengji serve``."""

    database: str = "sqlite:///shengji.sqlite3"
    redis: str = ""
    origins: tuple[str, ...] = ()
    """Further origins from which a page may connect; its own always may."""
    bot_processes: int = 1
    bot_seconds: float = 0.3
    """How long a bot that searches may think about a move at the table."""
    hint_seconds: float = 0.5
    """The same for hints, the coach and the replay."""
    review_seconds: float = 0.3
    """The same for each of the moves that are looked at after a deal."""
    message_bytes: int = 16_384
    messages_a_second: float = 30.0
    burst: int = 120
    queue: int = 400
    """Messages that may wait for a slow connection before it is closed."""
    tables_an_hour: int = 120
    """For each address."""
    keep_days: int = 365
    """After so many days untouched a table is forgotten."""
    replays_a_minute: int = 240
    """For each address; hints at a replay count too."""
    accounts_an_hour: int = 20
    """For each address."""
    sign_ins_a_minute: int = 10
    """Attempts for each address; for each name five times as many in a quarter of an hour."""
    lessons_a_minute: int = 1200
    """For each address; every card that is selected in the tutorial asks."""
    connections: int = 200
    """From each address."""


def to_environment(config: Config) -> None:
    """Leave the settings where workers find them."""
    os.environ[VARIABLE] = msgspec.json.encode(config).decode()


def from_environment() -> Config:
    """The settings that were left."""
    return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=Config)
