"""All that our words' library takes of `typing_extensions`: a tenth of what a tab loads would be the rest of it."""

from typing import Literal

__all__ = ["Literal"]
