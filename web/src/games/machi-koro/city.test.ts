import { expect, test } from "vitest";
import { acts, swaps, total, type Outlook, type Town } from "./city";

const outlook: Outlook = { incomes: [], choices: [], ways: [], total: 3, acts: [["bakery"], ["cafe"]], swaps: [["bakery"], []] };
const town = (outlook: Outlook | null): Town => ({ outlook, state: { turn: { dice: [1, 2] } } }) as unknown as Town;

test("what acts, what may change hands and what was thrown is what the rules say", () => {
  const here = town(outlook);
  expect([acts(here, 0, "bakery"), acts(here, 1, "bakery"), acts(here, 1, "cafe")]).toEqual([true, false, true]);
  expect([swaps(here, 0, "bakery"), swaps(here, 1, "bakery")]).toEqual([true, false]);
  expect(total(here)).toBe(3);
});

test("until the rules have said it, nothing shines and the dice speak for themselves", () => {
  expect([acts(town(null), 0, "bakery"), swaps(town(null), 0, "bakery"), total(town(null))]).toEqual([false, false, "1 + 2"]);
});
