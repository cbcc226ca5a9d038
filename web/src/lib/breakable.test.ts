import { expect, test } from "vitest";
import { breaking } from "./breakable";

const breakable = breaking("centrum", "markt", "frutticolo", "machines", "station");

test.each([
  ["Winkelcentrum", "Winkel|centrum"],
  ["Groente- en fruitmarkt", "Groente- en fruit|markt"],
  ["Mercato ortofrutticolo", "Mercato orto|frutticolo"],
  ["Pak 2 graafmachines", "Pak 2 graaf|machines"],
  ["Station", "Station"], // one word
  ["Shopping mall", "Shopping mall"],
])("%s may be broken where its words meet", (name, parts) => {
  expect(breakable(name)).toBe(parts.replace("|", "\u00AD"));
});
