// Whole games between bots, as burgomaster/lab/playouts.py plays them: the same luck, the same sums.

// Sums of the games of one thread; behind them the wins of every seat.
struct Tally { Long n[SUMS + PLAYERS]; };

RULE Tally empty_tally() {
  Tally tally = {};
  tally.n[SHORTEST] = 0x7FFFFFFFFFFFFFFFLL;
  return tally;
}

RULE void add_game(Tally& tally, State& s, int decisions, bool over) {
  const Long turns = s.turns;
  tally.n[TURNS] += turns;
  tally.n[TURNS_SQUARED] += turns * turns;
  tally.n[DECISIONS] += decisions;
  tally.n[UNFINISHED] += !over;
  tally.n[SHORTEST] = least<Long>(tally.n[SHORTEST], turns);
  tally.n[LONGEST] = most<Long>(tally.n[LONGEST], turns);
  const int won = int(rule_winners(s));
  int sharing = 0;
  for (int seat = 0; seat < PLAYERS; seat++) sharing += (won >> seat) & 1;
  for (int seat = 0; seat < PLAYERS; seat++)
    if ((won >> seat) & 1) tally.n[SUMS + seat] += WHOLE_WIN / sharing;
}

struct Game {
  Word key;
  int chances, steps, decisions;
};

// One step or chance outcome: drawn or chosen apart, and carried out together by the threads of a warp.
RULE void play_event(State& s, Game& game, Step* out, int seat) {
  const bool chance = seat == CHANCE;
  const Luck luck = luck_of(game.key, chance ? game.chances : BOT_LUCK + game.steps);
  int step;
  if (chance) {
    step = rule_draw(s, luck);
    game.chances++;
  } else {
    game.decisions += !rule_unfinished(s);
    step = CHOOSE;
    game.steps++;
  }
  rule_apply(s, step);
}

#ifdef __CUDACC__
// Every thread plays one game after another: when its own is over, it takes the next that nobody has begun.
extern "C" __global__ void __launch_bounds__(THREADS)
play_games(Word seed, Word first, Word count, Word* next, Long* sums) {
  State s;
  Step out[MOST_LEGAL];
  Tally tally = empty_tally();
  Game game;
  bool begun = false;
  while (true) {
    int seat = begun ? rule_turn_of(s) : OVER;
    if (seat == OVER || game.chances + game.steps >= LENGTH) {
      if (begun) add_game(tally, s, game.decisions, seat == OVER);
      const Word number = atomicAdd(next, 1ULL);
      if (number >= count) break;
      rule_begin(s, PLAYERS);
      game = {luck_key(seed, first + number), 0, 0, 0};
      begun = true;
      seat = rule_turn_of(s);
    }
    play_event(s, game, out, seat);
  }
  for (int place = 0; place < SUMS + PLAYERS; place++) {
    if (place == SHORTEST) atomicMin(sums + place, tally.n[place]);
    else if (place == LONGEST) atomicMax(sums + place, tally.n[place]);
    else atomicAdd((Word*)sums + place, (Word)tally.n[place]);
  }
}
#else
extern "C" void play_games(Word seed, Word first, Word count, Long* sums) {
  Tally tally = empty_tally();
  for (Word number = 0; number < count; number++) {
    State s;
    Step out[MOST_LEGAL];
    Game game = {luck_key(seed, first + number), 0, 0, 0};
    rule_begin(s, PLAYERS);
    int seat = rule_turn_of(s);
    while (seat != OVER && game.chances + game.steps < LENGTH) {
      play_event(s, game, out, seat);
      seat = rule_turn_of(s);
    }
    add_game(tally, s, game.decisions, seat == OVER);
  }
  for (int place = 0; place < SUMS + PLAYERS; place++) sums[place] = tally.n[place];
}
#endif
