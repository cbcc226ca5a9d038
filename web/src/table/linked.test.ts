import { expect, test } from "vitest";
import { split } from "./linked";

const CARDS = [
  { id: "mine", name: "Mine" },
  { id: "fruit-and-vegetable-market", name: "Fruit and vegetable market" },
  { id: "market", name: "market" },
  { id: "cafe", name: "Café" },
];

test("names of cards are found, the longest first", () => {
  expect(split("build Fruit and vegetable market for 2", CARDS)).toEqual([
    { text: "build " },
    { text: "Fruit and vegetable market", card: "fruit-and-vegetable-market" },
    { text: " for 2" },
  ]);
});

test("capitals do not matter, parts of words do", () => {
  expect(split("swap your mine for café of Mineola", CARDS).filter((part) => part.card)).toEqual([
    { text: "mine", card: "mine" },
    { text: "café", card: "cafe" },
  ]);
});

test("a name in capitals is meant only in capitals", () => {
  const cards = [{ id: "space-0", name: "START" }];
  expect(split("Go to START, then start an auction", cards)).toEqual([
    { text: "Go to " },
    { text: "START", card: "space-0" },
    { text: ", then start an auction" },
  ]);
});

test("a text without cards stays whole", () => {
  expect(split("Anna: throw one die", [])).toEqual([{ text: "Anna: throw one die" }]);
  expect(split("", CARDS)).toEqual([]);
});
