import { expect, test } from "vitest";
import { travels } from "./travels";
import type { Told } from "./yard";

/** To read: what goes where, and when. */
const shown = (seat: number | null, ...told: Told[]): string[] =>
  travels(told, seat).map((one) => {
    const when = one.after!.toFixed(1);
    if (one.kind === "fly") return `${when} ${one.art}: ${one.from} > ${one.to}`;
    return one.kind === "float" ? `${when} ${one.at} ${one.text}` : `${when} ${one.at} ${one.kind}s`;
  });

const pays = (who: number, card: string, value: number): Told => ({ kind: "pays", rule: "AL-T4", who, card, value });
const scores = (who: number, each: number): Told => ({ kind: "scores", rule: "AL-V2", who, scoring: "A", building: "garden", each });

test("cards go from hand to discard, then the building to who gets it, then the slot is filled", () => {
  expect(
    shown(
      0,
      pays(0, "blue 9", 9),
      pays(0, "blue 4", 4),
      { kind: "buys", rule: "AL-D5", who: 0, to: 2, building: "garden", slot: "blue", due: 10, paid: 13 },
      { kind: "ends", rule: "AL-T5", who: 0, why: "overpaid" },
      { kind: "yard", rule: "AL-T9", slot: "blue", building: "museum", price: 4 },
    ),
  ).toEqual([
    "0.0 al-coin-blue: hand > discard",
    "0.0 al-coin-blue: hand > discard",
    "0.2 al-garden: slot/blue > city/2/garden",
    "0.2 city/2/garden pops",
    "0.4 al-museum: building-deck > slot/blue",
  ]);
});

test("cards are taken from their places, a new deck is made, and the row is filled", () => {
  expect(
    shown(
      0,
      { kind: "takes", rule: "AL-T2", who: 1, place: 4, card: "green 9", value: 9 },
      { kind: "shuffles", rule: "AL-T10", count: 30 },
      { kind: "laid", rule: "AL-T9", place: 4, card: "orange 1" },
    ),
  ).toEqual(["0.0 al-coin-green: money/3 > hand/1", "0.2 al-back-money: discard > money-deck", "0.4 al-coin-orange: money-deck > money/3"]);
  expect(shown(0, { kind: "shuffles", rule: "AL-T10", count: 0 })).toEqual([]);
});

test("the points of a scoring float once for everybody, when the ranking has told all six types", () => {
  expect(
    shown(
      null,
      { kind: "turns-up", rule: "AL-V1", scoring: "A" },
      scores(0, 4),
      scores(2, 1),
      scores(0, 3),
      scores(1, 0),
      { kind: "dirk-draws", rule: "AL-D4", who: 2, building: "church", price: 7 },
    ),
  ).toEqual(["4.8 points/0 +7", "4.8 points/2 +1", "0.0 al-church: building-deck > city/2/church", "0.0 city/2/church pops"]);
});

test("leftovers go to who has the most, or stay", () => {
  const leftover = (who: number | null, slot: string): Told => ({ kind: "leftover", rule: "AL-E3", who, building: "garden", slot });
  expect(shown(0, leftover(1, "blue"), leftover(null, "green"), scores(1, 20))).toEqual([
    "0.0 al-garden: slot/blue > city/1/garden",
    "0.0 city/1/garden pops",
    "4.8 points/1 +20",
  ]);
});
