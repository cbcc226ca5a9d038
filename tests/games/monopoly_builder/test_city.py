"""A city of one's own: every name is the edition's, in the library, the terminal, the pictures and the rules."""

from __future__ import annotations

import io
import tomllib
from pathlib import Path

import pytest

import burgomaster as bm
from burgomaster.bots.registry import bot
from burgomaster.cli import main
from burgomaster.games.kernel.words import Words
from burgomaster.games.monopoly_builder.state import DEEDS
from burgomaster.terminal.face import Stopped
from burgomaster.terminal.plain import PlainFace
from burgomaster.terminal.table import WORDS, TerminalTable
from tests.games.monopoly_builder.cities import STREETS, TOWN, WHEEL, city
from tests.games.monopoly_builder.decks import HOUSE
from tests.games.monopoly_builder.tables import CHANCE, chips, player, table, thrown

OLD = [deed["name"] for deed in tomllib.loads(HOUSE)["deed"].values() if deed["name"] not in STREETS]
EDITION = {"text": city()}


def acting() -> bm.Position:
    """Seat 0 has the first deed of every set, seat 1 the second."""
    own, other = list(DEEDS[::2]), list(DEEDS[1::2])
    people = (player(deeds=own, chips=chips(1, 1)), player(deeds=other, chips=chips(2)))
    return table(*people, edition=EDITION, phase="act", dice=[1, 2])


@pytest.mark.parametrize("street", STREETS)
def test_a_street_is_understood_by_its_name(street: str) -> None:
    d = STREETS.index(street)
    here = acting() if d % 2 == 0 else acting().play("end").play("throw").play("dice 4+4")
    while here.turn == bm.CHANCE or here.view()["state"]["turn"]["phase"] != "act":
        here = here.play(next(one for one in here.actions() if not str(one).startswith("offer")))
    for said in (
        f"mortgage {street}",
        f"Mortgage {street.upper()}, please",
        f"hypotheek op {street}",
        f"ipoteca {street.lower().replace('’', chr(39)).replace('à', 'a').replace('ò', 'o')}",
        f"mortgage {street}, {TOWN}",
    ):
        assert str(here.resolve(said)) == f"mortgage {DEEDS[d]}", said


def test_streets_in_offers_whatever_words_are_in_them() -> None:
    here = acting()
    said = {
        "offer B: Brink for Piazza dell'Unità e Fò": "offer B: orange-1 for green-2",
        "offer B: Brink and Vicolo Corto for Strada per 5 Terre and 50": "offer B: brown-1 + orange-1 for dark-blue-2 + 50",  # noqa: E501
        "I offer B Via Marco Polo and a crane for Corso d'Italia": "offer B: yellow-1 + crane for yellow-2",
        "offer B: 2 crane for corso ateneo": None,
        "bied B Viale dei Giardini aan voor Strada per 5 Terre": "offer B: dark-blue-1 for dark-blue-2",
    }
    for words, meant in said.items():
        if meant is None:
            with pytest.raises(bm.IllegalAction):
                here.resolve(words)
        else:
            assert str(here.resolve(words)) == meant, words


def test_streets_of_the_house_mean_nothing_here() -> None:
    here = acting()
    for street in OLD:
        with pytest.raises(bm.BurgomasterError):
            here.resolve(f"mortgage {street}")
    assert str(here.resolve("mortgage Brink")) == "mortgage orange-1"  # in the house it is brown-2


@pytest.mark.parametrize("lang", WHEEL)
def test_all_words_and_pictures_have_the_names_of_the_edition(lang: str) -> None:
    here = acting()
    names = ["Anna", "Bram"]
    landed = thrown(table(player(space=2), player(), edition=EDITION), "1+2")
    drawn = table(player(space=CHANCE), player(), edition=EDITION, phase="card", dice=[1, 3])
    said = [
        here.to_text(lang=lang, width=120),
        here.to_svg(lang=lang),
        *(here.describe(action, lang=lang) for action in here.steps()),
        *landed.told(lang, names),
        *(landed.describe(action, lang=lang) for action in landed.steps()),
        *(drawn.describe(action, lang=lang) for action in drawn.actions()),
        *drawn.play("card own-1").told(lang, names),
        str(here.why_not("mortgage brown-2", lang=lang)),
    ]
    whole = " ".join(said).replace("&#x27;", "'").replace("&#39;", "'")
    assert not [street for street in OLD if street in whole]
    assert "Bastioni Gran Sasso" in whole
    assert "Via Marco Polo" in whole
    assert WHEEL[lang] in whole


def test_a_hint_speaks_of_the_streets_of_the_edition() -> None:
    landed = thrown(table(player(space=2), player(), edition=EDITION), "1+2")
    assert "Bastioni Gran Sasso" in landed.describe("buy")
    reason = landed.why_not("end")
    assert reason is not None
    assert "Bastioni Gran Sasso" in str(reason)


def test_the_rules_are_printed_with_the_edition(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "my-city.toml"
    file.write_text(city(), encoding="utf-8")
    for lang in WHEEL:
        assert main(["rules", "monopoly-builder", "--edition", str(file), "--lang", lang]) == 0
        printed = capsys.readouterr().out
        assert "La nostra città" in printed
        assert all(street in printed for street in STREETS)
        assert WHEEL[lang] in printed
        assert "MB-C20" in printed
    file.write_text(city().replace("price = 60", "price = 61", 1), encoding="utf-8")
    assert main(["rules", "monopoly-builder", "--edition", str(file)]) == 1
    assert "my-city.toml, line " in capsys.readouterr().err


@pytest.mark.parametrize("game", ["machi-koro", "alhambra"])
def test_the_rules_of_the_other_games_are_printed_with_their_figures(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from burgomaster.games import folder
    from burgomaster.games import game as game_of

    text = (folder(game) / "edition" / f"{game_of(game).SPEC.editions[0]}.toml").read_text(encoding="utf-8")
    file = tmp_path / "other.toml"
    file.write_text(text.replace("start_coins = 3", "start_coins = 77").replace("start_money = 20", "start_money = 17"))
    assert main(["rules", game, "--edition", str(file)]) == 0
    printed = capsys.readouterr().out
    assert "77" in printed or "17 or more" in printed
    assert main(["rules", game, "--edition", "atlantis"]) == 1


def test_a_game_in_the_terminal_by_the_names_of_the_edition(tmp_path: Path) -> None:
    landed = thrown(table(player(space=2, cash=900), player(), edition=EDITION), "1+2")
    match = bm.Match(landed, ["Anna", "B greedy"], bm.FairDice("t", ("", ""), bytes(32)))
    screen, said = io.StringIO(), iter(["buy Bastioni Gran Sasso", "mortgage bastioni gran sasso", "mortgage Neude"])

    def ask(prompt: str) -> str:
        try:
            return next(said)
        except StopIteration:
            raise EOFError from None

    face = PlainFace(Words(WORDS, "en"), 100, screen, ask)
    seats = [None, bot("greedy", "monopoly-builder", 1)]
    with pytest.raises(Stopped):
        TerminalTable(match, seats, tmp_path / "a.game", "en", face).run()
    shown = screen.getvalue()
    assert "You bought Bastioni Gran Sasso for M100." in shown
    assert "You mortgaged Bastioni Gran Sasso" in shown
    assert "Ketelstraat" not in shown
    again = bm.Record.read(tmp_path / "a.game")
    assert [entry.text for entry in again.entries[:2]] == ["buy", "mortgage light-blue-1"]
    assert again.setting.text == city()
