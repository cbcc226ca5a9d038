/** Many cards in little room: while there are few, each lies alone; then equal ones lie on each other. */

/** Cards of one value, by their places in the hand. */
export type Pile = { value: number; places: number[] };

export function piles(values: readonly number[], room: number): Pile[] {
  if (values.length <= room) return values.map((value, n) => ({ value, places: [n] }));
  const found = new Map<number, Pile>();
  for (const [n, value] of values.entries()) {
    const pile = found.get(value) ?? { value, places: [] };
    found.set(value, { value, places: [...pile.places, n] });
  }
  return [...found.values()];
}

/** How many stand side by side: few are large, many are small. */
export function columns(count: number, room: "lane" | "small lane" | "counter"): number {
  if (room === "counter") return count <= 6 ? 6 : Math.ceil(count / 2); // large enough for a thumb
  if (room === "small lane") return count <= 4 ? 2 : count <= 9 ? 3 : 4;
  return count <= 2 ? 2 : count <= 6 ? 3 : count <= 16 ? 4 : 5;
}
