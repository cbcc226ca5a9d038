"""At a terminal's table bots have titles, things are told once, advice is in words, and windows may be closed."""

from __future__ import annotations

import io
import signal
from pathlib import Path

import pytest

import burgomaster as bm
from burgomaster.bots.registry import bot
from burgomaster.games.kernel.words import LANGUAGES, Words
from burgomaster.play.advice import Advice, Idea
from burgomaster.terminal.face import Stopped
from burgomaster.terminal.hint import hint_lines
from burgomaster.terminal.plain import PlainFace
from burgomaster.terminal.seating import shown_names
from burgomaster.terminal.table import WORDS, TerminalTable
from tests.games.phrases.positions import POSITIONS
from tests.terminal.emulated import Emulated

LEVELS = ("Anna", "B level-3", "C level-3", "D level-5")


def test_bots_are_shown_by_their_titles_and_written_as_before() -> None:
    seats = [None, *(bot("greedy", "machi-koro", 1) for _ in LEVELS[1:])]
    assert shown_names(LEVELS, seats, Words(WORDS, "en")) == ("Anna", "Builder B", "Builder C", "Burgomaster")
    assert shown_names(LEVELS, seats, Words(WORDS, "nl")) == ("Anna", "Bouwer B", "Bouwer C", "Burgemeester")
    assert shown_names(LEVELS, seats, Words(WORDS, "it")) == ("Anna", "Costruttore B", "Costruttore C", "Borgomastro")
    # People keep their names, also those of bots; so do guests, and bots without a title.
    odd = ("B level-3", "B greedy", "C thrifty:Thrifty")
    assert shown_names(odd, [None, *seats[1:3]], Words(WORDS, "en")) == odd


def at_a_table(path: Path, match: bm.Match, answers: list[str], lang: str) -> str:
    screen = io.StringIO()
    said = iter(answers)
    face = PlainFace(Words(WORDS, lang), 100, screen, lambda prompt: next(said, "q"))
    seats = [None, *(bot("greedy", match.position.game, seat) for seat in range(1, match.position.players))]
    with pytest.raises(Stopped):
        TerminalTable(match, seats, path, lang, face).run()
    return screen.getvalue()


def test_an_offer_is_begun_by_the_name_that_is_shown(tmp_path: Path) -> None:
    match = bm.Match(POSITIONS["mb-act"], ["Anna", "B level-3", "C level-1"], bm.FairDice("t", ("",) * 3, bytes(32)))
    shown = at_a_table(tmp_path / "a.game", match, ["doe een voorstel aan Bouwer", "c", "bouwer"], "nl")
    assert "Voorstel aan B Bouwer — je geeft: nog niets" in shown
    assert "   1  Dorpsstraat " in shown  # what would be added, line by line
    assert "B level-3" not in shown
    assert "B level-3" in (tmp_path / "a.game").read_text(encoding="utf-8")


def test_what_belongs_together_is_told_as_one_thing(tmp_path: Path) -> None:
    """The dice for the first turn are several events of chance, and the winner of them begins."""
    match = bm.Match(bm.start("monopoly-builder", 2), ["Anna", "B level-1"], bm.FairDice("t", ("",) * 2, bytes(32)))
    shown = at_a_table(tmp_path / "a.game", match, [], "en")
    together = match.record().start
    for entry in match.entries:
        if entry.seat != bm.CHANCE:
            break
        together = together.play(entry.text).joined(together)
    for line in together.told("en", ("Anna", "Newcomer"), 0):
        assert shown.count(f"  {line}\n") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_tells_the_line_of_play_in_words(lang: str) -> None:
    here = POSITIONS["mk-build"]
    names = ("Anna", "Bram", "Cees")
    line = [here.resolve("buy mine")]
    after = here.play(line[0])
    line.append(after.resolve("throw 1"))
    line.append(after.play("throw 1").chances()[2][0])
    advice = Advice((Idea(line[0], 0.5, 10),), (0.5, 0.3, 0.2), tuple(line), 10)
    told = "\n".join(hint_lines(advice, here, names, lang))
    wanted = {
        "en": "Anna: build Mine for 6, Bram: throw one die (Bram threw 3)",
        "nl": "Anna: Mijn bouwen voor 6, Bram: gooien met één dobbelsteen (Bram gooide 3)",
        "it": "Anna: compra Miniera per 6, Bram: lancia un dado (Bram ha tirato 3)",
    }
    assert wanted[lang] in told
    assert "dice 3" not in told
    assert ("buy mine" in told) == (lang == "en")  # what one types is shown once
    assert lang != "it" or told.startswith("Tocca ad Anna.")


@pytest.mark.parametrize("term", ["xterm-256color", "dumb"])
def test_who_closes_the_window_or_the_input_leaves_cleanly(term: str, tmp_path: Path) -> None:
    ways: tuple[signal.Signals | str, ...] = (signal.SIGHUP, "ctrl-d")
    for number, leave in enumerate(ways):
        path = tmp_path / f"{number}.game"
        with Emulated("play", "machi-koro", "--lang", "en", "--save", str(path), term=term) as terminal:
            terminal.wait("press Enter")
            if isinstance(leave, str):
                terminal.press(leave)
            else:
                terminal.process.send_signal(leave)
            assert terminal.left() == 0
            assert f"--resume {path}" in "".join(terminal.text.split("\n"))
        assert bm.Record.read(path).names[1].startswith("B ")
