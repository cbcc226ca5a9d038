/** What an engine has found, as it is sent to a server with the question for a hint. */
import type { SearchedIdea } from "../made/api";
import type { Found } from "./messages";

const MOST = 12; // ideas that a server takes

export const searched = (ideas: Found["ideas"]): SearchedIdea[] =>
  ideas
    .filter(({ chances }) => chances.length)
    .slice(0, MOST)
    .map(({ steps, visits, chances }) => ({ steps, visits, chances: chances.map(within) }));

const within = (chance: number): number => Math.min(Math.max(chance, 0), 1); // sums of floats may miss by a little
