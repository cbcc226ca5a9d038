"""A house for one device: the tables of a browser's tab, without a server. A shell around `burgomaster.tables`."""
