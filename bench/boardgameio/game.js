// Comparable to a turn of Machi Koro: throw a die, everybody earns, buy a building or pass.
const KINDS = 15;

exports.game = {
  name: "town",
  setup: ({ ctx }) => ({
    die: 0,
    supply: Array(KINDS).fill(100),
    cities: Array.from({ length: ctx.numPlayers }, () => ({ coins: 3, buildings: Array(KINDS).fill(1) })),
  }),
  turn: { minMoves: 2, maxMoves: 2 },
  moves: {
    throwDie: ({ G, random }) => {
      G.die = random.D6();
      for (const city of G.cities) city.coins += city.buildings[G.die % KINDS];
    },
    buy: ({ G, ctx }, kind) => {
      const city = G.cities[Number(ctx.currentPlayer)];
      if (city.coins > 0 && G.supply[kind] > 0) {
        city.coins -= 1;
        city.buildings[kind] += 1;
        G.supply[kind] -= 1;
      }
    },
  },
};
