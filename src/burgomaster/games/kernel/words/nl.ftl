# Woorden die elk spel nodig heeft om over mensen te spreken.

you = jij
and = { $first } en { $last }
