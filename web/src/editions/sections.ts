/** The figures of an edition in tables: a section for each part of the file, in rows and columns where it has such. */
import type { EditionDescribed, EditionField, EditionGroup, Finding } from "../made/api";
import { samePath } from "./toml";

export type Column = { key: string; name: string };
export type Row = { key: string; name: string; path: (string | number)[]; fields: Map<string, EditionField>; group: EditionGroup | null };
export type Section = {
  key: string;
  name: string;
  /** Figures that stand alone. */
  single: EditionField[];
  rows: Row[];
  columns: Column[];
  /** Has nearly every row a figure in every column? Then it can be a table. */
  dense: boolean;
  group: EditionGroup | null;
};

const SOURCES = "sources"; // where figures come from; a table's own are left to the text
const MOST_COLUMNS = 9;

export function sectionsOf({ fields, groups }: Pick<EditionDescribed, "fields" | "groups">): Section[] {
  const sections = new Map<string, Section>();
  const groupAt = (path: readonly (string | number)[]): EditionGroup | null => groups.find((one) => samePath(one.path, path)) ?? null;
  for (const field of fields) {
    const [first, second] = field.path;
    if (field.path.slice(1).includes(SOURCES)) continue;
    const key = field.path.length === 1 ? "" : String(first);
    let section = sections.get(key);
    if (!section) {
      const name = key ? field.called[0]! : "";
      sections.set(key, (section = { key, name, single: [], rows: [], columns: [], dense: false, group: key ? groupAt([first!]) : null }));
    }
    if (field.path.length <= 2) {
      section.single.push(field);
      continue;
    }
    let row = section.rows.find((one) => one.key === String(second));
    if (!row) {
      const path = field.path.slice(0, 2);
      section.rows.push((row = { key: String(second), name: field.called[1]!, path, fields: new Map(), group: groupAt(path) }));
    }
    const column = field.path.slice(2).join(".");
    row.fields.set(column, field);
    if (!section.columns.some((one) => one.key === column)) section.columns.push({ key: column, name: field.called.slice(2).join(": ") });
  }
  for (const section of sections.values()) shape(section);
  return [...sections.values()].toSorted((a, b) => Number(a.key === SOURCES) - Number(b.key === SOURCES));
}

/** Rows of one figure stand alone, under the row's name; those with the same figures make a table. */
function shape(section: Section): void {
  const { rows, columns } = section;
  if (columns.length === 1 && !section.group?.any_name) {
    const alone = rows.map((row) => ({ ...[...row.fields.values()][0]!, called: [section.name, row.name] }));
    section.single.push(...alone);
    section.rows = [];
    section.columns = [];
    return;
  }
  const filled = rows.reduce((sum, row) => sum + row.fields.size, 0);
  section.dense = rows.length > 1 && columns.length <= MOST_COLUMNS && filled >= 0.7 * rows.length * columns.length;
}

/** A field's mark in the page: its path in one word. */
export const markOf = (path: readonly (string | number)[]): string => `at-${path.map((step) => String(step).replace(/[^\w-]/g, "_")).join(".")}`;

/** The field that a finding is about: its own, or the first one of the table it names. */
export function fieldOf(fields: readonly EditionField[], { path }: Pick<Finding, "path">): EditionField | null {
  for (let length = path.length; length > 0; length--) {
    const start = path.slice(0, length);
    const found = fields.find((one) => samePath(one.path.slice(0, length), start) && !one.path.slice(1).includes(SOURCES));
    if (found) return found;
  }
  return null;
}

/** The section that a finding is about. */
export const sectionOf = (sections: readonly Section[], { path }: Pick<Finding, "path">): string =>
  sections.some((one) => one.key === path[0]) ? path[0]! : "";
