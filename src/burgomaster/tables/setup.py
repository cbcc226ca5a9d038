"""The setup of a table, as its host chose it: the game's setting, and clock, spectators, undo, hints."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from burgomaster.bots.registry import check_offered, default_bot
from burgomaster.games import game as game_of
from burgomaster.games.kernel.errors import BadEdition
from burgomaster.play.setting import Setting, setting
from burgomaster.tables.fields import Items, Number, Text, problem_of
from burgomaster.tables.value import Value, as_data

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

Seconds = Annotated[int, Number(0, LONGEST_TIME)]
ShortText = Annotated[str, Text(LONGEST_WORD)]


class Clock(Value):
    """How long a player may think. `seconds` is for each move, or the whole bank; days for correspondence."""

    kind: ClockKind = "none"
    seconds: Seconds = 0
    increment: Seconds = 0  # put back into the bank after every move
    flag: Flag = "bot"  # what happens when the time is up


class EditionText(Value):
    """An edition of one's own, as TOML."""

    text: Annotated[str, Text(LONGEST_EDITION)]


class Setup(Value):
    """A new table. `bots` names a bot for each seat that one shall hold, from the last seat backwards."""

    game: ShortText
    players: Annotated[int, Number(LEAST_SEATS, MOST_SEATS)]
    edition: ShortText | EditionText | None = None
    options: Annotated[dict[ShortText, ShortText], Items(MOST_OPTIONS)] = {}  # noqa: RUF012 - values share none
    bots: Annotated[tuple[ShortText, ...], Items(MOST_SEATS)] = ()
    clock: Clock = Clock()
    public: bool = True  # listed in the lobby, and open to whoever comes; otherwise by invite link only
    spectators: Spectators = "live"
    delay: Annotated[int, Number(1, LONGEST_DELAY)] = 60  # seconds, for delayed spectators
    undo: Undo = "consent"
    hints: bool = False
    stand_in: ShortText = ""  # in place of who is away; else the default bot
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
        _check_form(as_data(self))
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
    _check_form(data)
    fields = dict(data)
    if isinstance(fields.get("edition"), dict):
        fields["edition"] = EditionText(**fields["edition"])
    if "bots" in fields:
        fields["bots"] = tuple(fields["bots"])
    if "clock" in fields:
        fields["clock"] = Clock(**fields["clock"])
    return Setup(**fields)


def _check_form(data: Any) -> None:
    """Every field is of its kind, and neither too long nor too large."""
    if problem := problem_of(data, Setup, ""):
        raise BadEdition(problem)
