"""The rule kernel: records, rules that load plain or native, luck, words, and the contract of a game."""
