/** Single figures of an edition's text, exchanged where they stand. */
import type { EditionField } from "../made/api";

/** A text as TOML writes it. Half a character cannot be written anywhere, and is left out. */
export const textWritten = (text: string): string => JSON.stringify(text.replace(/\p{Surrogate}/gu, "")).replaceAll("\u007f", "\\u007f");

/** A whole number as it was typed; null if it is none. */
export function wholeNumber(typed: string): number | null {
  const plain = typed.trim().replace("−", "-");
  return /^-?\d{1,15}$/.test(plain) ? Number(plain) : null;
}

/** Whole numbers with commas or spaces between them; null if there is anything else. */
export function wholeNumbers(typed: string): number[] | null {
  const parts = typed.split(/[\s,;]+/).filter(Boolean);
  const found = parts.map(wholeNumber);
  return found.every((one) => one !== null) ? found : null;
}

/** A value as TOML, for what a table can change. */
export function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(", ")}]`;
  return typeof value === "string" ? textWritten(value) : String(value);
}

export const samePath = (a: readonly (string | number)[], b: readonly (string | number)[]): boolean =>
  a.length === b.length && a.every((step, n) => String(step) === String(b[n]));

/** The text with another value in one field, and all fields with their places in it. */
export function exchanged(text: string, fields: readonly EditionField[], field: EditionField, value: unknown): [string, EditionField[]] {
  const instead = written(value);
  const longer = instead.length - (field.end - field.start);
  const moved = fields.map((one) => {
    if (samePath(one.path, field.path)) return { ...one, value, end: one.end + longer };
    return one.start >= field.end ? { ...one, start: one.start + longer, end: one.end + longer } : one;
  });
  return [text.slice(0, field.start) + instead + text.slice(field.end), moved];
}

/** The sections of a text, for a guess which game it is for. */
export const sectionsIn = (text: string): Set<string> => new Set([...text.matchAll(/^\s*\[+\s*([\w-]+)/gm)].map((found) => found[1]!));

/** The one of several texts that a text is most like, by the sections that both have. */
export function mostLike(text: string, others: readonly { game: string; text: string }[]): string {
  const here = sectionsIn(text);
  const alike = (other: string): number => {
    const there = sectionsIn(other);
    const both = [...here].filter((one) => there.has(one)).length;
    return both / Math.max(1, here.size + there.size - both);
  };
  return others.toSorted((a, b) => alike(b.text) - alike(a.text))[0]?.game ?? "";
}
