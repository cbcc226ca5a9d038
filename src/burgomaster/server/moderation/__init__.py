"""Moderation: operators and their keys, blocks, reports, closed doors, and an audit log."""
