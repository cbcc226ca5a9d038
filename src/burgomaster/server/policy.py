"""Content policies: what a document and a worker may load. A static host's page carries the same (web/site.py)."""

from __future__ import annotations

_DIRECTIVES = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' blob:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
_ONLY_HEADERS = ("frame-ancestors",)  # browsers do not take these from a document itself


def _joined(directives: dict[str, str]) -> str:
    return "; ".join(f"{name} {value}" for name, value in directives.items())


PAGE = _joined(_DIRECTIVES)
# A worker has a policy of its own, not that of the page that started it. Ours run WebAssembly, and the page does not.
WORKER = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
# The service worker fetches the page's own files, and nothing else.
SERVICE_WORKER = "default-src 'none'; connect-src 'self'"
IN_DOCUMENT = _joined({name: value for name, value in _DIRECTIVES.items() if name not in _ONLY_HEADERS})
