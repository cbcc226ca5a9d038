/** The same move several times in a row is shown once, with a number, so that it does not fill the log. */
import type { Happened } from "../made/api";

/** Rows that read the same: the first of them, how many they are, and where the last one stands. */
export type Run = { row: Happened; times: number; last: number };

/** What is told of a row, to whoever reads it. */
export const told = (row: Happened): readonly string[] => row.you?.told ?? row.told;

/** All of it: what is no move begins with its own sentence. */
export const lines = (row: Happened): readonly string[] => {
  const said = row.kind === "act" ? "" : (row.you?.said ?? row.said);
  return said ? [said, ...told(row)] : told(row);
};

const plain = (row: Happened): boolean => row.kind === "act" && !row.chance.length;
const same = (one: Happened, other: Happened): boolean => one.seat === other.seat && told(one).join() === told(other).join();

export function runs(rows: readonly Happened[]): Run[] {
  const found: Run[] = [];
  for (const row of rows) {
    const before = found.at(-1);
    if (before && plain(row) && plain(before.row) && same(row, before.row)) {
      before.times += 1;
      before.last = row.seq;
    } else found.push({ row, times: 1, last: row.seq });
  }
  return found;
}
