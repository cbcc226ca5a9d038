"""Tests must say the same every time: random ones use fixed seeds, and no test depends on the clock or the locale."""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")

os.environ["LC_ALL"] = "C.UTF-8"
