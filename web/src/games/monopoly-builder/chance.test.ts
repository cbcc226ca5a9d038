import { expect, it } from "vitest";
import { cardSays, countOf, deckOf, type Deck } from "./chance";
import type { Town } from "./town";

const t = Object.assign((message: string, values: Record<string, unknown> = {}) => [message, ...Object.values(values)].join(" "), {
  has: (message: string) => message === "card-pay",
});
const town = (card: Deck): Town =>
  ({ t, figures: { card, space: { 0: "start", 1: "red-1" }, deed: { "red-1": { name: "Via Verdi" } } } }) as unknown as Town;

it("calls the cards of the house by their names and others by their number", () => {
  const card = { count: 2, effect: "swap" };
  expect(deckOf({ mine: card, "forced-trade": card, sources: 3, yours: card }).map(([id]) => id)).toEqual(["own-1", "forced-trade", "own-2"]);
  expect([countOf(card), countOf(3)]).toEqual([2, 3]);
});

it("says a card's own text in the language of the page, else what follows from its effect", () => {
  const pay = { count: 1, effect: "pay", amount: 50, text: { en: "A wheel is stuck", nl: "Een wiel zit vast" } };
  expect(cardSays(town({ mine: pay }), "own-1")).toBe("A wheel is stuck");
  expect(cardSays(town({ mine: { ...pay, text: { nl: "Een wiel zit vast" } } }), "own-1")).toMatch(/^chance-pay 50 50 0 once/);
  expect(cardSays(town({ mine: { count: 1, effect: "take", kind: "any", amount: 2 } }), "own-1")).toBe("chance-take-any 2");
  expect(cardSays(town({ mine: { count: 1, effect: "move-to", space: "red-1" } }), "own-1")).toMatch(/Via Verdi$/);
  expect(cardSays(town({ mine: { count: 1, effect: "move-by", amount: -3 } }), "own-1")).toMatch(/^chance-move-by -3 3 1/);
  const then = { effect: "take", kind: "any", amount: 1 };
  expect(cardSays(town({ mine: { count: 1, effect: "give", kind: "any", amount: 2, then } }), "own-1")).toBe("chance-both chance-give-any 2 chance-take-any 1");
});

it("reads editions of the first shape, which only count the cards", () => {
  expect(cardSays(town({ pay: 1 }), "pay")).toBe("card-pay");
  expect(cardSays(town({}), "own-9")).toBe("own-9");
});
