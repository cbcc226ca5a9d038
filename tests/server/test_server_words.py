"""Every refusal and every kind of row has its sentence, and no sentence is left over."""

from __future__ import annotations

import re
from pathlib import Path

import burgomaster
from burgomaster.games.kernel.words import Words
from burgomaster.tables.refused import WORDS
from burgomaster.tables.table import _KINDS

PACKAGE = Path(burgomaster.__file__).parent
SOURCE = "\n".join(
    path.read_text(encoding="utf-8")
    for floor in ("tables", "requests", "tab", "server")
    for path in (PACKAGE / floor).rglob("*.py")
)


def said(prefix: str) -> set[str]:
    return {word.removeprefix(prefix) for word in Words(WORDS, "en").all() if word.startswith(prefix)}


def test_every_refusal_has_a_sentence_and_every_sentence_a_refusal() -> None:
    codes = set(re.findall(r'Refused\(\s*\d+,\s*"([a-z-]+)"', SOURCE)) - {"illegal"}  # the game's own words
    literals = set(re.findall(r'"([a-z-]+)"', SOURCE))
    for code in said("refused-") - codes:
        stuck = code.removeprefix("read-only-")
        assert code in literals or (stuck != code and stuck in literals), code
    assert codes <= said("refused-")


def test_every_kind_of_row_has_a_sentence() -> None:
    kinds = {"create", *_KINDS} - {"act", "chat", "ignore"}  # these speak for themselves, or are nobody else's business
    assert kinds <= said("row-")
    variants = {"bot-gone", "unmute", "unarchive", "withdraw", "start-without", "close-full", "close-edition"}
    to_you = {kind for kind in said("row-") if kind.endswith("-you")}
    assert {kind.removesuffix("-you") for kind in to_you} <= kinds | variants | {"call-by"}
    assert said("row-") - kinds - to_you == variants | {"release-own", "close-deserted", "file"}
