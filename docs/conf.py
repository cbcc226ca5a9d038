"""How the documentation is built."""

import sys
from pathlib import Path
from typing import Any

from babel import Locale
from sphinx.application import Sphinx

import burgomaster
from burgomaster.games import GAMES
from burgomaster.games.kernel.words import LANGUAGES
from burgomaster.games.rulebook import rulebook

sys.path.append(str(Path(__file__).parents[1] / "deploy"))
from addresses import addresses

project = "Burgomaster"
author = "The Burgomaster developers"
copyright = "2026, The Burgomaster developers"
version = release = burgomaster.__version__

extensions = ["myst_nb", "sphinx.ext.autodoc"]
html_theme = "furo"
html_title = "Burgomaster"
html_static_path = ["_static"]
html_css_files = ["doors.css"]
html_js_files = [("reachable.js", {"defer": "defer"})]
html_baseurl = addresses().urls.get("Documentation", "")  # where a page is at home
html_show_sphinx = False
html_copy_source = False
language = "en"
myst_heading_anchors = 3
myst_enable_extensions = ["attrs_block", "colon_fence"]
nb_execution_mode = "off"  # notebooks are kept with what they print; a long test runs them
autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_class_signature = "separated"
nitpicky = False

# The rulebooks are part of the package; their pages here are written anew by every build. Each leads to the same one in
# the other languages.
_RULES = Path(__file__).parent / "rules"
_NAMES = {language: Locale(language).get_display_name().capitalize() for language in LANGUAGES}


def _write_rulebooks() -> None:
    _RULES.mkdir(exist_ok=True)
    contents = ["# Rulebooks", "In our own words, with the numbers that refusals cite."]
    for language, name in _NAMES.items():
        pages = "\n".join(f"{game}-{language}" for game in GAMES)
        contents.append(f"## {name}\n\n```{{toctree}}\n:maxdepth: 1\n\n{pages}\n```")
        for game in GAMES:
            title, rest = rulebook(game, language).split("\n", 1)
            others = " · ".join(f"[{_NAMES[other]}]({game}-{other}.md)" for other in LANGUAGES if other != language)
            (_RULES / f"{game}-{language}.md").write_text(f"{title}\n\n{others}\n{rest}", encoding="utf-8")
    (_RULES / "index.md").write_text("\n\n".join(contents) + "\n", encoding="utf-8")


_write_rulebooks()


def _tell_readers(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object) -> None:
    """Tell browsers and screen readers in which language a rulebook is written, and how high captions rank."""
    written = page.rpartition("-")[2]
    if page.startswith("rules/") and written in LANGUAGES:
        context["language"] = written
    tree = context.get("furo_navigation_tree", "")
    context["furo_navigation_tree"] = tree.replace('role="heading"', 'role="heading" aria-level="2"')


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    app.connect("html-page-context", _tell_readers, priority=900)  # after the theme
