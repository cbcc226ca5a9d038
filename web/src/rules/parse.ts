/** Makes a rulebook's Markdown into a `Book`: when the page is built, and in the page for the book of an edition of one's own. */
import { Marked, type Token, type Tokens } from "marked";
import type { Block, Book, Chapter } from "./book";

// An edition's owner may have written names and texts: in a book they are text, never HTML and never addresses.
const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const marked = new Marked({
  renderer: {
    html: ({ text }) => escaped(text),
    link: ({ text }) => escaped(text),
    image: ({ text }) => escaped(text),
  },
});

const RULE = /^<p><strong>([A-Z]+-[A-Z]?\d+)<\/strong>\s*/;
const ID = /^[A-Z]+-[A-Z]?\d+$/;

/** Quotes need no escapes in text, and outside of code the ends of lines mean nothing: less to look out for in a search. */
const plain = (html: string): string =>
  html
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replace(/(<pre>[^]*?<\/pre>)|\n/g, (_, code: string | undefined) => code ?? " ");

/** Tables may be wider than a phone: they scroll in a box of their own, which Tab reaches. */
const boxed = (html: string): string =>
  html
    .replaceAll("<th></th>", "<td></td>")
    .replaceAll("<table>", '<div class="wide" role="group" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>");

const shown = (token: Token): string => plain(boxed(marked.parser([token]))).trim();
const inline = (tokens: Token[]): string => plain(marked.Parser.parseInline(tokens, marked.defaults));
const items = (list: Tokens.List): string[] =>
  list.items.map((one) => plain(marked.parser(one.tokens)).trim().replace(/^<p>([^]*)<\/p>$/, "$1"));

function block(token: Token): Block {
  if (token.type === "list") {
    const list = token as Tokens.List;
    return { kind: "list", ordered: list.ordered, items: items(list) };
  }
  if (token.type === "table") {
    const table = token as Tokens.Table;
    const rows = table.rows.map((row) => {
      const cells = row.map((cell) => inline(cell.tokens));
      return ID.test(cells[0]!) ? { id: cells[0]!, cells: cells.slice(1) } : { id: "", cells };
    });
    const cards = rows.every((row) => row.id);
    const head = table.header.map((cell) => inline(cell.tokens)).slice(cards ? 1 : 0);
    return { kind: "table", head, rows, cards };
  }
  return { kind: "text", html: shown(token) };
}

export function parse(markdown: string): Book {
  const book: Book = { title: "", lead: "", short: null, chapters: [] };
  let chapter: Chapter | null = null;
  let rule: Extract<Block, { kind: "rule" }> | null = null;
  for (const token of marked.lexer(markdown)) {
    if (token.type === "space") continue;
    if (token.type === "heading" && token["depth"] === 1) book.title = inline(token["tokens"] ?? []);
    else if (token.type === "heading" && token["depth"] === 2) {
      rule = null;
      book.chapters.push((chapter = { title: inline(token["tokens"] ?? []), blocks: [] }));
    } else if (!chapter) book.lead += shown(token);
    else {
      const html = token.type === "heading" ? "" : shown(token);
      const id = RULE.exec(html)?.[1];
      // A rule goes on until the next one or a heading, as `burgomaster rules --rule` has it.
      if (id) chapter.blocks.push((rule = { kind: "rule", id, html: html.replace(RULE, "<p>") }));
      else if (rule && html) rule.html += html;
      else {
        rule = null;
        chapter.blocks.push(block(token));
      }
    }
  }
  const [first, ...rest] = book.chapters;
  const only = first?.blocks.length === 1 ? first.blocks[0]! : null;
  if (first && only?.kind === "list" && only.ordered) {
    book.short = { title: first.title, items: only.items };
    book.chapters = rest;
  }
  return book;
}
