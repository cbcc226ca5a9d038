// Every language has every word, with the same values; nothing the page says is missing.
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const FILES = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });
const SOURCES = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const ids = (text: string): Map<string, string> => {
  const resource = new FluentResource(text);
  return new Map(resource.body.map((entry) => [entry.id, values(JSON.stringify(entry.value))]));
};
const values = (pattern: string): string =>
  [...new Set([...pattern.matchAll(/"type":"var","name":"(\w+)"/g)].map((found) => found[1]))].toSorted().join(" ");

const english = ids(FILES["./en.ftl"]!);

test.each(["nl", "it"])("%s has the same words with the same values as English", (language) => {
  const other = ids(FILES[`./${language}.ftl`]!);
  expect([...other.keys()].toSorted()).toEqual([...english.keys()].toSorted());
  for (const [id, used] of english) expect(`${id}: ${other.get(id)}`).toBe(`${id}: ${used}`);
});

test("no line of a file is unreadable", () => {
  for (const text of Object.values(FILES)) {
    const lines = text.split("\n").filter((line) => /^[a-z]/.test(line));
    expect(ids(text).size).toBe(lines.length);
  }
});

test("every word the sources name is there", () => {
  const absent: string[] = [];
  for (const [file, source] of Object.entries(SOURCES)) {
    for (const found of source.matchAll(/\b(?:w|speech\.own)\("([\w-]+)"/g)) {
      if (!english.has(found[1]!)) absent.push(`${file}: ${found[1]}`);
    }
    // Names that are put together: at least one word begins so.
    for (const found of source.matchAll(/\bw\(`([\w-]+-)\$\{/g)) {
      if (![...english.keys()].some((id) => id.startsWith(found[1]!))) absent.push(`${file}: ${found[1]}…`);
    }
  }
  expect(absent).toEqual([]);
});

test("every lesson of the guided games has its words", () => {
  const absent: string[] = [];
  for (const [file, source] of Object.entries(SOURCES)) {
    const game = /games\/([\w-]+)\/index\.ts$/.exec(file)?.[1];
    const lessons = source.split("  lessons: [")[1];
    if (!game || !lessons) continue;
    for (const [, id, rest] of lessons.matchAll(/id: "([\w-]+)"((?:(?!id: ")[^])*)/g)) {
      const wanted = [`lesson-${game}-${id}`, ...(rest!.includes("wait: true") ? [`lesson-${game}-${id}-wait`] : [])];
      absent.push(...wanted.filter((word) => !english.has(word)));
    }
  }
  const told = Object.keys(SOURCES).filter((file) => /games\/[\w-]+\/index\.ts$/.test(file));
  expect(told.length).toBeGreaterThan(3);
  expect(absent).toEqual([]);
});
