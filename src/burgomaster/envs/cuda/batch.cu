// One step in each of many games, as burgomaster/envs/stepping.py takes it: the same luck, masks and observations.

#ifdef __CUDACC__
RULE void note_least(int* least, int number) { atomicMin(least, number); }
#else
RULE void note_least(int* least, int number) { *least = number < *least ? number : *least; }
#endif

static_assert(sizeof(State) == STATE_SIZE);

// Where a game stands.
struct Now {
  Word key;    // its luck
  Word next;   // the number of the game that follows in its place
  int chances, steps;
  int last;    // the seat that decided last
  int legal;   // how many steps are
  int viewer;  // the seat that observes
  int open;    // does it see all hands?
};
static_assert(sizeof(Now) == NOW_SIZE);

// Where an observation finds a number: at which byte of the state, how wide, and what it stands for.
struct Place { short at; signed char size, means; };

// Steps come as integers of 64 or 32 bits.
RULE int asked(const void* steps, Word wide, Word i) {
  if (!wide) return ((const int*)steps)[i];
  const Long step = ((const Long*)steps)[i];
  return step < AFRESH || step >= STEPS ? NO_STEP : int(step);
}

RULE int observed(const State& s, const Place& place, int seat, bool open) {
  if (place.means & SELF) return seat;
  if (place.means & SECRET && !open) return HIDDEN;
  const signed char* from = (const signed char*)&s + place.at;
  int found = place.size == 1 ? *from : place.size == 2 ? *(const short*)from : *(const int*)from;
  if (place.means & ONE_SEAT && found >= 0 && found < PLAYERS) found -= found >= seat ? seat : seat - PLAYERS;
  if (place.means & SEATS) found = found >> seat | ((found << (PLAYERS - seat)) & ((1 << PLAYERS) - 1));
  return found;
}

RULE void begin_game(State& s, Now& now, Word seed, Word count) {
  rule_begin(s, PLAYERS);
  s.players = PLAYERS;
  now.key = luck_key(seed, now.next);
  now.next += count;
  now.last = now.chances = now.steps = 0;
}

RULE void share(State& s, float* reward) {
  const int won = int(rule_winners(s));
  int sharing = 0;
  for (int p = 0; p < PLAYERS; p++) sharing += (won >> p) & 1;
  for (int p = 0; p < PLAYERS; p++)
    if ((won >> p) & 1) reward[p] = float(1.0 / sharing);
}

#ifdef CHOOSE
// The step a bot takes, from what its seat may know.
RULE int chosen(const State& s, int seat, Luck luck) {
  Step out[MOST_LEGAL];
  State seen = s;
#ifdef PRIVATE
  rule_hide(seen, seat, false, luck_of(luck, 0));
#endif
  return CHOOSE;
}
#endif

KERNEL number_games(Word count, Now* now) {
  EACH(i, count) now[i].next = i;
}

KERNEL find_illegal(Word count, Word wide, const void* steps, const signed char* mask, int* refused) {
  EACH(i, count) {
    const int step = asked(steps, wide, i);
    if (step >= STEPS || step < AFRESH || (step >= 0 && !mask[i * STEPS + step])) note_least(refused, int(i));
  }
}

// Bots act and chance is drawn until a seat of the caller's must decide. Nothing is done if any step is illegal.
KERNEL advance(Word count, Word wide, const void* steps, const int* refused, Word seed, Word all, Word limit, Long viewer,
               State* states, Now* nows, Long* seat, signed char* mask, Step* choices, float* reward, bool* over,
               bool* truncated, int* final, const Place* places) {
  if (*refused != NOBODY_REFUSED) return;
  EACH(i, count) {
    State& s = states[i];
    Now& now = nows[i];
    int step = asked(steps, wide, i), actor = int(seat[i]);
    if (over[i] || truncated[i]) {
      over[i] = truncated[i] = false;
      for (int p = 0; p < PLAYERS; p++) reward[i * PLAYERS + p] = 0;
    }
    if (step != STAY) {
      while (true) {
        if (step == AFRESH) {
          begin_game(s, now, seed, all);
        } else {
          rule_apply(s, step);
          if (actor == CHANCE) {
            now.chances++;
          } else {
            now.steps++;
            now.last = actor;
          }
        }
        actor = rule_turn_of(s);
        if (actor == OVER || now.chances + now.steps >= int(limit)) {
          share(s, reward + i * PLAYERS);
          over[i] = actor == OVER;
          truncated[i] = actor != OVER;
          actor = OVER;
          if (!RESETS) break;
          const int from = viewer != NOBODY ? int(viewer) : now.last;
          const bool open = rule_hands_open(s);
          LOOP for (int k = 0; k < WIDTH; k++) final[i * WIDTH + k] = observed(s, places[from * WIDTH + k], from, open);
          step = AFRESH;
        } else if (actor == CHANCE && DRAWS) {
          step = rule_draw(s, luck_of(now.key, now.chances));
        } else if (actor == CHANCE || !(BOTS >> actor & 1)) {
          break;
        } else {
#ifdef CHOOSE
          step = chosen(s, actor, luck_of(now.key, BOT_LUCK + now.steps));
#endif
        }
      }
      seat[i] = actor;
      Step* legal = choices + i * MOST_LEGAL;
      LOOP for (int k = 0; k < now.legal; k++) mask[i * STEPS + legal[k]] = 0;
      now.legal = actor == OVER ? 0 : rule_legal(s, legal);
      LOOP for (int k = 0; k < now.legal; k++) mask[i * STEPS + legal[k]] = 1;
    }
    now.viewer = actor >= 0 ? actor : viewer != NOBODY ? int(viewer) : now.last;
    now.open = rule_hands_open(s);
  }
}

// One thread for each place of all observations, so that neighbours write side by side.
KERNEL look(Word count, const int* refused, const State* states, const Now* nows, const Place* places, int* into) {
  if (*refused != NOBODY_REFUSED) return;
  EACH(t, count) {
    const Word i = t / WIDTH, k = t % WIDTH;
    into[t] = observed(states[i], places[nows[i].viewer * WIDTH + k], nows[i].viewer, nows[i].open);
  }
}

KERNEL look_at(Word count, State* states, Word game, Word seat, const Place* places, int* into) {
  EACH(k, count) into[k] = observed(states[game], places[seat * WIDTH + k], int(seat), rule_hands_open(states[game]));
}

KERNEL sample(Word count, const Now* nows, const Step* choices, Long* out) {
  EACH(i, count) {
    const Now& now = nows[i];
    out[i] = now.legal ? choices[i * MOST_LEGAL + pick(luck_of(now.key, BOT_LUCK + now.steps), now.legal)] : STAY;
  }
}

KERNEL points(Word count, State* states, Long* out) {
  EACH(i, count) {
    Step row[PLAYERS];
    rule_scores(states[i], row);
    for (int p = 0; p < PLAYERS; p++) out[i * PLAYERS + p] = row[p];
  }
}
