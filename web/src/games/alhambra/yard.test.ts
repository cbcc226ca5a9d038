import { describe, expect, it } from "vitest";
import type { Spoken } from "../../made/api";
import { guide } from "./lessons";
import { joins, paying, purchase, taking, was, ways, worth, wouldBe, type Outlook, type Place, type Told, type Yard } from "./yard";

const NONE = { museum: [], theater: [], station: [], church: [], garden: [], skyscraper: [] };
const place = (who: number[], count: number, first: number, pot: number, each: number): Place => ({
  who,
  count,
  first,
  last: first + who.length - 1,
  pot,
  each,
  lost: pot - each * who.length,
});
// Figures of no printed game: the board must show them as they are told.
const museums = [place([0, 2], 3, 1, 77, 38), place([1], 1, 3, 5, 5)];
const scoring = { types: { ...NONE, museum: museums }, points: [38, 5, 38] };
const outlook: Outlook = {
  points: [1, 2, 3],
  scorings: { A: scoring, B: scoring, C: scoring },
  next: { scoring: "A", weight: 1, of: 20 },
  again: false,
  take: {
    limit: 9,
    ways: [
      { cards: ["yellow 2"], total: 2 },
      { cards: ["blue 4"], total: 4 },
      { cards: ["blue 4", "blue 4"], total: 8 },
      { cards: ["green 9"], total: 9 },
    ],
  },
  money: { yellow: 0, blue: 14, green: 0, orange: 0 },
  payments: {
    yellow: null,
    green: null,
    orange: null,
    blue: {
      building: "garden",
      price: 10,
      affordable: true,
      missing: 0,
      ways: [
        { cards: [6, 4], total: 10, exact: true },
        { cards: [9, 4], total: 13, exact: false },
      ],
    },
  },
};
const collection = (museum: number) => ({ buildings: { museum }, points: {} });
const yard = (told: Outlook | null): Yard =>
  ({ outlook: told, state: { seats: [collection(3), collection(1)], dirk: collection(3), scored: [] } }) as unknown as Yard;

describe("paying", () => {
  it("is exact, too much or too little as the rules say", () => {
    const here = yard(outlook);
    expect(paying(here, "blue", [4, 6])).toBe("exact");
    expect(paying(here, "blue", [4, 9])).toBe("over");
    expect(paying(here, "blue", [4, 1, 6])).toBe("over"); // a card too many
    expect(paying(here, "blue", [9])).toBe("short");
    expect(paying(here, "blue", [6, 6])).toBe("short"); // not in any payment of the rules
    expect(paying(here, "yellow", [9])).toBe("short");
  });
  it("knows of nothing before the rules have said it", () => {
    expect(ways(yard(null), "blue")).toEqual([]);
    expect(paying(yard(null), "blue", [6, 4])).toBe("short");
  });
});

describe("taking", () => {
  it("joins what the rules join", () => {
    const here = yard(outlook);
    expect([worth(here, ["blue 4", "blue 4"]), worth(here, ["green 9"])]).toEqual([8, 9]);
    expect(worth(here, ["yellow 2", "blue 4"])).toBeUndefined();
    expect([joins(here, "blue 4"), joins(here, "green 9"), joins(yard(null), "blue 4")]).toEqual([true, false, false]);
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
});

describe("a scoring", () => {
  const scores = (who: number, count: number, at: Place): Told => ({
    kind: "scores",
    rule: "AL-V3",
    who,
    scoring: "A",
    building: "museum",
    count,
    place: at.first,
    sharers: at.who.length,
    pot: at.pot,
    each: at.each,
    lost: at.lost,
  });
  const row = (...effects: Told[]) => ({ effects }) as never;
  const card: Told = { kind: "turns-up", rule: "AL-V1", scoring: "A" };

  it("to come is what the rules say it would be", () => {
    const [line] = wouldBe(yard(outlook), "B");
    expect(line).toEqual({ building: "museum", counts: [3, 1, 3], places: museums });
    expect(wouldBe(yard(null), "B")[0]).toEqual({ building: "museum", counts: [3, 1, 3], places: [] });
  });
  it("that is past is what the rules told then, whatever was bought or drawn since", () => {
    const told = [scores(0, 2, museums[0]!), scores(1, 1, museums[1]!), scores(2, 2, museums[0]!)];
    const rows = [row(), row(card, ...told, { kind: "dirk-draws", rule: "AL-D4", who: 2, building: "museum", price: 3 }), row()];
    const [line, theater] = was(rows, yard(outlook), "A")!;
    expect(line!.counts).toEqual([2, 1, 2]);
    expect(line!.places).toEqual([{ ...museums[0]!, count: 2 }, museums[1]]);
    expect(theater).toEqual({ building: "theater", counts: [0, 0, 0], places: [] });
    expect(was(rows, yard(outlook), "B")).toBeNull();
    expect(was([], yard(outlook), "A")).toBeNull();
  });
  it("that paid nobody was there all the same", () => {
    expect(was([row(card)], yard(outlook), "A")!.flatMap((line) => line.places)).toEqual([]);
    expect(was([row({ kind: "final", rule: "AL-V5" })], yard(outlook), "C")).not.toBeNull();
  });
});

describe("the guide", () => {
  it("asks for a refusal only where there is something to refuse", () => {
    const { when } = guide.lessons.find(({ id }) => id === "why")!;
    const there = { building: "garden", price: 10 };
    const here = { state: { yard: { blue: there, green: there, orange: null, yellow: null } } } as unknown as Yard;
    const may = (...texts: string[]): Spoken[] => texts.map((text) => ({ text, said: text, complete: false }));
    expect(when!(here, may("take blue 4", "buy garden@blue"))).toBe(true);
    expect(when!(here, may("take blue 4", "buy garden@blue", "buy garden@green"))).toBe(false); // all that is left can be paid
  });
});
