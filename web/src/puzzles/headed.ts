/** A puzzle in a line. Its theme says much of the answer: who has not found it yet is not told. */
import type { PuzzleHeading } from "../made/api";
import { p } from "./words.svelte";

export function headed({ number, theme_said, difficulty }: PuzzleHeading, known: boolean): string {
  const said = { number, difficulty: p("difficult", { n: difficulty }) };
  return known ? p("heading", { ...said, theme: theme_said }) : p("heading-before", said);
}
