/** Fetches what the page of a game's rules needs; afterwards it does without the server, but for figures of one's own. */
import { find } from "../editions/kept";
import type { Card, Pictures } from "../games/contract";
import { get, post } from "../lib/server";
import { speech, wordsOf, type Language, type Words } from "../lib/words.svelte";
import type { EditionBook } from "../made/api";
import type { Book } from "./book";
import { textOf } from "./search";
import { withForms } from "./still";

// With the figures of each game's first edition, as gather.py writes them.
const BOOKS = import.meta.glob<Book>("../made/*/rulebook/*.md", { import: "default" });
const PICTURES = import.meta.glob<Pictures>("../games/*/pictures.ts", { import: "pictures" });
const GAMES = import.meta.glob<string>("../../../src/burgomaster/games/*/words/*.ftl", { query: "?raw", import: "default" });
const WORDS = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });

// As gather.py writes them: one file, or one for each theme.
const DRAWINGS = import.meta.glob<string>("../made/*/*.svg", { query: "?raw", import: "default" });

/** A game's drawings as SVG symbols. */
export async function drawingsOf(game: string, theme: string): Promise<string> {
  const found = DRAWINGS[`../made/${game}/${theme}.svg`] ?? DRAWINGS[`../made/${game}/drawings.svg`];
  return (await found?.()) ?? "";
}

/** `r` says the words of this page, `t` those of the game. A game that has no drawings has no `pictures`. */
export type Loaded = { book: Book; pictures: Pictures | null; r: Words; t: Words };

export async function load(game: string, language: Language): Promise<Loaded | null> {
  const folder = `../../../src/burgomaster/games/${game.replaceAll("-", "_")}`;
  const book = BOOKS[`../made/${game}/rulebook/${language}.md`];
  if (!book) return null;
  const [read, pictures, words, names] = await Promise.all([
    book(),
    PICTURES[`../games/${game}/pictures.ts`]?.() ?? null,
    WORDS[`./words/${language}.ftl`]!(),
    GAMES[`${folder}/words/${language}.ftl`]!(),
    speech.speakOf(game), // cards say what they do in the words of the board
  ]);
  return { book: read, pictures, r: wordsOf(words, language), t: wordsOf(withForms(names), language) };
}

/** A card of the gallery. `anchor`: the rulebook has a row for it, and its id is found here. */
export type ShownCard = {
  name: string;
  art: string;
  lines: string[];
  /** What other editions print instead. */
  others: { edition: string; lines: string[] }[];
  rule: string;
  anchor: boolean;
};

/** All cards with what they do: as the game's pictures have them, or else as the tables of the rulebook do. */
export function cardsOf({ book, pictures, t }: Loaded, options: Record<string, string>): ShownCard[] {
  const tables = book.chapters.flatMap((one) => one.blocks).flatMap((one) => (one.kind === "table" && one.cards ? [one] : []));
  if (!pictures) {
    return tables.flatMap(({ head, rows }) =>
      rows.map(({ id, cells }) => {
        const [name, ...rest] = cells.map(textOf);
        const lines = rest.flatMap((text, n) => (/^[–-]?$/.test(text) ? [] : [`${textOf(head[n + 1]!)}: ${text}`]));
        return { name: name!, art: "", lines, others: [], rule: id, anchor: true };
      }),
    );
  }
  const own = new Set(tables.flatMap((table) => table.rows.map((row) => row.id)));
  const [printed, ...editions] = Object.entries(pictures.editions).map(
    ([edition, figures]): [string, Card[]] => [edition, pictures.cards(figures, t, options)],
  );
  return printed![1].map(({ id, name, art = "", lines, rule = "" }) => {
    const others = editions.flatMap(([edition, cards]) => {
      const there = cards.find((one) => one.id === id)?.lines ?? [];
      const differing = there.filter((line) => !lines.includes(line));
      return differing.length ? [{ edition, lines: differing }] : [];
    });
    return { name, art, lines, others, rule, anchor: own.has(rule) };
  });
}

/** The book of a table, or of an edition that this device keeps. */
export type OwnBook = { title: string; figures: EditionBook["figures"]; book: Book };

export async function ownBook(game: string, table: string, own: string): Promise<OwnBook> {
  const [{ title, figures, book }, { parse }] = await Promise.all([printed(game, table, own), import("./parse")]);
  return { title, figures, book: parse(book) };
}

async function printed(game: string, table: string, own: string): Promise<EditionBook> {
  if (table) return get<EditionBook>(`/api/tables/${encodeURIComponent(table)}/book`);
  const kept = find(own);
  if (!kept || kept.game !== game) throw new Error("no such edition");
  return post<EditionBook>(`/api/games/${game}/editions/book`, { text: kept.text });
}

/** The same page with another book: what is drawn, named and told of cards follows its figures. */
export const withBook = (loaded: Loaded, { title, figures, book }: OwnBook): Loaded => ({
  ...loaded,
  book,
  pictures: loaded.pictures && { ...loaded.pictures, editions: { [title]: figures } },
});

/** The edition whose figures the rules speak of, where there are several. */
export const printedEdition = (pictures: Pictures | null): string => Object.keys(pictures?.editions ?? {})[0] ?? "";
