/** Finds names of cards in a sentence, the longest first, as whole words, whatever their capitals: only names that are all capitals need theirs. */
export type TextPart = { text: string; card?: string };

export function split(text: string, cards: { id: string; name: string }[]): TextPart[] {
  const names = cards.filter((card) => card.name).toSorted((a, b) => b.name.length - a.name.length);
  if (!names.length) return [{ text }];
  const pattern = names.map((card) => card.name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const finder = new RegExp(`(?<!\\p{L})(${pattern})(?!\\p{L})`, "giu");
  const parts: TextPart[] = [];
  let end = 0;
  for (const found of text.matchAll(finder)) {
    const card = names.find(({ name }) => (name === name.toUpperCase() ? name === found[0] : name.toLowerCase() === found[0].toLowerCase()));
    if (!card) continue; // "start an auction" does not mean START
    if (found.index > end) parts.push({ text: text.slice(end, found.index) });
    parts.push({ text: found[0], card: card.id });
    end = found.index + found[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
