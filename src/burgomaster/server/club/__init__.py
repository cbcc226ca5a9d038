"""A club night: an evening of several rounds at several tables, with standings."""
