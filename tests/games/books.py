"""What the tests of rulebooks share: other editions, and the numbers that stand in a book by hand."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from burgomaster.games import folder
from burgomaster.games.kernel import filling
from burgomaster.games.rulebook import template

NUMBERS = {
    "en": "two three four five six seven eight nine ten eleven twelve twenty hundred half third twice",
    "nl": "twee drie vier vijf zes zeven acht negen tien elf twaalf twintig honderd helft derde tweemaal",
    "it": "due tre quattro cinque sei sette otto nove dieci undici dodici venti cento metà terzo",
}
ALLOWED = Path(__file__).with_name("by_hand.toml")
_NOT_FIGURES = r"`[^`]*`|\b[A-Z]{2}-[A-Z]?\d+\b|^\d+\. |^\| \d(?= [^\d|])|^\| \d \|"  # code, ids, items, first cells


def by_hand(game: str, language: str, text: str = "") -> set[str]:
    """The numbers that somebody wrote into a rulebook, each with the word before and the word after it."""
    plain = re.sub(_NOT_FIGURES, " ", _plain(text or template(game, language)), flags=re.MULTILINE)
    words = re.findall(r"[\w½⅔%]+", plain)
    numbers = {*NUMBERS[language].split()}
    padded = ["", *words, ""]
    return {
        " ".join(padded[n - 1 : n + 2]).strip().lower()
        for n, word in enumerate(padded)
        if word and (word.lower() in numbers or any(letter.isdigit() for letter in word))
    }


def _plain(text: str) -> str:
    """A text without its figures: of what is counted, what is said of several; of other forms all."""
    parts, at = list[str](), 0
    while at < len(text):
        if text[at] == "{":
            place = filling._place(text, at)
            forms = place.forms if place.name.startswith("?") else place.forms[1:] or place.forms
            parts += [f" {_plain(form)} " for form in forms]
            at = place.end
        else:
            parts.append(text[at])
            at += 1
    return "".join(parts)


def allowed(game: str, language: str) -> set[str]:
    """Those that may."""
    found: list[str] = tomllib.loads(ALLOWED.read_text(encoding="utf-8"))[game][language]
    return {*found}


def changed(game: str, edition: str, changes: dict[str, str]) -> str:
    """An edition's text with other lines."""
    text = (folder(game) / "edition" / f"{edition}.toml").read_text(encoding="utf-8")
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


def others() -> dict[str, tuple[str, str]]:
    """Editions with other figures, by a name: the game and the text."""
    from tests.games.monopoly_builder.cities import city

    tops = {
        "cost = { dump-truck = 2, crane = 1, excavator = 1, boat = 1 }": "cost = { dump-truck = 4, crane = 3 }",
        "cost = { dump-truck = 1, crane = 2, excavator = 2, boat = 1 }": "cost = { dump-truck = 4, boat = 4 }",
        "fine = 50": "fine = 75",
        "start_bonus = 200": "start_bonus = 150",
        "jail_tries = 3": "jail_tries = 1",
        "most_doubles = 3": "most_doubles = 1",
        "rent = 60": "rent = 65",
    }
    chips = {
        "deed_chips = 2": "deed_chips = 1",
        "most_chips = 6": "most_chips = 1",
        "own_number = 6": "own_number = 8",
        "space_chips = 2": "space_chips = 1",
        "blocks = 12": "blocks = 9",
        '16 = "free-parking"': '16 = "roll"',
        '1 = "#####"': '1 = "##.##"',
    }
    coins = {
        "start_coins = 3": "start_coins = 1",
        "mall_bonus = 1": "mall_bonus = 2",
        "train-station.cost = 4": "train-station.cost = 7",
        "earns = 3\nper": "earns = 4\nper",
        'activates = [3, 3]\ncolour = "red"': 'activates = [3, 4]\ncolour = "red"',
        "[building.stadium]  # from every other player\nactivates = [6, 6]": "[building.stadium]\nactivates = [8, 9]",
    }
    money = {
        "start_money = 20": "start_money = 15",
        "take_at_most = 5": "take_at_most = 7",
        "piles = 5 ": "piles = 7 ",
        "dirk_start = 6": "dirk_start = 1",
        "dirk_share_after_B = 3": "dirk_share_after_B = 2",
        "B = [13, 6]": "B = [15, 7]",
        "C = [20, 12, 5]": "C = [20, 10, 6]",
    }
    return {
        "another city": ("monopoly-builder", city()),
        "dear tops": ("monopoly-builder", changed("monopoly-builder", "house", tops)),
        "other chips": ("monopoly-builder", changed("monopoly-builder", "house", chips)),
        "other coins": ("machi-koro", changed("machi-koro", "dutch", coins)),
        "other money": ("alhambra", changed("alhambra", "standard", money)),
    }
