import { hexToBytes } from "@noble/hashes/utils.js";
import { beforeEach, expect, test, vi } from "vitest";
import type { Happened, TableNow } from "../made/api";
import { compare, outcome, readGameFile, verify } from "./verify";
import old from "./verify.example-1.txt?raw";
import record from "./verify.example-2.txt?raw";
import { Witness } from "./witness";
import { commitmentTo } from "./nonce";

vi.mock("./words.svelte", () => ({ speech: { language: "en", own: (id: string) => id } }));
const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

const TABLE = "9bcbed7749a7eaae";
const NONCE = "tulip ü 5f8a0c1d2e3b4a69";

/** A browser that saw the game of the example as it was played, and sat on seat B. */
function saw(upto = Infinity, from = 0): Witness {
  const witness = new Witness(TABLE);
  const file = readGameFile(record);
  witness.keepNonce(NONCE);
  const seats = [{ commitment: null }, { commitment: commitmentTo(NONCE) }];
  witness.sawTable(String(file.headers.Commitment), { status: "open", sealed: null, seats } as unknown as TableNow);
  const row = { to: null, chance: [], seat: null, text: null };
  if (!from) witness.sawRow({ ...row, seq: 3, kind: "start" } as unknown as Happened);
  else witness.stoodAt(from + 3);
  // An action is a line, and what chance brought after it belongs to its row.
  const lines = record.split("\n\n")[1]!.trim().split("\n");
  let seq = 3;
  for (let n = 0; n < lines.length; n++) {
    const move = /^\d+\. ([AB]) (.+)$/.exec(lines[n]!.trim());
    if (!move) continue;
    seq++;
    const found = /~(\d+) (.+) \{(\d+):/.exec(lines[n + 1] ?? "");
    const chance = found ? [{ event: Number(found[1]), text: found[2]!, place: Number(found[3]), weights: [] }] : [];
    if (seq > from + 3 && seq <= upto)
      witness.sawRow({ ...row, seq, kind: "act", seat: move[1] === "A" ? 0 : 1, text: move[2], chance } as unknown as Happened);
  }
  return witness;
}

test("a record agrees with what its players saw, whole or from some move on", () => {
  const file = readGameFile(record);
  expect(compare(file, saw(), 1)).toMatchObject({ doubts: [], early: true, whole: true });
  expect(new Witness(TABLE).whole).toBe(true); // kept over a reload
  stored.clear();
  expect(compare(file, saw(Infinity, 10), 1)).toMatchObject({ doubts: [], whole: false });
  expect(compare(file, new Witness(TABLE), null).doubts).toEqual([]);
});

test("the record of another table, another commitment, another word is noticed", () => {
  const witness = saw();
  const other = readGameFile(old.replace(TABLE, "0000000000000000"));
  expect(compare(other, witness, 1).doubts).toEqual(["table", "word-commitments", "word-changed", "moves"]);
  const forged = readGameFile(record);
  forged.headers.Commitment = "00".repeat(32);
  expect(compare(forged, witness, 1).doubts).toEqual(["commitment"]);
  forged.headers.Commitment = readGameFile(record).headers.Commitment;
  forged.headers.Words = ["", ""];
  expect(compare(forged, witness, 1).doubts).toEqual(["word-left-out"]);
  forged.headers.Words = ["", "another"];
  forged.headers.WordCommitments = ["", commitmentTo("another")];
  expect(verify(forged).nonces).toBe(true);
  expect(compare(forged, witness, 1).doubts).toEqual(["word-commitments", "word-changed"]);
});

test("a changed, missing or added move is noticed", () => {
  const witness = saw();
  for (const change of [
    (text: string) => text.replace(/^3\. B throw 1$/m, "3. B throw 2"),
    (text: string) => text.replace(/^ +~3 .*\n/m, ""),
    (text: string) => `${text}99. A pass\n`,
    (text: string) => text.replace(/^( +~0 dice )(\d) \{(\d)/m, (_, head, dice, place) => `${head}${7 - dice} {${5 - place}`),
  ]) {
    expect(change(record)).not.toBe(record);
    expect(compare(readGameFile(change(record)), witness, 1).doubts).toEqual(["moves"]);
  }
});

test("what was taken back need not stand in the record", () => {
  const witness = saw();
  const { seq } = witness.seen.at(-1)!;
  const row = { to: null, chance: [], seat: 0, text: "pass", kind: "act" };
  witness.sawRow({ ...row, seq: seq + 1, chance: [{ event: 900, text: "dice 1", place: 0, weights: [] }] } as unknown as Happened);
  expect(compare(readGameFile(record), witness, 1).doubts).toEqual(["moves"]);
  witness.sawRow({ ...row, kind: "undo", seq: seq + 2, to: seq } as unknown as Happened);
  expect(compare(readGameFile(record), witness, 1)).toMatchObject({ doubts: [], whole: true });
});

test("only so many tables are remembered", () => {
  for (let n = 0; n < 60; n++) new Witness(`table-${n}`).keepNonce("w");
  expect([...stored.keys()].filter((key) => key.includes("table-")).length).toBe(40);
  expect(new Witness("table-59").nonces).toEqual(["w"]);
  expect(new Witness("table-0").nonces).toEqual([]);
});

test("a word that was not committed to, or is another one, is noticed", () => {
  const file = readGameFile(record);
  expect(verify(file)).toMatchObject({ nonces: true, left_out: [] });
  file.headers.Words = ["", "tulip"];
  expect(verify(file).nonces).toBe(false);
  file.headers.Words = ["", ""];
  expect(verify(file).left_out).toEqual([1]);
});

test.each([old, record])("every event of a real game file is computed again", (text) => {
  const file = readGameFile(text);
  const verdict = verify(file);
  expect(verdict.commitment).toBe(true);
  expect(verdict.wrong).toEqual([]);
  expect(verdict.right).toBe(file.events.length);
  expect(verdict.right).toBeGreaterThan(10);
});

test("a changed throw is found", () => {
  const file = readGameFile(record);
  const event = file.events[3]!;
  event.place = (event.place + 1) % event.weights.length;
  expect(verify(file).wrong).toEqual([event]);
});

test("another secret does not fit the commitment", () => {
  const file = readGameFile(record);
  file.headers.Secret = "00".repeat(32);
  const verdict = verify(file);
  expect(verdict.commitment).toBe(false);
  expect(verdict.wrong.length).toBeGreaterThan(0);
});

test("weights share the numbers out", () => {
  const secret = hexToBytes("ab".repeat(32));
  const counts = [0, 0, 0];
  for (let event = 0; event < 600; event++) counts[outcome(secret, "t", ["", "ü"], event, [1, 0, 2]).place]!++;
  expect(counts[1]).toBe(0);
  expect(counts[2]! / counts[0]!).toBeGreaterThan(1.5);
  expect(counts[2]! / counts[0]!).toBeLessThan(2.6);
});
