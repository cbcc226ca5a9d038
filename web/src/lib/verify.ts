/**
 * Recomputes every chance event of a game file, as docs/formats.md describes it, and compares the file with what this
 * browser saw while the game ran. Works on plain http too.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

import type { Seen, Witness } from "./witness";
import { commitmentTo } from "./nonce";

export type Event = { number: number; text: string; place: number; weights: number[] };
export type Move = { seat: number; text: string };
export type GameFile = { headers: Record<string, unknown>; events: Event[]; moves: Move[] };
export type Verdict = {
  commitment: boolean; // is the secret the one that was committed to?
  nonces: boolean; // is every nonce the one that was committed to?
  left_out: number[]; // seats that did not open their nonce in time
  right: number;
  wrong: Event[];
  first: { event: Event; number: string; total: number; rest: number } | null; // one event, with its whole computation
};

export function readGameFile(text: string): GameFile {
  const headers: Record<string, unknown> = {};
  const events: Event[] = [];
  const moves: Move[] = [];
  for (const line of text.split("\n")) {
    const header = /^\[(\w+) (.*)\]$/.exec(line);
    const event = /^\s*~(\d+) (.+) \{(\d+): ([\d ]+)\}$/.exec(line);
    const move = /^\d+\. ([A-F]) (.+)$/.exec(line);
    if (move) moves.push({ seat: move[1]!.charCodeAt(0) - 65, text: move[2]! });
    else if (header) headers[header[1]!] = JSON.parse(header[2]!);
    else if (event)
      events.push({
        number: Number(event[1]),
        text: event[2]!,
        place: Number(event[3]),
        weights: event[4]!.split(" ").map(Number),
      });
  }
  return { headers, events, moves };
}

export function verify(file: GameFile): Verdict {
  const secret = hexToBytes(String(file.headers.Secret ?? ""));
  const table = String(file.headers.Table ?? "");
  const nonces = (file.headers.Words ?? []) as string[];
  const commitments = (file.headers.WordCommitments ?? nonces.map(() => "")) as string[];
  const recipe = String(file.headers.Burgomaster);
  const verdict: Verdict = {
    commitment: bytesToHex(sha256(secret)) === file.headers.Commitment,
    nonces: recipe === "1" || nonces.every((nonce, seat) => !nonce || commitmentTo(nonce) === commitments[seat]),
    left_out: commitments.flatMap((one, seat) => (one && !nonces[seat] ? [seat] : [])),
    right: 0,
    wrong: [],
    first: null,
  };
  for (const event of file.events) {
    const { place, number, rest, total } = outcome(secret, table, nonces, event.number, event.weights, recipe);
    if (place === event.place) verdict.right += 1;
    else verdict.wrong.push(event);
    verdict.first ??= { event, number: number.toString(), total, rest };
  }
  return verdict;
}

/** The outcome of one event: its place among the weights. */
export function outcome(
  secret: Uint8Array,
  table: string,
  nonces: string[],
  event: number,
  weights: number[],
  recipe = "2",
): { place: number; number: bigint; total: number; rest: number } {
  const total = weights.reduce((a, b) => a + b, 0);
  const limit = 2n ** 64n - (2n ** 64n % BigInt(total));
  const head = concatBytes(utf8ToBytes(`burgomaster/${recipe}`), utf8ToBytes(table), sha256(utf8ToBytes(JSON.stringify(nonces))));
  for (let counter = 0; ; counter++) {
    const tail = new DataView(new ArrayBuffer(12));
    tail.setBigUint64(0, BigInt(event));
    tail.setUint32(8, counter);
    const mac = hmac(sha256, secret, concatBytes(head, new Uint8Array(tail.buffer)));
    const number = new DataView(mac.buffer, mac.byteOffset).getBigUint64(0);
    if (number >= limit) continue;
    const rest = Number(number % BigInt(total));
    let sum = 0;
    const place = weights.findIndex((weight) => (sum += weight) > rest);
    return { place, number, total, rest };
  }
}

/** What does not agree between a record and what this browser saw; each has a text on the page. */
export type Doubt = "table" | "commitment" | "word-commitments" | "word-changed" | "word-left-out" | "moves";
export type Comparison = { doubts: Doubt[]; early: boolean; seen: number; whole: boolean };

/** Compares a record with what was seen. `seat` is one's own, if one played. */
export function compare(file: GameFile, witness: Witness, seat: number | null): Comparison {
  const { headers } = file;
  const doubts: Doubt[] = [];
  if (headers.Table !== witness.table) doubts.push("table");
  if (witness.commitment && headers.Commitment !== witness.commitment) doubts.push("commitment");
  const nonces = (headers.Words ?? []) as string[];
  const commitments = (headers.WordCommitments ?? nonces.map(() => "")) as string[];
  if (witness.wordCommitments.some((one, place) => (one ?? "") !== commitments[place])) doubts.push("word-commitments");
  const own = seat === null ? "" : nonces[seat];
  const commitment = seat === null ? null : witness.wordCommitments[seat];
  if (own && witness.nonces.length && !witness.nonces.includes(own)) doubts.push("word-changed");
  if (commitment && !own) doubts.push("word-left-out");
  if (!agree(file, witness.seen, witness.whole)) doubts.push("moves");
  return { doubts, early: witness.early, seen: witness.seen.length, whole: witness.whole };
}

/** Does the record have the moves and throws that were seen, in their order, and nothing else if all was seen? */
function agree(file: GameFile, seen: readonly Seen[], whole: boolean): boolean {
  const events = new Map(file.events.map((event) => [event.number, event]));
  for (const [number, text, place] of seen.flatMap((one) => one.chance)) {
    const event = events.get(number);
    if (event?.text !== text || event.place !== place) return false;
  }
  const moves = seen.filter((one) => one.text !== null);
  if (whole && (moves.length !== file.moves.length || seen.flatMap((one) => one.chance).length !== file.events.length))
    return false;
  let at = 0;
  for (const { seat, text } of moves) {
    while (at < file.moves.length && (file.moves[at]!.seat !== seat || file.moves[at]!.text !== text)) at++;
    if (at++ >= file.moves.length) return false;
  }
  return true;
}
