"""Sheets: nothing that people wrote is a formula, wherever a spreadsheet splits a line."""

from __future__ import annotations

import csv
import io
import re

import pytest

from burgomaster.server.sheets import sheet


@pytest.mark.parametrize(
    "name",
    [
        "=1+1",
        "+1",
        "-1",
        "@SUM(A1)",
        "\t=1",
        "\r=1",
        " =1+1",
        "a;=1+1",
        'a;"=1+1',
        "a; =1+1",
        "a\t=1+1",
        "a,=1+1",
        "a|=1+1",
        "a\n=1+1",
        ";;=1",
        "＝1+1",
        "a;＠SUM",
        "a;-1;+1",
        "=a;=b",
    ],
)
def test_no_cell_is_a_formula_however_it_is_split(name: str) -> None:
    text = sheet([["rank", "name", "points"], [1, name, -2.5]])
    _, (_, cell, _) = csv.reader(io.StringIO(text, newline=""))
    assert cell.replace("'", "") == name
    for cell in re.split(r"[,;\t|\r\n]", text):
        bare = cell.strip(' "')
        assert not bare.startswith(("=", "+", "@", "＝", "＠")), text
        assert not bare.startswith("-") or bare == "-2.5"


@pytest.mark.parametrize("name", ["Anna", "Jan-Willem", "d'Artagnan", "Anna; Bram", "a=b", "1-2-3", "", "Łukasz"])
def test_other_names_stay_as_they_are_and_numbers_are_numbers(name: str) -> None:
    assert list(csv.reader(io.StringIO(sheet([[1, name, -2.5]])))) == [["1", name, "-2.5"]]
