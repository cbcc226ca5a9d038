"""The whole command on a pseudo-terminal of 80 × 24, as a person sees it and types.

Bots pause for ten minutes or until Enter, so that every test goes at its own speed.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import burgomaster as bm
from burgomaster.bots.registry import bot
from burgomaster.games import GAMES
from tests.longest import in_turn
from tests.parts import fewest, sensible
from tests.terminal.emulated import Emulated

SLOW = ("--pace", "600")
COLOUR = re.compile(rb"\x1b\[[0-9;]*m")


def saved(
    path: Path, name: str, until: Callable[[bm.Position], bool], names: tuple[str, ...] = ("Anna", "B greedy")
) -> Path:
    """A game with known dice, played sensibly up to some moment, in a file."""
    players = len(names)
    match = bm.Match(bm.start(name, players), list(names), bm.FairDice("t", ("",) * players, bytes(32)))
    player = bot(sensible(name), name, 1)
    while not until(match.position):
        assert not match.position.over
        match.act(player.choose(match.position))
    match.record().write(path)
    return path


def resumed(path: Path, *arguments: str, columns: int = 80, lines: int = 24) -> Emulated:
    return Emulated("play", "--resume", str(path), "--lang", "en", *SLOW, *arguments, columns=columns, lines=lines)


def beginning(path: Path) -> Path:
    return saved(path, "machi-koro", lambda position: position.turn == 0)


def actions(path: Path) -> int:
    return len(re.findall(r"^\d+\. ", path.read_text(encoding="utf-8"), re.MULTILINE))


def test_choosing_by_number_and_words_leaving_and_coming_back(tmp_path: Path) -> None:
    path = tmp_path / "a.game"
    new = ("machi-koro", "--bots", "1", "--names", "Zoë", "--lang", "en", "--save", str(path))
    with Emulated("play", *new, *SLOW) as terminal:
        terminal.wait("Zoë, press Enter to throw one die ›")
        terminal.enter("1")
        shown = terminal.wait("Zoë, choose ›")
        assert "You threw" in shown
        assert "Wheat field 1   2) Ranch 1" in shown
        terminal.enter("nonsense")
        terminal.wait("! “nonsense” is no action")
        terminal.enter("99")
        terminal.wait("! There is no action 99.")
        terminal.enter("buy mine")
        terminal.wait("Mine costs 6")
        terminal.enter("buy ranch")
        terminal.wait("You built a ranch for 1.")
        terminal.wait("The bots play")
        terminal.enter("q")
        terminal.wait("--resume")
        assert terminal.left() == 0
    assert bm.Record.read(path).names[0] == "Zoë"
    assert actions(path) == 2
    with resumed(path) as terminal:
        terminal.wait("×5 1 ·")  # the ranch
        terminal.wait("The bots play")
        terminal.press("enter")
        terminal.wait("threw")
        terminal.press("ctrl-c")
        assert terminal.left() == 0
    assert actions(path) > 2


def test_completion_while_typing(tmp_path: Path) -> None:
    with resumed(beginning(tmp_path / "a.game")) as terminal:
        terminal.wait("press Enter")
        terminal.enter()
        terminal.wait("Anna, choose ›")
        terminal.type("buy ra")
        terminal.wait("buy ranch  build Ranch for 1")
        terminal.press("tab")
        terminal.wait("› buy ranch")
        terminal.press("enter")
        terminal.wait("You built a ranch")


def test_help_odds_hint_rules_log_and_moves(tmp_path: Path) -> None:
    with resumed(beginning(tmp_path / "a.game")) as terminal:
        terminal.wait("press Enter")
        for typed, wanted in (
            ("?", "Type the number of an action"),
            ("help", "q       stop; the game is saved"),
            ("o", "If Anna throws now"),
            ("t", "Fruit and vegetable market"),
            ("r MK-9", "At the end of your turn you may build once"),
            ("m", "throw one die  throw 1"),
            ("l", "Nothing has happened yet"),
        ):
            terminal.enter(typed)
            terminal.wait(lambda text, wanted=wanted: wanted in text and "back to the table" in text)  # type: ignore[misc]
            terminal.press("enter")
            terminal.wait("press Enter to throw one die ›")
        terminal.enter("r")
        terminal.wait("1–21 of")
        terminal.press("page-down")
        terminal.wait("21–41 of")
        terminal.press("esc")
        terminal.wait("press Enter to throw one die ›")
        terminal.enter("r MK-99")
        terminal.wait("There is no rule MK-99.")
        terminal.enter("w")
        terminal.wait("No bot has thought")
        terminal.enter()
        terminal.wait("Anna, choose ›")
        terminal.enter("h")
        terminal.wait("Chances to win after the best moves")
        terminal.wait("Everyone after the best: Anna")


def test_undo_until_the_dice_are_thrown(tmp_path: Path) -> None:
    path = beginning(tmp_path / "a.game")
    with resumed(path) as terminal:
        terminal.wait("press Enter")
        terminal.enter("u")
        terminal.wait("There is nothing to take back.")
        terminal.enter()
        terminal.wait("Anna, choose ›")
        terminal.enter("u")
        terminal.wait("Too late to take back")
        terminal.enter("buy ranch")
        terminal.wait("You built a ranch for 1.")
        assert actions(path) == 2
        terminal.enter("u")
        terminal.wait("Taken back: Anna, build Ranch for 1.")
        terminal.wait("Anna, choose ›")
        assert actions(path) == 1
        terminal.enter("buy bakery")
        terminal.wait("You built a bakery for 1.")
        terminal.enter()
        terminal.wait("B greedy threw")
        terminal.enter("u")
        terminal.wait(lambda text: text.count("Too late to take back") == 1 and "The bots play" in text)
        terminal.enter("q")
        assert terminal.left() == 0
    assert "buy ranch" not in path.read_text(encoding="utf-8")
    assert bm.verify(bm.Record.read(path)).ok


def may_offer(seat: int) -> Callable[[bm.Position], bool]:
    return lambda position: position.turn == seat and any(action.startswith("offer") for action in position.steps())


def test_an_offer_is_put_together_step_by_step_and_cancelled(tmp_path: Path) -> None:
    path = saved(tmp_path / "b.game", "monopoly-builder", may_offer(0))
    before = actions(path)
    with resumed(path) as terminal:
        shown = terminal.wait("Anna, choose ›")
        number = re.findall(r"(\d+)\) B greedy …", shown)[0]
        terminal.enter(number)
        terminal.wait("Offer to B greedy — you give: nothing yet — you ask for: nothing yet")
        shown = terminal.wait("b one step back")
        note = re.findall(r"(\d+)\) \+M50 ", shown)[0]
        terminal.enter(note)
        terminal.wait("you give: M50 — you ask for: nothing yet")
        terminal.enter("b")
        terminal.wait("you give: nothing yet")
        terminal.enter("c")
        terminal.wait(lambda text: "Offer to B" not in text and "Anna, choose ›" in text)
        terminal.enter("c")
        terminal.wait("Nothing is being put together")
        terminal.enter(number)
        terminal.wait("you give: nothing yet")
        terminal.press("esc")
        terminal.wait(lambda text: "Offer to B" not in text and "Anna, choose ›" in text)
        assert actions(path) == before
        terminal.enter("offer B: 50 for")
        shown = terminal.wait("you give: M50 — you ask for: nothing yet")
        terminal.enter("1")  # the first thing to ask for, or an offer that does
        terminal.wait(lambda text: "ask for: nothing yet" not in text)
        if "Offer to B" in terminal.text:
            terminal.enter(re.findall(r"(\d+)\) make this offer", terminal.text)[0])
        terminal.wait("The bots play")
        assert actions(path) == before + 1
    assert re.search(r"^\d+\. A offer B: 50 for ", path.read_text(encoding="utf-8"), re.MULTILINE)


def bot_may_be_interrupted(position: bm.Position) -> bool:
    return position.turn == 1 and position.may_step_in(0)


@pytest.mark.parametrize("held", [True, False])
def test_a_person_steps_into_a_bots_turn(tmp_path: Path, held: bool) -> None:
    path = saved(tmp_path / "b.game", "monopoly-builder", bot_may_be_interrupted)
    before = actions(path)
    offer = next(a for a in bm.Record.read(path).final.step_in(0).iter_actions() if re.search(r": \d+ for", a))
    with resumed(path) as terminal:
        terminal.wait("The bots play")
        if held:  # bots wait before every move
            terminal.enter("s")
            terminal.wait("Anna may step in; Enter goes on")
        terminal.enter(f"A: {offer}" if held else str(offer))
        terminal.wait(lambda text: actions(path) > before)
    assert f"A {offer}\n" in path.read_text(encoding="utf-8")


def test_a_game_is_played_to_its_end_with_numbers_alone(tmp_path: Path) -> None:
    path = saved(
        tmp_path / "a.game",
        "machi-koro",
        lambda position: position.turn == 0 and max(map(sum, position.state().landmarks)) == 3,
    )
    with resumed(path, "--pace", "0") as terminal:
        over = "Enter: leave"
        while over not in terminal.wait(lambda text: over in text or "Anna, " in text.splitlines()[-2]):
            before = actions(path)
            terminal.enter("" if "› 1" in terminal.text else "1")  # what was typed too early stands there already
            terminal.look(lambda text, before=before: over in text or actions(path) > before, 5)  # type: ignore[misc]
        terminal.wait("won.")  # two threads: what is over may be drawn a moment before who won
        terminal.press("enter")
        assert terminal.left() == 0
    assert bm.verify(bm.Record.read(path)).ok


@pytest.mark.parametrize(("name", "lang"), in_turn(GAMES, ["en", "nl", "it"]))
def test_every_game_in_every_language(name: str, lang: str, tmp_path: Path) -> None:
    prompt = "Anna, "
    names = ("Anna", *(f"{letter} greedy" for letter in "BCDEF"[: fewest(name) - 1]))
    path = saved(tmp_path / "a.game", name, lambda position: position.turn == 0 and position.turns > 4, names)
    help_words = {"en": "help", "nl": "hulp", "it": "aiuto"}[lang]
    with resumed(path, "--lang", lang) as terminal:
        shown = terminal.wait(prompt)
        assert f"? {help_words}" in shown
        assert len(shown.splitlines()) == 24
        assert COLOUR.search(terminal.raw)
        terminal.enter(help_words)
        terminal.wait("Esc")
        terminal.press("enter")
        terminal.wait(prompt)


def test_the_window_changes_its_size(tmp_path: Path) -> None:
    with resumed(beginning(tmp_path / "a.game")) as terminal:
        assert "per cow" not in terminal.wait("press Enter")
        terminal.resize(120, 40)
        terminal.wait("3 per cow")
        terminal.resize(50, 12)
        terminal.wait("The window is too small")
        terminal.resize(80, 24)
        terminal.wait(lambda text: "too small" not in text and "press Enter" in text)


@pytest.mark.parametrize(("arguments", "term"), [(("--plain",), "xterm-256color"), ((), "dumb")])
def test_plain_lines_have_no_colours_and_draw_over_nothing(
    arguments: tuple[str, ...], term: str, tmp_path: Path
) -> None:
    path = beginning(tmp_path / "a.game")
    with Emulated("play", "--resume", str(path), "--lang", "en", *arguments, lines=60, term=term) as terminal:
        terminal.wait("Anna, press Enter to throw one die (? for help):")
        terminal.type("\n")
        terminal.wait("Anna, choose (number or words, ? for help):")
        terminal.type("r MK-9\n")
        terminal.wait("At the end of your turn you may build once")
        terminal.type("q\n")
        assert terminal.left() == 0
    assert b"\x1b" not in terminal.raw


def test_a_pipe_gets_plain_lines(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "burgomaster.cli", "play", "--bots", "1", "--lang", "en"]
    command += ["--save", str(tmp_path / "x.game")]
    shown = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=True).stdout
    assert b"\x1b" not in shown
    assert b" threw " in shown


def test_a_window_that_is_closed_ends_the_game_which_is_saved(tmp_path: Path) -> None:
    path = beginning(tmp_path / "a.game")
    with resumed(path) as terminal:
        terminal.wait("press Enter")
        terminal.enter()
        terminal.wait("Anna, choose ›")
        terminal.close()
        assert terminal.process.wait(300) == 0
    assert actions(path) == 1
    assert bm.Record.read(path).final.turn == 0
