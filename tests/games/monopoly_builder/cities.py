"""An edition with the streets of another city: names of several words, with accents, apostrophes and small words."""

from __future__ import annotations

import re

from burgomaster.games.monopoly_builder.state import DEEDS, SETS
from tests.games.monopoly_builder.decks import HOUSE, with_cards

# Some are streets of the house edition elsewhere (Brink), some hold an `and`, a `for`, a number or a comma.
STREETS = (
    *("Vicolo Corto", "Vicolo Stretto"),
    *("Bastioni Gran Sasso", "Viale Monterosa"),
    *("Via Accademia", "Corso Ateneo"),
    *("Brink", "Piazza Università"),
    *("Via Verdi", "Corso Raffaello"),
    *("Via Marco Polo", "Corso d’Italia"),
    *("Largo Augusto", "Piazza dell'Unità e Fò"),
    *("Viale dei Giardini", "Strada per 5 Terre"),
)
TOWN = "Città Vecchia"
WHEEL = {"en": "A wheel is stuck", "nl": "Een wiel zit vast", "it": "Una ruota è bloccata"}


def city() -> str:
    """The edition."""
    text = HOUSE
    for deed, street in zip(DEEDS, STREETS, strict=True):
        text = re.sub(rf'(\[deed\.{deed}\]\nname = )"[^"]*"', rf'\g<1>"{street}"', text)
    for colour in SETS:
        text = re.sub(rf'(\[set\.{colour}\]\ntown = )"[^"]*"', rf'\g<1>"{TOWN}"', text)
    said = ", ".join(f'{language} = "{words}"' for language, words in WHEEL.items())
    text = text.replace('title = "Monopoly Builder (house edition)"', 'title = "La nostra città"')
    jam = f'effect = "pay"\namount = 20\ntext = {{ {said} }}'
    return with_cards(text, jam=jam, polo='effect = "move-to"\nspace = "yellow-1"', again='effect = "throw-again"')
