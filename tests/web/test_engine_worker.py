"""The engine's worker in Chromium: what it says of positions is what native rules and bots say."""

from __future__ import annotations

import base64
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route

from burgomaster.bots.engine import nets_of
from burgomaster.bots.levels import LEVELS
from burgomaster.bots.registry import bot
from burgomaster.bots.tree import Tree
from burgomaster.games import folder
from burgomaster.games.kernel.levels import Effort
from burgomaster.games.module import PAGES
from tests.bots.effort import set_effort
from tests.bots.test_levels import decisions
from tests.lab.wasm.node import WEB, run_rolldown

# What the content policy must allow beside the page's own: nothing but the compiling of modules.
POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'"
HOUSE = "https://tab.example"

OPEN = """async ([game, module, nets, edition, players]) => {
  const { EngineClient } = await import("/engine_client.js");
  const bytes = (text) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
  window.bytes = bytes;
  window.text = (given) => btoa(String.fromCharCode(...given));
  const opened = { game, module: bytes(module).buffer, nets: bytes(nets).buffer, edition: bytes(edition), players };
  window.client = new EngineClient(opened, () => new Worker("/engine.worker.js", { type: "module" }));
}"""


def text_of(data: bytes) -> str:
    return base64.b64encode(data).decode()


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The worker and the page's end of it, bundled."""
    target = tmp_path_factory.mktemp("tab")
    subprocess.run([sys.executable, str(WEB / "gather.py")], check=True)
    entries = [str(WEB / "src" / "tab" / name) for name in ("engine.worker.ts", "engine_client.ts")]
    run_rolldown(*entries, "--dir", str(target))
    return target


@pytest.fixture(scope="module")
def page(browser: Browser, built: Path) -> Iterator[Page]:
    """A page whose files never leave this process."""

    def serve(route: Route) -> None:
        name = route.request.url.removeprefix(f"{HOUSE}/")
        headers = {"Content-Security-Policy": POLICY}
        if not name:
            route.fulfill(body="<!doctype html>", content_type="text/html", headers=headers)
        else:
            route.fulfill(body=(built / name).read_bytes(), content_type="text/javascript", headers=headers)

    with browser.new_context() as context:
        context.route(f"{HOUSE}/**", serve)
        page = context.new_page()
        page.set_default_timeout(120_000)
        page.goto(f"{HOUSE}/")
        yield page


def opened(page: Page, name: str, start: Any) -> None:
    module, nets = (folder(name) / PAGES).read_bytes(), nets_of(name).read_bytes()
    edition = start.setting.figures.pack()
    page.evaluate(OPEN, [name, text_of(module), text_of(nets), text_of(edition), start.players])


@pytest.mark.parametrize("name", ["machi-koro", "monopoly-builder"])
def test_it_knows_the_rules_and_chooses_as_the_server_does(
    page: Page, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_effort(monkeypatch, name, Effort(40, 600.0))
    met = list(islice(decisions(name, 3, 6), 8, 40, 8))
    opened(page, name, met[0])
    bots = [bot(level, name, 9, native=True) for level in LEVELS[:4]]
    for position in met:
        state = text_of(position.state().pack())
        told = page.evaluate(
            """async (state) => ({
                turn: await client.ask("turn", { state: bytes(state) }),
                legal: await client.ask("legal", { state: bytes(state) }),
                chosen: await Promise.all([1, 2, 3, 4].map((level) =>
                    client.ask("choose", { state: bytes(state), level, seed: 9n }))),
            })""",
            state,
        )
        assert told["turn"] == position.turn
        assert told["legal"] == [action.steps[0] for action in position.steps()]
        actions = [one.choose(position) for one in bots]
        assert told["chosen"] == [list(action.steps) for action in actions]
        after = page.evaluate(
            """async ([state, steps]) => {
                let here = bytes(state);
                for (const step of steps) here = await client.ask("apply", { state: here, step });
                return text(here);
            }""",
            [state, list(actions[0].steps)],
        )
        assert base64.b64decode(after) == position.play(actions[0]).state().pack()


def test_a_house_may_ask_afresh_as_often_as_it_likes(page: Page) -> None:
    """With a new seed for every move, as a server's bots have; a bot that is asked so knows nothing of moves before."""
    met = list(islice(decisions("machi-koro", 3, 6), 4, 28))
    opened(page, "machi-koro", met[0])
    for number, position in enumerate(met):
        asked = [text_of(position.state().pack()), number]
        chosen = page.evaluate(
            """([state, seed]) => Promise.all([2, 3].map((level) =>
                client.ask("choose", { state: bytes(state), level, seed: BigInt(seed), fresh: true })))""",
            asked,
        )
        wanted = [bot(level, "machi-koro", number).choose(position) for level in ("level-2", "level-3")]
        assert chosen == [list(action.steps) for action in wanted]


def test_it_searches_as_the_server_does(page: Page) -> None:
    (position,) = islice(decisions("machi-koro", 3, 6), 20, 21)
    opened(page, "machi-koro", position)
    state = text_of(position.state().pack())
    found = page.evaluate(
        "(state) => client.search({ state: bytes(state), iterations: 300, seed: 5n, memory: false }).found", state
    )
    tree = Tree("machi-koro", 3, memory=False)
    tree.restart(5)
    tree.move_to(position)
    tree.grow(300)
    assert not found["stopped"]
    assert found["iterations"] == 300
    ours = [(tree.step(one), tree.visits_of(one), list(tree.chances(one))) for one in tree.choices()]
    assert [(idea["step"], idea["visits"], idea["chances"]) for idea in found["ideas"]] == ours[:12]


def test_a_search_stops_and_reports(page: Page) -> None:
    (position,) = islice(decisions("machi-koro", 2, 3), 12, 13)
    opened(page, "machi-koro", position)
    reported, found, turn = page.evaluate(
        """async (state) => {
            const asks = { state: bytes(state), iterations: 1e9, seed: 5n, memory: true };
            let search, turn, soFar = 0;
            const told = (report) => { soFar = report.iterations; turn ??= client.ask("turn", asks); search.stop(); };
            search = client.search(asks, told);
            return [soFar || await search.found.then(() => soFar), await search.found, await turn];
        }""",
        text_of(position.state().pack()),
    )
    assert found["stopped"]
    assert found["iterations"] >= reported > 0
    assert found["ideas"][0]["visits"] > 0
    assert turn == position.turn  # other questions are answered meanwhile


def test_a_search_that_is_not_wanted_any_more_gives_way(page: Page) -> None:
    """To a later one, and when it is stopped before it has begun."""
    (position,) = islice(decisions("machi-koro", 2, 3), 12, 13)
    opened(page, "machi-koro", position)
    first, second, third = page.evaluate(
        """async (state) => {
            const asks = { state: bytes(state), iterations: 1e9, seed: 5n, memory: true };
            const first = client.search(asks);
            const second = client.search({ ...asks, iterations: 60, memory: false });
            const found = [await first.found, await second.found];
            const third = client.search(asks);
            third.stop();
            return [...found, await third.found];
        }""",
        text_of(position.state().pack()),
    )
    assert first == {"iterations": 0, "ideas": [], "stopped": True}
    assert (second["iterations"], second["stopped"]) == (60, False)
    assert third["stopped"]
    assert third["ideas"]


def test_what_cannot_be_done_is_said_and_harms_nothing(page: Page) -> None:
    (position,) = islice(decisions("machi-koro", 2, 3), 12, 13)
    opened(page, "machi-koro", position)
    told = page.evaluate(
        """async (text) => {
            const state = bytes(text), said = [];
            for (const [what, asks] of [
                ["apply", { state, step: 100000 }], ["apply", { state, step: NaN }], ["draw", { state, luck: 1n }],
                ["choose", { state, level: 6, seed: 1n }], ["refuse", { state, seat: 7, step: 0 }],
                ["hide", { state, seat: -1, memory: true, luck: 1n }], ["legal", { state: new Uint8Array(3) }],
            ]) said.push(await client.ask(what, asks).then(() => "fine", (problem) => problem.message));
            return [said, await client.ask("turn", { state })];
        }""",
        text_of(position.state().pack()),
    )
    assert told[0] == [
        "step 100000 is not legal here",
        "step NaN is not legal here",
        "chance has nothing to decide here",
        "there is no level 6",
        "there is no seat 7",
        "there is no seat -1",
        f"a struct of {len(position.state().pack())} bytes, but 3 were given",
    ]
    assert told[1] == position.turn


def test_a_module_that_is_broken_is_told_and_another_one_works(page: Page) -> None:
    (position,) = islice(decisions("machi-koro", 2, 3), 12, 13)
    opened(page, "machi-koro", position)
    said = page.evaluate(
        """async (text) => {
            const { EngineClient } = await import("/engine_client.js");
            const worker = () => new Worker("/engine.worker.js", { type: "module" });
            const [module, edition] = [new ArrayBuffer(9), new Uint8Array()];
            const state = bytes(text), said = [];
            for (const game of ["machi-koro", "constructor"]) {
                const broken = new EngineClient({ game, module, nets: null, edition, players: 2 }, worker);
                said.push(await broken.ask("turn", { state }).catch((problem) => problem.message));
            }
            return [...said, await client.ask("turn", { state })];
        }""",
        text_of(position.state().pack()),
    )
    assert "WebAssembly" in said[0]
    assert said[1:] == ["there is no engine for constructor", position.turn]
