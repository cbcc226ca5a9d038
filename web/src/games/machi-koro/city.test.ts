import { expect, test } from "vitest";
import { acts, income, ways, type Building, type Town } from "./city";

const one = (activates: [number, number], colour: Building["colour"], icon: string, earns: number, per?: string): Building => ({
  activates,
  colour,
  icon,
  earns,
  cost: 1,
  copies: 6,
  ...(per ? { per } : {}),
});

function town(cities: { coins: number; buildings: Record<string, number>; landmarks?: string[] }[], dice: number[] = []): Town {
  return {
    game: "machi-koro",
    state: {
      turn: { number: 1, seat: 0, phase: "throw", throwing: 0, dice, thrown_again: false },
      supply: {},
      cities: cities.map((city) => ({ landmarks: [], ...city })),
      winner: null,
    },
    turn: 0,
    scores: [],
    winners: [],
    outlook: null,
    figures: {
      table: { start_coins: 3, mall_bonus: 1 },
      building: {
        "wheat-field": one([1, 1], "blue", "wheat", 1),
        ranch: one([2, 2], "blue", "cow", 1),
        bakery: one([2, 3], "green", "bread", 1),
        cafe: one([3, 3], "red", "cup", 1),
        stadium: one([6, 6], "purple", "tower", 2),
        "cheese-factory": one([7, 7], "green", "factory", 3, "cow"),
      },
      landmark: {},
    },
    options: {},
    seat: 0,
    names: cities.map((_, n) => `${n}`),
    t: Object.assign((id: string) => id, { has: () => true }),
  };
}

test("MK-5: blue on anyone's throw, green only on one's own", () => {
  const both = { coins: 3, buildings: { "wheat-field": 2, bakery: 1 } };
  expect(income(town([both, both]), 0, 1)).toEqual([2, 2]);
  expect(income(town([both, both]), 0, 2)).toEqual([1, 0]);
});

test("MK-7: red comes first, and nobody pays more than the purse holds", () => {
  expect(income(town([{ coins: 0, buildings: { bakery: 2 } }, { coins: 0, buildings: { cafe: 1 } }]), 0, 3)).toEqual([2, 0]);
});

test("MK-8: who sits to the right of the thrower is served first", () => {
  const table = town([
    { coins: 3, buildings: {} },
    { coins: 0, buildings: { cafe: 3 } },
    { coins: 0, buildings: { cafe: 2 } },
  ]);
  expect(income(table, 0, 3)).toEqual([-3, 1, 2]);
});

test("cards that count icons, the shopping mall, the stadium", () => {
  const rich = { coins: 5, buildings: { ranch: 3, "cheese-factory": 2, stadium: 1 } };
  expect(income(town([rich, { coins: 1, buildings: {} }, { coins: 9, buildings: {} }]), 0, 7)[0]).toBe(18);
  expect(income(town([rich, { coins: 1, buildings: {} }, { coins: 9, buildings: {} }]), 0, 6)).toEqual([3, -1, -2]);
  expect(income(town([{ coins: 0, buildings: { bakery: 2 }, landmarks: ["shopping-mall"] }, rich]), 0, 3)[0]).toBe(4);
});

test("what acts now shines", () => {
  const table = town([{ coins: 0, buildings: {} }, { coins: 0, buildings: {} }], [1, 2]);
  expect([acts(table, 0, "bakery"), acts(table, 1, "bakery")]).toEqual([true, false]);
  expect([acts(table, 0, "cafe"), acts(table, 1, "cafe")]).toEqual([false, true]);
});

test("two dice fall in 36 ways", () => {
  expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].reduce((sum, total) => sum + ways(total, 2), 0)).toBe(36);
});
