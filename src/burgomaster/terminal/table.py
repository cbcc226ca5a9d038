"""A game in the terminal: people and bots around one screen. Saved after every move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from burgomaster.bots.advisor import sentence
from burgomaster.bots.guest import Guest
from burgomaster.bots.registry import Bot, Lasting, Thinker
from burgomaster.games import effects_of
from burgomaster.games.kernel.contract import CHANCE, SEAT_LETTERS
from burgomaster.games.kernel.errors import BurgomasterError
from burgomaster.games.kernel.names import plain
from burgomaster.games.kernel.words import Words
from burgomaster.games.rulebook import rule_text, rulebook
from burgomaster.play.match import Match
from burgomaster.play.position import Action, Position
from burgomaster.play.refusal import IllegalAction
from burgomaster.terminal.hint import hint_lines

WORDS = Path(__file__).parent / "words"
HINT_SECONDS = 2.0
MOST_LISTED = 40  # actions shown at once; where there are more, their beginnings are


class Stopped(Exception):
    """The player wants to stop."""


class TerminalTable:
    """Shows a match and asks the people at it. `seats` holds a bot, or None for a person."""

    def __init__(
        self,
        match: Match,
        seats: Sequence[Bot | None],
        path: Path,
        lang: str,
        console: Console,
        ask: Callable[[str], str] = input,
    ) -> None:
        self.match = match
        self.seats = seats
        self.path = path
        self.lang = lang
        self.words = Words(WORDS, lang)
        self.console = console
        self.ask = ask
        # A new game tells what chance did before the first action; a resumed one does not repeat it.
        begun = any(entry.seat != CHANCE for entry in match.entries)
        self._told = len(match.entries) if begun else 0
        self._told_position = match.position if begun else match.record().start
        # One person alone is spoken to; several share the screen.
        people = [seat for seat, bot in enumerate(seats) if bot is None]
        self._listener = people[0] if len(people) == 1 else None

    def run(self) -> None:
        """Play until the game is over; Stopped if a player leaves before that."""
        words = self.words
        self._say(words("saved-at", path=str(self.path)), "dim")
        self._say(words("commitment", commitment=self.match.dice.commitment), "dim")
        self._save()
        self._tell_news()
        try:
            while not self.match.position.over:
                bot = self.seats[self.match.position.turn]
                action = self._ask_bot(bot) if bot else self._ask_person()
                self.match.act(action, action.seat)
                self._save()
                self._tell_news()
        except (EOFError, KeyboardInterrupt, Stopped):
            self.console.print()
            self._say(words("goodbye", path=str(self.path)))
            raise Stopped from None
        finally:
            for bot in self.seats:
                if isinstance(bot, Lasting):
                    bot.close()
        self._show_table()
        final = self.match.position
        winners = " & ".join(self.match.names[seat] for seat in final.winners)
        self._say(words("result", winners=winners, turns=final.turns), "bold")
        self._say(words("verify", path=str(self.path)), "dim")

    # ---- Asking ----

    def _ask_bot(self, bot: Bot) -> Action:
        """A bot's action. Where a guest lost its move, say so."""
        position = self.match.position
        lost = bot.failures.count if isinstance(bot, Guest) else 0
        action = bot.choose(position)
        if isinstance(bot, Guest) and bot.failures.count > lost:
            self._say(self.words("lost-move", name=self.match.names[position.turn], reason=bot.failures.last), "red")
        return action

    def _ask_person(self) -> Action:
        position = self.match.position
        actions = self._choices(position)
        name = self.match.names[position.turn]
        if len(actions) == 1:
            prompt = self.words("only", name=name, action=position.describe(actions[0], self.lang, self.match.names))
        else:
            prompt = self.words("choose", name=name)
            self._show_table()
            self._show_actions(position, actions)
        while True:
            answer = self.ask(f"{prompt} ").strip()
            chosen = self._answered(answer, position, actions)
            if chosen is not None and chosen.complete:
                return chosen
            if chosen is not None:
                actions = self._choices(position, chosen)
                self._show_actions(position, actions)

    def _choices(self, position: Position, begun: Action | None = None) -> list[Action]:
        """The actions that go on like this or, where they are very many, how they may go on."""
        actions = list(islice(position.iter_actions(begun.steps if begun else ()), MOST_LISTED + 1))
        return actions if len(actions) <= MOST_LISTED else position.steps(begun or "")

    def _answered(self, answer: str, position: Position, actions: Sequence[Action]) -> Action | None:
        """The action an answer names; None after a command or a mistake. Enter takes the only action there is."""
        command, _, rest = answer.partition(" ")
        if not answer:
            return actions[0] if len(actions) == 1 else None
        if answer.isdecimal():
            number = int(answer[:9])
            if 1 <= number <= len(actions):
                return actions[number - 1]
            self._say(self.words("no-number", number=answer[:9]), "red")
            return None
        if command in self._commands():
            self._commands()[command](rest.strip())
            return None
        seat, said = self._speaker(answer, position)
        try:
            return position.resolve(said, seat, self.lang, self.match.names)
        except IllegalAction as problem:
            self._say(self.words("refused", text=str(problem.refusal)), "red")
        except BurgomasterError as problem:
            self._say(str(problem), "red")
        return None

    def _speaker(self, answer: str, position: Position) -> tuple[int, str]:
        """Who speaks: the person on turn, or another one who steps in, as in `B: offer A: 50 for crane`."""
        who, colon, said = answer.partition(":")
        called = [SEAT_LETTERS[: position.players], [plain(name) for name in self.match.names]]
        for names in called:  # by letter, or by name
            found = [seat for seat, name in enumerate(names) if plain(name) == plain(who)]
            if colon and len(found) == 1 and self.seats[found[0]] is None:
                return found[0], said.strip()
        return position.turn, answer

    def _commands(self) -> dict[str, Callable[[str], None]]:
        return {
            "?": self._help,
            "help": self._help,
            "t": lambda _: self._show_table(),
            "o": self._odds,
            "r": self._rules,
            "h": self._hint,
            "w": self._why,
            "l": self._log,
            "q": self._stop,
            "quit": self._stop,
        }

    def _help(self, _: str) -> None:
        position = self.match.position
        rule, _message = next(iter(position.setting.game.REFUSALS.values()))
        self._say(self.words("help", example=str(next(position.iter_actions())), rule=rule))

    def _stop(self, _: str) -> None:
        raise Stopped

    def _odds(self, _: str) -> None:
        """The odds of what the seat on turn may be about to throw."""
        position = self.match.position
        lines = [
            f"{action} → {outcome}: {chance}"
            for action in position.steps()
            if action.complete
            for outcome, chance in position.play(action).odds().items()
        ]
        self._say("\n".join(lines[:MOST_LISTED]) or self.words("no-odds"))

    def _rules(self, rule: str) -> None:
        game = self.match.position.game
        text = rule_text(game, self.lang, rule) if rule else rulebook(game, self.lang)
        if text is None:
            self._say(self.words("no-rule", rule=rule[:20]), "red")
        else:
            self.console.print(Markdown(text))

    def _hint(self, _: str) -> None:
        """The best moves of the person on turn. Knows no more than that person may."""
        self._say(self.words("thinking"), "dim")
        position = self.match.position
        for line in hint_lines(position.best(HINT_SECONDS), position, self.match.names, self.lang):
            self._say(line)

    def _why(self, _: str) -> None:
        """What the bot that moved last thought."""
        last = next(
            (entry.seat for entry in reversed(self.match.entries) if entry.seat >= 0 and self.seats[entry.seat]), None
        )
        thinker = None if last is None else self.seats[last]
        thought = thinker.thoughts() if isinstance(thinker, Thinker) else None
        if last is None or thought is None:
            self._say(self.words("no-thoughts"))
            return
        position, advice = thought
        self._say(f"{self.match.names[last]}: {sentence(advice, position, self.lang)}")

    def _log(self, _: str) -> None:
        for entry in self.match.entries:
            who = "~" if entry.seat == CHANCE else self.match.names[entry.seat]
            self._say(f"{who}: {entry.text}")

    # ---- Showing ----

    def _show_table(self) -> None:
        """The table as the person on turn may see it."""
        position = self.match.position
        person = position.turn if position.turn >= 0 and self.seats[position.turn] is None else None
        self.console.print()
        self._say(position.to_text(self.lang, person, self.match.names, self.console.width))
        self.console.print()

    def _show_actions(self, position: Position, actions: Sequence[Action]) -> None:
        meanings = [
            position.describe(action, self.lang, self.match.names) if action.complete else f"{action} …"
            for action in actions
        ]
        width = max(map(len, meanings))
        for number, (action, meaning) in enumerate(zip(actions, meanings, strict=True), 1):
            line = Text(f"{number:>4}  {meaning:<{width}}")
            if 9 + width + max(map(len, actions)) <= self.console.width:
                line.append(f"   {action}", style="dim")
            self.console.print(line, soft_wrap=True)

    def _tell_news(self) -> None:
        """Say what happened since the last time: actions, dice, and what they changed."""
        position = self._told_position
        for entry in self.match.entries[self._told :]:
            action, after = position.played(entry.text, None if entry.seat == CHANCE else entry.seat)
            told = after.told(self.lang, self.match.names, self._listener)
            if entry.seat != CHANCE and not effects_of(position.game):  # its rules do not tell the move
                meaning = position.describe(action, self.lang, self.match.names)
                told.insert(0, self.words("acts", name=self.match.names[entry.seat], action=meaning))
            for line in told:
                self._say(f"  {line}", "cyan" if entry.seat == CHANCE else "")
            position = after
        self._told = len(self.match.entries)
        self._told_position = position

    def _say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style), soft_wrap=True)

    def _save(self) -> None:
        self.match.record().write(self.path)
