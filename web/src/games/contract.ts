/** What the table page asks of a game's board, and what a board may know. README.md tells how to write one. */
import type { Component, Snippet } from "svelte";
import type { Words } from "../lib/words.svelte";
import type { Happened, Spoken, Why } from "../made/api";

/** A position as one seat (null: a spectator) sees it, with everything needed to draw and name it. */
export type Scene<S = any, F = any, O = any> = {
  game: string;
  state: S;
  outlook: O | null; // what things come to and what would happen, by the rules; null until it is there
  turn: number | "chance" | "over";
  scores: number[];
  winners: number[];
  figures: F; // the edition's printed figures, laid out as its TOML file is
  options: Record<string, string>;
  seat: number | null;
  names: string[];
  t: Words; // the game's own words
};

/** What a board may do. All of it is safe to call at any time; `legal` is empty when it is not this seat's turn. */
export interface Play {
  readonly scene: Scene;
  /** Actions and beginnings of actions that are legal now, after `prefix`. */
  readonly legal: readonly Spoken[];
  /** The beginning chosen so far; "" if none. */
  readonly prefix: string;
  /** May this seat act although another one is on turn? `extend("")` then tells how. */
  readonly stepIn: boolean;
  /** A click has been sent and is not yet answered. */
  readonly busy: boolean;
  /** May this table tell odds? */
  readonly odds: boolean;
  /** Plays a whole action, or goes on with a beginning. `said` is its sentence, where `legal` does not hold it. */
  act(text: string, said?: string): void;
  extend(prefix: string): void;
  cancel(): void;
  why(action: string): Promise<Why>;
  /** Opens a card of the game in the reader's dialog. */
  open(card: string): void;
}

/**
 * Things that move. `from`, `to` and `at` are `data-at` marks on the board or in the player panels; of `a|b` the first that is
 * there. `after` counts in paces.
 * `fly`: `count` coins, one after the other. `float`: a sum. `pop`: something that is there already got more.
 * `rise`: something new stands there.
 */
export type Motion =
  | { kind: "fly"; art: string; from: string; to: string; count?: number; after?: number }
  | { kind: "float"; at: string; text: string; good: boolean; after?: number }
  | { kind: "pop" | "rise"; at: string; after?: number };

/** What can be heard; the table adds one's turn and the end by itself. */
export type Sound = "dice" | "coin" | "build" | "card" | "fanfare" | "score" | "tap";

/** Part of a city in its picture: a drawing, and how many of it. What is `tall` stands behind; `floors` lie on each other. */
export type Built = { art: string; count: number; tall?: boolean; floors?: number; crown?: string };

/** `minor`: left out where there is little room. */
export type Counter = { label: string; value: string | number; art?: string; at?: string; minor?: boolean };
export type Card = { id: string; name: string; art?: string; lines: string[]; rule?: string };
/** The result by category: one line with a value for every seat. */
export type Category = { label: string; values: (string | number)[]; note?: string; total?: boolean };
/**
 * One step of the guided first game; its words are `lesson-ID` of the board. It is shown when its moment has come, and goes when
 * the player has done it. Without a task it is there to be read, until "go on" or the player's next move.
 */
export type Lesson = {
  id: string;
  when?: (scene: Scene, legal: readonly Spoken[]) => boolean;
  /** CSS selector of what is meant: it gets a ring. */
  mark?: string | ((scene: Scene) => string);
  /** Does this move of the player do it? */
  does?: (before: Scene, action: string) => boolean;
  /** It is done when this can be seen on the page (CSS selector). */
  seen?: string;
  /** It is done when the rules have refused something. */
  refused?: boolean;
  /** Only luck brings its moment, so the guided game may end without it. */
  optional?: boolean;
  /** `lesson-ID-wait` says what to do until its moment comes. */
  wait?: boolean;
};

/** One more tab beside log and chat; `when` says whether this table has it. */
export type Panel = { id: string; name: () => string; Panel: Component<{ play: Play }>; when?: (play: Play) => boolean };

export interface BoardModule {
  /**
   * Fills the stage, a box of definite size (`@container stage (…)` asks how large), and never more: nothing scrolls, nothing
   * moves when something happens. It places the frame's own parts: `reel`, a line 28 px tall that tells what happened, and
   * `rail`, log, chat and panels, which is empty on a narrow screen (they are drawers there). What belongs to the person who
   * looks has `data-part="own"`: drawers leave it in sight. Players are drawn with `table/Player.svelte`, each once.
   */
  Board: Component<{ play: Play; rail: Snippet; reel: Snippet }>;
  panels?: readonly Panel[];
  /** Everything one seat has, for the dialog about a player; needed where the board shows rivals in brief. */
  Holdings?: Component<{ play: Play; seat: number }>;
  /** The drawings this table needs, as SVG symbols. */
  sprite(options: Record<string, string>): Promise<string>;
  /** What the table waits for, in one sentence without a full stop. */
  status(scene: Scene): string;
  /** Legal actions that have no place on the board: the buttons of the action bar. */
  buttons(scene: Scene, legal: readonly Spoken[], prefix: string): readonly Spoken[];
  /** Does this action only leave something? Its button is never the loudest. */
  leaves?(action: string): boolean;
  /** Does a part of the board put actions that begin like this together? Then the bar does not repeat the beginning. */
  gathers?(action: string): boolean;
  /** In which order the bar repeats what is chosen on the board: the likely things first (0), then 1, 2 …; all alike without it. */
  rank?(action: string): number;
  /** What a player's panel counts beside the score. */
  counters(scene: Scene, seat: number): Counter[];
  /** A player's own symbol, beside the seat's colour. */
  token?(scene: Scene, seat: number): string;
  /** What one row moves. `before` is null if the game has just begun. */
  effects(before: Scene | null, after: Scene, row: Happened): Motion[];
  /** Cards that the log can open. */
  cards(scene: Scene): Card[];
  result(scene: Scene): Category[];
  /** What one seat has built, for the picture at the end; without it there is none. */
  city?(scene: Scene, seat: number): Built[];
  /** What a row sounds like, in order; without it dice rattle and all else is a tap. */
  sound?(row: Happened): Sound[];
}

/**
 * The guided first game, which `lessons.ts` of a board's folder exports: its lessons in order, how many bots play along, and
 * the figures of the edition in play that the words of lessons name.
 */
export type Guide<F = any> = { bots: number; lessons: Lesson[]; figures?: (figures: F) => Record<string, number | string> };

/** Something that rules speak of and that can be drawn. */
export type Thing = {
  art: string; // "": it only contains the name of another thing, and is left alone
  /** What it is called in the text, also several of it; with or without a capital, unless `exact`. */
  names: readonly string[];
  exact?: boolean;
  /** Only meant where a number follows, such as “blue 6”. */
  counted?: boolean;
  /** What else it is called; said behind the name. */
  gloss?: string;
  /** The colour of a drawing that has none of its own. */
  tone?: string;
};
/** A picture of the summary: a die, or a drawing, perhaps with a figure under it. */
export type Picture = { die: number } | { art: string; tone?: string; text?: string };
/** What the page of the rules draws: `pictures.ts` of a board's folder exports it. A game without it has rules in words only. */
export interface Pictures<F = any> {
  /** The figures of every edition, by its name; the first is the one the rules speak of. */
  editions: Record<string, F>;
  /** For each sentence of the summary, in its order, with the figures of the edition that the rules speak of. */
  short(figures: F): readonly (readonly Picture[])[];
  things(figures: F, t: Words, options: Record<string, string>): Thing[];
  /** Every card once, with what it does. `rule` is its own rule where the rulebook has a row for it. */
  cards(figures: F, t: Words, options: Record<string, string>): Card[];
}
