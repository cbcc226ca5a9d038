"""What the house answers over HTTP."""
