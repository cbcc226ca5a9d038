"""`python -m burgomaster` is the command `burgomaster`."""

from __future__ import annotations

import sys

from burgomaster.cli import main

if __name__ == "__main__":
    sys.exit(main())
