/** The same move several times in a row is shown once, with a number, so that it does not fill the log. */
import type { Happened } from "../made/api";

/** Rows that read the same: the first of them, how many they are, and where the last one stands. */
export type Run = { row: Happened; times: number; last: number };

const plain = (row: Happened): boolean => row.kind === "act" && !row.chance.length && !row.told.length;

export function runs(rows: readonly Happened[]): Run[] {
  const found: Run[] = [];
  for (const row of rows) {
    const before = found.at(-1);
    if (before && plain(row) && plain(before.row) && row.seat === before.row.seat && row.said === before.row.said) {
      before.times += 1;
      before.last = row.seq;
    } else found.push({ row, times: 1, last: row.seq });
  }
  return found;
}
