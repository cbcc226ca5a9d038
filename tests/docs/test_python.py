"""Python on the pages runs from top to bottom, as a reader would try it, and gives what stands behind it."""

from __future__ import annotations

import ast
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.docs.pages import PAGES, ROOT, Block, blocks

# The page whose blocks are the files of a game; tests/test_docs.py and tests/test_newcomer.py hold it.
FILES = "docs/a-game-in-an-hour.md"
RUN = [page for page in PAGES if page != FILES and blocks(page, "python")]

# Blocks that need more than the tests install: how they begin, and why that is not installed. They are only compiled.
NOT_HERE = {
    "from sb3_contrib": "it comes with PyTorch, several hundred megabytes for one page",
    "import torch": "it needs a GPU; tests/gpu does the same",
}

# A comment that promises a value, with … for what may differ: a list, a text, a number, Name(…). Others are sentences.
_PROMISE = re.compile(r"""#\s+((?:[\[{('"]|-?\d|\w+\().*|True|False|None)$""")


def promised(block: Block, statement: ast.stmt) -> str | None:
    """What the comment behind an expression says that it gives."""
    if not isinstance(statement, ast.Expr) or statement.end_lineno is None:
        return None
    rest = block.text.splitlines()[statement.end_lineno - 1].encode()[statement.end_col_offset :].decode()
    found = _PROMISE.search(rest.strip())
    return found[1] if found else None


def keeps(given: object, promise: str) -> bool:
    pattern = ".*".join(re.escape(part) for part in promise.split("…"))
    return re.fullmatch(pattern, repr(given), re.DOTALL) is not None


def needs_more(block: Block) -> bool:
    return block.text.startswith(tuple(NOT_HERE))


def run(block: Block, scope: dict[str, Any]) -> int:
    """Run a block, and hold it to its promises; how many it had."""
    kept = 0
    for statement in ast.parse(block.text).body:
        promise = promised(block, statement)
        where = f"{block.page}:{block.line + statement.lineno}"
        if isinstance(statement, ast.Expr):
            given = eval(compile(ast.Expression(statement.value), where, "eval"), scope)
            if promise is not None:
                assert keeps(given, promise), f"{where}: {given!r} is not {promise}"
                kept += 1
            assert not isinstance(statement.value, ast.Compare) or given, f"{where} is not so"
        else:
            exec(compile(ast.Module([statement], []), where, "exec"), scope)
    return kept


@pytest.mark.parametrize("page", RUN)
def test_the_examples_of_a_page_run(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if page == "docs/openspiel.md":
        pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: it has no package for every machine")
    shutil.copy(ROOT / "docs" / "examples" / "thrifty.py", tmp_path)
    monkeypatch.chdir(tmp_path)
    scope: dict[str, Any] = {"__name__": "example"}
    for block in blocks(page, "python"):
        if needs_more(block):
            compile(block.text, block.place, "exec")
        else:
            run(block, scope)


def test_what_cannot_run_here_is_there() -> None:
    for start in NOT_HERE:
        assert any(block.text.startswith(start) for page in RUN for block in blocks(page, "python")), start


def test_promises_are_found_and_held() -> None:
    """A page whose comments say something else than what comes out fails."""
    block = Block("page", 1, "python", "1 + 1  # 2\n[1, 2, 3]  # [1, …]\nlen('a')  # of a text\n'é' * 2  # 'éé'\n")
    assert run(block, {}) == 3
    for wrong in ("1 + 1  # 3", "[2, 1]  # [1, …]", "dict(a=1)  # {'a': 2}", "2 == 3  # by and by"):
        with pytest.raises(AssertionError):
            run(Block("page", 1, "python", wrong), {})
