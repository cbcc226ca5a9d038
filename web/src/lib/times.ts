/** How long one may think, in words. */
import type { ClockChosen } from "../made/api";
import { w } from "./words.svelte";

export function timeSaid(seconds: number): string {
  if (seconds >= 86400) return w("days", { days: Math.floor(seconds / 86400) });
  return seconds < 60 ? w("clock-seconds", { n: seconds }) : w("clock-minutes", { n: Math.floor(seconds / 60) });
}

/** A day and hour, in one's own time zone. */
export const whenSaid = (ms: number): string => new Date(ms).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });

/** A day. */
export const daySaid = (ms: number): string => new Date(ms).toLocaleDateString(document.documentElement.lang, { dateStyle: "medium" });

export function clockSaid(clock: ClockChosen | undefined): string {
  const kind = clock?.kind ?? "none";
  return kind === "none" ? w("clock-none") : `${timeSaid(clock?.seconds ?? 0)}, ${w(`clock-${kind}`)}`;
}
