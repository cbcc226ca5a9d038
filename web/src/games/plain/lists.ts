/** Any position as lists: what a game's view says, put into its own words, and its moves sorted by what they do. */
import type { Spoken } from "../../made/api";
import { listed, w } from "../../lib/words.svelte";
import type { Scene } from "../contract";

export type Fact = { name: string; value: string };
/** One part of the table: facts, a table with a line for each thing, or the same for every seat. */
export type ViewPart =
  | { kind: "facts"; name: string; facts: Fact[] }
  | { kind: "grid"; name: string; head: string[]; lines: string[][] }
  | { kind: "seats"; name: string; seats: ViewPart[][] };

const TURN = "turn";
const UNTOLD = ["seat", "phase"]; // of the turn: who it is, and what is asked, stands above the board
const PEOPLE = ["seat", "first", "actor", "owner", "player", "winner", "bidder", "bidding", "holder", "leader", "from", "to"]; // numbers under these names are seats

const isEmpty = (value: unknown): boolean =>
  value === null || value === false || value === "" || (typeof value === "object" && Object.keys(value as object).length === 0);
const isFlat = (value: unknown): boolean => value === null || typeof value !== "object";
const isList = (value: unknown): boolean => isFlat(value) || (Array.isArray(value) && value.every(isFlat));
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What a name in a view is called: by the game's words, by the edition's figures, by the page, or as it is. */
export function called({ t, options, figures }: Scene, name: string): string {
  const themes = Object.values(options).map((value) => `${value}-${name}`); // a theme has names of its own
  const own = [`view-${name}`, ...themes, name].find((one) => /^[a-z][\w-]*$/.test(one) && t.has(one));
  if (own) return capital(t(own));
  for (const table of Object.values(figures ?? {}) as Record<string, { name?: unknown }>[]) {
    const printed = table?.[name]?.name;
    if (typeof printed === "string") return printed;
  }
  return capital(w.has(`view-${name}`) ? w(`view-${name}`) : name.replaceAll(/[-_]/g, " "));
}

function said(scene: Scene, name: string, value: unknown): string {
  if (isEmpty(value)) return "–";
  if (Array.isArray(value)) return value.map((one) => said(scene, name, one)).join(", ");
  if (value === true) return w("value-yes");
  if (typeof value === "number") return PEOPLE.includes(name) ? (scene.names[value] ?? `${value}`) : `${value}`;
  const text = String(value);
  const whole = called(scene, text);
  return /\s/.test(text) ? text.split(/\s/).map((part) => called(scene, part)).join(" ") : whole;
}

/** The parts of a table, or of what a seat has; what is not there is left out. */
export function partsOf(scene: Scene, state: object): ViewPart[] {
  const facts: Fact[] = [];
  const parts: ViewPart[] = [];
  for (const [key, value] of Object.entries(state) as [string, object][]) {
    if (isEmpty(value)) continue;
    const title = called(scene, key);
    if (key === TURN && !isFlat(value)) {
      for (const [name, one] of Object.entries(value))
        if (!UNTOLD.includes(name) && !isEmpty(one))
          facts.push({ name: name === "number" ? title : called(scene, name), value: inOneLine(scene, name, one) });
    } else if (isList(value)) facts.push({ name: title, value: said(scene, key, value) });
    else if (Array.isArray(value) && value.length === scene.names.length)
      parts.push({ kind: "seats", name: title, seats: value.map((one: object) => partsOf(scene, isFlat(one) ? { [key]: one } : one)) });
    else if (isGrid(value)) parts.push(grid(scene, title, value));
    else for (const one of partsOf(scene, counted(value))) parts.push({ ...one, name: one.name ? `${title}: ${one.name}` : title });
  }
  return facts.length ? [{ kind: "facts", name: "", facts }, ...parts] : parts;
}

/** Things by number, without those of which there is none: they would fill the page with rows of zeros. */
const counted = (value: object): object =>
  Object.values(value).every((one) => typeof one === "number")
    ? Object.fromEntries(Object.entries(value).filter(([, count]) => count !== 0))
    : value;

/** Wheat field 2 · Bakery 1. */
function inOneLine(scene: Scene, name: string, value: unknown): string {
  if (isList(value)) return said(scene, name, value);
  return Object.entries(value as object)
    .filter(([, one]) => !isEmpty(one))
    .map(([key, one]) => `${called(scene, key)} ${inOneLine(scene, key, one)}`)
    .join(" · ");
}

type Grid = Record<string, Record<string, unknown> | null>;
/** Are these things that all say the same of themselves? Then they make a table. */
function isGrid(value: object): value is Grid {
  const told = Object.values(value).filter((one) => one !== null);
  const columns = Object.keys(told[0] ?? {}).join();
  return columns !== "" && told.every((one) => !isFlat(one) && !Array.isArray(one) && Object.keys(one as object).join() === columns);
}

function grid(scene: Scene, name: string, value: Grid): ViewPart {
  const columns = Object.keys(Object.values(value).find((one) => one !== null) ?? {});
  return {
    kind: "grid",
    name,
    head: columns.map((column) => called(scene, column)),
    lines: Object.entries(value).map(([key, one]) => [
      called(scene, key),
      ...columns.map((column) => inOneLine(scene, column, one?.[column] ?? null)),
    ]),
  };
}

/** What a move does; a beginning goes on. */
export const moveSaid = ({ said, complete }: Spoken): string => capital(complete || said.endsWith("…") ? said : `${said} …`);

/** Moves that do the same sort of thing stand together, under its verb. */
export function sorts(scene: Scene, legal: readonly Spoken[], prefix: string): { name: string; moves: Spoken[] }[] {
  const found = new Map<string, Spoken[]>();
  for (const one of legal) {
    const verb = one.text.slice(prefix.length).trim().split(/[\s,]/)[0] ?? "";
    const sort = prefix ? "" : verb;
    found.set(sort, [...(found.get(sort) ?? []), one]);
  }
  const alone = [...found].filter(([, moves]) => moves.length === 1).flatMap(([, moves]) => moves);
  const together = [...found].filter(([, moves]) => moves.length > 1);
  return [
    ...together.map(([verb, moves]) => ({ name: verb && verbSaid(scene, verb), moves })),
    ...(alone.length ? [{ name: together.length ? w("plain-others") : "", moves: alone }] : []),
  ];
}

/** A game lists the words for a verb with commas between them; the first is the usual one. */
const verbSaid = (scene: Scene, verb: string): string =>
  scene.t.has(`verb-${verb}`) ? capital(scene.t(`verb-${verb}`).split(",")[0]!.trim()) : called(scene, verb);

const FEW = 3; // so many moves fit into the action bar; more stand on the board, sorted
export const inBar = (legal: readonly Spoken[]): readonly Spoken[] => (legal.length <= FEW ? legal : []);

export const namesOf = (scene: Scene, seats: readonly number[]): string => listed(seats.map((seat) => scene.names[seat] ?? ""));
