import { expect, test } from "vitest";
import type { Town } from "./town";
import { travels } from "./travels";

const town = {
  state: { players: [{ token: "penguin" }, { token: "cat" }] },
  figures: { space: { "0": "start", "1": "brown-1", "2": "take-crane" } },
} as unknown as Town;

/** What goes where, and when. */
const shown = (...told: Parameters<typeof travels>[1]): string[] =>
  travels(town, told).map((one) => {
    const when = one.after!.toFixed(1);
    if (one.kind === "fly") return `${when} ${one.art}: ${one.from} > ${one.to}`;
    return one.kind === "float" ? `${when} ${one.at} ${one.text} ${one.good}` : `${when} ${one.at} ${one.kind}s`;
  });
const throws = { kind: "throws", rule: "MB-T2", who: 0, first: 1, second: 1, total: 2 };

test("a throw pays everybody at once, then moves the thrower, who picks up and takes", () => {
  expect(
    shown(
      throws,
      { kind: "collects", rule: "MB-T2", who: 0, deed: "brown-2", chip: "boat", due: 2, got: 2 },
      { kind: "collects", rule: "MB-T3", who: 1, deed: "red-1", chip: "boat", due: 2, got: 0 },
      { kind: "collects", rule: "MB-T2", who: 1, deed: "brown-1", chip: "crane", due: 2, got: 1 },
      { kind: "moves", rule: "MB-T4", who: 0, at: "0", to: "2", steps: 2 },
      { kind: "passes-start", rule: "MB-B1", who: 0, got: 200 },
      { kind: "picks-up", rule: "MB-T4", who: 0, place: "2", chip: "crane", count: 1 },
      { kind: "takes", rule: "MB-B5", who: 0, chip: "crane", due: 2, got: 2 },
    ),
  ).toEqual([
    "0.7 mb-chip-boat: bank/boat > hoard/0",
    "0.7 mb-chip-crane: bank/crane > hoard/1",
    "1.0 mb-penguin: space/0 > space/2",
    "1.6 purse/0 +200 true",
    "1.6 mb-chip-crane: space/2 > hoard/0",
    "1.9 mb-chip-crane: bank/crane > hoard/0",
  ]);
});

test("rent goes from purse to purse, and a debt is not yet paid", () => {
  const rent = { kind: "rent", rule: "MB-B4", who: 0, to: 1, deed: "brown-1", rent: "single", due: 10 };
  expect(shown(rent, { kind: "pays", rule: "MB-B4", who: 0, to: 1, paid: 10 })).toEqual([
    "0.0 mb-sign-money: purse/0 > purse/1",
    "0.3 purse/0 −10 false",
    "0.3 purse/1 +10 true",
  ]);
  expect(shown(rent, { kind: "owes", rule: "MB-G2", who: 0, to: 1, due: 10, has: 5 })).toEqual([]);
  expect(shown({ kind: "pays-bank", rule: "MB-B9", who: 0, paid: 0 })).toEqual(["0.3 purse/0 0 false"]);
});

test("a deed is bought, handed over and given back", () => {
  expect(shown({ kind: "buys", rule: "MB-B2", who: 1, deed: "brown-1", paid: 60 })).toEqual([
    "0.0 mb-set-brown: space/1 > panel/1",
    "0.3 purse/1 −60 false",
  ]);
  expect(shown({ kind: "hands-deed", rule: "MB-D1", who: 1, to: 0, deed: "light-blue-2", mortgaged: 0 })).toEqual([
    "0.0 mb-set-light-blue: panel/1 > panel/0",
  ]);
  expect(shown({ kind: "returns-deed", rule: "MB-G4", who: 1, deed: "brown-1" })).toEqual(["0.0 mb-set-brown: panel/1 > space/1"]);
});

test("chips change hands", () => {
  expect(shown({ kind: "steals", rule: "MB-B7", who: 0, victim: 1, chip: "boat" })).toEqual(["0.0 mb-chip-boat: hoard/1 > hoard/0"]);
  expect(shown({ kind: "swaps", rule: "MB-B9", who: 0, to: 1, given: "crane", taken: "boat" })).toEqual([
    "0.0 mb-chip-crane: hoard/0 > hoard/1",
    "0.0 mb-chip-boat: hoard/1 > hoard/0",
  ]);
  expect(shown({ kind: "trades", rule: "MB-T6", who: 0, given: "crane", count: 4, taken: "boat" })).toEqual([
    "0.0 mb-chip-crane: hoard/0 > bank/crane",
    "0.0 mb-chip-boat: bank/boat > hoard/0",
  ]);
  expect(shown({ kind: "leaves", rule: "MB-T1", who: 1, place: "2", chip: "crane" })).toEqual(["0.0 mb-chip-crane: hoard/1 > space/2"]);
});

test("a floor is paid, then it stands", () => {
  expect(
    shown(
      { kind: "spends", rule: "MB-F1", who: 0, chip: "crane", count: 1 },
      { kind: "spends", rule: "MB-F1", who: 0, chip: "boat", count: 1 },
      { kind: "builds", rule: "MB-F1", who: 0, field: "2,1", floor: "1" },
    ),
  ).toEqual([
    "0.0 mb-chip-crane: hoard/0 > bank/crane",
    "0.0 mb-chip-boat: hoard/0 > bank/boat",
    "0.3 mb-floor: panel/0 > field/2,1",
    "0.3 floor/2,1 rises",
  ]);
});

test("what only says where play stands moves nothing", () => {
  expect(travels(town, [throws, { kind: "turn", rule: "MB-T6", who: 1, number: 2 }])).toEqual([]);
});
