"""Reaches people who are not there: reminders by web push and mail."""
