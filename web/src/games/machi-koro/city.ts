/** Machi Koro as the board knows it: the shapes of state, figures and outlook, and what cards say. */
import { breaking } from "../../lib/breakable";
import { w } from "../../lib/words.svelte";
import type { Scene } from "../contract";

/** Names that are too long for a line, broken where their words meet. */
export const breakable = breaking("veld", "houderij", "markt", "complex", "fabriek", "boomgaard", "station", "centrum", "frutticolo", "ciale");

export type State = {
  turn: { number: number; seat: number; phase: string; throwing: number; dice: number[]; thrown_again: boolean };
  supply: Record<string, number>;
  deck?: Record<string, number>; // where the market has ten stacks
  cities: { coins: number; buildings: Record<string, number>; landmarks: string[] }[];
  winner: number | null;
};
export type Building = {
  activates: [number, number];
  colour: "blue" | "green" | "red" | "purple";
  icon: string;
  cost: number;
  earns: number;
  per?: string;
  copies: number;
};
export type Figures = {
  table: { start_coins: number; mall_bonus: number };
  building: Record<string, Building>;
  landmark: Record<string, { cost: number }>;
};
/** What the rules say would happen; lists go by seat, and by total from 1 to 12. */
export type Outlook = {
  incomes: number[][][]; // thrower, total, seat: how the seat's coins would change
  choices: string[][][]; // thrower, total: the buildings that would ask the thrower first
  ways: number[][]; // one die or two, total: in how many of 36 throws it falls
  total: number; // of the dice on the table
  acts: string[][]; // seat: the buildings that act with them
  swaps: string[][]; // seat: the buildings that may change hands now
};
export type Town = Scene<State, Figures, Outlook>;

export const LANDMARKS = ["train-station", "shopping-mall", "amusement-park", "radio-tower"];

export const numbers = (one: Building): string => {
  const [low, high] = one.activates;
  return low === high ? String(low) : `${low}–${high}`;
};

/** Does the throw on the table make this building of this city act? */
export const acts = ({ outlook }: Town, seat: number, name: string): boolean => !!outlook?.acts[seat]?.includes(name);

/** May this building of this city change hands now? */
export const swaps = ({ outlook }: Town, seat: number, name: string): boolean => !!outlook?.swaps[seat]?.includes(name);

/** What the dice come to; the dice themselves, until the rules have said it. */
export const total = ({ outlook, state }: Town): string | number => outlook?.total ?? state.turn.dice.join(" + ");

/** What a card says it does, in a sentence. */
export function does(town: Town, name: string): string {
  const one = town.figures.building[name]!;
  const coins = one.earns;
  const effect =
    name === "business-center"
      ? w("mk-does-swap")
      : name === "stadium"
        ? w("mk-does-everybody", { coins })
        : name === "tv-station"
          ? w("mk-does-one", { coins })
          : one.per
            ? w(one.colour === "red" ? "mk-does-thrower-per" : "mk-does-per", { coins, icon: town.t(`icon-${one.per}`) })
            : w(one.colour === "red" ? "mk-does-thrower" : "mk-does-bank", { coins });
  return w(`mk-when-${one.colour}`, { numbers: numbers(one), effect });
}

/** What the tip of a building says. */
export const describes = (town: Town, name: string): string[] => [
  `${town.t(name)} (${numbers(town.figures.building[name]!)})`,
  does(town, name),
];

/** What a landmark gives its owner. */
export const gives = ({ figures }: Town, name: string): string => w(`mk-${name}`, { coins: figures.table.mall_bonus });
