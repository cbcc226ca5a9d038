// Every language has every word, with the same values; nothing the page or a board says is missing.
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { LANGUAGES } from "../made/languages";

const FILES = import.meta.glob<string>(["./*.ftl", "../**/words/*.ftl"], { query: "?raw", import: "default", eager: true });
const SOURCES = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const PAGE = ".";
const FOLDERS = [...new Set(Object.keys(FILES).map((file) => file.replace(/\/[^/]*$/, "")))];
const RULES = "../rules/words";
const TABLES = "../table/words";
const EDITOR = "../editions/words";
const ANYONE = "../anyone/words";
const CLUB = "../club/words";
const PLANS = "../plans/words";
const RATINGS = "../ratings/words";
const YOU = "../you/words";
const PUZZLES = "../puzzles/words";
const BOARDS = FOLDERS.filter((folder) => folder.startsWith("../games/"));

const ids = (text: string): Map<string, string> => {
  const resource = new FluentResource(text);
  return new Map(resource.body.map((entry) => [entry.id, values(JSON.stringify(entry.value))]));
};
const values = (pattern: string): string =>
  [...new Set([...pattern.matchAll(/"type":"var","name":"(\w+)"/g)].map((found) => found[1]))].toSorted().join(" ");
const english = (folder: string): Map<string, string> => ids(FILES[`${folder}/en.ftl`]!);

/** What a source may say: the page's words, at a table those of tables, and in the folder of a board those of the board. */
function known(file: string): Map<string, string> {
  const folder = /games\/[\w-]+\//.exec(file)?.[0];
  const atTable = /\/(table|screen|games)\//.test(file);
  return new Map([...english(PAGE), ...(atTable ? english(TABLES) : []), ...(folder && BOARDS.includes(`../${folder}words`) ? english(`../${folder}words`) : [])]);
}

test("boards with words of their own are found", () => {
  expect(BOARDS.length).toBeGreaterThan(2);
});

test.each(FOLDERS.flatMap((folder) => LANGUAGES.map((language) => [folder, language])))(
  "%s in %s has the same words with the same values as English",
  (folder, language) => {
    const other = ids(FILES[`${folder}/${language}.ftl`]!);
    expect([...other.keys()].toSorted()).toEqual([...english(folder!).keys()].toSorted());
    for (const [id, used] of english(folder!)) expect(`${id}: ${other.get(id)}`).toBe(`${id}: ${used}`);
  },
);

test("no line of a file is unreadable", () => {
  for (const text of Object.values(FILES)) {
    const lines = text.split("\n").filter((line) => /^[a-z]/.test(line));
    expect(ids(text).size).toBe(lines.length);
  }
});

test("no board gives a word of the page another meaning", () => {
  const page = new Map([...english(PAGE), ...english(TABLES)]);
  expect(page.size).toBe(english(PAGE).size + english(TABLES).size);
  expect(BOARDS.flatMap((folder) => [...english(folder).keys()].filter((id) => page.has(id)))).toEqual([]);
});

test("every word the sources name is there", () => {
  const absent: string[] = [];
  for (const [file, source] of Object.entries(SOURCES)) {
    const words = known(file);
    for (const found of source.matchAll(/\b(?:w|speech\.own)\("([\w-]+)"/g)) {
      if (!words.has(found[1]!)) absent.push(`${file}: ${found[1]}`);
    }
    // Names that are put together: at least one word begins so. (Lessons are looked at below.)
    for (const found of source.matchAll(/\bw\(`([\w-]+-)\$\{/g)) {
      if (![...words.keys()].some((id) => id.startsWith(found[1]!))) absent.push(`${file}: ${found[1]}…`);
    }
  }
  expect(absent).toEqual([]);
});

test("the page of the rules says only words that are there, and every one of them", () => {
  const said = Object.entries(SOURCES).flatMap(([file, source]) =>
    /\/(rules|pages)\//.test(file) ? [...source.matchAll(/\br\((?:\w+\.\w+ \? "([\w-]+)" : )?"([\w-]+)"/g)].flatMap((found) => found.slice(1)) : [],
  );
  expect([...new Set(said.filter(Boolean))].toSorted()).toEqual([...english(RULES).keys()].toSorted());
});

test("the editor of editions says only words that are there, and every one of them", () => {
  const said = Object.entries(SOURCES).flatMap(([file, source]) => {
    if (!file.includes("/editions/")) return [];
    const direct = [...source.matchAll(/\be\(([^(){]*)/g)].flatMap((found) => [...found[1]!.matchAll(/["']([\w-]+)["']/g)].map((word) => word[1]));
    return [...direct, ...[...source.matchAll(/new BadLink\("([\w-]+)"\)/g)].map((found) => found[1])];
  });
  const put = ["away", "limited"]; // what the editor's trouble is called
  expect([...new Set([...said.filter(Boolean), ...put])].toSorted()).toEqual([...english(EDITOR).keys()].toSorted());
});

test("the page for a game with anybody says only words that are there, and every one of them", () => {
  const source = SOURCES["../anyone/Anyone.svelte"]!;
  const said = [...source.matchAll(/\ba\("([\w-]+)"/g)].map((found) => found[1]!);
  const put = ["now", "days", "wait-now", "wait-days"]; // by how long a move may take
  put.push(...["new", "usually", "sometimes-not", "often-not"].map((how) => `finishes-${how}`));
  expect([...new Set([...said, ...put])].toSorted()).toEqual([...english(ANYONE).keys()].toSorted());
});

test("club nights say only words that are there, and every one of them", () => {
  const said = Object.entries(SOURCES).flatMap(([file, source]) => (file.startsWith("../club/") ? [...source.matchAll(/\bc\("([\w-]+)"/g)].map((found) => found[1]!) : []));
  expect([...new Set(said)].toSorted()).toEqual([...english(CLUB).keys()].toSorted());
});

test("ratings say only words that are there, and every one of them", () => {
  const said = Object.entries(SOURCES).flatMap(([file, source]) => (file.startsWith("../ratings/") ? [...source.matchAll(/\br\("([\w-]+)"/g)].map((found) => found[1]!) : []));
  expect([...new Set(said)].toSorted()).toEqual([...english(RATINGS).keys()].toSorted());
});

test("plans say only words that are there, and every one of them", () => {
  const said = [...SOURCES["../plans/Plans.svelte"]!.matchAll(/\bp\(([^(){`]*)/g)].flatMap((found) => [...found[1]!.matchAll(/"([\w-]+)"/g)].map((word) => word[1]!));
  const put = ["state-waiting", "state-done", "state-dropped"];
  expect([...new Set([...said, ...put])].toSorted()).toEqual([...english(PLANS).keys()].toSorted());
});

// Names that are put together, by their beginnings: what follows is one of a few.
const PUT: Record<string, Record<string, string>> = {
  [PAGE]: {
    "status-": "open running over closed",
    "value-": "chance standard",
    "clock-": "move bank correspondence",
    "undo-": "consent free none",
    "spectators-": "live delayed off",
    "setting-": "theme palette board motion speed confirm forced",
    "setting-theme-": "auto light dark",
    "setting-palette-": "standard distinct",
    "setting-board-": "drawn lists",
    "setting-motion-": "auto full less",
    "setting-speed-": "slow normal fast instant",
    "setting-confirm-": "off on countdown",
    "reports-": "open handled",
    "kind-": "name player address",
    "block-value-": "name player address",
    "deed-": "block unblock doors answer unsay resign close key withdraw-rating give-back-rating",
  },
  [TABLES]: {
    "view-": "turn number players winner seat dice",
    "verify-doubt-": "table commitment word-commitments word-changed word-left-out moves",
    "tab-": "table log chat own review",
    "mark-": "inaccuracy mistake blunder lucky unlucky",
    "marks-": "inaccuracy mistake blunder",
  },
  [YOU]: {
    "of-": "turn time table",
    "finishes-": "new usually sometimes-not often-not",
    "way-": "link code key mail",
    "device-came-": "link code",
    "end-": "link-sure code-sure key-sure push-sure mail-sure",
  },
  "../games/machi-koro/words": {
    "mk-your-": "throw dice radio tv give build",
    "mk-when-": "blue green red purple",
    "mk-": "train-station shopping-mall amusement-park radio-tower",
  },
  "../games/monopoly-builder/words": {
    "mb-your-": "choose start surplus throw jail buy auction roll steal swap pick give act debt redeem answer",
    "mb-about-": "start jail go-to-jail free-parking roll steal take",
    "mb-": "give accept refuse",
  },
};

test.each([PAGE, TABLES, YOU, PUZZLES, ...BOARDS])("%s has no word that nobody says", (folder) => {
  // The page and its tables are one: their words are said everywhere. Others are said beside them.
  const beside = folder === PAGE || folder === TABLES ? "../" : folder.replace(/words$/, "");
  const sources = Object.entries(SOURCES).flatMap(([file, source]) => (file.startsWith(beside) && !file.startsWith("../made/") ? [source] : [])).join("\n");
  const ids = [...english(folder).keys()];
  const said = new Set([...sources.matchAll(/["'`]([\w-]+)["'`]/g)].map((found) => found[1]!));
  for (const [beginning, ends] of Object.entries(PUT[folder] ?? {})) {
    expect(sources, beginning).toContain(`\`${beginning.replace(/^(setting-).+/, "$1")}\${`);
    for (const word of ends.split(" ").map((end) => beginning + end)) {
      expect(ids).toContain(word);
      said.add(word);
    }
  }
  // Lessons are looked at below.
  expect(ids.filter((id) => !said.has(id) && !id.startsWith("lesson-"))).toEqual([]);
});

test("every lesson of the guided games has its words, and every word its lesson", () => {
  const guided = Object.entries(SOURCES).filter(([file]) => /games\/[\w-]+\/lessons\.ts$/.test(file));
  expect(guided.length).toBeGreaterThan(2);
  for (const [file, source] of guided) {
    const wanted: string[] = [];
    for (const [, id, rest] of source.split("lessons: [")[1]!.matchAll(/id: "([\w-]+)"((?:(?!id: ")[^])*)/g)) {
      wanted.push(`lesson-${id}`, ...(rest!.includes("wait: true") ? [`lesson-${id}-wait`] : []));
    }
    const told = [...known(file).keys()].filter((id) => id.startsWith("lesson-"));
    expect(`${file}: ${told.toSorted().join(" ")}`).toBe(`${file}: ${wanted.toSorted().join(" ")}`);
  }
});

test("a first lesson is short: at most twelve steps of at most eighteen words, and no numbers of rules", () => {
  for (const [file, source] of Object.entries(SOURCES)) {
    if (!/games\/[\w-]+\/lessons\.ts$/.test(file)) continue;
    expect([...source.split("lessons: [")[1]!.matchAll(/id: "/g)].length, file).toBeLessThanOrEqual(12);
  }
  const long: string[] = [];
  for (const [file, text] of Object.entries(FILES))
    for (const [, id, words] of text.matchAll(/^(lesson-[\w-]+) = (.*)$/gm))
      if (words!.replace(/\{ [^}]* \}/g, "…").trim().split(/\s+/).length > 18 || /\b[A-Z]{2}-\w/.test(words!)) long.push(`${file} ${id}: ${words}`);
  expect(long).toEqual([]);
});
