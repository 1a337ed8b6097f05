"""``shengji`` as it is, but a table's title names the seed of its cards: tests need deals that they know."""

from msgspec.structs import replace

from shengji.cli import app
from shengji.game.shuffling import seed_from
from shengji.server import hosting

drawn = hosting.new_lobby


async def named(create, *who):
    """The table that is asked for, with the seed of its title where it has one."""
    lobby = await drawn(create, *who)
    return replace(lobby, seed=seed_from(create.settings.title)) if create.settings.title else lobby


if __name__ == "__main__":
    hosting.new_lobby = named
    app()
