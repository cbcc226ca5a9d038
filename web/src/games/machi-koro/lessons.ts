/** The guided first game of Machi Koro. */
import type { Spoken } from "../../made/api";
import type { Guide } from "../contract";
import { type Figures, numbers, type Town } from "./city";

const mine = (town: Town): boolean => town.turn === town.seat;
const begins =
  (...beginnings: string[]) =>
  (_: Town, action: string): boolean =>
    beginnings.some((one) => action.startsWith(one));
const may = (beginning: string) => (_: Town, legal: readonly Spoken[]) => legal.some((one) => one.text.startsWith(beginning));
// Cheap buildings that make a good beginning.
const FIRST = ["ranch", "bakery", "wheat-field"].map((name) => `[data-action="buy ${name}"].legal`).join(", ");
const phase = (name: string) => (town: Town) => mine(town) && town.state.turn.phase === name;

/** The start buildings of this edition with their numbers, and what the first landmark costs. */
const figures = ({ building, landmark }: Figures) => ({
  field: numbers(building["wheat-field"]!),
  bakery: numbers(building["bakery"]!),
  cost: landmark["train-station"]!.cost,
});

export const guide: Guide<Figures> = {
  bots: 1,
  figures,
  lessons: [
    { id: "goal", mark: ({ seat }) => `[data-at^="landmark/${seat}/"]` },
    { id: "throw", mark: '.bar [data-action^="throw "]', when: may("throw "), does: begins("throw ") },
    { id: "income", mark: ({ seat }) => `[data-at="panel/${seat}"]`, when: phase("build") },
    { id: "build", mark: FIRST, when: may("buy "), does: begins("buy ", "build ") },
    { id: "watch", when: (town) => town.state.turn.number > 1 },
    { id: "colours", mark: ".market", when: (town) => town.state.turn.number > 1 },
    { id: "why", mark: ".market .choice.dimmed", when: phase("build"), refused: true },
    { id: "more", mark: '[data-action^="buy "].legal', when: may("buy "), does: begins("buy ", "build ") },
    { id: "landmark", mark: '[data-action^="build "].legal', when: may("build "), does: begins("build "), wait: true },
    { id: "two", mark: '.bar [data-action="throw 2"]', when: may("throw 2"), does: begins("throw 2"), wait: true },
  ],
};
