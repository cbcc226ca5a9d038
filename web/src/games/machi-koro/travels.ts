/** What travels over the board, from what the rules told of a row. */
import type { Happened } from "../../made/api";
import type { Motion } from "../contract";

type Told = Happened["effects"][number];

const ROLL = 0.9; // until the dice lie still
const BEAT = 0.4; // between one payment and the next
const COIN = "mk-sign-coin";

/** Payments one after the other; incomes from the bank all at once; cards after the coins that bought them. */
export function travels(told: readonly Told[]): Motion[] {
  const found: Motion[] = [];
  let after = told.some(({ kind }) => kind === "dice") ? ROLL : 0;
  const fly = (art: string, from: string, to: string, later = 0): void => {
    found.push({ kind: "fly", art, from, to, after: after + later });
  };
  const coins = (count: number, from: string, to: string): void => {
    if (count > 0) found.push({ kind: "fly", art: COIN, from, to, count, after });
  };
  const float = (seat: unknown, coins: number): void => {
    const text = coins > 0 ? `+${coins}` : coins < 0 ? `−${-coins}` : "0";
    found.push({ kind: "float", at: `purse/${seat}`, text, good: coins > 0, after: after + BEAT });
  };
  const earned = new Map<unknown, number>();
  const settled = (): void => {
    if (!earned.size) return;
    for (const [seat, coins] of earned) float(seat, coins);
    earned.clear();
    after += BEAT;
  };
  for (const one of told) {
    const { kind, who, card } = one;
    if (kind === "earns" || kind === "earns-by-icon") {
      coins(Number(one["total"]), `city/${who}/${card}`, `purse/${who}`);
      earned.set(who, (earned.get(who) ?? 0) + Number(one["total"]));
      continue;
    }
    settled();
    if (kind === "pays") {
      coins(Number(one["paid"]), `purse/${who}`, `purse/${one["to"]}`);
      if (one["paid"]) float(one["to"], Number(one["paid"]));
      float(who, -Number(one["paid"]));
      after += BEAT;
    } else if (kind === "buys" || kind === "builds") {
      const name = card ?? one["landmark"];
      coins(Math.min(5, Number(one["cost"])), `purse/${who}`, "bank");
      // In brief, as on a phone, a rival's landmarks are small marks, and buildings are not shown.
      const place = `city/${who}/${name}|panel/${who}`;
      fly(`mk-${name}`, card ? `supply/${card}` : `landmark/${who}/${name}|bank`, place, BEAT / 2);
      found.push({ kind: "pop", at: place, after: after + BEAT / 2 });
    } else if (kind === "lays") {
      found.push({ kind: "pop", at: `supply/${card}`, after });
    } else if (kind === "swaps") {
      const { gives, other, takes } = one;
      fly(`mk-${gives}`, `city/${who}/${gives}`, `city/${other}/${gives}`);
      fly(`mk-${takes}`, `city/${other}/${takes}`, `city/${who}/${takes}`);
    }
  }
  settled();
  return found;
}
