/** The guided first game: which lesson is on now, and what the player has done. */
import type { Lesson, Scene } from "../games/contract";
import type { Happened, Spoken } from "../made/api";

/** A lesson without a task is there to be read. */
export const isReading = (lesson: Lesson): boolean => !lesson.does && !lesson.seen && !lesson.refused;

/**
 * The first lesson not yet done whose moment has come; null while the player is on their own or has to wait. What is
 * being read (`held`) stays until it is done. While others are on turn nothing comes before a task that waits.
 */
export function lessonNow(
  lessons: readonly Lesson[],
  done: readonly string[],
  scene: Scene,
  legal: readonly Spoken[],
  held: Lesson | null = null,
): Lesson | null {
  if (scene.turn === "over") return null;
  if (held && isReading(held) && !done.includes(held.id)) return held;
  const mine = scene.turn === scene.seat && legal.length > 0;
  for (const one of lessons) {
    if (done.includes(one.id)) continue;
    if (!mine && !isReading(one) && !one.optional) return null;
    if ((mine || isReading(one)) && (one.when?.(scene, legal) ?? true)) return one;
  }
  return null;
}

/** The lesson to prepare for, where none has its moment. */
export const lessonAhead = (lessons: readonly Lesson[], done: readonly string[]): Lesson | null =>
  lessons.find((one) => one.wait && !done.includes(one.id)) ?? null;

/** What a move of the player has done: the lesson being read, and the first that asked for such a move. */
export function learnt(
  lessons: readonly Lesson[],
  done: readonly string[],
  now: Lesson | null,
  before: Scene,
  action: string,
): string[] {
  const first = lessons.find((one) => !done.includes(one.id) && one.does?.(before, action));
  const read = now && isReading(now) && !done.includes(now.id) ? [now.id] : [];
  return [...done, ...read, ...(first ? [first.id] : [])];
}

const required = (lessons: readonly Lesson[]): Lesson[] => lessons.filter((one) => !one.optional);

export const finished = (lessons: readonly Lesson[], done: readonly string[]): boolean =>
  required(lessons).every((one) => done.includes(one.id));

/** How far one has come. Lessons that only luck brings do not count. */
export function progress(lessons: readonly Lesson[], done: readonly string[]): { step: number; of: number } {
  const all = required(lessons);
  return { step: Math.min(all.length, all.filter((one) => done.includes(one.id)).length + 1), of: all.length };
}

/** Moves of this seat among rows newer than `seen`, each with the position before it. */
export function ownMoves(
  rows: readonly Happened[],
  seen: number,
  seat: number | null,
): { row: Happened; before: Happened }[] {
  return rows.flatMap((row, n) => {
    const before = rows.slice(0, n).findLast((one) => one.view);
    return row.seq > seen && row.kind === "act" && row.seat === seat && before ? [{ row, before }] : [];
  });
}
