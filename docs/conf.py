"""How the documentation is built."""

from pathlib import Path

import burgomaster
from burgomaster.games import GAMES
from burgomaster.games.kernel.words import LANGUAGES
from burgomaster.games.rulebook import rulebook

project = "Burgomaster"
author = "The Burgomaster developers"
copyright = "2026, The Burgomaster developers"
version = release = burgomaster.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_theme = "furo"
html_title = "Burgomaster"
html_static_path = []
html_show_sphinx = False
exclude_patterns = []
myst_heading_anchors = 3
myst_enable_extensions = ["colon_fence"]
autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_class_signature = "separated"
nitpicky = False

# The rulebooks are part of the package; their pages here are written anew by every build.
_pages = Path(__file__).parent / "rules"
_pages.mkdir(exist_ok=True)
for _game in GAMES:
    for _language in LANGUAGES:
        _text = rulebook(_game, _language)
        (_pages / f"{_game}-{_language}.md").write_text(_text, encoding="utf-8")
