/** Recomputes every chance event of a game file, as docs/formats.md describes it. Works on plain http too. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export type Event = { number: number; text: string; place: number; weights: number[] };
export type GameFile = { headers: Record<string, unknown>; events: Event[] };
export type Verdict = {
  commitment: boolean; // is the secret the one that was promised?
  right: number;
  wrong: Event[];
  first: { event: Event; number: string; total: number; rest: number } | null; // one event, worked out in full
};

export function readGameFile(text: string): GameFile {
  const headers: Record<string, unknown> = {};
  const events: Event[] = [];
  for (const line of text.split("\n")) {
    const header = /^\[(\w+) (.*)\]$/.exec(line);
    const event = /^\s*~(\d+) (.+) \{(\d+): ([\d ]+)\}$/.exec(line);
    if (header) headers[header[1]!] = JSON.parse(header[2]!);
    else if (event)
      events.push({
        number: Number(event[1]),
        text: event[2]!,
        place: Number(event[3]),
        weights: event[4]!.split(" ").map(Number),
      });
  }
  return { headers, events };
}

export function verify(file: GameFile): Verdict {
  const secret = hexToBytes(String(file.headers.Secret ?? ""));
  const table = String(file.headers.Table ?? "");
  const words = (file.headers.Words ?? []) as string[];
  const verdict: Verdict = {
    commitment: bytesToHex(sha256(secret)) === file.headers.Commitment,
    right: 0,
    wrong: [],
    first: null,
  };
  for (const event of file.events) {
    const { place, number, rest, total } = outcome(secret, table, words, event.number, event.weights);
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
  words: string[],
  event: number,
  weights: number[],
): { place: number; number: bigint; total: number; rest: number } {
  const total = weights.reduce((a, b) => a + b, 0);
  const limit = 2n ** 64n - (2n ** 64n % BigInt(total));
  const head = concatBytes(utf8ToBytes("burgomaster/1"), utf8ToBytes(table), sha256(utf8ToBytes(JSON.stringify(words))));
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
