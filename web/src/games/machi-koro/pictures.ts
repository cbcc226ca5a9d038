/** The pictures in the rules of Machi Koro. */
import { EDITIONS } from "../../made/machi-koro/editions";
import { namesOf, still } from "../../rules/still";
import type { Pictures, Thing } from "../contract";
import { cards } from "./cards";
import { type Figures, LANDMARKS, numbers, type State, type Town } from "./city";

const TONES: Record<string, string> = { blue: "#3a7cc0", green: "#3f8f4f", red: "#c4473b", purple: "#8a63bd" };
const art = (...ids: string[]): { art: string }[] => ids.map((id) => ({ art: `mk-${id}` }));
const kind = (colour: string): { art: string; tone: string } => ({ art: `mk-kind-${colour}`, tone: TONES[colour]! });

export const pictures: Pictures<Figures> = {
  editions: EDITIONS as unknown as Record<string, Figures>,
  short: ({ building }) => [
    art(...LANDMARKS),
    [{ die: 4 }, ...art("train-station"), { die: 2 }, { die: 5 }],
    ["wheat-field", "ranch", "bakery"].map((id) => ({ art: `mk-${id}`, text: numbers(building[id]!) })),
    [kind("blue"), ...art("forest"), kind("green"), ...art("convenience-store")],
    [kind("red"), ...art("cafe"), kind("purple"), ...art("stadium")],
    art("sign-coin", "mine", "radio-tower"),
    art("ranch", "ranch", "cheese-factory"),
  ],
  things: (figures, t) => [
    ...[...Object.keys(figures.building), ...LANDMARKS].map((id): Thing => ({ art: `mk-${id}`, names: namesOf(t, id) })),
    ...[...new Set(Object.values(figures.building).map((one) => one.icon))].map(
      (icon): Thing => ({ art: `mk-icon-${icon}`, names: [t(`icon-${icon}`)] }),
    ),
    ...Object.keys(TONES).map((colour): Thing => ({ ...kind(colour), names: [t(`colour-${colour}`)] })),
  ],
  cards: (figures, t, options) =>
    cards(still("machi-koro", {} as State, figures, t, options) as Town).map((card) => {
      const copies = figures.building[card.id]?.copies;
      return copies ? { ...card, lines: [...card.lines, `${t("table-supply")}: ${copies}`] } : card;
    }),
};
