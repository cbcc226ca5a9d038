# De terminal in het Nederlands.

guest = Gast
bot-name = { $seat } { $bot }
saved-at = Dit spel wordt na elke zet bewaard: { $path }
commitment = Eerlijke dobbelstenen: de tafel heeft zich vastgelegd op { $commitment }
acts = { $name }: { $action }
choose = { $name }, kies
only = { $name }, Enter: { $action }
help =
    Typ het nummer van een actie, of de actie in woorden, zoals “{ $example }”.
    Namen mogen in het Nederlands, Engels en Italiaans; het begin is genoeg.
      o       wat het toeval kan brengen, met de kansen en wat ervan komt
      h       een hint: de beste zetten en je kansen (duurt even)
      m       alles wat je mag doen, op een regel elk
      u       neem je laatste actie terug, als het toeval sindsdien niets toonde
      r { $rule }  toon een regel; r alleen toont het hele regelboek
      t       de hele tafel als tekst
      l       wat er tot nu toe gebeurd is
      w       waarom de laatste bot deed wat hij deed
      s       laat bots wachten waar je ertussen mag komen (nog eens: niet meer)
      b, c    terwijl je een actie samenstelt: een stap terug, afbreken
      B: …    speler B, ook aan dit toetsenbord, komt ertussen (waar dat mag)
      q       stop; het spel is bewaard en kan verdergaan
no-odds = Er wordt nu niets gegooid.
refused = Mag niet: { $text }
no-number = Er is geen actie { $number }.
no-rule = Er is geen regel { $rule }.
goodbye = Gestopt; het spel is bewaard. Ga verder met: burgomaster play --resume { $path }
result = Het spel is uit na { $turns } beurten: { $winners } heeft gewonnen.
verify = Controleer de dobbelstenen met: burgomaster verify { $path }
watching = Geen terminal om in te spelen, dus hier is een spel tussen bots.
lost-move = { $name } verliest deze zet; in plaats daarvan wordt een willekeurige gespeeld: { $reason }
thinking = Even denken … (de eerste keer op een computer duurt het een minuut of twee)
no-thoughts = Nog geen bot heeft over iets nagedacht.
plain-choose = { $prompt } (nummer of woorden, ? voor hulp):
plain-only = { $prompt } (? voor hulp):
hold = { $name } is aan zet. { $person } mag ertussen komen; Enter gaat verder
holding = Bots wachten nu overal waar je ertussen mag komen. Typ nog eens s om ze door te laten spelen.
not-holding = Bots wachten niet meer op je.
whole-action = Wie ertussen komt, zegt de hele actie in één regel, na de letter van de stoel en een dubbele punt.
nothing-begun = Er wordt niets samengesteld dat afgebroken kan worden.
no-menu = Er wordt nu niemand iets gevraagd.
no-log = Er is nog niets gebeurd.
hint-not-now = Een hint is voor wie aan de beurt is, en dat is nu een bot.
undo-nothing = Er is niets om terug te nemen.
undo-chance = Te laat om terug te nemen: sindsdien zijn er dobbelstenen of kaarten gekomen, en die heb je gezien.
taken-back = Teruggenomen: { $name }, { $action }.

## Opdrachten in woorden; elk een lijst met komma's

command-help = hulp, help
command-table = tafel
command-menu = menu, zetten
command-odds = kansen
command-rules = regel, regels
command-hint = hint
command-why = waarom
command-log = verloop
command-undo = terugnemen, neem terug
command-step-in = ertussen
command-back = terug
command-cancel = afbreken
command-quit = afsluiten

## Het scherm

keys = ? hulp  o kansen  h hint  m zetten  u terug  r regels  l verloop  q stop
keys-page = Enter of Esc: terug naar de tafel   Page Up, Page Down: meer
keys-begun = b een stap terug  c afbreken  m alle keuzes  ? hulp
keys-bots = typ om de bots te laten wachten   Enter: sneller   q stop
keys-over = Enter: klaar
more-choices = … nog { $count }: m
more-news = … { $count } eerdere: l
more-table = … nog { $count } regels: t
news = Wat er gebeurde
page-more = { $from }–{ $to } van { $all }
waiting = De bots spelen …
small = Het venster is te klein voor een tafel; maak het 60 × 16 of groter.

# Puzzels. De hint is het antwoord.
puzzle = { $game }, puzzel { $number }, moeilijkheid { $difficulty } van 3
puzzle-theme = Hij ging over: { $theme }.
puzzle-ask = { $name }, wat is je beste zet? (h: het antwoord)
puzzle-left = Tot ziens.
puzzles-of-day = Puzzels van { $day }:
puzzles-none = Er zijn geen puzzels.

# Wat lang duurt.
progress-ready = alles klaarzetten
progress-compiling = spelregels compileren, functie { $count }: { $function }
progress-playing = aan het spelen
progress-reviewing = aan het nakijken
