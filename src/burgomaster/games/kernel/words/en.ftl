# Words that every game needs to speak of people.

you = you
and = { $first } and { $last }
