import { describe, expect, it } from "vitest";
import {
  apart,
  bankRate,
  fieldsOf,
  floorsOf,
  holderOf,
  isNothing,
  nothing,
  offerWords,
  place,
  pointsOf,
  spaceName,
  type Figures,
  type Outlook,
  type Points,
  type Town,
} from "./town";

const printed = (points: number) => ({ cost: { crane: points }, points });
const figures = {
  floor: { "1": printed(1), "2": printed(3), "3": printed(6), "4": printed(10), penthouse: printed(16) },
  island: { "1": "##.", "2": ".##" },
} as unknown as Figures;
const points = (total: number, ...sets: string[]): Points => ({
  buildings: [],
  sets: sets.map((set) => ({ set, points: 2 })),
  billionaire: 0,
  community: 0,
  group: 0,
  total,
});
const town = (outlook: Partial<Outlook> | null): Town => ({ figures, outlook, scores: [4, 0] }) as unknown as Town;

describe("what the rules say", () => {
  it("is shown as they say it", () => {
    const floors = [{ floor: "1", cost: { boat: 9 }, points: 7, missing: [{}, { boat: 2 }] }];
    expect(floorsOf(town({ floors }))).toEqual(floors);
    const now = [points(4, "red"), points(0)];
    expect(pointsOf(town({ points: now }))).toEqual(now);
    expect([holderOf(town({ points: now }), "red"), holderOf(town({ points: now }), "brown")]).toEqual([0, null]);
  });
  it("is waited for with what is printed and with the sums", () => {
    expect(floorsOf(town(null)).map((one) => one.points)).toEqual([1, 3, 6, 10, 16]);
    expect(floorsOf(town(null))[1]).toEqual({ floor: "2", cost: { crane: 3 }, points: 3, missing: [] });
    expect(pointsOf(town(null)).map((one) => one.total)).toEqual([4, 0]);
    expect(holderOf(town(null), "red")).toBe(null);
  });
});

describe("the board", () => {
  it("has labels that do not lie upon each other", () => {
    const label = (id: string, x: number, y: number) => ({ id, x, y, text: id });
    const [front, behind, other] = apart([label("A4", 100, 100), label("C1", 102, 97), label("B2", 130, 100)], 20, 12);
    expect([front!.x, front!.y, other!.x, other!.y]).toEqual([100, 100, 130, 100]); // what has room stays
    expect(Math.abs(behind!.x - 100) >= 15 || Math.abs(behind!.y - 100) >= 9).toBe(true);
    expect(apart([label("A1", 0, 0), label("B1", 18, 2)], 20, 12).map(({ x, y }) => [x, y])).toEqual([[0, 0], [18, 2]]);
  });
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
});

it("takes figures that an edition may leave out as they always were", () => {
  const table = (table: object, space = {}): Figures => ({ table, space }) as unknown as Figures;
  expect([bankRate(table({})), bankRate(table({ bank_rate: 3 }))]).toEqual([4, 3]);
  const t = (message: string, values: object = {}): string => [message, ...Object.values(values)].join(" ");
  const name = (figures: Figures): string => spaceName({ figures, t } as unknown as Town, 0);
  expect(name(table({}, { 0: "steal" }))).toBe("space-steal");
  expect(name(table({ steal_chips: 2 }, { 0: "steal" }))).toBe("space-steal-some 2");
});
