/** The pictures in the rules of Alhambra, in both of its themes. */
import { EDITIONS } from "../../made/alhambra/editions";
import { namesOf, still } from "../../rules/still";
import type { Picture, Pictures, Thing } from "../contract";
import { cards } from "./cards";
import { BUILDINGS, CURRENCIES, type Figures, type State, type Yard } from "./yard";

const coin = (currency: string, text: string): Picture => ({ art: `al-coin-${currency}`, text });

export const pictures: Pictures<Figures> = {
  editions: EDITIONS as unknown as Record<string, Figures>,
  short: [
    BUILDINGS.map((id) => ({ art: `al-${id}` })),
    CURRENCIES.map((currency) => ({ art: `al-coin-${currency}` })),
    [{ art: "al-back-money" }, { art: "al-back-building" }],
    [coin("green", "9"), { art: "al-back-money" }, coin("yellow", "2"), coin("blue", "3")],
    [{ art: "al-garden", text: "8" }, coin("blue", "6"), coin("blue", "4")],
    [{ art: "al-garden", text: "8" }, coin("blue", "5"), coin("blue", "3"), { art: "al-sign-turn" }],
    ["A", "B", "C"].map((text) => ({ art: "al-sign-star", text })),
    [{ art: "al-sign-won" }],
  ],
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
