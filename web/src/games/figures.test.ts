// What boards, lessons and the pictures of the summary say of an edition comes from the edition in play.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { LANGUAGES } from "../made/languages";
import type { Guide, Pictures } from "./contract";

const WORDS = import.meta.glob<string>("./*/words/*.ftl", { query: "?raw", import: "default", eager: true });
const GUIDES = import.meta.glob<Guide>("./*/lessons.ts", { import: "guide", eager: true });
const PICTURES = import.meta.glob<Pictures>("./*/pictures.ts", { import: "pictures", eager: true });
const ARE = "sei in prigione"; // not a six
const NAMES = {
  en: "three four five six seven eight nine ten eleven twelve",
  nl: "drie vier vijf zes zeven acht negen tien elf twaalf",
  it: "tre quattro cinque sei sette otto nove dieci undici dodici",
};
// Of the rules, whatever an edition prints: four landmarks, and what two dice come to beyond one.
const OF_THE_RULES: Record<string, number[]> = { "lesson-goal": [4], "lesson-two": [12] };
const GAMES = Object.keys(GUIDES).map((file) => file.split("/")[1]!);

/** The numbers that a text names by hand: outside what is filled in, and outside the keys of its forms. */
function byHand(text: string, language: keyof typeof NAMES): number[] {
  const plain = text.replace(/^ *\*?\[\w+\]/gm, "").replace(/\{ \$\w+ (?:->|\})/g, "");
  const names = NAMES[language].split(" ");
  return (plain.toLowerCase().replace(ARE, "").match(/\p{L}+|\d+/gu) ?? []).flatMap((word) =>
    /^\d/.test(word) ? [Number(word)] : names.includes(word) ? [names.indexOf(word) + 3] : [],
  );
}

const messages = (text: string): [string, string][] =>
  [...text.replace(/^#.*$/gm, "").matchAll(/^([\w-]+) =((?:.*\n?)(?:[ }].*\n?)*)/gm)].map(([, id, said]) => [id!, said!]);

test.each(Object.keys(WORDS))("%s names no figure by hand", (file) => {
  const language = /(\w+)\.ftl$/.exec(file)![1] as keyof typeof NAMES;
  for (const [id, said] of messages(WORDS[file]!)) expect([id, byHand(said, language)]).toEqual([id, file.includes("machi-koro") ? (OF_THE_RULES[id] ?? []) : []]);
});

test("a figure by hand is found", () => {
  expect(byHand(" You have more than six chips", "en")).toEqual([6]);
  expect(byHand(" { $n ->\n    [5] penthouse\n   *[other] { $n } verdiepingen\n}", "nl")).toEqual([]);
  expect(byHand(" { $n ->\n   *[other] betaal M 50\n}", "nl")).toEqual([50]);
  expect(byHand(" vale al massimo 5", "it")).toEqual([5]);
  expect(messages("a = one\n# 3\nb = { $n ->\n    [1] two 4\n   *[other] x\n}\nc = y\n").map(([id]) => id)).toEqual(["a", "b", "c"]);
});

/** The same figures with each number of the edition one higher. */
const raised = (figures: unknown): unknown =>
  typeof figures === "number" ? figures + 1
  : Array.isArray(figures) ? figures.map(raised)
  : figures && typeof figures === "object" ? Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, raised(value)]))
  : figures;
const first = (game: string): any => Object.values(PICTURES[`./${game}/pictures.ts`]!.editions)[0];

test.each(GAMES)("the lessons of %s are filled with the figures of the edition in play", (game) => {
  const { figures } = GUIDES[`./${game}/lessons.ts`]!;
  for (const language of LANGUAGES) {
    const text = WORDS[`./${game}/words/${language}.ftl`]!;
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    const told = (edition: unknown): string[] =>
      messages(text).filter(([id]) => id.startsWith("lesson-")).map(([id]) => {
        const problems: Error[] = [];
        const said = bundle.formatPattern(bundle.getMessage(id)!.value!, figures?.(edition) ?? {}, problems);
        expect([id, problems]).toEqual([id, []]);
        return said;
      });
    const filled = messages(text).filter(([id, said]) => id.startsWith("lesson-") && said.includes("$")).length;
    expect(filled).toBeGreaterThan(0);
    const own = first(game);
    if (game === "monopoly-builder") own.table.bank_rate = 4; // an edition may leave it out
    const [usual, other] = [told(own), told(raised(own))];
    // How many places a scoring pays is how long its list is, whatever each place brings.
    expect(usual.filter((said, n) => said !== other[n])).toHaveLength(game === "alhambra" ? filled - 1 : filled);
  }
});

const shown = (game: string, edition: unknown): string => JSON.stringify(PICTURES[`./${game}/pictures.ts`]!.short(edition));

test("the pictures of the summary show the figures of the edition in play", () => {
  for (const game of GAMES) {
    const own = first(game);
    if (game === "monopoly-builder") expect(shown(game, own)).toContain(Object.keys(own.floor["1"].cost)[0]);
    expect(shown(game, raised(own))).not.toBe(shown(game, own));
  }
  const { prices } = first("alhambra").building.garden;
  const price: number = prices[Math.floor(prices.length / 2)];
  const values = (n: number): number[] => PICTURES["./alhambra/pictures.ts"]!.short(first("alhambra"))[n]!.flatMap((one) => "text" in one && one.text ? [Number(one.text)] : []);
  const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
  expect(values(4)[0]).toBe(price);
  expect(sum(values(4).slice(1))).toBeGreaterThan(price);
  expect(values(5)).toEqual([price, ...values(5).slice(1)]);
  expect(sum(values(5).slice(1))).toBe(price);
  expect(sum(values(3).slice(1))).toBe(first("alhambra").table.take_at_most);
});
