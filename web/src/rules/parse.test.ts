// Rulebooks in chapters and rules: nothing is lost, in any language, and the summary has its pictures.
import { expect, test } from "vitest";
import type { Pictures } from "../games/contract";
import { LANGUAGES } from "../made/languages";
import { type Book, unitsOf } from "./book";
import { illustrator } from "./pictures";
import { parse } from "./parse";
import { textOf } from "./search";
import { withForms } from "./still";

const TEXTS = import.meta.glob<string>("../made/*/rulebook/*.md", { query: "?raw", import: "default", eager: true });
const PICTURES = import.meta.glob<Pictures>("../games/*/pictures.ts", { import: "pictures", eager: true });
const SPRITES = import.meta.glob<string>("../made/*/*.svg", { query: "?raw", import: "default", eager: true });

const bookOf = (game: string, language: string): Book =>
  parse(TEXTS[`../made/${game}/rulebook/${language}.md`]!);
const idsOf = ({ chapters }: Book): string[] =>
  chapters.flatMap((one) => one.blocks).flatMap((one) => (one.kind === "rule" ? [one.id] : one.kind === "table" ? one.rows.flatMap((row) => row.id || []) : []));
const GAMES = Object.keys(PICTURES).map((file) => file.split("/")[2]!);
const BOTH = GAMES.flatMap((game) => LANGUAGES.map((language): [string, string] => [game, language]));

test("a small book", () => {
  const book = parse(
    "# Town\n\nBuild it.\n\n## In short\n\n1. One\n   two.\n2. Three.\n\n## Turn\n\nFirst.\n\n**AB-1** Throw \"it\".\n\nExample: 6.\n\n" +
      "| a | b |\n|---|---|\n| 1 | 2 |\n\n**AB-2** Stop.\n\n### More\n\n- x\n- y\n\n## Cards\n\n| id | name | cost |\n|---|---|---|\n| AB-C1 | Well | 3 |\n",
  );
  expect(book.title).toBe("Town");
  expect(book.lead).toBe("<p>Build it.</p>");
  expect(book.short).toEqual({ title: "In short", items: ["One two.", "Three."] });
  expect(book.chapters.map((one) => one.title)).toEqual(["Turn", "Cards"]);
  const [text, first, second, heading, list] = book.chapters[0]!.blocks;
  expect(text).toEqual({ kind: "text", html: "<p>First.</p>" });
  expect(first).toMatchObject({ kind: "rule", id: "AB-1" });
  expect(textOf((first as { html: string }).html).replaceAll(/\s+/g, " ").trim()).toBe('Throw "it". Example: 6. a b 1 2');
  expect(second).toEqual({ kind: "rule", id: "AB-2", html: "<p>Stop.</p>" });
  expect(heading).toMatchObject({ kind: "text" });
  expect(list).toEqual({ kind: "list", ordered: false, items: ["x", "y"] });
  expect(book.chapters[1]!.blocks).toEqual([
    { kind: "table", head: ["name", "cost"], rows: [{ id: "AB-C1", cells: ["Well", "3"] }], cards: true },
  ]);
});

test("a book without a summary begins with its first chapter", () => {
  const book = parse("# Town\n\n## Turn\n\n1. Throw.\n\nThen build.\n");
  expect(book.short).toBeNull();
  expect(book.chapters[0]!.blocks).toHaveLength(2);
});

test.each(BOTH)("%s in %s: every id and every word of the text is in the book", (game, language) => {
  const text = TEXTS[`../made/${game}/rulebook/${language}.md`]!;
  const book = bookOf(game, language);
  const ids = [...text.matchAll(/^(?:\*\*|\| *)([A-Z]+-[A-Z]?\d+)\b/gm)].map((found) => found[1]!);
  expect(idsOf(book)).toEqual(ids);
  const { title, lead, short, chapters } = book;
  const tables = chapters.flatMap((one) => one.blocks).flatMap((one) => (one.kind === "table" ? [one] : []));
  const told = [title, lead, short!.title, ...short!.items, ...chapters.map((one) => one.title)]
    .concat(unitsOf(chapters).map((one) => `${one.id} ${one.html}`))
    .concat(tables.flatMap(({ head, rows }) => [...head, ...rows.flatMap((row) => [row.id, ...row.cells])]))
    .map(textOf)
    .join(" ");
  const known = new Set(told.match(/[\p{L}\d]+/gu));
  expect((text.match(/[\p{L}\d]+/gu) ?? []).filter((word) => !known.has(word) && word !== "id")).toEqual([]);
});

test.each(BOTH)("%s in %s: the summary has five to eight sentences, and each its pictures", (game, language) => {
  const { short } = bookOf(game, language);
  const { short: draw, editions } = PICTURES[`../games/${game}/pictures.ts`]!;
  const drawn = draw(Object.values(editions)[0]);
  expect(short!.items.length).toBeGreaterThanOrEqual(5);
  expect(short!.items.length).toBeLessThanOrEqual(8);
  expect(drawn).toHaveLength(short!.items.length);
  for (const one of drawn) expect(one.length).toBeGreaterThan(0);
  for (const item of short!.items) expect(item).not.toMatch(/\b[A-Z]{2}-\w/);
});

test.each(GAMES)("every picture of %s is drawn", (game) => {
  const symbols = Object.entries(SPRITES).filter(([file]) => file.includes(`/${game}/`)).map(([, text]) => text);
  expect(symbols.length).toBeGreaterThan(0);
  const { short, things, editions } = PICTURES[`../games/${game}/pictures.ts`]!;
  const t = Object.assign((id: string) => id, { has: () => false });
  const arts = [...short(Object.values(editions)[0]).flat().flatMap((one) => ("art" in one ? [one.art] : [])), ...things(Object.values(editions)[0], t, {}).map((one) => one.art)];
  for (const art of arts.filter(Boolean)) for (const text of symbols) expect(text).toContain(`id="${art}"`);
});

test("several of a thing are a word of their own", () => {
  const text = "well = Well\n    .a = a well\n    .many = wells\n    .some = { $n } wells\nrain = Rain\n    .the = the rain\nsun = Sun\n";
  expect(withForms(text)).toBe(`${text}\nwell-many = wells`);
});

test("things are drawn before their names, once in a paragraph, and never within other words, code or links", () => {
  const mine = { art: "mine", names: ["Mine", "mines"] };
  const field = { art: "field", names: ["Wheat field", "wheat fields"], gloss: "Corn" };
  const wheat = { art: "wheat", names: ["wheat"] };
  const blue = { art: "blue", names: ["blue"], counted: true };
  const draw = illustrator([mine, field, wheat, blue, { art: "", names: ["Mine Smith"], exact: true }], new Set(["AB-1"]));
  const drawn = (html: string): string[] => [...draw(html).matchAll(/href="#(\w+)" width/g)].map((found) => found[1]!);
  expect(textOf(draw("<p>A mine, Mines and wheat fields</p>")).trim()).toBe("A mine, Mines and wheat fields (Corn)");
  expect(drawn("<p>A mine, a Mine and mines; wheat fields, wheat</p>")).toEqual(["mine", "field", "wheat"]);
  expect(drawn("<p>mine</p><p>mine</p>")).toEqual(["mine", "mine"]);
  expect(drawn("determines undermine mine-shaft <code>mine</code> Mine Smith")).toEqual(["mine"]);
  expect(drawn("blue 6, a blue slot, blue 4")).toEqual(["blue", "blue"]);
  expect(draw("see AB-1 and AB-12")).toBe('see <a class="cited" href="#AB-1">AB-1</a> and AB-12');
  expect(draw("wheat field", "Wheat field")).toBe("wheat field");
  expect(illustrator([], new Set())("a mine")).toBe("a mine");
});
