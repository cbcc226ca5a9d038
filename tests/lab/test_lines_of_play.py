"""Lines of play that a game's folder declares: they do what they say, compiled as in plain Python; and their mixes."""

from __future__ import annotations

import json

import pytest

import burgomaster as bm
from burgomaster.bots.registry import bot, bots_of, lines_of
from burgomaster.games import GAMES
from burgomaster.games.kernel.luck import luck_key, luck_of
from burgomaster.lab.arena import SEAT_LUCK, Arena
from burgomaster.lab.mixes import main, mixes, table
from burgomaster.play.position import Action, begin
from burgomaster.play.setting import setting
from tests.parts import fewest

BOTS = ["line-stores", "line-cheese", "line-mines"]


def played(name: str, line: str) -> tuple[list[int], list[bm.Action], bm.Position]:
    """A game of a line in seat A against greedy, by plain code: all steps, what the line did, and the end."""
    agreed = setting(name, fewest(name))
    key = luck_key(23, 0)
    bots = [bot(one, name, luck_of(key, SEAT_LUCK + seat)) for seat, one in enumerate((line, "greedy"))]
    here, chances, events, own = begin(agreed), 0, list[int](), list[bm.Action]()
    while not here.over:
        if here.turn == bm.CHANCE:
            step = agreed.game.rules.draw(here.state(), agreed.figures, luck_of(key, chances))
            action = Action("", bm.CHANCE, (step,))
            chances += 1
        else:
            action = bots[here.turn].choose(here)
            if here.turn == 0:
                own.append(action)
        events += action.steps
        here = here.play(action)
    return events, own, here


@pytest.mark.parametrize(("name", "line"), [(name, line) for name in GAMES for line in lines_of(name)])
def test_compiled_lines_play_what_plain_ones_do(name: str, line: str) -> None:
    events, _, here = played(name, line)
    arena = Arena(setting(name, fewest(name)), 5.0, traced=True)
    found = arena.play([line, "greedy"], luck_key(23, 0))
    assert arena.trace.tolist() == events
    assert found.winners == here.winners


def test_they_follow_their_lists() -> None:
    bought = [
        str(action) for action in played("machi-koro", "line-mines")[1] if str(action).startswith(("buy", "build"))
    ]
    assert bought[:2] == ["buy convenience-store"] * 2
    assert {one.split()[1] for one in bought} <= {
        *("convenience-store", "forest", "mine"),
        *("train-station", "shopping-mall", "amusement-park", "radio-tower"),
    }


def test_money_first_buys_nothing_before_the_first_scoring() -> None:
    events, own, _ = played("alhambra", "line-money-first")
    agreed = setting("alhambra", 2)
    rules, e, state = agreed.rules, agreed.figures, begin(agreed).state()
    turns = 0  # of the line, before the first scoring
    for step in events:
        if state.scored:
            break
        before = rules.turn_of(state, e) == 0 and not rules.unfinished(state, e)
        rules.apply(state, e, step)
        turns += before
    assert turns > 3
    assert all(str(action).startswith("take ") for action in own[:turns])
    assert any(str(action).startswith("buy ") for action in own[turns:])


def test_auctions_never_buy_at_the_price() -> None:
    said = [str(action) for action in played("monopoly-builder", "line-auctions")[1]]
    assert "auction" in said
    assert "buy" not in said


def test_tables_do_not_offer_them() -> None:
    assert not set(lines_of("machi-koro")) & set(bots_of("machi-koro"))
    with pytest.raises(bm.BurgomasterError, match=r"did you mean .*in the lab: line-bakeries"):
        bot("levl-3", "machi-koro")


def test_every_mix_is_played_from_every_seat() -> None:
    found = mixes("machi-koro", BOTS, 2, 40, seed=1)
    assert [list(mix.shares) for mix in found] == [BOTS[:2], [BOTS[0], BOTS[2]], BOTS[1:]]
    for mix in found:
        assert sum(one.value for one in mix.shares.values()) == pytest.approx(1)
    assert found[1].winner == "line-stores"  # against mines alone
    assert table(found, BOTS).splitlines()[2].startswith("| line-stores | 2 | ")
    assert found == mixes("machi-koro", BOTS, 2, 40, seed=1)
    with pytest.raises(bm.BurgomasterError, match="mixes of 4 need 4 different bots"):
        mixes("machi-koro", BOTS, 4, 4)


def test_the_command_tells_every_mix(capsys: pytest.CaptureFixture[str]) -> None:
    main(["machi-koro", "--bots", ",".join(BOTS), "--players", "2,3", "--games", "4", "--json"])
    told = json.loads(capsys.readouterr().out)
    assert [len(told[players]) for players in ("2", "3")] == [3, 1]
    main(["machi-koro", "--bots", ",".join(BOTS), "--games", "4"])
    assert "3 mixes, 4 games of each" in capsys.readouterr().out
