"""The game on a screen: table, news, menu and a line to type in, drawn anew whenever something changes.

The game is played in a thread of its own and asks through `ask` and `pause`; the screen never waits for it.
"""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from io import StringIO
from queue import Empty, SimpleQueue
from typing import TextIO

from prompt_toolkit.application import Application
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.filters import Condition
from prompt_toolkit.formatted_text import ANSI, StyleAndTextTuples, to_formatted_text
from prompt_toolkit.formatted_text.utils import split_lines
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.layout import Float, FloatContainer, HSplit, Layout, Window
from prompt_toolkit.layout.controls import BufferControl, FormattedTextControl
from prompt_toolkit.layout.menus import CompletionsMenu
from prompt_toolkit.layout.processors import BeforeInput
from rich.console import Console
from rich.markdown import Markdown

from burgomaster.drawing.ink import Line, clipped, cut, read, wrapped
from burgomaster.games.kernel.words import Words
from burgomaster.terminal.completer import ActionCompleter
from burgomaster.terminal.face import Asking
from burgomaster.terminal.menu import menu_lines
from burgomaster.terminal.palette import STYLE, fragments

PACE = 0.8  # seconds between the moves of bots
_TICK = 0.05  # how often a pause looks whether somebody types
_NARROWEST, _LOWEST = 60, 16
_LEAST_NEWS = 4
_LEAST_MENU = 4
_SHORTEST_PROMPT = 20  # columns that stay free to type in

_Draw = Callable[[int, int], list[Line]]
_Page = Callable[[int], list[StyleAndTextTuples]]


class ScreenFace:
    """Shows everything on one screen of a terminal."""

    def __init__(self, words: Words, lang: str, pace: float = PACE, out: TextIO | None = None) -> None:
        self._words = words
        self._pace = pace
        self._out = out or sys.stdout
        self._lines: SimpleQueue[str | None] = SimpleQueue()  # what was typed; None: leave
        self._draw: _Draw | None = None
        self._question: Asking | None = None
        self._shown: Asking | None = None  # the one on the screen: the game may ask another while it is drawn
        self._news: list[tuple[str, str]] = []  # style and text; what happened in one turn is one text
        self._turn = -1  # the turn of the last one
        self._page: _Page | None = None
        self._scrolled = 0
        self._happened = False  # has anything, since somebody was asked last?
        self._over = False
        self._leaving = False
        self._last_words: list[str] = []
        self._input = Buffer(
            multiline=False,
            completer=ActionCompleter(lambda: self._question, lang),
            complete_while_typing=True,
            accept_handler=self._entered,
        )
        self._app: Application[None] = self._application()

    # ---- What the game asks for, in its own thread ----

    def show(self, draw: _Draw, text: Callable[[int], str]) -> None:
        """The table is drawn at once."""
        self._draw = draw
        self._app.invalidate()

    def ask(self, question: Asking) -> str:
        """What somebody types while the question stands.

        What was typed before something happened did not mean this question: it is there to be sent, but not sent.
        """
        early = self._typed_early() if self._happened else ""
        self._happened = False
        self._question = question
        if early and self._app.loop is not None:
            self._app.loop.call_soon_threadsafe(lambda: self._input.insert_text(early))
        self._app.invalidate()
        said = self._lines.get()
        if said is None:
            raise EOFError
        return said

    def _typed_early(self) -> str:
        early = ""
        while not self._lines.empty():
            said = self._lines.get()
            if said is None:
                raise EOFError
            early = said
        return early

    def pause(self) -> str | None:
        """Time to read, and for as long as somebody types."""
        self._happened = True
        self._question = None
        self._app.invalidate()
        until = time.monotonic() + self._pace
        while True:
            try:
                said = self._lines.get(timeout=_TICK if self._pace or self._input.text else 0)
            except Empty:
                if time.monotonic() >= until and not self._input.text:
                    return None
                continue
            if said is None:
                raise EOFError
            if said.strip():
                return said
            return None  # Enter alone: go on

    def tell(self, lines: Sequence[str], turn: int) -> None:
        """The narrator's lines, turn by turn."""
        if lines:
            self._happened = True
            self._question = None
        if lines and turn == self._turn:
            self._news[-1] = ("", " ".join([self._news[-1][1], *lines]))
        elif lines:
            self._news.append(("", " ".join(lines)))
            self._turn = turn
        self._app.invalidate()

    def say(self, text: str, style: str = "") -> None:
        """A line below the news; a refusal has a sign, too."""
        sign = "! " if style == "bad" else ""
        self._news += [(style, f"{sign}{line}") for line in text.split("\n")]
        self._turn = -1
        self._app.invalidate()

    def page(self, lines: Callable[[int], list[Line]]) -> None:
        """Lines in the place of the table, until somebody goes back."""
        self._turn_to(lambda width: [fragments(clipped(line, width)) for line in lines(width)])

    def rules(self, markdown: str) -> None:
        """Rules, set by rich."""
        self._turn_to(lambda width: _set(markdown, width))

    def end(self, lines: Sequence[str], over: bool) -> None:
        """The last words stay on the screen until somebody has read them, and in the window after that."""
        self._last_words = list(lines)
        if over:
            self._news += [("strong", line) for line in lines]
            self._over = True
            self._app.invalidate()
            self._lines.get()

    def _turn_to(self, page: _Page) -> None:
        self._scrolled = 0
        self._page = page
        self._app.invalidate()

    # ---- Playing ----

    def run(self, play: Callable[[], None]) -> None:
        """Play with this face; whatever the game raises is raised here."""
        raised: list[BaseException] = []

        def game() -> None:
            try:
                play()
            except BaseException as problem:
                raised.append(problem)
            finally:
                self._leave_screen()

        thread = threading.Thread(target=game, name="game")
        try:
            self._app.run(pre_run=thread.start, handle_sigint=False)
        except (EOFError, OSError):
            pass  # the terminal was closed
        finally:
            self._lines.put(None)
            thread.join()
        with suppress(OSError):  # the window may be closed
            for line in self._last_words:
                self._out.write(f"{line}\n")
            self._out.flush()
        if raised:
            raise raised[0]

    def _leave_screen(self) -> None:
        loop = self._app.loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(lambda: self._app.exit() if self._app.is_running and self._app.future else None)

    # ---- The screen, in the main thread ----

    def _application(self) -> Application[None]:
        prompt = Window(
            BufferControl(self._input, input_processors=[BeforeInput(self._prompt)]), height=1, wrap_lines=False
        )
        body = HSplit(
            [
                Window(FormattedTextControl(self._body), wrap_lines=False, always_hide_cursor=True),
                prompt,
                Window(FormattedTextControl(self._keys), height=1, style="class:keys"),
            ]
        )
        menu = Float(xcursor=True, ycursor=True, content=CompletionsMenu(max_height=8, scroll_offset=1))
        layout = Layout(FloatContainer(body, floats=[menu]), focused_element=prompt)
        app: Application[None] = Application(
            layout=layout, key_bindings=self._bindings(), style=STYLE, full_screen=True, mouse_support=False
        )
        app.ttimeoutlen = app.timeoutlen = 0.1  # Esc alone is a key here
        return app

    def _entered(self, buffer: Buffer) -> bool:
        """Enter: close the page, or send what was typed."""
        said = buffer.text
        had_page, self._page = self._page is not None, None
        if said.strip() or not had_page or self._over:
            self._lines.put(said)
        return False  # the line is empty again

    def _bindings(self) -> KeyBindings:
        keys = KeyBindings()

        @keys.add("c-c")
        def leave(event: KeyPressEvent) -> None:
            self.leave()

        @keys.add("c-d", filter=Condition(lambda: not self._input.text))
        def leave_too(event: KeyPressEvent) -> None:
            self.leave()

        @keys.add("escape")
        def back(event: KeyPressEvent) -> None:
            if self._input.complete_state is not None:
                self._input.cancel_completion()
            elif self._page is not None:
                self._page = None
            elif self._input.text:
                self._input.reset()
            elif self._question is not None and self._question.begun is not None:
                self._lines.put("c")

        @keys.add("tab")
        def complete(event: KeyPressEvent) -> None:
            if self._input.complete_state is not None:
                self._input.complete_next()
                return
            completer = self._input.completer
            found = list(completer.get_completions(self._input.document, CompleteEvent(completion_requested=True)))
            if len(found) == 1:
                self._input.apply_completion(found[0])
            elif found:
                self._input.start_completion(select_first=True)

        @keys.add("pagedown")
        def down(event: KeyPressEvent) -> None:
            self._scrolled += self._page_height()

        @keys.add("pageup")
        def up(event: KeyPressEvent) -> None:
            self._scrolled = max(0, self._scrolled - self._page_height())

        return keys

    def leave(self) -> None:
        """Somebody leaves: the game is told."""
        self._leaving = True
        self._lines.put(None)

    def _size(self) -> tuple[int, int]:
        size = self._app.output.get_size()
        return size.columns, size.rows

    def _page_height(self) -> int:
        return max(1, self._size()[1] - 4)

    def _prompt(self) -> StyleAndTextTuples:
        width, _ = self._size()
        if self._over or self._leaving or self._page is not None:
            text = ""
        elif self._shown is None:
            text = self._words("waiting")
        else:
            text = self._shown.prompt
        return [("class:prompt", f"{cut(text, width - _SHORTEST_PROMPT)}{' ' if text else ''}› ")]

    def _keys(self) -> StyleAndTextTuples:
        width, _ = self._size()
        if self._page is not None:
            message = "keys-page"
        elif self._over:
            message = "keys-over"
        elif self._shown is None:
            message = "keys-bots"
        else:
            message = "keys-begun" if self._shown.begun is not None else "keys"
        return [("", cut(f" {self._words(message)}", width))]

    def _body(self) -> StyleAndTextTuples:
        """Everything above the line to type in."""
        width, height = self._size()
        self._shown = self._question
        rows = max(1, height - 2)
        lines = self._paged(width, rows) if self._page is not None else self._table(width, rows)
        joined: StyleAndTextTuples = []
        for line in lines[:rows]:
            joined += [*line, ("", "\n")]
        return joined[:-1]

    def _paged(self, width: int, rows: int) -> list[StyleAndTextTuples]:
        assert self._page is not None
        lines = self._page(width)
        if len(lines) <= rows:
            self._scrolled = 0
            return lines
        room = rows - 1
        self._scrolled = min(self._scrolled, len(lines) - room)
        shown = lines[self._scrolled : self._scrolled + room]
        told = self._words("page-more", **{"from": self._scrolled + 1}, to=self._scrolled + len(shown), all=len(lines))
        return [*shown, [("class:ink.dim", told)]]

    def _table(self, width: int, rows: int) -> list[StyleAndTextTuples]:
        """Table, news and menu. The table has what the others leave, and they have what it leaves."""
        question = self._shown
        if width < _NARROWEST or rows + 2 < _LOWEST:
            return [fragments(line) for line in wrapped(self._words("small"), width)]
        choices = question.choices if question is not None else ()
        begun = [line for text in (question.so_far if question else ()) for line in wrapped(text, width, "strong")]
        whole = len(menu_lines(choices, width, 10_000, self._words)) + len(begun)
        least = min(whole, max(_LEAST_MENU, rows // 5) + len(begun))
        room = rows - 1 - _LEAST_NEWS - least
        table = self._draw(width, room) if self._draw is not None else []
        if len(table) > room:
            hidden = len(table) - room + 1
            table = [*table[: room - 1], [("strong", self._words("more-table", count=hidden))]]
        free = room - len(table)
        for_menu = min(whole - least, free)
        menu = [*begun, *menu_lines(choices, width, max(1, least + for_menu - len(begun)), self._words)]
        told = self._told(width, _LEAST_NEWS + free - for_menu + least - min(least, len(menu)))
        title = f"── {self._words('news')} "
        rule: Line = [("dim", title + "─" * (width - len(title)))]
        return [fragments(clipped(line, width)) for line in [*table, rule, *told, *menu]]

    def _told(self, width: int, rows: int) -> list[Line]:
        """The last news, wrapped; the newest stand at the bottom."""
        blocks: list[list[Line]] = []
        room = rows
        for style, text in reversed(self._news[-200:]):
            block = wrapped(text, width, style)
            if len(block) > room:
                break
            blocks.insert(0, block)
            room -= len(block)
        if not blocks and self._news:  # even the last does not fit: its end does
            style, text = self._news[-1]
            lines = wrapped(text, width, style)[-rows:]
            return [[(style, f"…{read(lines[0])[1:]}")], *lines[1:]]
        hidden = len(self._news) - len(blocks)
        if hidden and not room:
            if len(blocks) == 1:  # of a single entry at least the end is shown
                blocks[0] = blocks[0][1:]
            else:
                hidden, room = hidden + 1, room + len(blocks.pop(0))
        lines = [[("dim", self._words("more-news", count=hidden))]] if hidden else []
        lines += [line for block in blocks for line in block]
        return [*lines, *([[("", "")]] * (rows - len(lines)))]


def _set(markdown: str, width: int) -> list[StyleAndTextTuples]:
    """A text with its layout, in lines."""
    console = Console(file=StringIO(), force_terminal=True, color_system="standard", width=width, height=1000)
    with console.capture() as captured:
        console.print(Markdown(markdown))
    set_text = to_formatted_text(ANSI(captured.get()))
    return [[(part[0], part[1]) for part in line] for line in split_lines(set_text)]
