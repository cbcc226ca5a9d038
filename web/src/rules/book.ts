/** A rulebook as the page has it: made from its Markdown when the page is built (`parse.ts`). Texts are HTML. */
export type TableRow = { id: string; cells: string[] };
export type Block =
  | { kind: "rule"; id: string; html: string }
  | { kind: "text"; html: string }
  | { kind: "list"; ordered: boolean; items: string[] }
  | { kind: "table"; head: string[]; rows: TableRow[]; cards: boolean }; // cards: every row has an id
export type Chapter = { title: string; blocks: Block[] };
export type Book = {
  title: string;
  lead: string;
  /** What it is about in a few sentences: a first chapter that is nothing but a numbered list. */
  short: { title: string; items: string[] } | null;
  chapters: Chapter[];
};

/** One thing that can be found: a rule, a paragraph, an item of a list, a row of a table, a card. */
export type Unit = { key: string; id: string; html: string };

export const keyOf = (chapter: number, block: number, part = 0): string => `${chapter}.${block}.${part}`;

/** Everything in the chapters that can be found, in reading order. Rows that are cards stand among the cards instead. */
export function unitsOf(chapters: readonly Chapter[]): Unit[] {
  return chapters.flatMap(({ blocks }, c) =>
    blocks.flatMap((block, b): Unit[] => {
      if (block.kind === "list") return block.items.map((html, n) => ({ key: keyOf(c, b, n), id: "", html }));
      if (block.kind === "table")
        return block.cards ? [] : block.rows.map(({ id, cells }, n) => ({ key: keyOf(c, b, n), id, html: cells.join(" · ") }));
      return [{ key: keyOf(c, b), id: block.kind === "rule" ? block.id : "", html: block.html }];
    }),
  );
}

/** The same book with every text changed. */
export function retold(chapters: readonly Chapter[], tell: (html: string) => string): Chapter[] {
  return chapters.map(({ title, blocks }) => ({
    title,
    blocks: blocks.map((block): Block => {
      if (block.kind === "list") return { ...block, items: block.items.map(tell) };
      if (block.kind === "table")
        return { ...block, rows: block.rows.map(({ id, cells }) => ({ id, cells: cells.map(tell) })) };
      return { ...block, html: tell(block.html) };
    }),
  }));
}
