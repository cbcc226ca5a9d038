/** What a page and an engine's worker say to each other. States and editions are the bytes that Python packs. */

export interface Opened {
  game: string;
  /** The game's module and nets; without nets it plays but does not think. */
  module: ArrayBuffer;
  nets: ArrayBuffer | null;
  edition: Uint8Array;
  players: number;
}

/** A question, by its name; and its answer. */
export interface Questions {
  open: { asks: Opened; answer: null };
  turn: { asks: { state: Uint8Array }; answer: number };
  legal: { asks: { state: Uint8Array }; answer: number[] };
  odds: { asks: { state: Uint8Array }; answer: { steps: number[]; weights: number[] } };
  refuse: { asks: { state: Uint8Array; seat: number; step: number }; answer: number };
  apply: { asks: { state: Uint8Array; step: number }; answer: Uint8Array };
  draw: { asks: { state: Uint8Array; luck: bigint }; answer: { step: number; state: Uint8Array } };
  hide: { asks: { state: Uint8Array; seat: number; memory: boolean; luck: bigint }; answer: Uint8Array };
  chances: { asks: { state: Uint8Array }; answer: number[] };
  /** `fresh`: by a bot that knows nothing yet; otherwise by the one that was asked with this seed before. `table`: one that
   * searches goes on from what it found for this seat of the table. */
  choose: { asks: { state: Uint8Array; level: number; seed: bigint; fresh?: boolean; table?: string }; answer: number[] };
  search: { asks: SearchAsked; answer: Found };
}

export interface SearchAsked {
  state: Uint8Array;
  iterations: number;
  seed: bigint;
  /** Does the seat remember every card it has seen? */
  memory: boolean;
  /** By what this seat can know; without it, the one on turn. */
  seat?: number;
}

/** What a search has found: the steps it looked at, the best first. */
export interface Found {
  iterations: number;
  /** `steps` are the whole action that begins with `step`, `chances` every seat's after it. */
  ideas: { step: number; steps: number[]; visits: number; chances: number[] }[];
  /** Was it told to stop before it was done? */
  stopped: boolean;
}

export type Question = keyof Questions;
export type Asks<Q extends Question> = Questions[Q]["asks"];
export type Answer<Q extends Question> = Questions[Q]["answer"];

/** To the worker: a question with a number of its own, or that a search shall stop. */
export type ToWorker = { [Q in Question]: { id: number; what: Q; asks: Asks<Q> } }[Question] | { stop: number };

/** From the worker: how far a search is, an answer, or what went wrong. `broken`: the engine must be opened again. */
export type FromWorker =
  | { id: number; soFar: Found }
  | { id: number; answer: unknown }
  | { id: number; error: string; broken: boolean };
