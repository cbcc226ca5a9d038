/** The sheet of an edition, as the server writes it in Markdown: tables, lines, and what is set in. All of it is text, never HTML. */
export type SheetBlock = { kind: "table"; head: string[]; rows: string[][] } | { kind: "text"; text: string } | { kind: "drawn"; lines: string[] };

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));

export function sheetBlocks(markdown: string): SheetBlock[] {
  const blocks: SheetBlock[] = [];
  for (const part of markdown.split(/\n\s*\n/)) {
    const lines = part.split("\n").filter((line) => line.trim());
    if (!lines.length) continue;
    if (lines[0]!.startsWith("|")) {
      const [head, , ...rows] = lines.map(cellsOf);
      blocks.push({ kind: "table", head: head!, rows });
    } else if (lines.every((line) => line.startsWith("    "))) blocks.push({ kind: "drawn", lines: lines.map((line) => line.trim()) });
    else blocks.push({ kind: "text", text: lines.join(" ") });
  }
  return blocks;
}
