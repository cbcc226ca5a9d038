you = Jij
needs-server = Deze pagina gaat over de tafels van een server. Op dit moment is er geen server.
gone = Niemand is in deze browser nog bekend. Kies een naam om verder te spelen, of kom terug met een herstelcode.
stopped = Klaar: je krijgt deze herinneringen niet meer.
mail-confirmed = Je adres is bevestigd. Vanaf nu komen herinneringen daarheen.
go-on = Verder
stay = Laat zo

statistics = Wat je hebt gespeeld
statistics-all = { $n ->
    [one] Eén spel is afgelopen; gewonnen: { $won }.
   *[other] { $n } spellen zijn afgelopen; gewonnen: { $won }.
}
finishes-new = Nog te weinig spellen van jou met anderen zijn bekend om te zeggen of je ze uitspeelt.
finishes-usually = Je speelt je spellen meestal uit; wie met jou aan tafel komt, hoort dat.
finishes-sometimes-not = Je gaat soms vroeg weg; wie met jou aan tafel komt, hoort dat.
finishes-often-not = Je bent de laatste weken vaak vroeg weggegaan; wie met jou aan tafel komt, hoort dat.
statistics-game = Spel
statistics-kind = { $game }, { $n } spelers
statistics-played = Gespeeld
statistics-won = Gewonnen
statistics-with = Gespeeld met
statistics-you-won = Jij won
statistics-they-won = Zij wonnen
statistics-save = Als bestand bewaren
favourites = { $game }: wat je het meest kocht
favourites-count = Keer
luck = Geluk en fouten
luck-about = Uit analyses: hoeveel punten winstkans het geluk je per spel bracht, en hoeveel je fouten kostten.
luck-mean = Geluk: { $points } punten per spel
error-mean = Fouten: { $points } punten per spel
luck-picture = Geluk en fouten in je laatste { $n } geanalyseerde spellen; de tabel zegt hetzelfde
luck-table = Als tabel
luck-short = Geluk
error-short = Fouten
to-review-about = Een analyse zegt wat geluk was en wat een fout. De server heeft per spel een paar seconden nodig.
to-review = { $n ->
    [one] Analyseer mijn laatste spel
   *[other] Analyseer mijn laatste { $n } spellen
}
under-review = { $n ->
    [one] Nog één spel wordt geanalyseerd …
   *[other] { $n } spellen worden geanalyseerd …
}
anew = Mijn statistieken wissen
anew-sure = Alle spellen tot nu toe tellen voor jou niet meer mee: niet hier, en niet voor een rating. Wat analyses over je zeiden, wordt gewist. De spellen zelf blijven. Dit kan niet ongedaan worden gemaakt; bewaar eerst het bestand als je de cijfers wilt houden.
anew-now = Wissen en opnieuw beginnen
anew-done = { $games ->
    [one] Klaar: één spel telt niet meer mee
   *[other] Klaar: { $games } spellen tellen niet meer mee
}{ $reviews ->
    [0] .
    [one] , en één analyse is gewist.
   *[other] , en { $reviews } analyses zijn gewist.
}

reminders = Herinneringen
reminders-about = Ben je niet aan tafel, dan kan de server je zeggen dat er op je wordt gewacht. Eén herinnering per tafel, tot je komt; een laatste voordat je tijd op is, komt ervoor in de plaats. Er staat niets van je kaarten in.
push = Berichten in deze browser
push-here = Toon hier berichten, ook als de pagina dicht is
push-unable = Deze browser toont geen berichten van deze pagina. Zet op een iPhone of iPad de pagina eerst op het beginscherm en open haar daar; elders moet de pagina via https geopend zijn.
push-forbidden = Deze browser mag van jou geen berichten van deze pagina tonen. Dat kun je in zijn eigen instellingen veranderen.
push-failed = De browser stond het niet toe, of zijn pushdienst is niet bereikbaar.
mail = Mail
mail-address = Mailadres
mail-use = Gebruik dit adres
mail-again = Stuur de link opnieuw
mail-remove = Geen mail meer
mail-sent = Er is een link onderweg naar dat adres. Open hem binnen een dag; eerder wordt er niets anders gestuurd.
mail-waits = { $address } is nog niet bevestigd: open de link die daarheen is gemaild.
mail-is-confirmed = Herinneringen gaan naar { $address }.
what-of = Herinner me
of-turn = als ik aan de beurt ben
of-time = voordat mijn tijd op is
of-table = als een tafel vol is of een spel is afgelopen
quiet = Stille uren
quiet-on = Niet ’s nachts: wat dan komt, wacht tot de ochtend
quiet-from = Van
quiet-to = Tot
quiet-zone = Volgens je eigen klok ({ $zone }).

devices = Apparaten
devices-about = De browsers waarin je bekend bent. Waar je weggaat, kan niemand meer voor je spelen. Open links eindigen met elk apparaat.
device-unnamed = Een browser
device-this = deze
device-seen = laatst gebruikt op { $day }
leave = Verlaten
leave-named = { $name } verlaten
leave-sure = Daar speelt niemand meer voor je. Ook open links eindigen.
leave-this-sure = Zonder een ander apparaat of een herstelcode kom je niet terug op je plaatsen.
leave-others = Alle andere verlaten
leave-others-sure = Alleen deze browser blijft. Met de andere apparaten eindigen open links, je herstelcode, de sleutels van je programma’s en alle pushberichten; maak opnieuw wat je nodig hebt.
link = Nog een apparaat
link-about = Richt de camera van het andere apparaat op een code, of open daar een link. Die werkt één keer, tien minuten lang: laat hem aan niemand anders zien.
link-code = Code voor de camera van het andere apparaat
link-make = Maak een link
link-again = Maak een nieuwe link
code = Herstelcode
code-about = Voor als al je apparaten weg zijn of een browser je vergeten is: met deze code kom je op elk apparaat terug op je plaatsen. Er is geen adres voor nodig.
code-once = Schrijf hem nu op, hij wordt niet nog eens getoond. Wie hem heeft, kan voor je spelen. Een nieuwe code maakt deze ongeldig.
code-made = Je hebt er een gemaakt op { $day }. Die kan niet nog eens worden getoond; een nieuwe maakt hem ongeldig.
code-make = Maak een herstelcode
code-again = Maak een nieuwe code

enter-link = Speel hier verder
enter-code = Was je hier al eens?
enter-code-about = Typ je herstelcode. Hoofdletters en streepjes maken niet uit.
enter-as = Hiermee wordt deze browser een van de apparaten van { $name }.
enter-instead = In deze browser ben je nu { $name }. De plaatsen blijven bij die naam, en je komt er alleen terug met een herstelcode of een ander apparaat van { $name }.
enter = Speel verder als { $name }

ways = Andere toegangen
ways-about = Wie een hiervan heeft, kan jou zijn, of van je spellen horen. Ken je er een niet? Beëindig die, of verlaat alle andere.
way-link = Een link naar nog een apparaat
way-code = Herstelcode
way-key = Sleutel van het programma { $name }
way-key-labelled = Sleutel van het programma { $name } ({ $label })
way-push = Pushberichten: { $name }, via { $service }
way-mail = Mail naar { $name }
way-made = sinds { $day }
way-unconfirmed = nog niet bevestigd
way-unused = nooit gebruikt
way-until = tot { $time }
device-came-link = kwam op { $day } met een link
device-came-code = kwam op { $day } met de herstelcode
end = Beëindigen
end-named = Beëindigen: { $name }
end-link-sure = De link leidt dan nergens meer heen.
end-code-sure = Niemand komt er dan nog mee terug, jij ook niet.
end-key-sure = Het programma kan niets meer doen onder jouw naam.
end-push-sure = Er gaan geen berichten meer heen.
end-mail-sure = Er gaat geen mail meer heen.
others-left = Alleen deze browser is over. Beëindigd: { $devices ->
    [one] één apparaat
   *[other] { $devices } apparaten
}, { $links ->
    [one] één link
   *[other] { $links } links
}, { $code ->
    [one] de herstelcode
   *[other] geen herstelcode
}, { $keys ->
    [one] één sleutel
   *[other] { $keys } sleutels
}, { $pushes ->
    [one] pushberichten naar één browser
   *[other] pushberichten naar { $pushes } browsers
}.
others-left-mail = Mail gaat nog naar { $address }: ben jij dat?

data = Jouw gegevens
data-about = Alles wat deze server van je weet, als één bestand: je spellen als spelbestanden, notities, wat je in chats zei, statistieken, ratings, apparaten, instellingen, wie je hebt geblokkeerd. Geen geheim van jou staat erin, en niets van anderen dan de zetten van je spellen. Je kunt het een paar keer per uur krijgen.
data-save = Mijn gegevens bewaren

forget = Vergeet mij
forget-deleted = Verwijderd worden: je naam, je apparaten en herstelcode, je mailadres en pushberichten, je notities, je statistieken en ratings, wie je hebt geblokkeerd en wie jou heeft geblokkeerd, wat je in chats hebt gezegd, en de sleutels van je programma’s.
forget-seats = Je plaatsen: waar een spel nog niet begonnen is, sta je op; waar het loopt, geef je op en speelt een bot verder.
forget-kept = Bewaard blijven: de zetten van je spellen, onder de letter van je plaats in plaats van je naam, want het zijn ook de spellen van de anderen; meldingen aan de beheerders en wat die besloten; en willekeurige kenmerken, zoals op lijsten van clubavonden, waarmee niemand je vindt. Kopieën die anderen hebben bewaard, en reservekopieën, liggen buiten ons bereik.
forget-sure = Dit kan niet ongedaan worden gemaakt.
forget-now = Vergeet mij nu
