# De terminal in het Nederlands.

guest = Gast
bot-name = { $seat } { $bot }
saved-at = Dit spel wordt na elke zet bewaard: { $path }
commitment = Eerlijke dobbelstenen: de tafel heeft zich vastgelegd op { $commitment }
acts = { $name }: { $action }
choose = { $name }, kies (nummer of woorden, ? voor hulp):
only = { $name }, Enter: { $action } (? voor hulp):
help =
    Typ het nummer van een actie, of de actie in woorden, zoals “{ $example }”.
    Namen mogen in het Nederlands, Engels en Italiaans; het begin van een naam is genoeg.
      t       toon de tafel opnieuw
      o       wat het toeval kan brengen, met de kansen
      r { $rule }  toon een regel; r alleen toont het hele regelboek
      B: …    speler B, ook aan dit toetsenbord, komt ertussen (waar de regels dat toestaan)
      h       een hint: de beste zetten en je kansen (duurt even)
      w       waarom de laatste bot deed wat hij deed
      l       wat er tot nu toe gebeurd is
      q       stop; het spel is bewaard en kan verdergaan
no-odds = Er wordt nu niets gegooid.
refused = Mag niet: { $text }
no-number = Er is geen actie { $number }.
no-rule = Er is geen regel { $rule }.
goodbye = Gestopt. Ga verder met: burgomaster play --resume { $path }
result = Het spel is uit na { $turns } beurten: { $winners } heeft gewonnen.
verify = Controleer de dobbelstenen met: burgomaster verify { $path }
watching = Geen terminal om in te spelen, dus hier is een spel tussen bots.
lost-move = { $name } verliest deze zet; in plaats daarvan wordt een willekeurige gespeeld: { $reason }
thinking = Even denken …
no-thoughts = Nog geen bot heeft over iets nagedacht.
