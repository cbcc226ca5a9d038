import { expect, test } from "vitest";
import { changes, longest, stretches } from "./leads";

const game = stretches([[0, 0], [1, 0], [2, 0], [2, 2], [2, 3], [3, 3], [3, 5], [3, 5], [3, 5]]);

test("stretches of one leader, or of none", () => {
  expect(game.map(({ leader, from, length }) => [leader, from, length])).toEqual([
    [null, 0, 1],
    [0, 1, 2],
    [null, 3, 1],
    [1, 4, 1],
    [null, 5, 1],
    [1, 6, 3],
  ]);
});

test("who led longest, and how often that changed", () => {
  expect(longest(game)).toEqual({ seat: 1, part: 4 / 9 });
  expect(changes(game)).toBe(1);
});

test("nobody led longest where nobody led, or two as long", () => {
  expect(longest(stretches([[0, 0], [0, 0]]))).toBe(null);
  expect(longest(stretches([[1, 0], [1, 2]]))).toBe(null);
  expect(longest([])).toBe(null);
  expect(changes([])).toBe(0);
});
