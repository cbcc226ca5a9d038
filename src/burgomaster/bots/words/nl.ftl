# De bots in het Nederlands.

level-1 = nieuwkomer
level-2 = burger
level-3 = bouwer
level-4 = wethouder
level-5 = burgemeester
random-means = een willekeurige toegestane zet, zonder na te denken
greedy-means = een verstandige speler met eenvoudige regels
level-1-means = ziet weinig, en heeft nauwelijks geoefend
level-2-means = ziet weinig, en heeft een beetje geoefend
level-3-means = kan de eigen stad aardig beoordelen
level-4-means = laat zelden een kans liggen
level-5-means = denkt vooruit
idea = { $move } ({ $chance } %)
explain = Kans om te winnen: { $ideas }.
hint-turn = { $name } is aan zet. Kans om te winnen na de beste zetten:
hint-chances = Iedereen na de beste: { $chances }
hint-iterations = { $n } stellingen vooruit bekeken.
hint-cost = { $points ->
    [one] één punt minder
   *[other] { $points } punten minder
}
hint-ahead = Als je weer aan zet bent
ahead-gain = { $what } ({ $chance } %)
ahead-chances = kans om te winnen { $low } tot { $high } % in acht van de tien gevallen
ahead-tries = ({ $tries } pogingen)
