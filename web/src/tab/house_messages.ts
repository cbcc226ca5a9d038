/** What a page and the worker with the house in it say to each other. */

/** What the house asks the engine; states and editions in hexadecimal, the seed as a text since it is long. */
export interface Asked {
  what: "choose" | "search" | "chances";
  game: string;
  players: number;
  edition: string;
  state: string;
  seed: string;
  level?: number;
  table?: string;
}

/** A request's answer: status, text, and what kind of text. */
export type Answered = [status: number, text: string, media: string];

/** Where the house's files and Python's lie, and the sizes in bytes of those that are counted while they come. */
export interface Places {
  archive: string;
  /** Every game's part of the house, by its package. */
  parts: Readonly<Record<string, string>>;
  /** A folder. */
  python: string;
  library: string;
  /** Which Python it is. */
  lock: object;
  sizes: Readonly<Record<string, number>>;
}

export type ToHouse =
  | ({ open: string; game: string } & Places) // in a language; the game's part comes first
  | { ask: number; method: string; address: string; body: string; who: string }
  | { thought: number; answer: string | null } // null: the engine failed
  | { connect: number; address: string; who: string }
  | { hear: number; message: string }
  | { hangUp: number };

export type FromHouse =
  | { loaded: number } // bytes
  | { ready: true; restored: boolean } // from a snapshot?
  | { failed: string }
  | { answered: number; answer: Answered }
  | { think: number; asked: Asked }
  | { tell: number; text: string }
  | { closed: number; code: number; reason: string };
