"""Mutation testing: small mistakes are put into the rules and the server one at a time, and the tests must notice."""
