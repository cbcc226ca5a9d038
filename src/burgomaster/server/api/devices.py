"""Your devices: link one more, come back with a recovery code, leave one; and be forgotten."""

from __future__ import annotations

from typing import Annotated

import msgspec
from starlette.responses import Response

from burgomaster.requests.shapes import Nothing
from burgomaster.server.api.endpoint import Ask, Json, Ok, endpoint
from burgomaster.server.api.people import Me, give_cookie, known_as
from burgomaster.server.identity import COOKIE
from burgomaster.server.people.store import Came
from burgomaster.tables.person import Person
from burgomaster.tables.refused import Refused

_Secret = Annotated[str, msgspec.Meta(max_length=100)]


class DeviceKnown(msgspec.Struct):
    """A browser in which you are known."""

    id: str
    name: str  # "Firefox · Android"; empty where it did not say
    created: int
    seen: int  # to the hour
    came: Came  # by a link or a code; empty: you took a name there
    this: bool  # is it the one that asks?


class DevicesKnown(msgspec.Struct):
    """Your devices, last seen first. `code_made`: when your recovery code was made, if there is one."""

    devices: list[DeviceKnown]
    code_made: int | None


class DeviceNamed(msgspec.Struct, forbid_unknown_fields=True):
    """Which device."""

    id: Annotated[str, msgspec.Meta(max_length=64)]


class DeviceLink(msgspec.Struct):
    """A link that makes one more device yours, once. `path` is the page to open there, until `until`."""

    path: str
    until: int


class OthersLeft(msgspec.Struct):
    """What has ended: so many other devices, open links and keys of programs; a recovery code; push messages.

    `mail` is where reminders still go, if anywhere: nobody comes in by that, but is it your address?
    """

    devices: int = 0
    links: int = 0
    code: bool = False
    keys: int = 0
    pushes: int = 0
    mail: str | None = None


class RecoveryCode(msgspec.Struct):
    """A recovery code; it is shown only this once."""

    code: str


class WayBack(msgspec.Struct, forbid_unknown_fields=True):
    """What stands behind `#link=` in a device link, or a recovery code."""

    link: _Secret = ""
    code: _Secret = ""


@endpoint("GET", "/api/me/devices", DevicesKnown, tag="devices", free=True)
async def my_devices(ask: Ask, _: None) -> DevicesKnown:
    """The devices in which you are known."""
    person, store = person_of(ask), ask.server.devices.store
    found = await store.devices(person.id)
    listed = [DeviceKnown(one.id, one.name, one.created, one.seen, one.came, one.id == person.device) for one in found]
    code = await store.code(person.id)
    return DevicesKnown(listed, code.created if code else None)


@endpoint("POST", "/api/me/devices/link", DeviceLink, body=Nothing, tag="devices")
async def link_device(ask: Ask, _: Nothing) -> DeviceLink:
    """Make a link for one more device. It works once, for ten minutes; a new one ends the last."""
    link, until = await ask.server.devices.make_link(person_of(ask))
    return DeviceLink(f"/you#link={link}", until)


@endpoint("POST", "/api/me/code", RecoveryCode, body=Nothing, tag="devices")
async def make_code(ask: Ask, _: Nothing) -> RecoveryCode:
    """Make a recovery code, with which you come back on any device. An older one ends."""
    return RecoveryCode(await ask.server.devices.make_code(person_of(ask)))


@endpoint("POST", "/api/me/devices/look", Me, body=WayBack, tag="devices")
async def look_behind(ask: Ask, given: WayBack) -> Me:
    """Whose device this one would become; nothing changes yet."""
    person = await _found(ask, given)
    return Me(person.id, person.name)


@endpoint("POST", "/api/me/devices/enter", Me, body=WayBack, tag="devices")
async def enter(ask: Ask, given: WayBack) -> Response:
    """Make this device yours, by a link or a recovery code. The answer sets the cookie."""
    person = await _found(ask, given)
    if ask.person is not None and ask.person.id == person.id:
        return known_as(ask, ask.person)
    entered = await ask.server.devices.enter(person, given.link, given.code, ask.header(b"user-agent") or "")
    await ask.server.referee.saw(entered, ask.address)
    return known_as(ask, entered)


@endpoint("POST", "/api/me/devices/leave", Ok, body=DeviceNamed, tag="devices", free=True)
async def leave_device(ask: Ask, given: DeviceNamed) -> Response:
    """Leave a device: nobody is known there any more, at once. Open links end too."""
    person = person_of(ask)
    await ask.server.devices.leave(person.id, given.id)
    return _answered(gone=given.id == person.device)


@endpoint("POST", "/api/me/devices/leave-others", OthersLeft, body=Nothing, tag="devices", free=True)
async def leave_other_devices(ask: Ask, _: Nothing) -> Response:
    """End all ways in but this device, at once: other devices, links, the recovery code, programs' keys, push messages.

    The answer sets a new cookie, since the old one may have been copied. If the answer is lost, ask again.
    """
    devices = ask.server.devices
    here = None if ask.person else await devices.in_place_of(ask.cookie)
    if here is not None:
        return _at_home(ask, here, OthersLeft())
    here, ended = await devices.leave_others(person_of(ask))
    mail = await ask.server.sender.outbox.mail(here.id)
    told = OthersLeft(len(ended.devices), ended.links, ended.code, len(ended.programs), ended.pushes)
    told.mail = (mail.address or mail.wanted or None) if mail else None
    return _at_home(ask, here, told)


def _at_home(ask: Ask, person: Person, told: OthersLeft) -> Response:
    response = Json(msgspec.json.encode(told))
    give_cookie(ask, person, response)
    return response


@endpoint("POST", "/api/me/forget", Ok, body=Nothing, tag="devices", free=True)
async def forget_me(ask: Ask, _: Nothing) -> Response:
    """Be forgotten: name, devices, codes, addresses, notes and chat are deleted, seats handed over, for good."""
    await ask.server.devices.forget(person_of(ask).id)
    ask.server.forgetting.soon()
    return _answered(gone=True)


async def _found(ask: Ask, given: WayBack) -> Person:
    if bool(given.link) == bool(given.code):
        raise Refused(422, "bad-request", problem="either a link or a code")
    person = await ask.server.devices.found(given.link, given.code, ask.address)
    ask.server.moderation.check(person, ask.address, named=False)
    return person


def person_of(ask: Ask) -> Person:
    """Who asks; refused for a program."""
    person = ask.known()
    if person.token:
        raise Refused(403, "token")  # a program has no devices
    return person


def _answered(*, gone: bool) -> Response:
    response = Json(msgspec.json.encode(Ok()))
    if gone:
        response.delete_cookie(COOKIE)
    return response
