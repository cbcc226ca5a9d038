"""Completes what is typed to the actions that are possible, in the person's language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice

from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

from burgomaster.games.kernel.names import plain
from burgomaster.play.position import Action
from burgomaster.terminal.face import Asking
from burgomaster.terminal.phrases import fits, phrase

_MOST = 30


class ActionCompleter(Completer):
    """Knows the question that is being asked."""

    def __init__(self, question: Callable[[], Asking | None], lang: str) -> None:
        self._question = question
        self._lang = lang

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        """The actions that what is typed may become."""
        typed = document.text_before_cursor.lstrip()
        question = self._question()
        if question is None or not typed or typed.isdecimal():
            return
        for text, meaning in islice(self._ranked(question, typed), _MOST):
            yield Completion(text, start_position=-len(typed), display_meta=meaning)

    def _ranked(self, question: Asking, typed: str) -> Iterator[tuple[str, str]]:
        """What fits: first what begins like that, then what has such words in it."""
        candidates = [
            (phrase(question.position, action, self._lang, typed), str(action), meaning)
            for action, meaning in self._candidates(question, typed)
        ]
        begun = plain(typed)
        for said, canonical, meaning in candidates:
            if plain(said).startswith(begun):
                yield said, meaning
            elif plain(canonical).startswith(begun):
                yield canonical, meaning
        for said, canonical, meaning in candidates:
            if not any(plain(text).startswith(begun) for text in (said, canonical)) and fits(
                typed, (said, canonical, meaning)
            ):
                yield said, meaning

    def _candidates(self, question: Asking, typed: str) -> list[tuple[Action, str]]:
        """The actions of the question or, behind the beginning of a long one, how that goes on."""
        candidates = [(choice.action, choice.meaning) for choice in question.choices]
        position = question.position
        while True:
            begun = [action for action, _ in candidates if not action.complete and _is_behind(typed, action)]
            if not begun:
                return candidates
            longest = max(begun, key=len)
            candidates = [(action, "") for action in position.steps(longest)]


def _is_behind(typed: str, begun: Action) -> bool:
    stem = str(begun).rstrip(" .,+…")
    return typed.startswith(stem) and typed != stem
