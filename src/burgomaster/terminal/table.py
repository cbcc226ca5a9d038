"""A game in the terminal: people and bots around one keyboard. Saved after every move."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import groupby, islice
from pathlib import Path

from burgomaster.bots.advisor import sentence
from burgomaster.bots.guest import Guest
from burgomaster.bots.hints import hint
from burgomaster.bots.registry import Bot, Lasting, Listening, Thinker
from burgomaster.drawing.ink import Line, cells, left, wrapped
from burgomaster.games import effects_of
from burgomaster.games.kernel.contract import CHANCE, SEAT_LETTERS
from burgomaster.games.kernel.errors import AmbiguousAction, BurgomasterError
from burgomaster.games.kernel.names import plain
from burgomaster.games.kernel.words import Words
from burgomaster.games.rulebook import rule_text, rulebook
from burgomaster.play.action import action_of
from burgomaster.play.match import Match
from burgomaster.play.position import Action, Position
from burgomaster.play.record import Entry
from burgomaster.play.refusal import IllegalAction
from burgomaster.terminal.face import Asking, Face, Stopped
from burgomaster.terminal.hint import hint_lines
from burgomaster.terminal.looks import Look
from burgomaster.terminal.seating import shown_names
from burgomaster.terminal.table_commands import Command, command_of
from burgomaster.terminal.undo import last_decision

WORDS = Path(__file__).parent / "words"
HINT_SECONDS = 2.0
MOST_LISTED = 40  # actions shown at once; where there are more, their beginnings are


class _TakenBack(Exception):
    """The game stands at an earlier moment now, so whatever was being asked is asked no more."""


class TerminalTable:
    """Plays a match and asks the people at it. `seats` holds a bot, or None for a person."""

    def __init__(self, match: Match, seats: Sequence[Bot | None], path: Path, lang: str, face: Face) -> None:
        self.match = match
        self.seats = seats
        self.path = path
        self.lang = lang
        self.words = Words(WORDS, lang)
        self.names = shown_names(match.names, seats, self.words)
        self.face = face
        self._holding = False  # do bots wait wherever a person may step in?
        # A new game tells what chance did before the first action; a resumed one does not repeat it.
        begun = any(entry.seat != CHANCE for entry in match.entries)
        self._told = len(match.entries) if begun else 0
        self._told_position = match.position if begun else match.record().start
        # One person alone is spoken to; several share the screen.
        self._people = [seat for seat, bot in enumerate(seats) if bot is None]
        self._listener = self._people[0] if len(self._people) == 1 else None

    def run(self) -> None:
        """Play until the game is over; Stopped if a player leaves before that."""
        words = self.words
        self.face.say(words("saved-at", path=str(self.path)), "dim")
        self.face.say(words("commitment", commitment=self.match.dice.commitment), "dim")
        self._save()
        self._tell_news()
        try:
            while not self.match.position.over:
                self._one_move()
            for bot in self.seats:
                if isinstance(bot, Listening):
                    self._let_follow(bot)
                    bot.finish(self.match.position)
        except (EOFError, KeyboardInterrupt, Stopped):
            with suppress(OSError):  # the window may be closed
                self.face.end([words("goodbye", path=str(self.path))], over=False)
            raise Stopped from None
        finally:
            for bot in self.seats:
                if isinstance(bot, Lasting):
                    bot.close()
        final = self.match.position
        winners = " & ".join(self.names[seat] for seat in final.winners)
        result = words("result", winners=winners, turns=final.turns)
        self.face.end([result, words("verify", path=str(self.path))], over=True)

    def _one_move(self) -> None:
        try:
            action = self._next_action()
        except _TakenBack:
            return
        self.match.act(action, action.seat)
        self._save()
        self._tell_news()

    def _next_action(self) -> Action:
        position = self.match.position
        bot = self.seats[position.turn]
        if bot is None:
            action = self._asked(position, self.words("choose", name=self.names[position.turn]))
            assert action is not None, "only who steps in may leave it"
            return action
        return self._stepping_in(position) or self._ask_bot(bot)

    # ---- Asking bots ----

    def _ask_bot(self, bot: Bot) -> Action:
        """A bot's action. Where a guest lost its move, say so."""
        position = self.match.position
        if isinstance(bot, Listening):
            self._let_follow(bot)
        lost = bot.failures.count if isinstance(bot, Guest) else 0
        action = bot.choose(position)
        if isinstance(bot, Guest) and bot.failures.count > lost:
            name = self.names[position.turn]
            self.face.say(self.words("lost-move", name=name, reason=bot.failures.last), "bad")
        return action

    def _let_follow(self, bot: Listening) -> None:
        record = self.match.record(reveal=False)
        bot.follow(record.start, [(entry.seat, entry.text) for entry in record.entries], self.names)

    def _stepping_in(self, position: Position) -> Action | None:
        """Before a bot moves: the action of a person who steps in, if one does."""
        while True:
            may = [seat for seat in self._people if position.may_step_in(seat)]
            if self._holding and may:
                name = self.names[position.turn]
                prompt = self.words("hold", name=name, person=self.names[may[0]])
                return self._asked(position.step_in(may[0]), prompt, stepping_in=True)
            said = self.face.pause()
            if said is None:
                return None
            if self._command(said):
                continue
            if said.strip().isdecimal():  # it meant a menu that is gone
                self.face.say(self.words("no-menu"), "bad")
                continue
            seat, words = self._speaker(said, may[0] if may else self._people[0])
            action = self._understood(words, seat, position)
            if action is not None and action.complete:
                return action
            if action is not None:
                prompt = self.words("hold", name=self.names[position.turn], person=self.names[seat])
                return self._asked(position.step_in(seat), prompt, action, stepping_in=True)

    # ---- Asking people ----

    def _asked(
        self, position: Position, prompt: str, begun: Action | None = None, stepping_in: bool = False
    ) -> Action | None:
        """The action of the person on turn, step by step where it has several. Who steps in may leave it: None."""
        while True:
            question = self._question(position, prompt, begun, stepping_in)
            chosen = self._chosen(question, stepping_in)
            if chosen is None:
                return None
            if isinstance(chosen, Command):
                begun = self._shortened(begun) if begun is not None and chosen is Command.BACK else None
            elif chosen.complete:
                return chosen
            else:
                begun = chosen

    def _question(self, position: Position, prompt: str, begun: Action | None, stepping_in: bool) -> Asking:
        look = self._look(position.turn, position)
        choices = look.choices(self._choices(position, begun), begun)
        only = len(choices) == 1 and begun is None and not stepping_in
        if only:
            prompt = self.words("only", name=self.names[position.turn], action=choices[0].meaning)
        return Asking(prompt, position, choices, begun, look.so_far(begun) if begun else (), only)

    def _chosen(self, question: Asking, stepping_in: bool) -> Action | Command | None:
        """What a person answers in the end: an action or its beginning, one step back, cancel; None: they leave it."""
        while True:
            answer = self.face.ask(question).strip()
            command = command_of(answer, self.words)
            if command is not None and question.begun is not None and command[0] in (Command.BACK, Command.CANCEL):
                return command[0]
            if not answer and stepping_in and question.begun is None:
                return None
            chosen = self._answered(answer, question)
            if chosen is not None:
                return chosen

    def _answered(self, answer: str, question: Asking) -> Action | None:
        """The action an answer names; None after a command or a mistake. Enter takes the only action there is."""
        choices, turn = question.choices, question.position.turn
        if not answer:
            return choices[0].action if len(choices) == 1 else None
        if answer.isdecimal():
            number = int(answer[:9])
            if 1 <= number <= len(choices):
                return choices[number - 1].action
            self.face.say(self.words("no-number", number=answer[:9]), "bad")
            return None
        if self._command(answer, question):
            return None
        seat, said = self._speaker(answer, turn)
        chosen = self._understood(said, seat, question.position)
        if chosen is not None and not chosen.complete and seat != turn:
            self.face.say(self.words("whole-action"), "bad")
            return None
        return chosen

    def _choices(self, position: Position, begun: Action | None = None) -> list[Action]:
        """The actions that go on like this or, where they are very many, how they may go on."""
        actions = list(islice(position.iter_actions(begun.steps if begun else ()), MOST_LISTED + 1))
        return actions if len(actions) <= MOST_LISTED else position.steps(begun or "")

    def _shortened(self, begun: Action) -> Action | None:
        """The beginning of an action without its last step."""
        steps = begun.steps[:-1]
        return action_of(self.match.position.game, begun.seat, steps, False) if steps else None

    def _understood(self, said: str, seat: int, position: Position) -> Action | None:
        """The action that words mean, or the beginning of one; None, and why, if it is none that may be done."""
        try:
            return position.resolve(said, seat, self.lang, self.names)
        except IllegalAction as problem:
            self.face.say(self.words("refused", text=str(problem.refusal)), "bad")
        except AmbiguousAction as problem:
            begun = self._beginning(said, seat, position)
            if begun is not None:
                return begun
            self.face.say(str(problem), "bad")
        except BurgomasterError as problem:
            self.face.say(str(problem), "bad")
        return None

    def _beginning(self, said: str, seat: int, position: Position) -> Action | None:
        """The beginning that words name, such as `offer B`, where they go on in several ways."""
        if seat != position.turn:
            position = position.step_in(seat)
        longer = position.steps(said, self.lang, self.names)
        return action_of(position.game, seat, longer[0].steps[:-1], False) if longer else None

    def _speaker(self, answer: str, otherwise: int) -> tuple[int, str]:
        """Who speaks: the person asked, or another one who steps in, as in `B: offer A: 50 for crane`."""
        who, colon, said = answer.partition(":")
        for names in (SEAT_LETTERS[: len(self.seats)], self.names):  # by letter, or by name
            found = [seat for seat, name in enumerate(names) if plain(name) == plain(who)]
            if colon and len(found) == 1 and self.seats[found[0]] is None:
                return found[0], said.strip()
        return otherwise, answer

    # ---- Commands ----

    def _command(self, answer: str, question: Asking | None = None) -> bool:
        """Carry out what was typed, if it is a command."""
        found = command_of(answer, self.words)
        if found is None:
            return False
        command, rest = found
        does: dict[Command, Callable[[], None]] = {
            Command.HELP: self._help,
            Command.TABLE: lambda: self.face.page(self._table_lines),
            Command.MENU: lambda: self.face.page(lambda width: self._menu_lines(question, width)),
            Command.ODDS: self._odds,
            Command.RULES: lambda: self._rules(rest),
            Command.HINT: self._hint,
            Command.WHY: self._why,
            Command.LOG: lambda: self.face.page(self._log_lines),
            Command.UNDO: self._undo,
            Command.STEP_IN: self.hold,
            Command.QUIT: self._stop,
        }
        if command in does:
            does[command]()
        else:  # there is nothing to cancel
            self.face.say(self.words("nothing-begun"), "bad")
        return True

    def _help(self) -> None:
        position = self.match.position
        rule, _message = next(iter(position.setting.game.REFUSALS.values()))
        example = next(position.iter_actions()) if position.turn in self._people else ""
        if example and self.lang != "en":  # in other languages one types what is shown
            example = position.describe(example, self.lang, self.names)
        text = self.words("help", example=example or "1", rule=rule)

        def lines(width: int) -> list[Line]:
            return [line for row in text.split("\n") for line in wrapped_row(row, width)]

        self.face.page(lines)

    def _stop(self) -> None:
        raise Stopped

    def _table_lines(self, width: int) -> list[Line]:
        return [[("", line)] for line in self._look(self._viewer()).text(width).splitlines()]

    def _menu_lines(self, question: Asking | None, width: int) -> list[Line]:
        """Everything that may be done, a line for each."""
        if question is None:
            return [[("", self.words("no-menu"))]]
        lines: list[Line] = []
        begun = question.begun is not None  # then what would be added is shown
        wide = max(cells(choice.label if begun else choice.meaning) for choice in question.choices)
        for heading, group in groupby(enumerate(question.choices, 1), key=lambda one: one[1].heading):
            lines += [[("title", heading)]] if heading else []
            for number, choice in group:
                meaning = left(choice.label if begun else choice.meaning, min(wide, width - 6))
                lines.append([("strong", f"{number:>4}  "), ("", f"{meaning}  "), ("dim", str(choice.action))])
        return lines

    def _odds(self) -> None:
        look = self._look(self._viewer())
        if look.odds(80):
            self.face.page(look.odds)
        else:
            self.face.say(self.words("no-odds"))

    def _rules(self, rule: str) -> None:
        agreed = self.match.position.setting
        text = rule_text(agreed.name, self.lang, rule, agreed) if rule else rulebook(agreed.name, self.lang, agreed)
        if text is None:
            self.face.say(self.words("no-rule", rule=rule[:20]), "bad")
        else:
            self.face.rules(text)

    def _hint(self) -> None:
        """The best moves of the person on turn. Knows no more than that person may."""
        position = self.match.position
        if position.turn not in self._people:
            self.face.say(self.words("hint-not-now"), "bad")
            return
        self.face.say(self.words("thinking"), "dim")
        told = hint_lines(hint(position, HINT_SECONDS), position, self.names, self.lang)
        self.face.page(lambda width: [line for row in told for line in wrapped_row(row, width)])

    def _why(self) -> None:
        """What the bot that moved last thought."""
        last = next(
            (entry.seat for entry in reversed(self.match.entries) if entry.seat >= 0 and self.seats[entry.seat]), None
        )
        thinker = None if last is None else self.seats[last]
        thought = thinker.thoughts() if isinstance(thinker, Thinker) else None
        if last is None or thought is None:
            self.face.say(self.words("no-thoughts"))
            return
        position, advice = thought
        self.face.say(f"{self.names[last]}: {sentence(advice, position, self.lang)}")

    def _log_lines(self, width: int) -> list[Line]:
        """What has happened since the beginning, in sentences."""
        record = self.match.record(reveal=False)
        told = [line for lines, _ in self._narrated(record.start, record.entries) for line in lines]
        return [line for row in told for line in wrapped(row, width)] or [[("", self.words("no-log"))]]

    def _undo(self) -> None:
        """Take back the last action of a person, where nothing that chance has shown would be known before it."""
        found = last_decision(self.match.entries, self._people)
        if isinstance(found, str):
            self.face.say(self.words(found), "bad")
            return
        entry = self.match.entries[found]
        self.match.take_back(found)
        meant = self.match.position.resolve(entry.text, entry.seat)
        action = self.match.position.describe(meant, self.lang, self.names)
        self._told, self._told_position = found, self.match.position
        self._save()
        self._show()
        self.face.say(self.words("taken-back", name=self.names[entry.seat], action=action))
        raise _TakenBack

    def hold(self) -> None:
        """Let bots wait wherever a person may step in, or no longer."""
        self._holding = not self._holding
        self.face.say(self.words("holding" if self._holding else "not-holding"))

    # ---- Showing ----

    def _viewer(self) -> int | None:
        """Who looks at the table: the only person, or of several the one on turn."""
        turn = self.match.position.turn
        return self._listener if self._listener is not None else turn if turn in self._people else None

    def _look(self, seat: int | None, position: Position | None = None) -> Look:
        return Look(position or self.match.position, seat, self.names, self.lang)

    def _show(self) -> None:
        look = self._look(self._viewer())
        self.face.show(look.draw, look.text)

    def _narrated(self, position: Position, entries: Sequence[Entry]) -> Iterator[tuple[list[str], Position]]:
        """For every action what is told of it and of the chance events after it, and the position then."""
        for together in _with_chance(entries):
            before = position
            for number, entry in enumerate(together):
                action, after = position.played(entry.text, None if entry.seat == CHANCE else entry.seat)
                position = after.joined(position) if number else after
                if not number:
                    acted = action
            told = position.told(self.lang, self.names, self._listener)
            if together[0].seat != CHANCE and not effects_of(position.game):  # its rules do not tell the move
                meaning = before.describe(acted, self.lang, self.names)
                told.insert(0, self.words("acts", name=self.names[together[0].seat], action=meaning))
            yield told, position

    def _tell_news(self) -> None:
        """Say what happened since the last time: actions, dice, and what they changed."""
        for told, after in self._narrated(self._told_position, self.match.entries[self._told :]):
            self.face.tell(told, self._told_position.turns)
            self._told_position = after
        self._told = len(self.match.entries)
        self._show()

    def _save(self) -> None:
        self.match.record().write(self.path)


def _with_chance(entries: Sequence[Entry]) -> Iterator[list[Entry]]:
    """Every action with the chance events that follow it; those before the first action together."""
    together: list[Entry] = []
    for entry in entries:
        if together and entry.seat != CHANCE:
            yield together
            together = []
        together.append(entry)
    if together:
        yield together


def wrapped_row(row: str, width: int) -> list[Line]:
    """A row of a text that keeps the spaces it begins with and the columns in it, where it fits."""
    if len(row) <= width:
        return [[("", row)]]
    indent = " " * (len(row) - len(row.lstrip()))
    return [[("", f"{indent}{line[0][1]}")] for line in wrapped(row.strip(), width - len(indent))]
