"""A rulebook as a page for paper: HTML that a browser opens and prints, with nothing to fetch."""

from __future__ import annotations

import html

from markdown_it import MarkdownIt

STYLE = """
@page { margin: 18mm 16mm; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #111; }
body { font: 11pt/1.45 Georgia, "Times New Roman", serif; }
h1, h2 { line-height: 1.2; break-after: avoid; }
h2 { margin-top: 1.8em; border-bottom: 1px solid #999; }
table { border-collapse: collapse; margin: 1em 0; font-size: 0.85em; line-height: 1.3; }
th, td { padding: 0.25em 0.6em 0.25em 0; border-bottom: 1px solid #bbb; text-align: left; vertical-align: top; }
thead { display: table-header-group; }
/* What fits on a page stays together, and with the line that announces it. */
table, tr, li, pre { break-inside: avoid; }
p:has(+ table), p:has(+ pre), p:has(+ ol), p:has(+ ul) { break-after: avoid; }
p, li { orphans: 3; widows: 3; }
code, pre { font-family: ui-monospace, "DejaVu Sans Mono", monospace; font-size: 0.9em; }
@media print { body { max-width: none; margin: 0; padding: 0; font-size: 10pt; } }
"""


def paper(markdown: str, language: str) -> str:
    """The page. What an edition's owner wrote is text here, never HTML."""
    title = markdown.split("\n", 1)[0].lstrip("# ") or "Burgomaster"
    body = MarkdownIt("commonmark", {"html": False}).enable("table").render(markdown)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f"<title>{html.escape(title)}</title>\n"
        f"<style>{STYLE}</style>\n</head>\n<body>\n{body}</body>\n</html>\n"
    )
