# Woorden die elk spel nodig heeft om over mensen te spreken.

you = jij
and = { $first } en { $last }
number = { $n ->
    [1] één
    [2] twee
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
    [7] zeven
    [8] acht
    [9] negen
    [10] tien
    [11] elf
    [12] twaalf
   *[other] { $n }
}
