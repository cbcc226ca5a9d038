"""Who you are, and keys for bot programs."""

from __future__ import annotations

from typing import Annotated

import msgspec
from starlette.responses import Response

from burgomaster.requests.shapes import NameGiven
from burgomaster.server.api.endpoint import Ask, Ok, endpoint
from burgomaster.server.identity import COOKIE, new_token, token_hash
from burgomaster.server.people.devices import COOKIE_AGE, MOST_KEYS
from burgomaster.server.store.rows import Token
from burgomaster.tables.person import Person, clean_name, clean_text
from burgomaster.tables.refused import Refused

KEY_ID = 16  # characters of a key's hash that its owner knows it by


class Me(msgspec.Struct):
    """You: a public id and a name."""

    id: str
    name: str


class MeOrNobody(msgspec.Struct):
    """You, or null if you have not said who you are."""

    me: Me | None


class TokenAsked(msgspec.Struct, forbid_unknown_fields=True):
    """A new key for a bot program that plays under this name."""

    name: Annotated[str, msgspec.Meta(max_length=200)]
    label: Annotated[str, msgspec.Meta(max_length=100)] = ""


class TokenMade(msgspec.Struct):
    """The key; it is shown only this once. `player` is the public id the program plays under."""

    token: str
    player: str
    name: str
    id: str


class TokenKept(msgspec.Struct):
    """What is known of a key."""

    id: str
    player: str
    name: str
    label: str
    created: int
    used: int  # to the hour; 0: never


class TokensKept(msgspec.Struct):
    """Your keys."""

    tokens: list[TokenKept]


class TokenDropped(msgspec.Struct, forbid_unknown_fields=True):
    """Which key to forget."""

    id: Annotated[str, msgspec.Meta(max_length=64)]


@endpoint("GET", "/api/me", MeOrNobody, tag="people", free=True)
async def who_am_i(ask: Ask, _: None) -> Response:
    """Who you are."""
    me = None if ask.person is None else Me(ask.person.id, ask.person.name)
    response = Response(msgspec.json.encode(MeOrNobody(me)), media_type="application/json")
    if ask.person is not None and not ask.person.token:  # browsers forget a cookie that is never given anew
        give_cookie(ask, ask.person, response)
    return response


@endpoint("POST", "/api/me", Me, body=NameGiven, tag="people", free=True)
async def say_who(ask: Ask, given: NameGiven) -> Response:
    """Choose your name. The answer sets a signed cookie; no account is needed."""
    name = clean_name(given.name)
    if ask.person is not None and ask.person.token:
        raise Refused(403, "token")
    moderation = ask.server.moderation
    moderation.check(ask.person, ask.address, named=False)  # somebody whose name is blocked may choose another one
    moderation.check_name(name)
    if ask.person is None:
        moderation.check_newcomer()
    identity = ask.server.house.identity
    if ask.person is None:
        ask.server.admission.check_new_name(ask.address)
    devices = ask.server.devices
    if ask.person is None:
        newcomer = await devices.add(identity.new_person(name), ask.header(b"user-agent") or "")
        await ask.server.referee.saw(newcomer, ask.address)
        return known_as(ask, newcomer)
    return known_as(ask, await devices.rename(ask.person, name))


def known_as(ask: Ask, person: Person) -> Response:
    """The answer after which the browser that asks is this person's."""
    response = Response(msgspec.json.encode(Me(person.id, person.name)), media_type="application/json")
    give_cookie(ask, person, response)
    return response


def give_cookie(ask: Ask, person: Person, response: Response) -> None:
    """Let the browser that asks keep who it is."""
    response.set_cookie(
        COOKIE,
        ask.server.house.identity.cookie(person),
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=ask.server.config.https,
    )


@endpoint("GET", "/api/tokens", TokensKept, tag="bot programs")
async def my_tokens(ask: Ask, _: None) -> TokensKept:
    """The keys you have made."""
    kept = await ask.server.house.store.tokens(ask.known().id)
    return TokensKept([TokenKept(t.hash[:KEY_ID], t.player, t.name, t.label, t.created, t.used) for t in kept])


@endpoint("POST", "/api/tokens", TokenMade, body=TokenAsked, tag="bot programs")
async def make_token(ask: Ask, given: TokenAsked) -> TokenMade:
    """Make a key for a bot program. The program sends it as `Authorization: Bearer KEY`."""
    owner = _owner(ask)
    house = ask.server.house
    if len(await house.store.tokens(owner)) >= MOST_KEYS:
        raise Refused(409, "too-many-tokens", most=MOST_KEYS)
    program = house.identity.new_person(given.name)
    ask.server.moderation.check_name(program.name)
    ask.server.moderation.check_newcomer()
    token = new_token()
    kept = Token(
        hash=token_hash(token),
        owner=owner,
        player=program.id,
        name=program.name,
        label=clean_text(given.label, 100),
        created=house.now(),
    )
    ask.server.admission.check_new_name(ask.address)  # a program counts as a new player
    await ask.server.devices.make_key(kept, ask.known().device)
    return TokenMade(token, program.id, program.name, kept.hash[:KEY_ID])


@endpoint("POST", "/api/tokens/forget", Ok, body=TokenDropped, tag="bot programs")
async def forget_token(ask: Ask, given: TokenDropped) -> Ok:
    """Forget a key; the program that has it can do nothing more."""
    if not await end_key(ask, _owner(ask), given.id):
        raise Refused(404, "token")
    return Ok()


async def end_key(ask: Ask, owner: str, key: str) -> bool:
    """Withdraw a key, by the beginning of its hash that its owner is told; False if there is none."""
    for token in await ask.server.house.store.tokens(owner):
        if token.hash[:KEY_ID] == key:
            return await ask.server.devices.end_key(owner, token)
    return False


def _owner(ask: Ask) -> str:
    person = ask.known()
    if person.token:
        raise Refused(403, "token")  # a key cannot make keys
    return person.id
