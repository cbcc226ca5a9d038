// Whole games of a study: played as burgomaster/lab/turns.py does it, with the same luck, and noted as they go.

// The step a bot takes comes from what its seat may know; where nothing is hidden, that is the table itself.
#ifdef PRIVATE
#define SEEN seen
#else
#define SEEN s
#endif

KERNEL play_study(Word count, Word seed, Word greedy, const Word* deals, int* rows, Word* digests) {
  EACH(i, count) {
    int* row = rows + i * ROW;
    const Word key = luck_key(seed, deals[i]);
    Step out[MOST_LEGAL], spare[MOST_SEATS];
    int asked[PLAYERS] = {};  // how often a seat has asked for luck
    int chances = 0, steps = 0, decisions = 0, seat = OVER;
    bool acting = false;  // has the seat begun an action?
    Word digest = 0;
    State s, before;
#ifdef PRIVATE
    State seen;
#endif
    rule_begin(s, PLAYERS);
    row[NOTED + LEADER] = NOBODY;
    while (true) {
      if (!acting) seat = rule_turn_of(s);
      if (!acting && (seat == OVER || chances + steps >= LENGTH)) break;
      int step;
      if (seat == CHANCE) {
        step = rule_draw(s, luck_of(key, chances));
        chances++;
      } else {
        const Word own = luck_key(luck_of(key, SEAT_LUCK + seat).value, 0);
        if (!acting) {
          decisions++;
          asked[seat]++;
#ifdef PRIVATE
          seen = s;
          rule_hide(seen, seat, false, luck_of(own, asked[seat]));
#endif
        }
        asked[seat]++;
        const Luck luck = luck_of(own, asked[seat]);
        step = CHOOSE;
        steps++;
#ifdef PRIVATE
        rule_apply(seen, step);
#endif
      }
      before = s;
      rule_apply(s, step);
      acting = seat != CHANCE && rule_unfinished(SEEN);
      rule_note(before, s, step, THINGS, row + NOTED, spare);
      digest = luck_of(digest, step).value;
    }
    rule_note_lead(s, row + NOTED, spare);
    row[WINNERS] = int(rule_winners(s));
    row[FINISHED] = seat == OVER;
    row[TURNS] = s.turns;
    row[DECISIONS] = decisions;
    digests[i] = digest;
  }
}
