"""What `make check`, `make check TOUCHED=1` and `make test` run: `python -m tests.gate check`, `touched` or `test`.

`touched` may be followed by a revision; without one it means the main line.

`python -m tests.gate keep` keeps what the last `test` cost, for later ones to be compared with: at a landing.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tests.gate import marks, minutes
from tests.gate.steps import ROOT, Step, run
from tests.gate.touched import Chosen, chosen

PYTHON = sys.executable
_TESTS = (PYTHON, "-m", "pytest", "--no-header", "--tb=short")
_CORES = str(os.cpu_count() or 2)

# What `make lint` runs, too.
STYLE = (
    (PYTHON, "-m", "ruff", "check", "--quiet", "."),
    (PYTHON, "-m", "ruff", "format", "--check", "--quiet", "."),
    (PYTHON, "-m", "tests.games.step_numbers"),
    (PYTHON, "-m", "tests.generic_types"),
)
IMPORTS = ((str(Path(PYTHON).with_name("lint-imports")),),)
TYPES = ((PYTHON, "-m", "mypy", "--no-error-summary"),)
GATHER = ((PYTHON, "web/gather.py", "--types"),)
BUILD = (("make", "--silent", "--no-print-directory", "page"),)
PAGE_TYPES = ((PYTHON, "web/build.py", "check"),)
PAGE_TESTS = ((PYTHON, "web/build.py", "test"),)
COMPILE = ((PYTHON, "-m", "tests.compile"),)


def page() -> list[Step]:
    """What the page takes from the Python side is gathered first; to look at it, it need not be built."""
    return [
        Step("gathered for the page", GATHER),
        Step("the page, built", BUILD, after=["gathered for the page"]),
        Step("the page's types", PAGE_TYPES, after=["gathered for the page"]),
        Step("the page's tests", PAGE_TESTS, after=["gathered for the page"]),
    ]


def checks() -> list[Step]:
    """What `make check` runs: all at once, the longest first. The page is built only where it has changed."""
    trusted = (*_TESTS, "-x", "-n", _CORES, "-m", "check and not long", "--no-compiling")
    return [
        Step("types", TYPES),
        Step("style", STYLE),
        Step("imports", IMPORTS),
        *page(),
        Step("tests", [(*trusted, *(f"tests/{folder}" for folder in marks.FOLDERS), "tests/server")]),
        Step("a game by mouse", [(*_TESTS, "-x", "-m", "check and not long", "tests/web")], after=["the page, built"]),
    ]


def touched(what: Chosen) -> list[Step]:
    """Of everything, what hangs on the files that changed."""
    steps = [Step("style", STYLE)]
    if what.python:
        steps += [Step("types", TYPES), Step("imports", IMPORTS)]
    if what.page:
        steps += page()
    if what.files:
        command = [(*_TESTS, "-x", "-n", _CORES, *what.files)]
        steps.append(Step("tests", command, after=["the page, built"] if what.browsers else []))
    return steps


def whole() -> list[Step]:
    """What `make test` runs. Machine code is made once, before tests that would each make it."""
    return [
        Step("compile", COMPILE),
        Step("page", [*GATHER, *PAGE_TYPES, *PAGE_TESTS]),
        Step("tests", [(PYTHON, "-m", "pytest", "-n", _CORES)], after=["compile", "page"], aloud=True),
    ]


def tell(step: Step) -> None:
    """One line for a part that passed; for one that failed also what it said, which ends with why."""
    how = "" if step.passed else "  FAILED"
    sys.stdout.write(f"{step.wall:6.0f} s  {step.name}{how}\n")
    if not step.passed and step.said:
        sys.stdout.write(f"\n{step.said.strip()}\n\n{step.name} failed\n")
    sys.stdout.flush()


def main(arguments: Sequence[str]) -> int:
    """The command."""
    what = arguments[0] if arguments else ""
    since = arguments[1] if len(arguments) > 1 else ""
    if what == "keep":
        return minutes.keep()
    if what not in ("check", "touched", "test"):
        sys.stderr.write(f"{__doc__}\n")
        return 2
    started = time.monotonic()
    if what == "test":
        minutes.COSTS.unlink(missing_ok=True)
        steps = whole()
    elif what == "touched":
        found = chosen(ROOT, since)
        sys.stdout.write(f"{found.told()}\n")
        steps = touched(found) if found.changed else []
    else:
        steps = checks()
    passed = run(steps, first_failure=what != "test", tell=tell)
    if what == "test":
        outside = {step.name: step.cpu for step in steps if step.name != "tests"}
        sys.stdout.write(minutes.compared(outside, time.monotonic() - started))
    else:
        cpu = sum(step.cpu for step in steps)
        sys.stdout.write(f"{time.monotonic() - started:6.0f} s  {'all passed' if passed else 'not passed'}")
        sys.stdout.write(f" ({cpu / 60:.1f} minutes of CPU time)\n")
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
