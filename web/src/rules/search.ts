/** Searching in texts: several words, with or without accents and capitals, and ids of rules; and marking what was found. */

const ID = /^[a-z]+-[a-z]?\d+$/;
// What is not text: a tag, or a character written as an entity.
const MARKUP = /<[^>]*>|&(?:\w+|#\d+);/g;

const CURLY: Record<string, string> = { "’": "'", "‘": "'", "“": '"', "”": '"', "–": "-", "‑": "-", "\u00AD": "" };

/** A text without capitals and accents, and with plain quotes and dashes. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[’‘“”–‑\u00AD]/g, (one) => CURLY[one]!);
}

/** What is looked for: words that must all be there. */
export const wordsIn = (query: string): string[] => [...new Set(fold(query).split(/[\s,;]+/).filter(Boolean))];

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };

/** What a reader sees of an HTML text. A tag between two words parts them. */
export const textOf = (html: string): string =>
  html.replace(MARKUP, (one) => ENTITIES[one] ?? (/^<\/?(?:p|li|tr|t[dh]|div|pre|ul|ol|br)\b/.test(one) ? " " : ""));

/** Where a word stands in a folded text. MK-1 is not in MK-12: an id is a whole one. */
function* places(folded: string, word: string): Generator<[number, number]> {
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
    const end = at + word.length;
    if (ID.test(word) && /\d/.test(folded[end] ?? "")) continue;
    if (ID.test(word) && /[a-z\d]/.test(folded[at - 1] ?? "")) continue;
    yield [at, end];
  }
}

/** Are all the words in this text (folded already)? */
export const matches = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => !places(folded, word).next().done);

/** An HTML text with every place of the words in `<mark>`; tags stay as they are. */
export function mark(html: string, words: readonly string[]): string {
  if (!words.length) return html;
  let marked = "";
  let from = 0;
  for (const found of html.matchAll(MARKUP)) {
    marked += markText(html.slice(from, found.index), words) + found[0];
    from = found.index + found[0].length;
  }
  return marked + markText(html.slice(from), words);
}

function markText(text: string, words: readonly string[]): string {
  // Folding changes lengths (é may be two characters, a soft hyphen none), so every folded letter knows where it comes from.
  let folded = "";
  const source: number[] = [];
  let at = 0;
  for (const letter of text) {
    const plain = fold(letter);
    folded += plain;
    for (let n = 0; n < plain.length; n++) source.push(at);
    at += letter.length;
  }
  const ends = new Map<number, number>();
  for (const word of words)
    for (const [start, end] of places(folded, word)) {
      const after = source[end] ?? text.length;
      ends.set(source[start]!, Math.max(ends.get(source[start]!) ?? 0, after));
    }
  let out = "";
  let done = 0;
  for (const [start, end] of [...ends].sort(([a], [b]) => a - b)) {
    if (end <= done) continue;
    const begin = Math.max(start, done);
    out += `${text.slice(done, begin)}<mark>${text.slice(begin, end)}</mark>`;
    done = end;
  }
  return out + text.slice(done);
}
