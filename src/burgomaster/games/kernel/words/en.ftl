# What people say in every game, in English.

## Words that say nothing, separated by commas

fillers = the, a, an, please, pls, ok, okay, then, now, so, i, me, we, i ll, i will, i d like to, i would like to, i want to, i want, i wanna, i am going to, i m going to, i m, let me, let s, let us, my, your, his, her, their, own, s, want to, try to, go ahead and, just, here, thanks, thank you, hey, hello, well, um, uh, this, that, these, would like, would like to, like to, i d like, i think i ll, i m gonna, gonna, going to, i choose, i choose to, i decide to, have, i ll have, i will have, give me, go for, i go for, i ll go for, time to, new, yes, yeah, yep, alright, right, some, could i, can i, may i, instead, too, it s time to, this turn, this time, only, to my city, in my city, for my city, for me, for myself, today, quickly, kindly, i think, hmm, finally, it would be nice to, another, one more, it, them, em, him, she, he, they, my turn, it s my turn, over here, if i may, if you please, if possible, i guess, i suppose, actually, i ve decided to, i have decided to, let us now, for now, sir, dear, friends, guys, everyone, and now, at last, i d love to, i d love, i fancy, how about, what about, of mine, in town, in my town, to my town, right now, straight away, all right, let me have, i need, i need to, i must, we ll, we will, you, for free, to build, to buy, to play, my move, my choice, my choice is, i pick, exactly one, for this turn, sorry, from my side, on my part, i shall, we shall, i d, i would
negations = not, don, dont, never, cannot, can t, won, wont, no, nor, neither, without, if, unless, or, but, except, maybe, perhaps, until, when, else, instead, nobody, none, nothing, hardly, almost, stop, avoid, refuse, later, unlike, rather than, wouldn, shouldn, couldn, didn, isn, aren, doesn, wasn
yes = yes, yes please, yeah, yep, sure, ok, okay, of course, fine, go ahead
no = no, nope, nah, no thanks, no thank you, rather not
not = not, don t, do not, i don t want to, don t want to, do not want to, won t, i won t, will not, i m not, not going to, i m not going to, would rather not, i d rather not, i prefer not to, let s not, never, i don t feel like, don t feel like, i don t plan to, i m not gonna, not gonna, i do not want to, i do not wish to, i don t wish to, i don t need to
any = anything, any, any of it, any of them, any building, any more, it, this, them, now, please, thanks, this turn, this time, today
weak = is, are, was, be, been, being, am, it s, that s, there s, there is, will, would, have to, has to, had, got, got to, gotta, need, need to, must, away, enough, is enough, time for, time, for now, at, out, up, down, on, upon, into, onto, to, of, for, by, in, really, very, definitely, certainly, surely, absolutely, of course, quite, rather, i d rather, would rather, prefer, prefer to, i prefer, preferably, simply, also, first, already, still, happily, gladly, think, believe, feel, feeling, feel like, like, love, love to, great, nice, good, perfect, cool, awesome, lovely, best, option, choice, decision, decided, decided to, deciding, action, move, turn, go, going, going with, play, player, game, table, guys, folks, everybody, everyone, ready, ready to, as, with, which, who, whom, whose, what, where, how, things, mate, sir, madam, quick, come on, here we go, there, there we go, because, since, kind, bit, little, big, small, own, favourite, favorite, usual, it is, it will be, will be, that will be, make that, let it be, do, make, sounds, looks, seems, wish, wish to, wanted, wanting, try, trying, trying to, take a chance, plan, plan to, intend to, aim to, from, off, say, said, ask for, the thing, that one, this one, the one, my own, around, about, along, through, together, by way of, something, somewhere, here goes, goes, start by, begin by, starting with, begin with, i start by, i begin by, finally, from me, for me, me, that roll, would say, it would be, result, outcome, from the market, from the row, from the table, from the open cards, of this, with my turn, will do, is plenty, is fine

## Numbers, and the words for and

numbers = 0 zero, 1 one, 1 single, 2 two, 2 pair of, 2 a pair of, 2 a couple of, 3 three, 4 four, 5 five, 6 six, 7 seven, 8 eight, 9 nine, 10 ten, 11 eleven, 12 twelve, 13 thirteen, 14 fourteen, 15 fifteen, 20 twenty, 25 twenty five, 30 thirty, 40 forty, 50 fifty, 60 sixty, 70 seventy, 80 eighty, 90 ninety, 100 hundred, 100 a hundred, 100 one hundred, 200 two hundred, 300 three hundred, 1 one of, 2 two of, 3 three of, 4 four of, 2 a couple, 35 thirty five, 45 forty five, 55 fifty five, 65 sixty five, 75 seventy five, 85 eighty five, 95 ninety five, 110 one hundred ten, 110 one hundred and ten, 120 one hundred twenty, 120 one hundred and twenty, 150 one hundred fifty, 150 one hundred and fifty, 250 two hundred fifty, 250 two hundred and fifty, 400 four hundred, 500 five hundred, 16 sixteen, 17 seventeen, 18 eighteen, 22 twenty two
both = both, both the, both of the, both of
and = and, plus, and also, as well as

## What was not understood

unknown-action = “{ $said }” is no action of this game
did-you-mean = { $problem }; did you mean { $actions }?
can-mean = “{ $said }” can mean { $actions }
or = { $first } or { $last }

## To speak of people and things

you = you
listed = { $first } and { $last }
number = { $n ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $n }
}
euphony = none

## Editions: what their parts are called

figure-title = Title
figure-sources = Where the figures come from
figure-table = The table
figure-options = Options at the start
figure-name = Name
figure-cost = Cost
figure-copies = Copies
figure-text = Text
figure-yes = yes
figure-no = no
figure-chance = chance
figure-en = English
figure-nl = Dutch
figure-it = Italian
figure-with-players = With { $players } players: { $problem }
source-rulebook = the rulebook
source-card = the printed cards
source-public = published pages
source-house = our own

## What is wrong with an edition. The English sentence is the one its reader says, and is recognised by it

bad-table = must be a table
bad-unknown = unknown; there are { $known }
bad-whole = must be a whole number, not { $found }
bad-bounds = must be { $low } to { $high }, not { $found }
bad-choice = must be one of { $among }, not { $found }
bad-text = must be a text
bad-missing = missing
bad-toml = not TOML: { $problem }
bad-long = far too long: { $count } characters, and { $most } are enough
bad-ending = a text that does not end, or a character that cannot stand here
bad-lines = more than { $most } lines
bad-word = a key or number of more than { $most } characters
bad-parts = a key of more than { $most } parts
bad-brackets = more than { $most } brackets within each other
bad-values = more than { $most } values
bad-seat = there is no seat { $seat } with { $players } players
bad-characters = must have at most { $most } characters, not { $count }
bad-list = must be a list of { $length } whole numbers, each { $low } to { $high }
