# The bots in English.

level-1 = newcomer
level-2 = citizen
level-3 = builder
level-4 = alderman
level-5 = burgomaster
random-means = any legal action, without a thought
greedy-means = a sensible player by simple rules
level-1-means = sees little, and has hardly practised
level-2-means = sees little, and has practised a bit
level-3-means = evaluates its own city fairly well
level-4-means = rarely lets a chance go by
level-5-means = thinks ahead
idea = { $move } ({ $chance } %)
explain = Chance to win: { $ideas }.
hint-turn = { $name } is to move. Chances to win after the best moves:
hint-chances = Everyone after the best: { $chances }
hint-iterations = Looked at { $n } positions ahead.
hint-cost = { $points ->
    [one] one point less
   *[other] { $points } points less
}
hint-ahead = When you are to move again
ahead-gain = { $what } ({ $chance } %)
ahead-chances = chance to win { $low } to { $high } % in eight of ten cases
ahead-tries = ({ $tries } tries)
