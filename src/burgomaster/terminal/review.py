"""A review in the terminal: the accounts of all seats, the turning points, and every move that has a mark."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table

from burgomaster.games import words_of
from burgomaster.games.kernel.euphony import euphonic
from burgomaster.review.review import FINE, MARKS, Decision, Event, Review, Throw
from burgomaster.review.telling import Telling
from burgomaster.tables.names import names_from_file

_STYLES = {
    FINE: "dim",
    "inaccuracy": "yellow",
    "mistake": "dark_orange",
    "blunder": "bold red",
    "lucky": "green",
    "unlucky": "red",
}


def show_review(review: Review, lang: str, console: Console) -> None:
    """Print a review."""
    telling = Telling(review, lang, names_from_file(review.record.names, lang))
    words, record = telling.words, review.record
    title = words("title", game=words_of(record.setting.name, lang)("title"), actions=record.actions)
    console.print(f"[bold]{escape(title)}[/]  {escape(_result(review, telling))}\n")
    console.print(_accounts(review, telling))
    thresholds = {mark: round(100 * least) for mark, least in MARKS.items()}
    console.print(f"[dim]{escape(words('legend', **thresholds))}[/]\n")
    for sentence in _without_luck(review, telling):
        console.print(escape(sentence))
    _list(words("turning-points"), review.turning_points, telling, console)
    turning = {event.entry for event in review.turning_points}
    marked = [event for event in review.events if _marks(event) and event.entry not in turning]
    _list(words("marked"), marked, telling, console)
    if record.notes:
        console.print(f"\n[bold underline]{escape(words('notes'))}[/]")
    for action, note in record.notes:
        console.print(Padding(escape(f"{action}. {note}"), (0, 0, 0, 2), expand=False))


def _result(review: Review, telling: Telling) -> str:
    won = review.record.final.winners
    if not won:
        return telling.words("under-way")
    names = ", ".join(telling.names[seat] for seat in won)
    return euphonic(telling.words("won" if len(won) == 1 else "won-together", names=names), telling.lang)


def _accounts(review: Review, telling: Telling) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    headings = ("seat", "start", "luck", "error", "others", "revision", "final", "without", "rate", "lost", "marks")
    for heading in headings:
        table.add_column(
            telling.words(f"heading-{heading}"), justify="left" if heading == "seat" else "right", overflow="fold"
        )
    for name, seat in zip(telling.names, review.seats, strict=True):
        changes = (seat.luck, -seat.error, seat.given, seat.revision)
        table.add_row(
            escape(name),
            telling.points(seat.initial),
            *(telling.points(change, signed=True) for change in changes),
            f"[bold]{telling.points(seat.final)}[/]",
            telling.points(seat.without_luck),
            telling.points(seat.error_rate),
            f"{round(100 * seat.lost_share)} %",
            telling.words(
                "marks",
                inaccuracies=seat.marks["inaccuracy"],
                mistakes=seat.marks["mistake"],
                blunders=seat.marks["blunder"],
            ),
        )
    return table


def _without_luck(review: Review, telling: Telling) -> list[str]:
    """What the game would have come to: shares within 0 and 1 that add up, and who would have been ahead."""
    worth = [max(seat.without_luck, 0.0) for seat in review.seats]
    shares = [one / (sum(worth) or 1.0) for one in worth]
    chances = ", ".join(f"{name} {round(100 * share)} %" for name, share in zip(telling.names, shares, strict=True))
    ahead = max(range(len(shares)), key=lambda seat: review.seats[seat].without_luck)
    told = [telling.words("without-luck", chances=chances)]
    won = review.record.final.winners
    if won:
        message = "same-winner" if ahead in won else "other-winner"
        told.append(euphonic(telling.words(message, name=telling.names[ahead]), telling.lang))
    return told


def _list(heading: str, events: list[Event] | tuple[Event, ...], telling: Telling, console: Console) -> None:
    console.print(f"\n[bold underline]{escape(heading)}[/]")
    if not events:
        console.print(Padding(escape(telling.words("none-marked")), (0, 0, 0, 2), expand=False))
    for event in events:
        number = f"{event.action}." if isinstance(event, Decision) else "~"
        console.print(f"{number:>6} {escape(telling.happened(event))}  {_assessment(event, telling)}")
        if isinstance(event, Decision) and event.better:
            console.print(Padding(escape(telling.better(event, event.better[0])), (0, 0, 0, 7), expand=False))


def _marks(event: Event) -> list[str]:
    """The marks of an event that are worth a line: of a decision its own, of chance those of all seats."""
    if isinstance(event, Throw):
        return [mark for mark in map(event.mark, range(len(event.luck))) if mark != FINE]
    return [event.mark] if isinstance(event, Decision) and event.mark != FINE else []


def _assessment(event: Event, telling: Telling) -> str:
    words = telling.words
    if isinstance(event, Decision):
        cost = words("cost", points=telling.points(event.error))
        return f"[{_STYLES[event.mark]}]{escape(words(event.mark))}, {escape(cost)}[/]"
    assert isinstance(event, Throw)
    told = [
        f"[{_STYLES[mark]}]{escape(words(mark))}: "
        f"{escape(words('luck-of', name=telling.names[seat], points=telling.points(event.luck[seat], signed=True)))}[/]"
        for seat, mark in enumerate(map(event.mark, range(len(event.luck))))
        if mark != FINE
    ]
    if event.spread >= 0.0005:
        told.append(escape(words("sampled", points=telling.points(event.spread))))
    return ", ".join(told)
