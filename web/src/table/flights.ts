/** When things fly and which way: pure numbers, so that they can be tested. Times are in paces. */
import type { Motion } from "../games/contract";

export const FLIGHT = 0.55; // how long one thing flies
export const AIR = 12; // things in the air at most
const WINDOW = 1 - FLIGHT; // within which all of a row set out, so that the last one lands a pace after the first set out

/** One thing of one effect in the air. */
export type Flight = { effect: number; at: number };

/** When each effect begins, in their order: flights that would come too late come sooner, all by the same part, and the rest with them. */
export function squeezed(effects: readonly Motion[]): number[] {
  const flown = effects.flatMap((one) => (one.kind === "fly" ? [one.after ?? 0] : []));
  const first = Math.min(...flown);
  const last = Math.max(...flown);
  const by = last - first > WINDOW ? WINDOW / (last - first) : 1;
  return effects.map(({ after = 0 }) => {
    if (!flown.length || after <= first) return after;
    return first + (Math.min(after, last) - first) * by + Math.max(0, after - last);
  });
}

/** What sets out when: every effect's first coin, then more of those that have several, as long as there is room in the air. */
export function flights(effects: readonly Motion[]): Flight[] {
  const begins = squeezed(effects);
  const last = Math.min(...begins.filter((_, n) => effects[n]!.kind === "fly")) + WINDOW;
  const found: Flight[] = [];
  for (let nth = 0, left = true; left && found.length < AIR; nth++) {
    left = false;
    effects.forEach((one, effect) => {
      if (one.kind !== "fly" || (one.count ?? 1) <= nth || found.length >= AIR) return;
      left = true;
      found.push({ effect, at: Math.min(begins[effect]! + nth * 0.09, Math.max(last, begins[effect]!)) });
    });
  }
  return found.sort((a, b) => a.at - b.at);
}

export type Point = { x: number; y: number };

/** Points of a thrown thing's way: even steps sideways, up and down again as things fall, but not out of the screen. */
export function arc(from: Point, to: Point, steps = 8): (Point & { part: number })[] {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const top = Math.min(from.y, to.y, 6);
  const high = Math.min(130, 24 + far * 0.28, Math.max(0, (from.y + to.y) / 2 - top));
  return Array.from({ length: steps + 1 }, (_, n) => {
    const part = n / steps;
    return { part, x: from.x + (to.x - from.x) * part, y: Math.max(top, from.y + (to.y - from.y) * part - 4 * high * part * (1 - part)) };
  });
}
