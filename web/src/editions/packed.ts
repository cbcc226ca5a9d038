/** An edition inside a link: compressed, in the part behind the # that browsers send to nobody. */

export type Packed = { game: string; text: string };
export class BadLink extends Error {}

export const LONGEST_LINK = 8000; // characters; longer ones are cut off on their way
const MOST_PACKED = 100_000; // characters that are looked at
const MOST_BYTES = 400_000; // of the text: an edition has 100,000 characters

const streams = (): boolean => typeof CompressionStream !== "undefined" && typeof DecompressionStream !== "undefined";

/** The fragment of a link, without its #; null where this browser cannot make one. */
export async function pack({ game, text }: Packed): Promise<string | null> {
  if (!streams()) return null;
  const bytes = new TextEncoder().encode(text);
  const squeezed = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const packed = new Uint8Array(await new Response(squeezed).arrayBuffer());
  let letters = "";
  for (const byte of packed) letters += String.fromCharCode(byte);
  return `${game}.${btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** What a fragment holds; BadLink says by its message, a word of the editor, why it cannot be read. */
export async function unpack(fragment: string): Promise<Packed> {
  const [, game, letters] = /^#?([a-z][a-z0-9-]{0,39})\.([A-Za-z0-9_-]+)$/.exec(fragment) ?? [];
  if (!game || !letters) throw new BadLink("link-broken");
  if (letters.length > MOST_PACKED) throw new BadLink("link-large");
  if (!streams()) throw new BadLink("link-old");
  let bytes: Uint8Array;
  try {
    bytes = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  } catch {
    throw new BadLink("link-broken");
  }
  return { game, text: await inflated(bytes) };
}

/** The text of compressed bytes. A small link may hold gigabytes of nothing: it is read piece by piece, and let go at once. */
async function inflated(bytes: Uint8Array): Promise<string> {
  const reader = new Blob([bytes as BlobPart]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    let piece: ReadableStreamReadResult<Uint8Array>;
    try {
      piece = await reader.read();
    } catch {
      throw new BadLink("link-broken");
    }
    if (piece.done) break;
    size += piece.value.length;
    if (size > MOST_BYTES) {
      void reader.cancel().catch(() => undefined);
      throw new BadLink("link-large");
    }
    pieces.push(piece.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(whole);
  } catch {
    throw new BadLink("link-broken");
  }
}
