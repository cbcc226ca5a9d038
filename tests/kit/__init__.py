"""The conformance kit: cases for every rule and whole games, as JSON for anybody's engine. See docs/kit.md."""
