"""Sheets as CSV, in which nothing that people wrote is taken for a formula."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Sequence

# A formula begins a cell; and where a spreadsheet splits at semicolons or tabs, as many countries' do, a cell may begin
# anywhere. The wide signs are those of Japanese and Chinese keyboards.
_FORMULA = re.compile(r"(?:^|(?<=[;,|\t\r\n]))[\s\"']*(?=[=+\-@＝＋－＠\t\r])")


def sheet(rows: Iterable[Sequence[str | int | float]]) -> str:
    """Rows as CSV. Before what could be a formula stands an apostrophe, by which spreadsheets know a text."""
    text = io.StringIO()
    csv.writer(text).writerows([_cell(one) if isinstance(one, str) else one for one in row] for row in rows)
    return text.getvalue()


def _cell(text: str) -> str:
    return _FORMULA.sub(lambda found: f"{found[0]}'", text) if text else text
