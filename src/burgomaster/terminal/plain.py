"""The game line by line, for pipes, simple terminals and screen readers: no colours, and nothing is drawn over."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import TextIO

from burgomaster.drawing.ink import Line, cells, read
from burgomaster.games.kernel.words import Words
from burgomaster.terminal.face import Asking
from burgomaster.terminal.looks import Choice


class PlainFace:
    """Prints lines and reads lines."""

    def __init__(self, words: Words, width: int, out: TextIO | None = None, ask: Callable[[str], str] = input) -> None:
        self._words = words
        self._width = width
        self._out = out or sys.stdout
        self._input = ask
        self._text: Callable[[int], str] | None = None
        self._asked: Asking | None = None

    def show(self, draw: Callable[[int, int], list[Line]], text: Callable[[int], str]) -> None:
        """The table is printed when somebody has a choice."""
        self._text = text

    def ask(self, question: Asking) -> str:
        """Print the table and what may be done, where there is a choice, and read a line."""
        if question is not self._asked and not question.only:
            if self._text is not None and question.begun is None:
                self._print(f"\n{self._text(self._width)}\n")
            for line in question.so_far:
                self._print(line)
            self._print_choices(question.choices, question.begun is not None)
        self._asked = question
        message = "plain-only" if question.only else "plain-choose"
        return self._input(f"{self._words(message, prompt=question.prompt)} ")

    def pause(self) -> str | None:
        """Nobody can type while lines are printed."""
        return None

    def tell(self, lines: Sequence[str], turn: int) -> None:
        """What happened, a line for each thing."""
        for line in lines:
            self._print(f"  {line}")

    def say(self, text: str, style: str = "") -> None:
        """Lines as they are."""
        self._print(text)

    def page(self, lines: Callable[[int], list[Line]]) -> None:
        """Lines without their styles."""
        for line in lines(self._width):
            self._print(read(line))

    def rules(self, markdown: str) -> None:
        """The text without the signs of its layout, which are not for reading aloud."""
        self._print(re.sub(r"^#+ *|\*\*|^\|[-|: ]+\|\n", "", markdown, flags=re.MULTILINE))

    def end(self, lines: Sequence[str], over: bool) -> None:
        """The table as it was at the end, and the last words."""
        if over and self._text is not None:
            self._print(f"\n{self._text(self._width)}\n")
        for line in ([] if over else [""]) + list(lines):
            self._print(line)

    def _print_choices(self, choices: Sequence[Choice], begun: bool) -> None:
        """A line for each; of an action that is begun, what would be added to it."""
        shown = [choice.label if begun else choice.meaning for choice in choices]
        wide = max(map(cells, shown))
        canonical = max(len(choice.action) for choice in choices)
        numbered = enumerate(zip(choices, shown, strict=True), 1)
        for heading, group in groupby(numbered, key=lambda one: one[1][0].heading):
            if heading:
                self._print(f"{heading}:")
            for number, (choice, text) in group:
                line = f"{number:>4}  {text}"
                if 9 + wide + canonical <= self._width:
                    line += f"{' ' * (wide - cells(text))}   {choice.action}"
                self._print(line)

    def _print(self, text: str) -> None:
        self._out.write(f"{text}\n")
        self._out.flush()
