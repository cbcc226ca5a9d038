import { describe, expect, it } from "vitest";
import {
  affords,
  fieldsOf,
  isNothing,
  largestGroup,
  nothing,
  offerWords,
  parkingWords,
  place,
  pointsNow,
  rentOf,
  type Figures,
  type Player,
  type State,
  type Town,
} from "./town";

const player = (more: Partial<Player>): Player => ({
  token: "cat",
  cash: 0,
  chips: {},
  deeds: [],
  mortgaged: [],
  get_out_cards: 0,
  blocks: 12,
  space: 0,
  failed_tries: null,
  bankrupt: false,
  offers: 0,
  ...more,
});
const floors = Object.fromEntries(["1", "2", "3", "4", "penthouse"].map((name, n) => [name, { cost: {}, points: [1, 3, 6, 10, 16][n]! }]));
const sets = ["brown", "light-blue", "pink", "orange", "red", "yellow", "green", "dark-blue"];
const figures = {
  table: { billionaire_points: 3, community_points: 5 },
  floor: floors,
  set: Object.fromEntries(sets.map((set, n) => [set, { town: set, set_points: [1, 2, 2, 3, 3, 4, 4, 5][n]! }])),
  deed: { "red-1": { rent: 30, set_rent: 60 } },
  island: { "1": "##.", "2": ".##" },
} as unknown as Figures;
const town = (players: Player[], island: State["island"]): Town => ({ state: { players, island }, figures }) as unknown as Town;

describe("the rulebook's example of an end (MB-E3)", () => {
  const end = town(
    [
      player({ cash: 85 }),
      player({ cash: 640, deeds: ["light-blue-1", "light-blue-2"], mortgaged: ["light-blue-1"] }),
      player({ cash: 310, deeds: ["green-1", "green-2", "red-1"] }),
    ],
    {
      "1,1": { seat: 0, floors: 5 },
      "5,4": { seat: 0, floors: 1 },
      "1,3": { seat: 1, floors: 3 },
      "2,3": { seat: 1, floors: 2 },
      "3,3": { seat: 1, floors: 2 },
      "3,1": { seat: 2, floors: 4 },
      "5,1": { seat: 2, floors: 1 },
    },
  );
  it("adds up buildings, sets and bonus cards", () => {
    expect(pointsNow(end).map((one) => one.total)).toEqual([17, 22, 15]);
  });
  it("gives a bonus to nobody in a tie", () => {
    const tie = town([player({ cash: 5 }), player({ cash: 5 })], {});
    expect(pointsNow(tie).map((one) => one.total)).toEqual([0, 0]);
  });
  it("connects by sides, not by corners", () => {
    const island = {
      "1,1": { seat: 0, floors: 3 },
      "1,2": { seat: 0, floors: 1 },
      "2,2": { seat: 0, floors: 2 },
      "3,3": { seat: 0, floors: 1 },
      "2,1": { seat: 1, floors: 1 },
      "3,2": { seat: 1, floors: 2 },
    };
    const state = town([], island).state;
    expect([largestGroup(state, 0), largestGroup(state, 1), largestGroup(state, 2)]).toEqual([3, 1, 0]);
  });
});

describe("the board", () => {
  it("goes clockwise from the upper left corner", () => {
    expect([0, 7, 8, 15, 16, 24, 31].map((at) => place(at, 8))).toEqual([
      { column: 0, row: 0 },
      { column: 7, row: 0 },
      { column: 8, row: 0 },
      { column: 8, row: 7 },
      { column: 8, row: 8 },
      { column: 0, row: 8 },
      { column: 0, row: 1 },
    ]);
  });
  it("knows the island's fields by column and row", () => {
    expect(fieldsOf(figures).map((one) => one.id)).toEqual(["1,1", "2,1", "2,2", "3,2"]);
  });
  it("asks the set rent from who owns both deeds", () => {
    expect(rentOf(town([player({ deeds: ["red-1"] }), player({ deeds: ["red-2"] })], {}), "red-1")).toBe(30);
    expect(rentOf(town([player({ deeds: ["red-1", "red-2"], mortgaged: ["red-2"] })], {}), "red-1")).toBe(60);
  });
});

describe("deals in canonical words", () => {
  it("names deeds, chips, cards and money in this order", () => {
    const gives = { deeds: ["red-1", "brown-2"], chips: { boat: 1, crane: 2 }, cards: 1, money: 50 };
    const takes = { deeds: ["light-blue-1"], chips: {}, cards: 0, money: 0 };
    expect(offerWords(1, gives, takes)).toBe("offer B: brown-2 + red-1 + 2 crane + boat + card + 50 for light-blue-1");
    expect(offerWords(0, { ...nothing(), cards: 2 }, { ...nothing(), money: 40 })).toBe("offer A: 2 card for 40");
  });
  it("sees when a side is empty", () => {
    expect(isNothing(nothing())).toBe(true);
    expect(isNothing({ ...nothing(), chips: { crane: 0 } })).toBe(true);
    expect(isNothing({ ...nothing(), money: 5 })).toBe(false);
  });
  it("names what is changed on Free Parking", () => {
    expect(parkingWords(["boat", "crane"], "excavator")).toBe("trade crane + boat for excavator");
    expect(parkingWords(["crane", "crane"], "boat")).toBe("trade 2 crane for boat");
  });
  it("knows what one can pay", () => {
    expect(affords({ crane: 1, boat: 1 }, { crane: 1 })).toBe(true);
    expect(affords({ crane: 1 }, { crane: 2 })).toBe(false);
  });
});
