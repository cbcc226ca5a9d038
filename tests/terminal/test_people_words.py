"""At a terminal's table bots have titles, things are told once, advice is in words, and windows may be closed."""

from __future__ import annotations

import io
import signal
from pathlib import Path

import pytest

import burgomaster as bm
from burgomaster.bots.registry import bot
from burgomaster.games.kernel.words import Words
from burgomaster.play.hint import Ahead, Ground, Hint, Suggestion
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
    match = bm.Match(
        bm.start("monopoly-builder", 2, options={"tokens": "seat"}),
        ["Anna", "B level-1"],
        bm.FairDice("t", ("",) * 2, bytes(32)),
    )
    shown = at_a_table(tmp_path / "a.game", match, [], "en")
    together = match.record().start
    for entry in match.entries:
        if entry.seat != bm.CHANCE:
            break
        together = together.play(entry.text).joined(together)
    for line in together.told("en", ("Anna", "Newcomer"), 0):
        assert shown.count(f"  {line}\n") == 1


COSTS_AND_REASONS = {
    "en": [
        "Anna is to move. Chances to win after the best moves:",
        "   52 %  build Mine for 6   buy mine",
        "         + three ranches: 0.5 coins a round more, 2.3 once you throw two dice",
        "         − one coin left",
        "         When you are to move again (24 tries): 0 coins (25 %); 1 to 3 coins (75 %); "
        "chance to win 41 to 62 % in eight of ten cases.",
        "   49 %  build nothing      pass   (3 points less)",
    ],
    "nl": [
        "Anna is aan zet. Kans om te winnen na de beste zetten:",
        "   52 %  Mijn bouwen voor 6",
        "         + drie veehouderijen: 0,5 munten per ronde meer, 2,3 zodra je met twee dobbelstenen gooit",
        "         − je houdt één munt over",
        "         Als je weer aan zet bent (24 pogingen): 0 munten (25 %); 1 tot 3 munten (75 %); "
        "kans om te winnen 41 tot 62 % in acht van de tien gevallen.",
        "   49 %  niets bouwen   (3 punten minder)",
    ],
    "it": [
        "Tocca ad Anna. Probabilità di vincere dopo le mosse migliori:",
        "   52 %  compra Miniera per 6",
        "         + tre fattorie: 0,5 monete in più a ogni giro, 2,3 quando lanci due dadi",
        "         − ti resta una moneta",
        "         Quando tocca di nuovo a te (24 tentativi): 0 monete (25 %); da 1 a 3 monete (75 %); "
        "probabilità di vincere dal 41 al 62 % in otto casi su dieci.",
        "   49 %  passa senza costruire   (3 punti in meno)",
    ],
}


@pytest.mark.parametrize("lang", COSTS_AND_REASONS)
def test_a_hint_tells_costs_reasons_and_what_may_follow(lang: str) -> None:
    here = POSITIONS["mk-build"]
    names = ("Anna", "Bram", "Cees")
    ranches = Ground("earns", (("things", ("ranch", 3)), ("much", 0.5), ("later", 2.3), ("other", 1)), 0.04)
    coins = Ground("coins", (("coins", 1),), -0.01)
    ahead = Ahead(0.41, 0.5, 0.62, ((0, 0, 0.25), (1, 3, 0.75)), 24)
    ideas = (
        Suggestion(here.resolve("buy mine"), 0.52, 0.0, (ranches, coins), ahead),
        Suggestion(here.resolve("pass"), 0.487, 0.033),
    )
    told = hint_lines(Hint(ideas, (0.52, 0.28, 0.2), 10), here, names, lang)
    assert [" ".join(line.split()) for line in told[:6]] == [" ".join(line.split()) for line in COSTS_AND_REASONS[lang]]


@pytest.mark.parametrize("term", ["xterm-256color", "dumb"])
def test_who_closes_the_window_or_the_input_leaves_cleanly(term: str, tmp_path: Path) -> None:
    ways: tuple[signal.Signals | str, ...] = (signal.SIGHUP, "ctrl-d")
    for number, leave in enumerate(ways):
        path = tmp_path / f"{number}.game"
        with Emulated("play", "machi-koro", "--lang", "en", "--save", str(path), term=term) as terminal:
            terminal.wait("press Enter")
            terminal.settle()
            if isinstance(leave, str):
                terminal.press(leave)
            else:
                terminal.process.send_signal(leave)
            assert terminal.left() == 0
            assert f"--resume {path}" in "".join(terminal.text.split("\n"))
        assert bm.Record.read(path).names[1].startswith("B ")
