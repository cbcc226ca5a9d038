# A game with anybody.
how = Say what you want to play. As soon as others want the same, you sit at a table together.
now = at once: 90 seconds for a move
days = over some days: two days for a move
find = Find players
wait = Waiting for others
count = { $n ->
    [one] You are the first of { $of }.
   *[other] { $n } of { $of } are here.
}
wait-now = Keep this page open; it takes you to the table. Who has waited a while may let bots take the empty seats.
wait-days = You may close this page: the table will be among yours on the front door. Your place is kept for two weeks.
bots-how = The table is not full yet. Bots can take the empty seats; all who wait now play along.
bots = Begin with bots
leave = Stop waiting
company = With you
finishes-new = new here
finishes-usually = usually finishes
finishes-sometimes-not = sometimes leaves early
finishes-often-not = often leaves early
asked = You would play with them. Somebody among them has often left games early of late.
play = Play
rather-not = Rather not
leaving = Whoever begins and then leaves, or lets the time run out, is known for it to others here for some weeks.
