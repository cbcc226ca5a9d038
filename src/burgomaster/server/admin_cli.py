"""The command line of `burgomaster admin`: some commands use the database, the others the server's operator API."""

from __future__ import annotations

import argparse
import asyncio
import http.client
import ipaddress
import json
import os
import re
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex
from typing import Any
from urllib.parse import urlencode, urlsplit

from burgomaster.games.kernel.errors import BurgomasterError

KEY = "BURGOMASTER_OPERATOR_KEY"
_AT = "http://127.0.0.1:8765"
_PATIENCE = 30.0  # seconds
_LABEL = re.compile(r"[a-z0-9-]{1,20}")
# What works on the database alone, also while no server runs.
_STORE = ("list", "show", "close", "export", "key")

Add = Callable[[argparse.ArgumentParser], None]


def add_commands(admin: argparse.ArgumentParser, add_database: Add) -> None:
    """Everything an operator may do."""
    what = admin.add_subparsers(dest="what", metavar="WHAT", required=True)

    def command(name: str, says: str) -> argparse.ArgumentParser:
        parser: argparse.ArgumentParser = what.add_parser(name, help=says, description=says)
        add_database(parser)
        parser.add_argument("--json", action="store_true", help="print the answer as JSON")
        parser.add_argument("--key-file", type=Path, metavar="FILE", help=f"holds the key (or the environment: {KEY})")
        default = None if name == "close" else _AT
        parser.add_argument("--at", default=default, metavar="URL", help=f"the running server ({default or 'if any'})")
        return parser

    def table(parser: argparse.ArgumentParser) -> None:
        parser.add_argument("table", nargs="?", default="", metavar="TABLE", help="the table's id")

    command("list", "all tables")
    for name, says in (
        ("show", "a table"),
        ("close", "close a table for good: in the database, or with --at over the running server"),
        ("export", "a table's game file"),
    ):
        table(command(name, says))
    key = command("key", "print an operator's key; it is made the first time")
    key.add_argument("label", nargs="?", default="operator", metavar="LABEL", help="whose: a-z, 0-9, - (operator)")
    key.add_argument("--renew", action="store_true", help="make a new one; the old one is no longer valid")
    key.add_argument("--forget", action="store_true", help="withdraw the key of this label")
    key.add_argument("--all", action="store_true", help="the labels of all keys")

    mail = command("mail", "send a letter by the server's --smtp, to see whether it arrives")
    mail.add_argument("address", metavar="ADDRESS", help="to whom")

    command("state", "state of the running server")
    command("people", "who has a live connection, and from where")
    command("blocks", "who is blocked")
    block = command("block", "block somebody: their connections end, and whatever they ask is refused")
    block.add_argument("kind", choices=("player", "name", "address"), help="what VALUE is")
    block.add_argument("value", metavar="VALUE", help="a player's id, a name, an address or a network (203.0.113.0/24)")
    block.add_argument("--hours", type=float, metavar="N", help="for how long (otherwise for good)")
    block.add_argument("--note", default="", metavar="TEXT", help="why; only operators read it")
    unblock = command("unblock", "remove a block")
    unblock.add_argument("id", metavar="ID", help="of the block, as `blocks` lists it")
    doors = command("doors", "close the server to newcomers or to new tables, and open it again")
    doors.add_argument("--names", dest="new_names", choices=("open", "closed"), help="may newcomers take a name?")
    doors.add_argument("--tables", dest="new_tables", choices=("open", "closed"), help="may tables be opened?")
    doors.add_argument("--said", metavar="TEXT", help="a sentence for everybody on the front page; '' for none")
    reports = command("reports", "what players have reported")
    reports.add_argument("--handled", action="store_true", help="those that were answered")
    _paged(reports)
    answer = command("answer", "mark a report as handled; who made it can read the answer")
    answer.add_argument("id", metavar="ID", help="of the report")
    answer.add_argument("answer", nargs="?", default="", metavar="TEXT", help="a sentence")
    chat = command("chat", "what was said at a table")
    chat.add_argument("table", metavar="TABLE", help="the table's id")
    chat.add_argument("--around", type=int, metavar="SEQ", help="around this row (otherwise the last lines)")
    unsay = command("unsay", "remove a line of chat")
    unsay.add_argument("table", metavar="TABLE", help="the table's id")
    unsay.add_argument("seq", type=int, metavar="SEQ", help="the number of the line, as `chat` lists it")
    resign = command("resign", "resign for somebody who sits at a table")
    resign.add_argument("table", metavar="TABLE", help="the table's id")
    resign.add_argument("seat", type=int, metavar="SEAT", help="counted from 0")
    command("ratings", "whose ratings are withdrawn")
    withdraw = command("withdraw-rating", "let none of somebody's games count for ratings: all are worked out anew")
    withdraw.add_argument("player", metavar="PLAYER", help="the player's id")
    withdraw.add_argument("--note", default="", metavar="TEXT", help="why; only operators read it")
    back = command("give-back-rating", "rate somebody again, from now on")
    back.add_argument("player", metavar="PLAYER", help="the player's id")
    back.add_argument("--past", action="store_true", help="their games of the past count again too")
    _paged(command("audit", "what operators and hosts have done"))


def _paged(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--before", default="", metavar="ID", help="older than this one")
    parser.add_argument("--limit", type=int, default=50, metavar="N", help="at most this many (50, up to 200)")


def run_admin(given: argparse.Namespace) -> str:
    """Run the command; returns the text to print."""
    if given.what in _STORE and not (given.what == "close" and given.at):
        return _in_the_database(given)
    if given.what == "mail":
        return _mail(given)
    if given.what == "close" and not given.table:
        raise _no_table(given.what)
    asked = _ASKED[given.what](given)
    running = OperatorClient(given.at, _key(given))
    if given.what == "doors":
        asked = _doors(given, running)
    answer = running.ask(*asked)
    if given.json:
        return json.dumps(answer, indent=2, ensure_ascii=False)
    return "\n".join(_SAID[given.what](answer) if given.what in _SAID else ["Done."]) or "None."


def _mail(given: argparse.Namespace) -> str:
    """A letter by the settings of the server, which need not run."""
    from burgomaster.server.config import read_config
    from burgomaster.server.reach.mail import Letter, MailFailed, MailSender, is_address

    config = read_config(given)
    if not config.smtp:
        raise BurgomasterError("there is no mail server: --smtp, BURGOMASTER_SMTP or the server's TOML file names one")
    if not is_address(given.address):
        raise BurgomasterError(f"{given.address[:60]!r} is no mail address")
    text = f"This is what mail from {config.site_address} looks like. It was sent to see whether it arrives.\n"
    letter = Letter(given.address, f"A letter from {urlsplit(config.site_address).hostname}", text, token_hex(16))
    server = urlsplit(config.smtp).hostname
    try:
        asyncio.run(MailSender(config.smtp, config.sender).send(letter))
    except MailFailed as problem:
        raise BurgomasterError(f"the mail server {server} did not take it: {problem}") from None
    return f"The mail server {server} took the letter. Look whether it arrives, and not among the unwanted ones."


def _in_the_database(given: argparse.Namespace) -> str:
    from burgomaster.server import admin
    from burgomaster.server.config import read_config

    if given.what == "key":
        if not _LABEL.fullmatch(given.label):
            raise BurgomasterError(f"a label has 1 to 20 of a-z, 0-9 and -, not {given.label[:40]!r}")
        work = admin.forgotten_key(given.label) if given.forget else admin.operator_key(given.label, renew=given.renew)
        work = admin.every_key if given.all else work
    elif given.what == "list":
        work = admin.every_table_as_json if given.json else admin.every_table
    elif not given.table:
        raise _no_table(given.what)
    else:
        works = {"show": admin.one_table, "close": admin.closed_table, "export": admin.exported_table}
        work = works[given.what](given.table)
    return admin.administer(read_config(given).database, work)


def _no_table(what: str) -> BurgomasterError:
    return BurgomasterError(f"burgomaster admin {what} needs a table's id; burgomaster admin list has them")


def _key(given: argparse.Namespace) -> str:
    """The key: from a file, the environment, or the database on this machine."""
    if given.key_file is not None:
        return str(given.key_file.read_text(encoding="utf-8").strip())
    if os.environ.get(KEY):
        return os.environ[KEY].strip()
    from burgomaster.server import admin
    from burgomaster.server.config import read_config

    try:
        return admin.administer(read_config(given).database, admin.operator_key("operator"))
    except BurgomasterError as problem:
        raise BurgomasterError(f"no operator's key: give --key-file, {KEY}, or the server's --db ({problem})") from None


class OperatorClient:
    """A client of the operator API. It follows no redirects, so that the key goes nowhere else."""

    def __init__(self, at: str, key: str) -> None:
        try:
            parts = urlsplit(at)
            self.host, port = parts.hostname or "", parts.port
        except ValueError as problem:
            raise BurgomasterError(f"--at: {problem}") from None
        if parts.scheme not in ("http", "https") or not self.host:
            raise BurgomasterError(f"--at begins with http:// or https://, as {_AT} does")
        if parts.scheme == "http" and not _is_here(self.host):
            raise BurgomasterError("--at: a key goes over https only, or to this machine itself")
        if not key.isascii() or not key.isprintable():
            raise BurgomasterError("this is not an operator's key")
        kind = http.client.HTTPConnection if parts.scheme == "http" else http.client.HTTPSConnection
        self._line = kind(self.host, port, timeout=_PATIENCE)
        self._base = parts.path.rstrip("/")
        self._key = key

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """The answer; what was refused is an error with its sentence."""
        head = {"Authorization": f"Bearer {self._key}"} | ({} if body is None else {"Content-Type": "application/json"})
        try:
            self._line.request(method, f"{self._base}/api/operator/{path}", json.dumps(body) if body else None, head)
            response = self._line.getresponse()
            status, data = response.status, response.read()
        except (OSError, http.client.HTTPException) as problem:
            raise BurgomasterError(f"the server at {self.host} does not answer: {problem}") from None
        finally:
            self._line.close()
        try:
            answer = json.loads(data)
        except ValueError:
            raise BurgomasterError(f"{self.host} is not a Burgomaster server (status {status})") from None
        if status != 200:
            raise BurgomasterError(answer["error"]["text"])
        return answer


def _is_here(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


# ---- What is asked, and how the answers read ------------------------------------------------------------------------

OperatorRequest = tuple[str, str] | tuple[str, str, dict[str, Any]]


def _doors(given: argparse.Namespace, running: OperatorClient) -> OperatorRequest:
    """What is not named stays as it is."""
    now = running.ask("GET", "state")
    names = now["names_open"] if given.new_names is None else given.new_names == "open"
    tables = now["tables_open"] if given.new_tables is None else given.new_tables == "open"
    said = now["said"] if given.said is None else given.said
    return "POST", "doors", {"names": names, "tables": tables, "said": said}


def _page(path: str, given: argparse.Namespace, **more: str) -> OperatorRequest:
    query = {"limit": str(given.limit), **({"before": given.before} if given.before else {}), **more}
    return "GET", f"{path}?{urlencode(query)}"


def _chat(given: argparse.Namespace) -> OperatorRequest:
    query = {"table": given.table, **({} if given.around is None else {"around": given.around})}
    return "GET", f"chat?{urlencode(query)}"


_ASKED: dict[str, Callable[[argparse.Namespace], OperatorRequest]] = {
    "state": lambda _: ("GET", "state"),
    "people": lambda _: ("GET", "people"),
    "blocks": lambda _: ("GET", "blocks"),
    "block": lambda g: (
        *("POST", "block"),
        {"kind": g.kind, "value": g.value, "hours": g.hours, "note": g.note},
    ),
    "unblock": lambda g: ("POST", "unblock", {"id": g.id}),
    "doors": lambda _: ("GET", "state"),
    "reports": lambda g: _page("reports", g, state="handled" if g.handled else "open"),
    "answer": lambda g: ("POST", "answer", {"id": g.id, "answer": g.answer}),
    "chat": _chat,
    "unsay": lambda g: ("POST", "unsay", {"table": g.table, "seq": g.seq}),
    "resign": lambda g: ("POST", "resign", {"table": g.table, "seat": g.seat}),
    "close": lambda g: ("POST", "close", {"table": g.table}),
    "ratings": lambda _: ("GET", "ratings/withdrawn"),
    "withdraw-rating": lambda g: ("POST", "ratings/withdraw", {"player": g.player, "note": g.note}),
    "give-back-rating": lambda g: ("POST", "ratings/give-back", {"player": g.player, "past": g.past}),
    "audit": lambda g: _page("audit", g),
}


def _when(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _state(answer: dict[str, Any]) -> list[str]:
    refusals = ", ".join(f"{code} {count}" for code, count in answer["refusals"].items())
    said = f"; people are told: {answer['said']}" if answer["said"] else ""
    doors = [f"{what} {'open' if answer[f'{what}_open'] else 'CLOSED'}" for what in ("names", "tables")]
    return [
        f"version   {answer['version']}, up {answer['uptime']} s, {answer['store']} "
        f"{'ready' if answer['ready'] else 'NOT READY'}",
        f"people    {answer['people']} with {answer['connections']} connections, {answer['tables']} tables in memory",
        f"doors     {', '.join(doors)}{said}",
        f"order     {answer['reports']} open reports, {answer['blocks']} blocks",
        f"refusals  {refusals or 'none'}",
    ]


def _block(one: dict[str, Any]) -> str:
    until = "for good" if one["until"] is None else f"until {_when(one['until'])}"
    return f"{one['id']}  {one['kind']:<8} {one['shown']}  {until}, by {one['who']}  {one['note']}".rstrip()


def _report(one: dict[str, Any]) -> list[str]:
    line = f", line {one['line']}: “{one['said']}”" if one["line"] else ""
    lines = [
        f"{one['id']}  {_when(one['at'])}  table {one['table']} seat {one['seat']}",
        f"  {one['reported_name']} ({one['reported']}){line}",
        f"  {one['reporter_name']} ({one['reporter']}) says: {one['why']}",
    ]
    if one["addresses"]:
        lines.append(f"  connected from {', '.join(one['addresses'])}")
    if one["state"] == "handled":
        lines.append(f"  answered by {one['who']}: {one['answer']}")
    return lines


def _withdrawn(one: dict[str, Any]) -> str:
    until = "" if one["until"] is None else f"; given back {_when(one['until'])} for later games"
    return (
        f"{one['player']}  {one['name']}  since {_when(one['since'])}, by {one['who']}{until}  {one['note']}".rstrip()
    )


_SAID: dict[str, Callable[[dict[str, Any]], list[str]]] = {
    "state": _state,
    "people": lambda a: [
        f"{one['address']:<40} {one['table']} {'seat ' if one['seated'] else 'looks'} {one['player'] or '-':<32} "
        f"{one['name']}"
        for one in a["people"]
    ],
    "blocks": lambda a: [_block(one) for one in a["blocks"]],
    "block": lambda a: [_block(a)],
    "ratings": lambda a: [_withdrawn(one) for one in a["ratings"]],
    "reports": lambda a: [line for one in a["reports"] for line in _report(one)],
    "chat": lambda a: [
        f"{one['seq']:>6}  {_when(one['at'])}  {one['name']} ({one['player']}): {one['text'] or '(removed)'}"
        for one in a["lines"]
    ],
    "audit": lambda a: [
        f"{one['id']}  {_when(one['at'])}  {one['who']}: {one['what']} {one['whom']}  {one['note']}".rstrip()
        for one in a["deeds"]
    ],
}
