# Puzzles.
about = Positions from real games in which one move is clearly better than all others. Find it.
all = All puzzles
none = This house has no puzzles.
theme = Theme
any-theme = every theme
difficulty = Difficulty
any-difficulty = every difficulty
difficult = { $n ->
    [1] easy
    [2] harder
   *[3] hard
}
heading-before = Puzzle { $number }, { $difficulty }
heading = Puzzle { $number }: { $theme }, { $difficulty }
players = { $n } players
solved = solved
shown = answer seen
progress = { $n } of { $all } solved
task = What is your best move?
again = Try again, or look at the answer.
answer = Show the answer
next = Next puzzle
list = All puzzles
verdict = What your move is worth
