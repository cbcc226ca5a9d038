"""The rule kernel: structs, rules that load plain or native, luck, words, and the contract of a game."""
