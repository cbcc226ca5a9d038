import { expect, test } from "vitest";
import { travels } from "./travels";

const dice = { kind: "dice", rule: "MK-4", who: 0, first: 3, second: 0, total: 3 };
const pays = (who: number, to: number, card: string, due: number, paid: number) =>
  ({ kind: "pays", rule: "MK-5", who, to, card, count: 1, due, paid, forgiven: due - paid });
const earns = (who: number, card: string, total: number) =>
  ({ kind: "earns", rule: "MK-5", who, card, count: 1, each: 1, mall: 0, total });

/** The same, to read: what goes where, and when. */
const shown = (...told: Parameters<typeof travels>[0]): string[] =>
  travels(told).map((one) => {
    const when = one.after!.toFixed(1);
    if (one.kind === "fly") return `${when} ${one.art}: ${one.from} > ${one.to}`;
    return one.kind === "float" ? `${when} ${one.at} ${one.text} ${one.good}` : `${when} ${one.at} ${one.kind}s`;
  });

test("payments go one after the other from purse to purse, then incomes come together", () => {
  expect(shown(dice, pays(0, 2, "cafe", 1, 1), pays(0, 1, "cafe", 3, 2), earns(0, "bakery", 1), earns(0, "ranch", 2))).toEqual([
    "0.9 mk-sign-coin: purse/0 > purse/2",
    "1.3 purse/2 +1 true",
    "1.3 purse/0 −1 false",
    "1.3 mk-sign-coin: purse/0 > purse/1",
    "1.7 purse/1 +2 true",
    "1.7 purse/0 −2 false",
    "1.7 mk-sign-coin: city/0/bakery > purse/0",
    "1.7 mk-sign-coin: city/0/ranch > purse/0",
    "2.1 purse/0 +3 true",
  ]);
});

test("who has nothing to pay is seen to pay nothing, and a factory without icons earns nothing", () => {
  expect(shown(pays(0, 1, "cafe", 2, 0))).toEqual(["0.4 purse/0 0 false"]);
  expect(shown({ ...earns(1, "cheese-factory", 0), kind: "earns-by-icon" })).toEqual(["0.4 purse/1 0 false"]);
});

test("the stadium comes after the incomes", () => {
  expect(shown(dice, earns(1, "forest", 1), pays(1, 0, "stadium", 2, 2))).toEqual([
    "0.9 mk-sign-coin: city/1/forest > purse/1",
    "1.3 purse/1 +1 true",
    "1.3 mk-sign-coin: purse/1 > purse/0",
    "1.7 purse/0 +2 true",
    "1.7 purse/1 −2 false",
  ]);
});

test("a card of the deck appears in the market", () => {
  expect(shown({ kind: "lays", rule: "MK-19", card: "mine", count: 2 })).toEqual(["0.0 supply/mine pops"]);
});

test("a building, a landmark, a swap", () => {
  expect(shown({ kind: "buys", rule: "MK-9", who: 1, card: "mine", cost: 6, left: 5 })).toEqual([
    "0.0 mk-sign-coin: purse/1 > bank",
    "0.2 mk-mine: supply/mine > city/1/mine|panel/1",
    "0.2 city/1/mine|panel/1 pops",
  ]);
  expect(shown({ kind: "builds", rule: "MK-9", who: 1, landmark: "radio-tower", cost: 22, built: 2 })).toEqual([
    "0.0 mk-sign-coin: purse/1 > bank",
    "0.2 mk-radio-tower: landmark/1/radio-tower|bank > city/1/radio-tower|panel/1",
    "0.2 city/1/radio-tower|panel/1 pops",
  ]);
  expect(shown({ kind: "swaps", rule: "MK-15", who: 0, gives: "bakery", other: 2, takes: "mine" })).toEqual([
    "0.0 mk-bakery: city/0/bakery > city/2/bakery",
    "0.0 mk-mine: city/2/mine > city/0/mine",
  ]);
});

test("what only says where play stands moves nothing", () => {
  expect(travels([dice, { kind: "begins", rule: "MK-3", who: 1, number: 2 }, { kind: "extra-turn", rule: "MK-14", who: 1 }])).toEqual([]);
});
