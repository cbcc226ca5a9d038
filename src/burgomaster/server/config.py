"""The server's configuration. Every option has a flag, an environment variable and a key in a TOML file."""

from __future__ import annotations

import argparse
import ipaddress
import os
import shlex
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.untrusted import Unreadable, toml
from burgomaster.play.own_folder import data_root

_PREFIX = "BURGOMASTER_"


def _option(default: Any, help_text: str, metavar: str = "", least: float = 0) -> Any:
    return field(default=default, metadata={"help": help_text, "metavar": metavar, "least": least})


@dataclass(frozen=True)
class Config:
    """All options of the server, with their defaults."""

    host: str = _option("127.0.0.1", "address to listen on", "ADDRESS")
    port: int = _option(8765, "port to listen on; 0 takes a free one", "PORT")
    lan: bool = _option(False, "listen on all addresses, so that phones in the room can join")
    db: str = _option("", "an SQLite file, or postgresql://… (default: a file in your data folder)", "FILE|ADDRESS")
    names: str = _option("", "host names this server answers to, beside localhost and addresses", "A,B")
    https: bool = _option(False, "people come by https (through a proxy): cookies are marked Secure")
    proxies: str = _option("", "addresses of proxies whose X-Forwarded-For is believed", "A,B")
    metrics_from: str = _option("", "addresses that may read /metrics, beside this machine", "A,B")
    bots: int = _option(1, "worker processes for bots", "N", least=1)
    bot_seconds: float = _option(60.0, "time after which a bot that does not answer is replaced", "S", least=0.1)
    review_seconds: float = _option(600.0, "time after which a review of a game is given up", "S", least=0.1)
    absent_seconds: float = _option(120.0, "time away after which others may ask for somebody, without a clock", "S")
    warn_seconds: float = _option(60.0, "time to come back then, before a bot may stand in", "S")
    word_seconds: float = _option(10.0, "how long one may take to open one's word for the dice", "S", least=0.1)
    fill_seconds: float = _option(30.0, "time one waits for others before bots may take the empty seats", "S")
    rate: float = _option(50.0, "requests a second from one person; 0 for no limit", "N")
    bot_rate: float = _option(10.0, "requests a second from one bot program; 0 for no limit", "N")
    address_rate: float = _option(1000.0, "requests a second from one address; 0 for no limit", "N")
    connections: int = _option(10_000, "live connections at once", "N", least=1)
    connections_each: int = _option(50, "live connections at once of one person", "N", least=1)
    connections_address: int = _option(500, "live connections at once from one address", "N", least=1)
    names_address: float = _option(200.0, "new names an hour from one address; 0 for no limit", "N")
    tables_each: int = _option(100, "unfinished tables that one person may have opened", "N", least=1)
    tables_address: int = _option(300, "unfinished tables that may have been opened from one address", "N", least=1)
    tables_rate: float = _option(100.0, "tables that may be opened an hour by one person; 0 for no limit", "N")
    tables_address_rate: float = _option(
        400.0, "tables that may be opened an hour from one address; 0 for no limit", "N"
    )
    thinking_address: int = _option(50, "moves of slow bots that may wait for one address", "N", least=1)
    ratings: bool = _option(False, "rate people by the games they finish with each other, and show it")
    rated_within_network: bool = _option(False, "rate people of one address, or one household, with each other too")
    rated_day: int = _option(3, "rated games of the same two people within a day; 0 for any number", "N")
    rated_week: int = _option(10, "rated games of the same two people within a week; 0 for any number", "N")
    edition_rate: float = _option(4.0, "checks of editions a second by one person; 0 for no limit", "N")
    reading_rate: float = _option(
        20_000.0, "steps a second of reading what one person says, about a microsecond each; 0 for no limit", "N"
    )
    balance_games: int = _option(300, "games of a quick simulation of an edition", "N", least=1)
    balance_seconds: float = _option(45.0, "a worker's time for such a simulation, at most", "S", least=1)
    open_hours: float = _option(
        24.0, "time after which a table is closed that waits and nobody is at; 0 for never", "H"
    )
    ask_seconds: float = _option(20.0, "how long a request may take to arrive", "S", least=0.1)
    work_seconds: float = _option(
        20.0, "how long a request may wait for work on a long log or an edition, and the work may take", "S", least=0.1
    )
    body: int = _option(262_144, "largest request in bytes", "N", least=1024)
    beat_seconds: float = _option(20.0, "time between two signs of life on a live connection", "S", least=0.1)
    webhook: str = _option("", "address to which reminders are posted as JSON", "URL")
    mail: str = _option("", "command that is given each reminder as JSON on its standard input", "COMMAND")
    site: str = _option("", "address people reach this server under, for links in mail (default: from --names)", "URL")
    smtp: str = _option("", "server that mail is sent through: smtp://user:password@host:587, or smtps://…", "URL")
    sender: str = _option("", "address that mail comes from", "ADDRESS")
    remind_seconds: float = _option(20.0, "time somebody may be away before they are reminded", "S")
    reminders_each: int = _option(60, "reminders to one person an hour", "N", least=1)
    reminders: int = _option(5000, "reminders of this process an hour", "N", least=1)
    push_networks: str = _option("", "networks of our own in which push services are trusted", "A,B")
    log: str = _option(
        "", "least important lines to log: debug, info, warning or error (default info; warning with --browse)", "LEVEL"
    )
    drain_seconds: float = _option(
        5.0, "how long requests under way may take when the server stops; after five more it has ended", "S"
    )

    def __post_init__(self) -> None:
        if not 0 <= self.port < 65536:
            raise BurgomasterError(f"--port is 0 to 65535, not {self.port}")
        for one in fields(self):
            value, least = getattr(self, one.name), one.metadata["least"]
            if isinstance(value, int | float) and not least <= value < float("inf"):
                raise BurgomasterError(f"--{one.name.replace('_', '-')} is at least {least:g}, not {value:g}")
        if self.log not in ("", "debug", "info", "warning", "error"):
            raise BurgomasterError(f"--log is debug, info, warning or error, not {self.log!r}")
        if self.webhook and not _is_web_address(self.webhook):
            raise BurgomasterError("--webhook is an address that begins with http:// or https://")
        if self.site and not _is_web_address(self.site):
            raise BurgomasterError("--site is an address that begins with http:// or https://")
        if self.smtp:
            self._check_mail()
        addresses = (
            ("proxies", self.proxies),
            ("metrics-from", self.metrics_from),
            ("push-networks", self.push_networks),
        )
        for flag, text in addresses:
            if not _are_addresses(text):
                raise BurgomasterError(f"--{flag} are addresses such as 192.0.2.7, or 10.0.0.0/8, not {text[:60]!r}")
        try:
            shlex.split(self.mail)
        except ValueError as problem:
            raise BurgomasterError(f"--mail is a command line: {problem}") from None

    def _check_mail(self) -> None:
        if not _is_web_address(self.smtp, ("smtp", "smtps")):
            raise BurgomasterError("--smtp is an address such as smtp://user:password@host:587, or smtps://…")
        if "@" not in self.sender:
            raise BurgomasterError("--smtp needs --sender, the address that mail comes from")
        if not self.site_address:
            raise BurgomasterError("--smtp needs --site, the address people reach this server under")

    @property
    def site_address(self) -> str:
        """The address people reach this server under, as far as it was told; without a slash at its end."""
        first = self.names.partition(",")[0].strip()
        return self.site.rstrip("/") or (f"http{'s' if self.https else ''}://{first}" if first else "")

    @property
    def listen_on(self) -> str:
        """The address to bind."""
        return "0.0.0.0" if self.lan else self.host  # noqa: S104 - that is what --lan asks for

    @property
    def trusted_proxies(self) -> list[str]:
        """The proxies' addresses, those of IPv4 also as a socket for both kinds shows them."""
        given = [part.strip() for part in self.proxies.split(",") if part.strip()]
        mapped = [ipaddress.ip_network(part) for part in given if ":" not in part]
        return [*given, *(f"::ffff:{one.network_address}/{one.prefixlen + 96}" for one in mapped)]

    @property
    def database(self) -> str:
        """Where tables are kept."""
        if self.db:
            return self.db
        return str(data_root() / "house.sqlite")

    def knows(self, name: str) -> bool:
        """Does this server answer to a host name? Bare addresses cannot be forged by another site's DNS."""
        bare = name.lower()
        bare = bare[1 : bare.find("]")] if bare.startswith("[") else bare.rpartition(":")[0] or bare
        known = {"localhost", self.host.lower(), *(part.strip().lower() for part in self.names.split(",") if part)}
        if bare in known or (self.lan and bare.endswith(".local")):
            return True
        try:
            ipaddress.ip_address(bare)
        except ValueError:
            return False
        return True


def _are_addresses(text: str) -> bool:
    try:
        return all(ipaddress.ip_network(part.strip()) for part in text.split(",") if part.strip())
    except ValueError:
        return False


def _is_web_address(text: str, schemes: tuple[str, ...] = ("http", "https")) -> bool:
    try:
        parts = urlsplit(text)
        return parts.scheme in schemes and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        return False


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add a flag for every option. Flags that are not given stay unset, so that the environment and the file count."""
    parser.add_argument("--config", type=Path, metavar="FILE", help="a TOML file with these options as keys")
    for one in fields(Config):
        flag = "--" + one.name.replace("_", "-")
        text = one.metadata["help"] + ("" if one.default in ("", False) else f" (default {one.default})")
        if one.type == "bool":
            parser.add_argument(flag, action="store_true", default=argparse.SUPPRESS, help=text)
        else:
            kind = {"int": int, "float": float, "str": str}[str(one.type)]
            parser.add_argument(flag, type=kind, default=argparse.SUPPRESS, metavar=one.metadata["metavar"], help=text)


def read_config(given: argparse.Namespace, environment: Mapping[str, str] = os.environ) -> Config:
    """Flags, then the environment, then the file, then the defaults."""
    file = given.config or (Path(environment["BURGOMASTER_CONFIG"]) if "BURGOMASTER_CONFIG" in environment else None)
    values: dict[str, Any] = _read_file(file) if file else {}
    for one in fields(Config):
        name = _PREFIX + one.name.upper()
        if name in environment:
            values[one.name] = _converted(str(one.type), environment[name], name)
        if hasattr(given, one.name):
            values[one.name] = getattr(given, one.name)
    return Config(**values)


def _read_file(path: Path) -> dict[str, Any]:
    try:
        data = toml(path.read_text(encoding="utf-8"))
    except OSError as problem:
        raise BurgomasterError(f"{path}: {problem.strerror or problem}") from None
    except (Unreadable, UnicodeDecodeError) as problem:
        raise BurgomasterError(f"{path}: {problem}") from None
    known = {one.name: str(one.type) for one in fields(Config)}
    for key, value in data.items():
        if key not in known:
            raise BurgomasterError(f"{path}: there is no option {key!r}")
        wanted: dict[str, tuple[type, ...]] = {"int": (int,), "float": (int, float), "str": (str,), "bool": (bool,)}
        if type(value) not in wanted[known[key]]:
            raise BurgomasterError(f"{path}: {key} must be of type {known[key]}")
    return data


def _converted(kind: str, text: str, name: str) -> Any:
    try:
        if kind == "bool":
            return {"1": True, "yes": True, "true": True, "0": False, "no": False, "false": False, "": False}[
                text.lower()
            ]
        return {"int": int, "float": float, "str": str}[kind](text)
    except (KeyError, ValueError):
        raise BurgomasterError(f"{name}: {text[:40]!r} is not of type {kind}") from None
