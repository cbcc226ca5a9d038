"""Small words before a vowel: which change, a language says itself."""

from __future__ import annotations

from burgomaster.games.kernel.euphony import euphonic, forms
from tests.games.phrases.positions import POSITIONS


def test_italian_says_ad_anna_and_ed_elena() -> None:
    assert forms("it") == (("a", "ad"), ("e", "ed"))
    assert euphonic("Bram ha pagato 2 a Anna e Elena.", "it") == "Bram ha pagato 2 ad Anna ed Elena."
    assert euphonic("A Anna e Bram, a Cees e a B.", "it") == "Ad Anna e Bram, a Cees e a B."
    assert euphonic("la A e la E", "it") == "la A e la E"  # seats
    assert forms("en") == forms("nl") == ()
    assert euphonic("a A", "en") == "a A"


def test_actions_are_shown_and_heard_like_that() -> None:
    here = POSITIONS["mb-answer"]
    names = ("Anna", "Bram", "Carlo")
    shown = here.describe(here.steps()[-1], "it", names)
    assert shown == "fai una proposta ad Anna …"
    counter = here.resolve("fai una proposta ad Anna: una barca per una gru", lang="it", names=names)
    assert counter == "offer A: boat for crane"
