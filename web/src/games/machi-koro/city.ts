/** Machi Koro as the board knows it: the shapes of state and figures, and what a throw would earn. */
import { breaking } from "../../lib/breakable";
import { w } from "../../lib/words.svelte";
import type { Scene } from "../contract";

/** Names that are too long for a line, broken where their words meet. */
export const breakable = breaking("veld", "houderij", "markt", "complex", "fabriek", "boomgaard", "station", "centrum", "frutticolo");

export type State = {
  turn: { number: number; seat: number; phase: string; throwing: number; dice: number[]; thrown_again: boolean };
  supply: Record<string, number>;
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
export type Town = Scene<State, Figures>;

export const LANDMARKS = ["train-station", "shopping-mall", "amusement-park", "radio-tower"];

export const numbers = (one: Building): string => {
  const [low, high] = one.activates;
  return low === high ? String(low) : `${low}–${high}`;
};

export const activates = (one: Building, total: number): boolean =>
  one.activates[0] <= total && total <= one.activates[1];

/** Does the throw on the table make this building of this city act? (MK-5) */
export function acts(town: Town, seat: number, name: string): boolean {
  const { dice, seat: thrower } = town.state.turn;
  const one = town.figures.building[name]!;
  if (!dice.length || !activates(one, dice.reduce((a, b) => a + b))) return false;
  if (one.colour === "blue") return true;
  return one.colour === "red" ? seat !== thrower : seat === thrower;
}

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
          : one.colour === "red"
            ? w("mk-does-thrower", { coins })
            : one.per
              ? w("mk-does-per", { coins, icon: town.t(`icon-${one.per}`) })
              : w("mk-does-bank", { coins });
  return w(`mk-when-${one.colour}`, { numbers: numbers(one), effect });
}

/** What a landmark gives its owner. */
export const gives = ({ figures }: Town, name: string): string => w(`mk-${name}`, { coins: figures.table.mall_bonus });

/** Coins each seat would have more or less after a throw (MK-5 to MK-8); choices (TV, swap) are left out. */
export function income(town: Town, thrower: number, total: number): number[] {
  const { cities } = town.state;
  const { building, table } = town.figures;
  const coins = cities.map((city) => city.coins);
  const count = (seat: number, name: string): number => cities[seat]!.buildings[name] ?? 0;
  const mall = (seat: number, icon: string): number =>
    cities[seat]!.landmarks.includes("shopping-mall") && (icon === "cup" || icon === "bread") ? table.mall_bonus : 0;
  const icons = (seat: number, icon: string): number =>
    Object.entries(building).reduce((sum, [name, one]) => sum + (one.icon === icon ? count(seat, name) : 0), 0);
  const hit = Object.entries(building).filter(([, one]) => activates(one, total));

  // Red first, counter-clockwise from the thrower, as far as the purse goes.
  for (let step = 1; step < cities.length; step++) {
    const seat = (thrower - step + cities.length) % cities.length;
    for (const [name, one] of hit) {
      if (one.colour !== "red") continue;
      const due = Math.min(coins[thrower]!, count(seat, name) * (one.earns + mall(seat, one.icon)));
      coins[thrower]! -= due;
      coins[seat]! += due;
    }
  }
  for (let seat = 0; seat < cities.length; seat++) {
    for (const [name, one] of hit) {
      if (one.colour !== "blue" && !(one.colour === "green" && seat === thrower)) continue;
      const each = one.per ? one.earns * icons(seat, one.per) : one.earns + mall(seat, one.icon);
      coins[seat]! += count(seat, name) * each;
    }
  }
  for (const [name, one] of hit) {
    if (name !== "stadium" || !count(thrower, name)) continue;
    for (let seat = 0; seat < cities.length; seat++) {
      if (seat === thrower) continue;
      const due = Math.min(coins[seat]!, one.earns * count(thrower, name));
      coins[seat]! -= due;
      coins[thrower]! += due;
    }
  }
  return coins.map((after, seat) => after - cities[seat]!.coins);
}

/** In how many of 36 (6) throws a total falls. */
export const ways = (total: number, dice: number): number => (dice === 1 ? 1 : 6 - Math.abs(7 - total));
