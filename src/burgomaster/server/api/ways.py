"""All ways to be you or to hear of you, with their last use: devices, links, the code, keys, push messages, mail."""

from __future__ import annotations

from typing import Annotated, Literal
from urllib.parse import urlsplit

import msgspec

from burgomaster.server.api.devices import person_of
from burgomaster.server.api.endpoint import Ask, Ok, endpoint
from burgomaster.server.api.people import KEY_ID, end_key
from burgomaster.server.people.devices import LINK_MS
from burgomaster.server.people.store import Came
from burgomaster.server.reach.left_address import tell_left
from burgomaster.tables.refused import Refused

_WANTED = "wanted"  # the id of an address that is to be confirmed, beside the one that is
WayKind = Literal["device", "link", "code", "key", "push", "mail"]


class WayIn(msgspec.Struct, kw_only=True):
    """One of them. `name`: of the device or program, or the address; `at`: a key's label, or a push service."""

    kind: WayKind
    id: str = ""
    name: str = ""
    at: str = ""
    made: int | None = None  # null: not yet, for an address that is not confirmed
    used: int | None = None  # the last time, to the hour; null: never, or it is not kept
    until: int | None = None
    came: Came = ""  # how a device came in
    this: bool = False  # the device that asks


class WaysIn(msgspec.Struct):
    """Everything by which somebody can be you, or hear of you."""

    ways: list[WayIn]


class WayNamed(msgspec.Struct, forbid_unknown_fields=True):
    """Which of them to end. All open links are one; a code and an address need no id."""

    kind: WayKind
    id: Annotated[str, msgspec.Meta(max_length=64)] = ""


@endpoint("GET", "/api/me/ways", WaysIn, tag="devices", free=True)
async def my_ways(ask: Ask, _: None) -> WaysIn:
    """Your devices, links, recovery code and keys, and where push messages and mail go."""
    person, house, outbox = person_of(ask), ask.server.house, ask.server.sender.outbox
    store = ask.server.devices.store
    devices = await store.devices(person.id)
    ways = [
        WayIn(
            kind="device",
            id=one.id,
            name=one.name,
            made=one.created,
            used=one.seen,
            came=one.came,
            this=one.id == person.device,
        )
        for one in devices
    ]
    ways += [
        WayIn(kind="link", id=digest[:KEY_ID], made=until - LINK_MS, until=until)
        for digest, until in await store.links(person.id, house.now())
    ]
    if (code := await store.code(person.id)) is not None:
        ways.append(WayIn(kind="code", made=code.created, used=code.used or None))
    ways += [
        WayIn(kind="key", id=key.hash[:KEY_ID], name=key.name, at=key.label, made=key.created, used=key.used or None)
        for key in await house.store.tokens(person.id)
    ]
    names = {one.id: one.name for one in devices}
    ways += [
        WayIn(
            kind="push",
            id=one.id,
            name=names.get(one.device, ""),
            at=urlsplit(one.endpoint).hostname or "",
            made=one.created,
            this=one.device == person.device,
        )
        for one in await outbox.subscriptions(person.id)
    ]
    if (mail := await outbox.mail(person.id)) is not None:
        ways += [WayIn(kind="mail", name=mail.address, made=mail.confirmed)] if mail.address else []
        ways += [WayIn(kind="mail", id=_WANTED, name=mail.wanted)] if mail.wanted else []
    return WaysIn(ways)


@endpoint("POST", "/api/me/ways/end", Ok, body=WayNamed, tag="devices", free=True)
async def end_way(ask: Ask, given: WayNamed) -> Ok:
    """End one of them, at once. (To leave the device that asks, there is `/api/me/devices/leave`.)"""
    person, devices, outbox = person_of(ask), ask.server.devices, ask.server.sender.outbox
    if given.kind == "device" and given.id == person.device:
        raise Refused(422, "bad-request", problem="this device: leave it")
    if given.kind == "device":
        await devices.leave(person.id, given.id)
        return Ok()
    if given.kind == "link":
        ended = await devices.store.drop_links(person.id)
    elif given.kind == "code":
        ended = await devices.store.drop_code(person.id)
    elif given.kind == "key":
        ended = await end_key(ask, person.id, given.id)
    elif given.kind == "push":
        ended = await outbox.unsubscribe(person.id, given.id)
    elif given.id == _WANTED:
        mail = await outbox.mail(person.id)
        ended = mail is not None and mail.wanted != ""
        if mail is not None:
            await outbox.unwant_mail(person.id, mail.wanted)
    else:
        address = await outbox.drop_mail(person.id)
        ended = address is not None
        tell_left(ask.server.sender, person.id, address or "", "removed")
    if not ended:
        raise Refused(404, "not-found")
    return Ok()
