"""The setup of a table, as its host chose it: the game's setting, and clock, spectators, undo, hints."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from burgomaster.bots.registry import check_offered, default_bot
from burgomaster.games import game as game_of
from burgomaster.games.kernel.errors import BadEdition
from burgomaster.play.setting import Setting, setting

Seconds = Annotated[int, msgspec.Meta(ge=0, le=90 * 24 * 3600)]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a player may think. `seconds` is for each move, or the whole bank; days for correspondence."""

    kind: Literal["none", "move", "bank", "correspondence"] = "none"
    seconds: Seconds = 0
    increment: Seconds = 0  # put back into the bank after every move
    flag: Literal["bot", "lose"] = "bot"  # what happens when the time is up


class EditionText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An edition of one's own, as TOML."""

    text: Annotated[str, msgspec.Meta(max_length=100_000)]


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table. `bots` names a bot for each seat that one shall hold, from the last seat backwards."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    players: Annotated[int, msgspec.Meta(ge=2, le=6)]
    edition: Annotated[str, msgspec.Meta(max_length=40)] | EditionText | None = None
    options: Annotated[
        dict[Annotated[str, msgspec.Meta(max_length=40)], Annotated[str, msgspec.Meta(max_length=40)]],
        msgspec.Meta(max_length=40),
    ] = {}
    bots: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=40)], ...], msgspec.Meta(max_length=6)] = ()
    clock: Clock = Clock()
    public: bool = True  # listed in the lobby, and open to whoever comes; otherwise by invite link only
    spectators: Literal["live", "delayed", "off"] = "live"
    delay: Annotated[int, msgspec.Meta(ge=1, le=3600)] = 60  # seconds, for delayed spectators
    undo: Literal["consent", "free", "none"] = "consent"
    hints: bool = False
    stand_in: Annotated[str, msgspec.Meta(max_length=40)] = ""  # in place of who is away; else the default bot

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
        agreed = self.agreed()
        for name in (*self.bots, self.deputy):
            check_offered(name, self.game)
        if len(self.bots) > self.players:
            raise BadEdition(f"{len(self.bots)} bots for {self.players} seats")
        if self.clock.kind in ("move", "bank", "correspondence") and self.clock.seconds < 1:
            raise BadEdition("a clock needs seconds")
        return agreed
