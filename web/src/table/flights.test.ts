import { expect, test } from "vitest";
import type { Motion } from "../games/contract";
import { AIR, arc, FLIGHT, flights, squeezed } from "./flights";

const fly = (after: number, count?: number): Motion => ({ kind: "fly", art: "coin", from: "a", to: "b", after, ...(count ? { count } : {}) });

test("coins set out in the order of the effects, several one after the other", () => {
  const found = flights([fly(0, 3), fly(0.2, 2)]);
  expect(found.map(({ effect, at }) => `${effect} ${at.toFixed(2)}`)).toEqual(["0 0.00", "0 0.09", "0 0.18", "1 0.20", "1 0.29"]);
});

test("whatever a row brings has landed a pace after the first of it set out", () => {
  const many = Array.from({ length: 20 }, (_, n) => fly(0.9 + n * 0.4, 3));
  const found = flights(many);
  expect(Math.max(...found.map(({ at }) => at)) + FLIGHT).toBeLessThanOrEqual(0.9 + 1 + 1e-9);
  const begins = squeezed(many);
  expect(begins).toEqual([...begins].sort((a, b) => a - b));
});

test("sums come with the flights, and what comes long after them keeps its time", () => {
  const sum = (after: number): Motion => ({ kind: "float", at: "a", text: "+1", good: true, after });
  const [, early, , late] = squeezed([fly(0), sum(1), fly(2), sum(5)]);
  expect(early).toBeCloseTo((1 - FLIGHT) / 2);
  expect(late).toBeCloseTo(1 - FLIGHT + 3);
  expect(squeezed([sum(3), sum(4)])).toEqual([3, 4]);
});

test("never more in the air than can be followed, and every effect before anybody's second coin", () => {
  expect(flights([fly(0, 50)])).toHaveLength(AIR);
  const found = flights(Array.from({ length: 5 }, () => fly(0, 9)));
  expect(found).toHaveLength(AIR);
  expect(new Set(found.map(({ effect }) => effect)).size).toBe(5);
  expect(flights([])).toEqual([]);
  expect(flights([{ kind: "float", at: "a", text: "+1", good: true }])).toEqual([]);
});

test("an arc begins and ends where it should and rises between", () => {
  const way = arc({ x: 0, y: 100 }, { x: 200, y: 100 });
  expect(way[0]).toMatchObject({ x: 0, y: 100, part: 0 });
  expect(way.at(-1)).toMatchObject({ x: 200, y: 100, part: 1 });
  expect(Math.min(...way.map(({ y }) => y))).toBeLessThan(40);
  expect(Math.min(...arc({ x: 0, y: 40 }, { x: 900, y: 70 }).map(({ y }) => y))).toBeGreaterThanOrEqual(6); // in sight
});
