"""How you are reached when you are not there: web push and mail, what of, and quiet hours."""

from __future__ import annotations

from typing import Annotated

import msgspec

from burgomaster.games.kernel.words import LANGUAGES, Words
from burgomaster.requests.shapes import Nothing
from burgomaster.server.api.endpoint import Ask, Ok, endpoint
from burgomaster.server.identity import token_hash
from burgomaster.server.networks import network_of
from burgomaster.server.reach.left_address import tell_left
from burgomaster.server.reach.mail import LONGEST_ADDRESS, Letter, is_address, letter_box
from burgomaster.server.reach.outbox import Subscription
from burgomaster.server.reach.push import LONGEST_ENDPOINT, SENT, BadEndpoint, check_keys
from burgomaster.server.reach.sender import MAIL
from burgomaster.server.reach.wishes import Wishes, zone_of
from burgomaster.tables.person import Person
from burgomaster.tables.refused import WORDS, Refused

_CONFIRM_MS = 24 * 3_600_000  # how long an address can be confirmed
_Key = Annotated[str, msgspec.Meta(max_length=200)]


class Reached(msgspec.Struct):
    """How you are reached. `push_key` is what a browser needs to subscribe; `mail` is null where there is none."""

    push_key: str
    push_here: bool  # do push messages go to this device?
    mail_offered: bool  # does this house send mail?
    mail: str | None  # where it goes; before the first one is confirmed, that one
    mail_confirmed: bool
    mail_wanted: str | None  # an address that is to be confirmed; until it is, mail goes where it went
    wishes: Wishes


class PushKeys(msgspec.Struct, forbid_unknown_fields=True):
    """A browser's keys, as its subscription has them."""

    p256dh: _Key
    auth: _Key


class Subscribing(msgspec.Struct, forbid_unknown_fields=True):
    """A browser's push subscription."""

    endpoint: Annotated[str, msgspec.Meta(max_length=LONGEST_ENDPOINT)]
    keys: PushKeys


class MailGiven(msgspec.Struct, forbid_unknown_fields=True):
    """A mail address; empty for none."""

    address: Annotated[str, msgspec.Meta(max_length=LONGEST_ADDRESS)]


class MailConfirming(msgspec.Struct, forbid_unknown_fields=True):
    """What stands behind `#mail=` in the link that was mailed."""

    token: Annotated[str, msgspec.Meta(max_length=200)]


class Stopping(msgspec.Struct, forbid_unknown_fields=True):
    """What stands behind `#stop=` in a mail, or comes with a push message."""

    token: Annotated[str, msgspec.Meta(max_length=200)]
    lang: str = ""


@endpoint("GET", "/api/me/reach", Reached, tag="reminders")
async def how_reached(ask: Ask, _: None) -> Reached:
    """How you are reached."""
    person, sender = _person(ask), ask.server.sender
    mail = await sender.outbox.mail(person.id)
    here = [one for one in await sender.outbox.subscriptions(person.id) if one.device == person.device]
    return Reached(
        push_key=sender.push.public_key,
        push_here=bool(here),
        mail_offered=bool(sender.mail.server),
        mail=(mail.address or mail.wanted or None) if mail else None,
        mail_confirmed=bool(mail and mail.confirmed),
        mail_wanted=(mail.wanted or None) if mail else None,
        wishes=await sender.outbox.wishes(person.id),
    )


@endpoint("POST", "/api/me/reach", Ok, body=Wishes, tag="reminders")
async def wish(ask: Ask, given: Wishes) -> Ok:
    """Say what you want to be reminded of, in which language, and your quiet hours."""
    zone_of(given.zone)
    if given.lang not in LANGUAGES:
        raise Refused(422, "bad-request", problem="lang")
    await ask.server.sender.outbox.set_wishes(_person(ask).id, given)
    return Ok()


@endpoint("POST", "/api/me/reach/push", Ok, body=Subscribing, tag="reminders")
async def subscribe(ask: Ask, given: Subscribing) -> Ok:
    """Let push messages come to this device, in place of what it had before."""
    person, sender = _person(ask), ask.server.sender
    try:
        sender.push.check(given.endpoint)
        check_keys(given.keys.p256dh, given.keys.auth)
    except (BadEndpoint, ValueError):
        raise Refused(422, "push-address") from None
    subscription = Subscription(
        id=token_hash(given.endpoint)[:32],
        player=person.id,
        device=person.device,
        endpoint=given.endpoint,
        p256dh=given.keys.p256dh,
        auth=given.keys.auth,
        created=ask.server.house.now(),
    )
    await sender.outbox.subscribe(subscription)
    sender.may_be_reached(person.id)
    return Ok()


@endpoint("POST", "/api/me/reach/push/stop", Ok, body=Nothing, tag="reminders")
async def unsubscribe(ask: Ask, _: Nothing) -> Ok:
    """No more push messages to this device."""
    person = _person(ask)
    await ask.server.sender.outbox.unsubscribe(person.id, device=person.device)
    return Ok()


@endpoint("POST", "/api/me/reach/mail", Ok, body=MailGiven, tag="reminders")
async def give_mail(ask: Ask, given: MailGiven) -> Ok:
    """Say where mail goes. A link is mailed there first; nothing else is, before it has been opened.

    Until then mail goes where it went before.
    """
    person, server = _person(ask), ask.server
    sender, address = server.sender, given.address.strip()
    if not address:
        tell_left(sender, person.id, await sender.outbox.drop_mail(person.id) or "", "removed")
        return Ok()
    if not sender.mail.server:
        raise Refused(409, "no-mail")
    if not is_address(address):
        raise Refused(422, "mail-address")
    mail = await sender.outbox.mail(person.id)
    if mail is not None and mail.confirmed and mail.address == address:
        await sender.outbox.want_mail(person.id, "")
        return Ok()
    server.admission.check_mail(person.id, network_of(ask.address), letter_box(address))
    await sender.outbox.want_mail(person.id, address)
    token = server.house.identity.confirmation(person.id, address, server.house.now() + _CONFIRM_MS)
    words = Words(WORDS, ask.lang)
    text = words("mail-confirm", link=f"{server.config.site_address}/you#mail={token}")
    letter = Letter(address, words("mail-confirm-title"), text + "\n", f"confirm.{token_hash(token)[:32]}")
    if await sender.try_to_mail(letter) != SENT:
        await sender.outbox.unwant_mail(person.id, address)
        raise Refused(409, "mail-failed")
    return Ok()


@endpoint("POST", "/api/reach/confirm", Ok, body=MailConfirming, tag="reminders")
async def confirm_mail(ask: Ask, given: MailConfirming) -> Ok:
    """Confirm an address by what was mailed there; no cookie is needed."""
    server, player = ask.server, given.token.partition(".")[0]
    mail = await server.sender.outbox.mail(player)
    now = server.house.now()
    known = (mail.wanted, mail.address) if mail is not None else ()  # a link may be opened twice
    found = [
        address
        for address in known
        if address and server.house.identity.is_confirmation(given.token, player, address, now)
    ]
    if not found:
        raise Refused(403, "mail-link")
    await server.sender.outbox.confirm_mail(player, found[0], now)
    if mail is not None and mail.address != found[0]:
        tell_left(server.sender, player, mail.address, "changed")
    server.sender.may_be_reached(player)
    return Ok()


@endpoint("POST", "/api/reach/stop", Ok, query=Stopping, tag="reminders", free=True)
async def stop(ask: Ask, given: Stopping) -> Ok:
    """Stop mail, or push messages to one device, by what came with one; no cookie is needed."""
    found = ask.server.house.identity.stopped(given.token)
    if found is None:
        raise Refused(403, "stop-link")
    player, channel = found
    outbox = ask.server.sender.outbox
    await (outbox.drop_mail(player) if channel == MAIL else outbox.unsubscribe(player, channel))
    return Ok()


def _person(ask: Ask) -> Person:
    person = ask.known()
    if person.token:
        raise Refused(403, "token")  # a program is not reminded
    return person
