"""HTTP for accounts: sign up, in and out, change the password, delete.

Whoever asks shows the token that the WebSocket gave them, in the header ``Authorization: Bearer TOKEN``. There is no
cookie: what a browser does not send by itself, a page of another origin cannot make it send.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get, post, put
from litestar.datastructures import State
from litestar.params import Parameter
from msgspec import Meta

from shengji.server import tokens
from shengji.server.accounts import Identity, Unknown, folded
from shengji.server.hub import Hub
from shengji.server.rating import shown

Lang = Annotated[str, Parameter(query="lang", max_length=20, description="Language of the texts.")]
Bearer = Annotated[
    str, Parameter(header="Authorization", max_length=500, description="``Bearer`` and the token of the WebSocket.")
]
Name = Annotated[str, Meta(max_length=60)]
Password = Annotated[str, Meta(max_length=200)]


class SignUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a password to be known by."""

    name: Name
    password: Password


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name and the password of an account."""

    name: Name
    password: Password


class PasswordChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another password."""

    old: Password
    new: Password


class Deletion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """That an account is to be deleted."""

    password: Password


class RatingInfo(msgspec.Struct, frozen=True):
    """How strong somebody is, in points; 1500 to begin with."""

    points: int
    give_or_take: int
    """So many points either way are likely (two σ)."""
    deals: int
    """That count for it."""


class AccountInfo(msgspec.Struct, frozen=True):
    """Who somebody is."""

    account: str
    """The account's name; empty for a guest."""
    name: str
    """The name at tables."""
    deals: int
    """Deals played."""
    rating: RatingInfo | None
    """``null`` for a guest."""


class Signed(msgspec.Struct, frozen=True):
    """Who somebody is from now on: the token takes the place of the one before."""

    token: str
    account: AccountInfo


async def identity(hub: Hub, bearer: str) -> Identity:
    """Who asks; raises :class:`Unknown` without a token."""
    kind, _, token = bearer.partition(" ")
    if kind.lower() != "bearer" or not token:
        raise Unknown("account-needed")
    return await hub.accounts.identity(hub.key, token.strip())


async def _account(hub: Hub, bearer: str) -> Identity:
    """The account that asks; raises :class:`Unknown` for a guest."""
    who = await identity(hub, bearer)
    if not who.account:
        raise Unknown("account-needed")
    return who


async def _info(hub: Hub, who: Identity) -> AccountInfo:
    standing = await hub.accounts.standing(who)
    rating = None
    if standing is not None:
        rating = RatingInfo(shown(standing.mu), round(80 * standing.sigma), standing.rated)
    return AccountInfo(who.account, who.name, await hub.accounts.deals(who), rating)


async def _signed(hub: Hub, who: Identity) -> Signed:
    token = tokens.issue(hub.key, who.guest, generation=who.generation)
    return Signed(token, await _info(hub, who))


@get("/api/account")
async def account_route(state: State, bearer: Bearer = "", lang: Lang = "en") -> AccountInfo:
    """Who the token names."""
    hub: Hub = state.hub
    return await _info(hub, await identity(hub, bearer))


@post("/api/account", status_code=201)
async def sign_up_route(
    request: Request[Any, Any, Any], state: State, data: SignUp, bearer: Bearer = "", lang: Lang = "en"
) -> Signed:
    """Make an account: of the guest whom the token names, with their seats and history, or without one of a new one."""
    hub: Hub = state.hub
    hub.gate.sign_up(_address(request))
    who = await identity(hub, bearer) if bearer else await hub.accounts.identity(hub.key, "")
    return await _signed(hub, await hub.accounts.sign_up(who, data.name, data.password))


@post("/api/account/session", status_code=200)
async def sign_in_route(request: Request[Any, Any, Any], state: State, data: SignIn, lang: Lang = "en") -> Signed:
    """Sign in. To sign out, forget the token."""
    hub: Hub = state.hub
    hub.gate.sign_in(_address(request), folded(data.name))
    return await _signed(hub, await hub.accounts.sign_in(data.name, data.password))


@delete("/api/account/session", status_code=200)
async def sign_out_route(state: State, bearer: Bearer = "", lang: Lang = "en") -> dict[str, bool]:
    """Sign out everywhere: no token given out until now is good any more."""
    hub: Hub = state.hub
    who = await _account(hub, bearer)
    await hub.accounts.sign_out(who)
    hub.part(who.guest)
    return {"done": True}


@put("/api/account/password")
async def password_route(
    request: Request[Any, Any, Any], state: State, data: PasswordChange, bearer: Bearer = "", lang: Lang = "en"
) -> Signed:
    """Change the password, and sign out everywhere else."""
    hub: Hub = state.hub
    who = await _account(hub, bearer)
    hub.gate.sign_in(_address(request), folded(who.account))
    changed = await hub.accounts.change_password(who, data.old, data.new)
    hub.part(who.guest)
    return await _signed(hub, changed)


@delete("/api/account", status_code=200)
async def deletion_route(
    request: Request[Any, Any, Any], state: State, data: Deletion, bearer: Bearer = "", lang: Lang = "en"
) -> dict[str, bool]:
    """Delete the account and its history."""
    hub: Hub = state.hub
    who = await _account(hub, bearer)
    hub.gate.sign_in(_address(request), folded(who.account))
    await hub.accounts.delete(who, data.password)
    hub.part(who.guest)
    return {"done": True}


def _address(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client is not None else ""


HANDLERS = [account_route, sign_up_route, sign_in_route, sign_out_route, password_route, deletion_route]
