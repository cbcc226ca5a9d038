"""What people type at the table that is no action: a letter, or a word of their language."""

from __future__ import annotations

from enum import Enum

from burgomaster.games.kernel.words import Words


class Command(Enum):
    """A command by its letter and its name; the word list has its words, `command-NAME`, separated by commas."""

    HELP = "?", "help"
    TABLE = "t", "table"
    MENU = "m", "menu"
    ODDS = "o", "odds"
    RULES = "r", "rules"
    HINT = "h", "hint"
    WHY = "w", "why"
    LOG = "l", "log"
    UNDO = "u", "undo"
    STEP_IN = "s", "step-in"
    BACK = "b", "back"
    CANCEL = "c", "cancel"
    QUIT = "q", "quit"


def words_for(command: Command, words: Words) -> list[str]:
    """What a person may type for it, the letter first."""
    letter, name = command.value
    return [letter, *(word.strip() for word in words(f"command-{name}").split(","))]


def command_of(answer: str, words: Words) -> tuple[Command, str] | None:
    """The command an answer names, and what stands behind it; None if it is something else."""
    said = answer.strip().lower()
    for command in Command:
        for word in words_for(command, words):
            if said == word:
                return command, ""
            if command is Command.RULES and said.startswith(f"{word} "):
                return command, answer.strip()[len(word) :].strip()
    return None
