/** Who led when, from everybody's score at every moment. */

/** Moments in a row with the same leader; null: several were level. */
export type Stretch = { leader: number | null; from: number; length: number };

const leaderOf = (scores: readonly number[]): number | null => {
  const most = Math.max(...scores);
  const first = scores.indexOf(most);
  return scores.lastIndexOf(most) === first ? first : null;
};

export function stretches(scores: readonly (readonly number[])[]): Stretch[] {
  const found: Stretch[] = [];
  scores.forEach((one, from) => {
    const leader = leaderOf(one);
    const last = found.at(-1);
    if (last && last.leader === leader) last.length += 1;
    else found.push({ leader, from, length: 1 });
  });
  return found;
}

/** Who led longest, and for which part of the game; null if nobody ever led alone, or several as long as each other. */
export function longest(found: readonly Stretch[]): { seat: number; part: number } | null {
  const led = new Map<number, number>();
  let all = 0;
  for (const { leader, length } of found) {
    all += length;
    if (leader !== null) led.set(leader, (led.get(leader) ?? 0) + length);
  }
  const [first, second] = [...led].sort((a, b) => b[1] - a[1]);
  return first && first[1] !== second?.[1] ? { seat: first[0], part: first[1] / all } : null;
}

/** How often the lead went from one to another; level stretches between do not count. */
export function changes(found: readonly Stretch[]): number {
  const led = found.flatMap(({ leader }) => (leader === null ? [] : [leader]));
  return led.filter((leader, n) => n > 0 && leader !== led[n - 1]).length;
}
