import { expect, test } from "vitest";
import type { Built } from "../games/contract";
import { HIGH, skyline, WIDE } from "./skyline";

const inside = (built: Built[]): void => {
  for (const { pieces } of skyline(built))
    for (const { x, y, width, height } of pieces) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(WIDE);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(HIGH + 20); // shadows under a thing may be cut
    }
};

test("everything built stands in the picture, once each, large things first and larger", () => {
  const found = skyline([{ art: "field", count: 3 }, { art: "tower", count: 1, tall: true }, { art: "inn", count: 1 }]);
  expect(found.map(({ pieces }) => pieces[0]!.art)).toEqual(["tower", "field", "inn", "field", "field"]);
  expect(found[0]!.pieces[0]!.width).toBeGreaterThan(found[1]!.pieces[0]!.width);
});

test("floors stand on each other, and what crowns them above", () => {
  const { pieces } = skyline([{ art: "floor", count: 1, floors: 3, crown: "roof" }])[0]!;
  expect(pieces.map(({ art }) => art)).toEqual(["floor", "floor", "floor", "roof"]);
  expect(pieces.map(({ y }) => y)).toEqual(pieces.map(({ y }) => y).sort((a, b) => b - a));
});

test("nothing sticks out of the picture, however much was built", () => {
  inside([]);
  for (const count of [1, 2, 5, 9, 10, 11, 20, 21, 30, 31, 60]) inside([{ art: "a", count }, { art: "b", count: 4, tall: true }]);
  for (const count of [1, 2, 4, 8, 13]) inside([{ art: "f", count, floors: 4, crown: "p", tall: true }, { art: "f", count, floors: 1 }]);
});
