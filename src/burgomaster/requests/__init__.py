"""Requests to a house, each said once: address, fields, answer and handler, for a server and for a device."""
