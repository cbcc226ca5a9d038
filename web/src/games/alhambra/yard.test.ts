import { describe, expect, it } from "vitest";
import { heldAt, payments, places, purchase, score, sum, taking, together, type Figures, type State } from "./yard";

describe("payments", () => {
  it("puts exact ones first, and leaves out cards that are not needed", () => {
    expect(payments([6, 4, 9, 1], 10)).toEqual([
      [9, 1],
      [6, 4],
      [9, 4],
      [9, 6],
    ]);
  });
  it("counts equal cards once", () => {
    expect(payments([5, 5, 5], 10)).toEqual([[5, 5]]);
  });
  it("finds none where the money is short", () => {
    expect(payments([1, 2], 4)).toEqual([]);
  });
  it("agrees with trying every choice of cards", () => {
    const hand = [1, 2, 2, 3, 5, 8, 9];
    for (let price = 1; price <= 16; price++) {
      const tried = new Set<string>();
      for (let bits = 1; bits < 1 << hand.length; bits++) {
        const paid = hand.filter((_, n) => (bits >> n) & 1).sort((a, b) => b - a);
        if (sum(paid) >= price && sum(paid) - Math.min(...paid) < price) tried.add(paid.join("+"));
      }
      expect(new Set(payments(hand, price).map((paid) => paid.join("+")))).toEqual(tried);
    }
  });
});

describe("actions in canonical words", () => {
  it("names paid cards from high to low, and the gift", () => {
    expect(purchase("garden", "blue", [4, 6])).toBe("buy garden@blue with 6+4");
    expect(purchase("skyscraper", "green", [9, 4], true)).toBe("buy skyscraper@green with 9+4 for dirk");
  });
  it("names taken cards by currency, from low to high", () => {
    expect(taking(["blue 3", "yellow 2", "blue 1"])).toBe("take yellow 2, blue 1, blue 3");
  });
  it("lets several cards be taken up to the limit, and one of any value", () => {
    expect(together(["green 9"], 5)).toBe(true);
    expect(together(["green 2", "blue 3"], 5)).toBe(true);
    expect(together(["green 3", "blue 3"], 5)).toBe(false);
  });
});

describe("places", () => {
  it("lets those who tie share the points of their places, rounded down (the rulebook's examples)", () => {
    const [first, second] = places([4, 3, 4], [13, 6]);
    expect(first).toEqual({ who: [0, 2], first: 1, last: 2, pool: 19, each: 9 });
    expect(second).toEqual({ who: [1], first: 3, last: 3, pool: 0, each: 0 });
    expect(places([3, 3, 2, 2], [20, 12, 5]).map((place) => place.each)).toEqual([16, 2]);
  });
  it("gives no place to who has none", () => {
    expect(places([0, 2, 0], [8, 1])).toEqual([{ who: [1], first: 1, last: 1, pool: 8, each: 8 }]);
  });
});

describe("a scoring that is past", () => {
  const prizes = { prices: [2], A: [4], B: [8, 1], C: [16, 8, 1] };
  const figures = {
    building: Object.fromEntries(
      ["museum", "theater", "station", "church", "garden", "skyscraper"].map((name) => [name, prizes]),
    ),
  } as unknown as Figures;
  const state = (scored: string[], counts: number[], dirk: number, points: number[]): State =>
    ({
      scored,
      seats: counts.map((museum, p) => ({ buildings: { museum }, points: scored.length ? { A: points[p] } : {} })),
      dirk: { buildings: { museum: dirk }, points: scored.length ? { A: points[2] } : {} },
    }) as unknown as State;
  const row = (text: string, view: State) => ({ text, view: { state: view } }) as never;

  it("counts a gift to Dirk, but not what he drew afterwards", () => {
    const rows = [row("take blue 1", state([], [2, 1], 1, [])), row("buy museum@blue with 2 for dirk", state(["A"], [2, 1], 5, [2, 0, 2]))];
    const now = state(["A"], [3, 3], 6, [2, 0, 2]);
    expect(heldAt(rows, figures, now, "A")).toEqual([{ museum: 2 }, { museum: 1 }, { museum: 2 }]);
  });
  it("says nothing where the points do not fit", () => {
    const rows = [row("take blue 1", state([], [2, 1], 1, [])), row("take blue 2", state(["A"], [2, 1], 1, [0, 4, 0]))];
    expect(heldAt(rows, figures, state(["A"], [2, 1], 1, [0, 4, 0]), "A")).toBeNull();
    expect(heldAt([], figures, state(["A"], [2, 1], 1, [4, 0, 0]), "A")).toBeNull();
  });
  it("scores type by type", () => {
    const lines = score(figures, [{ museum: 1 }, { museum: 1, garden: 2 }], "B");
    expect(lines.map((line) => line.places.map((place) => place.each))).toEqual([[4], [], [], [], [8], []]);
  });
});
