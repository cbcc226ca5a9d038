/**
 * What this browser has seen of a table's dice, and its own nonce for them.
 *
 * A record proves little by itself: whoever can write one can forge one. So the page keeps what it was told while the
 * game ran, and compares the published record with that.
 */
import type { Happened, TableNow } from "../made/api";

/** A move that stands: its row, who made it and how, and the chance events after it as [number, outcome, place]. */
export type Seen = { seq: number; seat: number | null; text: string | null; chance: [number, string, number][] };

type Kept = {
  commitment: string; // the server's, as it was first told
  early: boolean; // was that before the game began?
  words: string[]; // one's own nonces: all that were committed to, since another tab may have been the last
  promises: (string | null)[]; // the seats' commitments when the nonces began to be opened; this is the name in the browser's storage
  seen: Seen[];
  moved: number; // the last row that touched the position
  whole: boolean; // every row since the start
};

const KEY = "burgomaster-dice";
const MOST = 40; // tables that are remembered
const MOST_NONCES = 8;
const NOTHING: Kept = { commitment: "", early: false, words: [], promises: [], seen: [], moved: 0, whole: false };

export class Witness {
  private kept: Kept;

  constructor(readonly table: string) {
    this.kept = { ...structuredClone(NOTHING), ...read(`${KEY}/${table}`) };
  }

  get commitment(): string {
    return this.kept.commitment;
  }
  get early(): boolean {
    return this.kept.early;
  }
  get nonces(): readonly string[] {
    return this.kept.words;
  }
  get wordCommitments(): readonly (string | null)[] {
    return this.kept.promises;
  }
  get seen(): readonly Seen[] {
    return this.kept.seen;
  }
  get whole(): boolean {
    return this.kept.whole;
  }

  /** Keeps one's own nonce before it is committed to: one that is lost cannot be opened. */
  keepNonce(nonce: string): void {
    this.hearOtherTabs();
    this.kept.words = [...this.kept.words, nonce].slice(-MOST_NONCES);
    this.keep();
  }

  hearOtherTabs(): void {
    const { words = [] } = read(`${KEY}/${this.table}`) as Partial<Kept>;
    this.kept.words = [...new Set([...this.kept.words, ...words])].slice(-MOST_NONCES);
  }

  /** The table as it is now. What is told after the game proves nothing, and is not kept. */
  sawTable(commitment: string, table: TableNow): void {
    if (table.status === "over" || table.status === "closed") return;
    if (!this.kept.commitment) {
      this.kept.commitment = commitment;
      this.kept.early = table.status === "open" && !table.sealed;
      this.keep();
    }
    if (table.status === "open") this.kept.promises = table.seats.map((seat) => seat.commitment);
  }

  /** A row, as it happened. */
  sawRow(row: Happened): void {
    const { seen } = this.kept;
    if (row.kind === "undo") {
      this.kept.seen = seen.filter((one) => one.seq <= (row.to ?? 0));
      this.kept.moved = row.seq;
    } else if (row.kind === "start" || row.kind === "act") {
      if (this.kept.moved >= row.seq) return;
      this.kept.moved = row.seq;
      if (row.kind === "start") this.kept.whole = true;
      const chance = row.chance.map(({ event, text, place }): [number, string, number] => [event, text, place]);
      seen.push({ seq: row.seq, seat: row.kind === "act" ? row.seat : null, text: row.text, chance });
    } else return;
    this.keep();
  }

  /** The table is at this row: if it is not the last one seen, rows were missed. */
  stoodAt(moved: number): void {
    if (moved === this.kept.moved) return;
    this.kept.moved = moved;
    this.kept.whole = false;
  }

  private keep(): void {
    write(`${KEY}/${this.table}`, this.kept);
    const tables = (read(KEY) as { tables?: string[] }).tables ?? [];
    if (tables.at(-1) === this.table) return;
    const others = tables.filter((one) => one !== this.table);
    for (const old of others.splice(0, others.length - MOST + 1)) forget(`${KEY}/${old}`);
    write(KEY, { tables: [...others, this.table] });
  }
}

/** Forgets what was seen of a table. */
export const forgetTable = (table: string): void => forget(`${KEY}/${table}`);

function read(key: string): object {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return typeof found === "object" && found ? found : {};
  } catch {
    return {}; // storage may be forbidden, or hold something else
  }
}

function write(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // then it is kept until the page is closed
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing was there
  }
}
