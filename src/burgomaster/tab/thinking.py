"""What is asked of bots on a device: a choice, a hint, everybody's chances. The engines think, the words are ours."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from burgomaster.bots.advisor import seen_for_advice
from burgomaster.bots.found import advice_from
from burgomaster.bots.hints import explained
from burgomaster.bots.levels import LEVELS
from burgomaster.bots.registry import bot
from burgomaster.games.kernel.luck import luck_key, luck_of
from burgomaster.play.hint import Hint
from burgomaster.play.position import Position
from burgomaster.tab.outside import DeviceThinker, ThinkerFailed, question
from burgomaster.tables.prospects import DIGITS, WORLDS, Prospects
from burgomaster.tables.rows import Row
from burgomaster.tables.table import NOBODY, created


async def chosen(thinker: DeviceThinker, position: Position, name: str, seed: int, table: str = "") -> str:
    """What a bot plays for the seat on turn. Bots that only follow a list need no engine."""
    if name not in LEVELS:
        return str(bot(name, position.game, seed).choose(position))
    steps = await thinker.choose(question(position, seed), LEVELS.index(name) + 1, table)
    return position.setting.game.text(list(steps))


async def hinted(thinker: DeviceThinker, position: Position, seed: int) -> Hint:
    """What to suggest to the person on turn, from what that person can see, with its reasons."""
    found = await thinker.search(question(seen_for_advice(position, seed), seed))
    if not found:
        raise ThinkerFailed("a search found nothing")
    return explained(position, advice_from(position, found), seed)


async def prospects(
    thinker: DeviceThinker, rows: Sequence[Row], seat: int, seed: int, known: dict[int, tuple[float, ...]]
) -> Prospects:
    """Every seat's chance to win after each row that touched the position, as `seat` could know it then.

    `known` has those that were asked for before, by row, and is given the others: what has happened does not change.
    """
    found: Prospects = []
    for moment, (seq, position) in enumerate(_moments(rows)):
        if seq in known:
            found.append((seq, known[seq]))
            continue
        if seat == NOBODY or not position.setting.game.SPEC.private:
            worlds = [position]
        else:
            key = luck_key(seed, moment)
            worlds = [position.seen_by(seat, luck_of(key, world), memory=False) for world in range(WORLDS)]
        evaluated = [await thinker.chances(question(world, seed)) for world in worlds]
        means = [sum(chances) / len(worlds) for chances in zip(*evaluated, strict=True)]
        known[seq] = tuple(round(chance, DIGITS) for chance in means)
        found.append((seq, known[seq]))
    return found


def _moments(rows: Sequence[Row]) -> Iterator[tuple[int, Position]]:
    """The position after every row that touched it."""
    table = created(rows[0])
    for row in rows[1:]:
        table = table.after(row)
        if row.kind in ("start", "act", "undo") and table.position is not None:
            yield row.seq, table.position
