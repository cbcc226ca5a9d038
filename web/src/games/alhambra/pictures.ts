/** The pictures in the rules of Alhambra, in both of its themes. */
import { EDITIONS } from "../../made/alhambra/editions";
import { namesOf, still } from "../../rules/still";
import type { Picture, Pictures, Thing } from "../contract";
import { cards } from "./cards";
import { BUILDINGS, CURRENCIES, type Figures, type State, type Yard } from "./yard";

const DEAREST = 9; // money card
const coin = (currency: string, value: number): Picture => ({ art: `al-coin-${currency}`, text: String(value) });
/** One or two money cards that come to this, or to the most that two can. */
function two(sum: number): number[] {
  const first = Math.min(DEAREST, sum, Math.floor(sum / 2) + 1);
  return [first, Math.min(DEAREST, sum - first)].filter(Boolean);
}

export const pictures: Pictures<Figures> = {
  editions: EDITIONS as unknown as Record<string, Figures>,
  short: ({ table, building: { garden } }) => {
    const price = garden.prices[Math.floor(garden.prices.length / 2)]!;
    const bought = (paid: number): Picture[] => [{ art: "al-garden", text: String(price) }, ...two(paid).map((value) => coin("blue", value))];
    return [
      BUILDINGS.map((id) => ({ art: `al-${id}` })),
      CURRENCIES.map((currency) => ({ art: `al-coin-${currency}` })),
      [{ art: "al-back-money" }, { art: "al-back-building" }],
      [coin("green", DEAREST), { art: "al-back-money" }, ...two(table.take_at_most).map((value, n) => coin(["yellow", "blue"][n]!, value))],
      bought(price + 2),
      [...bought(price), { art: "al-sign-turn" }],
      ["A", "B", "C"].map((text) => ({ art: "al-sign-star", text })),
      [{ art: "al-sign-won" }],
    ];
  },
  // The rulebook speaks of New York. In the other theme a building has another name and another drawing.
  things: (_, t, options) => [
    ...BUILDINGS.map((id): Thing => {
      const other = options["theme"] === "alhambra" ? t(`alhambra-${id}`) : "";
      const gloss = other && other !== t(id) ? { gloss: other } : {};
      return { art: `al-${id}`, names: namesOf(t, id), ...gloss };
    }),
    ...CURRENCIES.map((one): Thing => ({ art: `al-coin-${one}`, names: [t(one)], counted: true })),
    { art: "al-sign-dirk", names: [t("dirk")], exact: true },
    { art: "", names: ["Dirk Henn"], exact: true }, // who designed it
  ],
  cards: (figures, t, options) => cards(still("alhambra", {} as State, figures, t, options) as Yard),
};
