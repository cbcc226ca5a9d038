you = You
needs-server = This page is about a server's tables. Just now there is no server.
gone = Nobody is known in this browser any more. Take a name to play on, or come back with a recovery code.
stopped = Done: you get no more of these reminders.
mail-confirmed = Your address is confirmed. Reminders come there from now on.
go-on = Go on
stay = Leave it as it is

statistics = What you have played
statistics-all = { $n ->
    [one] One game is over; won: { $won }.
   *[other] { $n } games are over; won: { $won }.
}
finishes-new = So far too few games of yours with others are known to say whether you finish them.
finishes-usually = You usually finish your games; people you are brought together with are told so.
finishes-sometimes-not = You sometimes leave games early; people you are brought together with are told so.
finishes-often-not = You often left games early in the last weeks; people you are brought together with are told so.
statistics-game = Game
statistics-kind = { $game }, { $n } players
statistics-played = Played
statistics-won = Won
statistics-with = Played with
statistics-you-won = You won
statistics-they-won = They won
statistics-save = Save as a file
favourites = { $game }: what you bought most
favourites-count = Times
luck = Luck and errors
luck-about = From reviews: how many points of the chance to win luck brought you in each game, and how many your errors cost.
luck-mean = Luck: { $points } points a game
error-mean = Errors: { $points } points a game
luck-picture = Luck and errors in your last { $n } reviewed games; the table says the same
luck-table = As a table
luck-short = Luck
error-short = Errors
to-review-about = A review says what was luck and what was an error. The server takes some seconds for each game.
to-review = { $n ->
    [one] Review my last game
   *[other] Review my last { $n } games
}
under-review = { $n ->
    [one] One more game is being reviewed …
   *[other] { $n } games are being reviewed …
}
anew = Delete my statistics
anew-sure = All games up to now count no more for you: not here, and not for a rating. What reviews said of you is deleted. The games themselves stay. This cannot be undone; save the file first if you want to keep the figures.
anew-now = Delete and start anew
anew-done = { $games ->
    [one] Done: one game counts no more
   *[other] Done: { $games } games count no more
}{ $reviews ->
    [0] .
    [one] , and one review was deleted.
   *[other] , and { $reviews } reviews were deleted.
}

reminders = Reminders
reminders-about = When you are not at a table, the server can tell you that it waits for you. One reminder for each table, until you come; a last one before your time runs out takes its place. Nothing of your cards is in it.
push = Messages to this browser
push-here = Show messages here, even when the page is closed
push-unable = This browser shows no messages from this page. On an iPhone or iPad, add the page to the home screen first and open it there; elsewhere the page must be opened over https.
push-forbidden = This browser was told to show no messages from this page. You can change that in its own settings.
push-failed = The browser did not allow it, or its push service cannot be reached.
mail = Mail
mail-address = Mail address
mail-use = Use this address
mail-again = Send the link again
mail-remove = No more mail
mail-sent = A link is on its way to that address. Open it within a day; nothing else is sent before.
mail-waits = { $address } is not confirmed yet: open the link that was mailed there.
mail-is-confirmed = Reminders go to { $address }.
what-of = Remind me
of-turn = when it is my turn
of-time = before my time runs out
of-table = when a table is full, or a game is over
quiet = Quiet hours
quiet-on = Not at night: what comes then waits until morning
quiet-from = From
quiet-to = Until
quiet-zone = By your own clock ({ $zone }).

devices = Devices
devices-about = The browsers in which you are known. Where you leave, nobody can play for you any more. Open links end with any device.
device-unnamed = A browser
device-this = this one
device-seen = last used { $day }
leave = Leave
leave-named = Leave { $name }
leave-sure = Nobody plays for you there any more. Open links end too.
leave-this-sure = Without another device or a recovery code you cannot come back to your seats.
leave-others = Leave all others
leave-others-sure = Only this browser stays. With the other devices end open links, your recovery code, the keys of your programs and all push messages; make what you need anew.
link = One more device
link-about = Point the other device's camera at a code, or open a link there. It works once, for ten minutes: show it to nobody else.
link-code = Code for the other device's camera
link-make = Make a link
link-again = Make a new link
code = Recovery code
code-about = For when all your devices are lost, or a browser has forgotten you: with this code you come back to your seats, on any device. No address is needed for it.
code-once = Write it down now, it is not shown again. Whoever has it can play for you. A new code ends this one.
code-made = You made one on { $day }. It cannot be shown again; a new one ends it.
code-make = Make a recovery code
code-again = Make a new code

enter-link = Play on here
enter-code = Have you been here before?
enter-code-about = Type your recovery code. Capitals and hyphens make no difference.
enter-as = This makes the browser one of { $name }'s devices.
enter-instead = In this browser you are { $name } now. Its seats stay with that name, and you come back to them only with a recovery code or another device of { $name }'s.
enter = Play on as { $name }

ways = Other ways in
ways-about = Whoever has one of these can be you, or hear of your games. Is there one you do not know? End it, or leave all others.
way-link = A link to one more device
way-code = Recovery code
way-key = Key of the program { $name }
way-key-labelled = Key of the program { $name } ({ $label })
way-push = Push messages: { $name }, by { $service }
way-mail = Mail to { $name }
way-made = since { $day }
way-unconfirmed = not confirmed yet
way-unused = never used
way-until = until { $time }
device-came-link = came by a link on { $day }
device-came-code = came by the recovery code on { $day }
end = End
end-named = End: { $name }
end-link-sure = The link leads nowhere then.
end-code-sure = Nobody comes back with it then, you neither.
end-key-sure = The program can do nothing more under your name.
end-push-sure = No more messages go there.
end-mail-sure = No more mail goes there.
others-left = Only this browser is left. Ended: { $devices ->
    [one] one device
   *[other] { $devices } devices
}, { $links ->
    [one] one link
   *[other] { $links } links
}, { $code ->
    [one] the recovery code
   *[other] no recovery code
}, { $keys ->
    [one] one key
   *[other] { $keys } keys
}, { $pushes ->
    [one] push messages to one browser
   *[other] push messages to { $pushes } browsers
}.
others-left-mail = Mail still goes to { $address }: is that you?

data = Your data
data-about = Everything this server knows of you, as one file: your games as game files, notes, what you said in chats, statistics, ratings, devices, settings, whom you have blocked. No secret of yours is in it, and nothing of others but the moves of your games. You can have it a few times an hour.
data-save = Save my data

forget = Forget me
forget-deleted = Deleted: your name, your devices and recovery code, your mail address and push messages, your notes, your statistics and ratings, whom you have blocked and who has blocked you, what you said in chats, and the keys of your programs.
forget-seats = Your seats: where a game has not begun you get up; where it runs you resign, and a bot plays on.
forget-kept = Kept: the moves of your games, under the letter of your seat in place of your name, since they are the others' games too; reports to the operators and what these decided; and random ids, such as on lists of club evenings, by which nobody finds you. Copies that others have saved, and backups, are beyond us.
forget-sure = This cannot be undone.
forget-now = Forget me now
