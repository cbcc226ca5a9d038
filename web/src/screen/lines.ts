/** What happened, in lines to be read from afar, the latest first. */
import { runs, told } from "../table/runs";
import type { Happened } from "../made/api";

export type LogLine = { seq: number; seat: number | null; times: number; text: string };

const KINDS = ["start", "act", "undo", "resign", "flag", "stand-in", "back", "end"]; // what is said or arranged is not for here
const MANY = 20; // more never fit

export function linesOf(rows: readonly Happened[]): LogLine[] {
  return runs(rows.filter((row) => KINDS.includes(row.kind)).slice(-MANY))
    .map(({ row, times }) => ({ seq: row.seq, seat: row.seat, times, text: told(row).join(" ") || row.said }))
    .filter(({ text }) => text)
    .reverse();
}
