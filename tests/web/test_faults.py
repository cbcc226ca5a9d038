"""What looks at pages as pictures finds what it should: each fault that pages have had, made on purpose."""

from __future__ import annotations

import pytest

from tests.web.browsing import Guest
from tests.web.conftest import Invited
from tests.web.looking import faults_of

# What is put into the page, by scripts, since the content policy forbids inline styles: [tag, text, styles, children].
PUT = """([where, made]) => {
  const build = ([tag, text, styles, inside]) => {
    const svg = ["svg", "circle", "text", "rect"].includes(tag);
    const one = svg ? document.createElementNS("http://www.w3.org/2000/svg", tag) : document.createElement(tag);
    for (const [name, value] of Object.entries(styles ?? {}))
      name.startsWith("@") ? one.setAttribute(name.slice(1), value) : one.style.setProperty(name, value);
    if (text) one.append(text);
    one.append(...(inside ?? []).map(build));
    return one;
  };
  const one = build(made);
  one.id = "made-on-purpose";
  document.querySelector(where).append(one);
}"""
AWAY = "document.getElementById('made-on-purpose').remove()"

SHEET = {"background": "var(--sheet)", "padding": "8px", "position": "relative"}
CHIP = {"position": "absolute", "left": "16px", "top": "0", "width": "44px", "height": "36px", "pointer-events": "none"}
CELL = {"min-width": "160px"}
# What is wrong, the words or things it is wrong with, and how it is made.
MADE: list[tuple[str, str, list[object]]] = [
    (
        "covered words",
        "START",
        [
            "div",
            "",
            SHEET,
            [["p", "START", {}], ["svg", "", CHIP, [["circle", "", {"@r": "30", "@cx": "20", "@cy": "20"}]]]],
        ],
    ),
    (
        "cut",
        "Wolkenkrabbers",
        [
            *("div", "", {**SHEET, "overflow-x": "auto", "width": "300px"}),
            [
                [
                    "table",
                    "",
                    {},
                    [["tr", "", {}, [["td", text, CELL] for text in ("Punten", "Munten", "Wolkenkrabbers")]]],
                ]
            ],
        ],
    ),
    (
        "cut",
        "a line below",
        ["div", "", {**SHEET, "height": "20px", "overflow": "hidden"}, [["p", "one line"], ["p", "a line below"]]],
    ),
    ("broken", "Wolkenkrabber", ["p", "Wolkenkrabber", {**SHEET, "width": "90px", "overflow-wrap": "anywhere"}]),
    (
        "no space",
        "12 each.Greedy B",
        ["p", "", {**SHEET, "display": "flex"}, [["span", "12 each."], ["span", "Greedy B"]]],
    ),
    (
        "overlap",
        "won",
        [
            "div",
            "",
            {**SHEET, "height": "60px"},
            [[*("p", text), {"position": "absolute", "top": "9px"}] for text in ("Anna has won", "Bram lost")],
        ],
    ),
    ("beyond the edge", "lost", ["p", "lost at the left", {**SHEET, "position": "absolute", "left": "-60px"}]),
    ("text of 9.0 px", "small print", ["p", "small print", {**SHEET, "font-size": "9px"}]),
    ("hidden choice", "Build a mine", ["button", "Build a mine", {"@class": "choice legal", "visibility": "hidden"}]),
    (
        "hidden choice",
        "Pass",
        [
            "div",
            "",
            {**SHEET, "width": "60px", "overflow": "hidden"},
            [["button", "Pass", {"@class": "button", "margin-left": "50px", "max-width": "none"}]],
        ],
    ),
    (
        "hidden choice",
        "Refuse",
        [
            "div",
            "",
            SHEET,
            [
                ["button", "Refuse", {"@class": "button"}],
                ["div", "", {"position": "absolute", "inset": "0", "background": "var(--sheet)"}],
            ],
        ],
    ),
    (
        "too small to hit",
        "x",
        ["div", "", SHEET, [["button", "x", {"display": "block", "width": "18px", "height": "18px", "padding": "0"}]]],
    ),
    ("contrast", "pale", ["p", "pale words", {**SHEET, "color": "rgb(190 185 170)", "background": "rgb(255 252 245)"}]),
    ("contrast", "faded", ["p", "", SHEET, [["span", "faded words", {"opacity": "0.4"}]]]),
    (
        "contrast",
        "over a picture",
        [
            "p",
            "over a picture",
            {"padding": "8px", "color": "white", "background": "linear-gradient(90deg, white, rgb(230 230 230))"},
        ],
    ),
    (
        "contrast",
        "drawn",
        [
            *("svg", "", {"width": "200px", "height": "40px", "@viewBox": "0 0 200 40"}),
            [
                ["rect", "", {"@width": "200", "@height": "40", "fill": "rgb(240 230 200)"}],
                ["text", "drawn words", {"@x": "10", "@y": "26", "fill": "rgb(220 200 140)"}],
            ],
        ],
    ),
]


def told(guest: Guest, kind: str, words: str) -> bool:
    return any(fault.startswith(kind) and words in fault for fault in faults_of(guest))


def test_every_fault_made_on_purpose_is_found(invited: Invited) -> None:
    anna = invited(size=(360, 740), locale="nl-NL")
    anna.visit("/nonsense")
    anna.expects("404")
    anna.page.wait_for_selector(".games li")
    anna.page.wait_for_load_state("networkidle")
    assert faults_of(anna) == []
    missed = []
    for kind, words, made in MADE:
        anna.page.evaluate(PUT, ["main", made])
        if not told(anna, kind, words):
            missed.append((kind, words, faults_of(anna)))
        anna.page.evaluate(AWAY)
    assert missed == []
    assert faults_of(anna) == []


def test_a_chip_on_a_name_of_the_board_is_found(invited: Invited) -> None:
    """Chips let clicks through, so pointing at the name would not have told."""
    anna = invited(size=(1366, 768))
    anna.play_against_bots("monopoly-builder")
    anna.wait_for(lambda found: bool(found["actions"]))
    name = (
        anna.page.locator(".ring .name", has_text="Start").or_(anna.page.locator(".ring .name", has_text="START")).first
    )
    box = name.bounding_box()
    assert box
    chip = {"position": "fixed", "left": f"{box['x']}px", "top": f"{box['y']}px", "pointer-events": "none"}
    circle = ["circle", "", {"@r": "24", "@cx": str(box["width"] / 2), "@cy": "8"}]
    text = name.inner_text()
    assert not told(anna, "covered words", text)
    anna.page.evaluate(PUT, [".stage", ["svg", "", chip, [circle]]])
    assert told(anna, "covered words", text)


@pytest.mark.parametrize("style", ["display: none", pytest.param("opacity: 0", marks=pytest.mark.long)])
def test_a_choice_that_is_not_shown_is_found(invited: Invited, style: str) -> None:
    anna = invited(size=(360, 740))
    anna.play_against_bots("machi-koro")
    anna.wait_for(lambda found: bool(found["actions"]))
    assert not told(anna, "hidden choice", "")
    name, _, value = style.partition(": ")
    hidden = (
        "([name, value]) => document.querySelector('.choice.legal, .bar .button.main').style.setProperty(name, value)"
    )
    anna.page.evaluate(hidden, [name, value])
    assert told(anna, "hidden choice", "")
