"""The setup of a table, as its host chose it: the game's setting, and clock, spectators, undo, hints."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_args

from burgomaster.bots.registry import check_offered, default_bot
from burgomaster.games import game as game_of
from burgomaster.games.kernel.errors import BadEdition
from burgomaster.play.setting import Setting, setting
from burgomaster.tables.value import Value

ClockKind = Literal["none", "move", "bank", "correspondence"]
Flag = Literal["bot", "lose"]
Spectators = Literal["live", "delayed", "off"]
Undo = Literal["consent", "free", "none"]

LONGEST_TIME = 90 * 24 * 3600  # seconds of a clock
LONGEST_DELAY = 3600  # seconds
LONGEST_WORD = 40  # characters of a name: of a game, an edition, an option, a bot
LONGEST_EDITION = 100_000  # characters of an edition of one's own
LEAST_SEATS, MOST_SEATS = 2, 6
MOST_OPTIONS = 40


class Clock(Value):
    """How long a player may think. `seconds` is for each move, or the whole bank; days for correspondence."""

    kind: ClockKind = "none"
    seconds: int = 0
    increment: int = 0  # put back into the bank after every move
    flag: Flag = "bot"  # what happens when the time is up


class EditionText(Value):
    """An edition of one's own, as TOML."""

    text: str


class Setup(Value):
    """A new table. `bots` names a bot for each seat that one shall hold, from the last seat backwards."""

    game: str
    players: int
    edition: str | EditionText | None = None
    options: dict[str, str] = {}  # noqa: RUF012 - values share none
    bots: tuple[str, ...] = ()
    clock: Clock = Clock()
    public: bool = True  # listed in the lobby, and open to whoever comes; otherwise by invite link only
    spectators: Spectators = "live"
    delay: int = 60  # seconds, for delayed spectators
    undo: Undo = "consent"
    hints: bool = False
    stand_in: str = ""  # in place of who is away; else the default bot
    rated: bool = False  # does it count for people's ratings?

    @property
    def deputy(self) -> str:
        """The bot that plays for who is away."""
        return self.stand_in or default_bot(self.game)

    def agreed(self) -> Setting:
        """The game with its edition and options, checked; BurgomasterError says what is wrong."""
        if isinstance(self.edition, EditionText):
            return setting(self.game, self.players, None, self.options, edition_text=self.edition.text)
        known = game_of(self.game).SPEC.editions
        if self.edition is not None and self.edition not in known:  # never a path: that would be a file of the server
            raise BadEdition(f"there is no edition {self.edition!r} (built in: {', '.join(known)})")
        return setting(self.game, self.players, self.edition, self.options)

    def check(self) -> Setting:
        """Everything, as it is checked when a table is opened."""
        _check_form(self)
        agreed = self.agreed()
        for name in (*self.bots, self.deputy):
            check_offered(name, self.game)
        if len(self.bots) > self.players:
            raise BadEdition(f"{len(self.bots)} bots for {self.players} seats")
        if self.clock.kind in ("move", "bank", "correspondence") and self.clock.seconds < 1:
            raise BadEdition("a clock needs seconds")
        return agreed


def setup_from(data: Mapping[str, Any]) -> Setup:
    """A setup from plain data, as a row holds it, checked for its form; BurgomasterError says what is wrong."""
    fields = dict(data)
    if isinstance(fields.get("edition"), dict):
        fields["edition"] = _made(EditionText, "edition", fields["edition"])
    if isinstance(fields.get("bots"), list):
        fields["bots"] = tuple(fields["bots"])
    if isinstance(fields.get("clock"), dict):
        fields["clock"] = _made(Clock, "clock", fields["clock"])
    setup: Setup = _made(Setup, "setup", fields)
    _check_form(setup)
    return setup


def _made(kind: type[Any], name: str, fields: Mapping[str, Any]) -> Any:
    try:
        return kind(**fields)
    except TypeError:
        raise BadEdition(f"{name} has the fields {', '.join(kind.FIELDS)}, not {', '.join(fields)}") from None


def _check_form(setup: Any) -> None:
    """Every field is of its kind, and neither too long nor too large."""
    clock, bots, options = setup.clock, setup.bots, setup.options
    if not isinstance(clock, Clock):
        raise BadEdition("clock is not a clock")
    _check_texts({"game": setup.game, "stand_in": setup.stand_in})
    _check_numbers(
        ("players", setup.players, LEAST_SEATS, MOST_SEATS),
        ("delay", setup.delay, 1, LONGEST_DELAY),
        ("clock.seconds", clock.seconds, 0, LONGEST_TIME),
        ("clock.increment", clock.increment, 0, LONGEST_TIME),
    )
    for name, chosen, choices in (
        ("clock.kind", clock.kind, get_args(ClockKind)),
        ("clock.flag", clock.flag, get_args(Flag)),
        ("spectators", setup.spectators, get_args(Spectators)),
        ("undo", setup.undo, get_args(Undo)),
        ("public", setup.public, (True, False)),
        ("hints", setup.hints, (True, False)),
        ("rated", setup.rated, (True, False)),
    ):
        if type(chosen) is not type(choices[0]) or chosen not in choices:
            raise BadEdition(f"{name} is one of {', '.join(map(str, choices))}, not {str(chosen)[:LONGEST_WORD]}")
    if isinstance(setup.edition, EditionText):
        _check_texts({"edition.text": setup.edition.text}, LONGEST_EDITION)
    elif setup.edition is not None:
        _check_texts({"edition": setup.edition})
    if not isinstance(bots, tuple) or len(bots) > MOST_SEATS:
        raise BadEdition(f"bots is a list of at most {MOST_SEATS} names")
    _check_texts({f"bots[{place}]": bot for place, bot in enumerate(bots)})
    if not isinstance(options, dict) or len(options) > MOST_OPTIONS:
        raise BadEdition(f"options are at most {MOST_OPTIONS} names with what is chosen")
    for name, chosen in options.items():
        _check_texts({"an option's name": name, f"the option {name}": chosen})


def _check_texts(given: Mapping[str, Any], longest: int = LONGEST_WORD) -> None:
    for name, text in given.items():
        if not isinstance(text, str) or len(text) > longest:
            raise BadEdition(f"{name} is a text of at most {longest} characters")


def _check_numbers(*given: tuple[str, Any, int, int]) -> None:
    for name, number, least, most in given:
        if type(number) is not int or not least <= number <= most:
            raise BadEdition(f"{name} is a whole number from {least} to {most}")
