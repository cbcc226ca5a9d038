import { expect, it } from "vitest";
import { columns, piles } from "./piles";

it("leaves few cards alone, equal ones too", () => {
  expect(piles([3, 3, 7], 3)).toEqual([
    { value: 3, places: [0] },
    { value: 3, places: [1] },
    { value: 7, places: [2] },
  ]);
});

it("lays equal cards on each other when there are many, and loses none", () => {
  const values = Array.from({ length: 27 }, (_, n) => 1 + Math.floor(n / 3));
  const found = piles(values, 9);
  expect(found.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(found.flatMap(({ places }) => places)).toEqual(values.map((_, n) => n));
  for (const { value, places } of found) expect(places.map((n) => values[n])).toEqual(places.map(() => value));
});

it("shows a hand of nine values in two rows where a thumb pays", () => {
  expect([1, 6, 7, 9, 12].map((count) => columns(count, "counter"))).toEqual([6, 6, 4, 5, 6]);
  for (const count of [1, 5, 9]) expect(Math.ceil(count / columns(count, "small lane"))).toBeLessThanOrEqual(3);
  for (const count of [1, 6, 12]) expect(Math.ceil(count / columns(count, "lane"))).toBeLessThanOrEqual(3);
});
