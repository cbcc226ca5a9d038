/** Pictures inside sentences: what a game names gets its drawing before it, and a rule that is cited becomes a link. */
import type { Thing } from "../games/contract";

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const attribute = (text: string): string => escaped(text).replaceAll('"', "&quot;");

/** A text as HTML. */
export const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

// Tags, and what must stay as it is: code, and the HTML of drawings.
const KEPT = /<code>[^]*?<\/code>|<pre>[^]*?<\/pre>|<svg[^]*?<\/svg>|<a [^]*?<\/a>|<[^>]*>/g;
const CITED = /\b[A-Z]{2,}-[A-Z]?\d+\b/g;
const OPENS = /^<(?:p|li|tr|td)\b/;

/** A small drawing within text. Decoration: the name stands behind it. */
export const small = (art: string, tone = ""): string =>
  `<svg class="art in-text" aria-hidden="true"${tone ? ` color="${attribute(tone)}"` : ""}><use href="#${attribute(art)}" width="100%" height="100%"/></svg>`;

/** An HTML text with its pictures. What is named `but` gets none: the text stands on its card. */
export type Illustrator = (html: string, but?: string) => string;

/** Makes texts with pictures of these things and links to these rules. In each paragraph a thing is drawn once. */
export function illustrator(things: readonly Thing[], rules: ReadonlySet<string>): Illustrator {
  const byName = new Map<string, Thing>();
  const counted = new Map<string, Thing>();
  for (const thing of things)
    for (const name of thing.names) {
      const forms = thing.exact ? [name] : [name, lowerFirst(name), upperFirst(name)];
      for (const form of forms.filter(Boolean)) {
        const known = thing.counted ? counted : byName;
        if (!known.has(form)) known.set(form, thing);
      }
    }
  const longest = (names: Iterable<string>): string =>
    [...names].sort((a, b) => b.length - a.length).map(literal).join("|");
  const edges = (names: string, after: string): string => (names ? `(?<![\\p{L}\\d-])(?:${names})${after}` : "");
  const parts = [edges(longest(counted.keys()), "(?= \\d)"), edges(longest(byName.keys()), "(?![\\p{L}\\d])")].filter(Boolean);
  const named = parts.length ? new RegExp(parts.join("|"), "gu") : null;

  return (html, but = "") => {
    let drawn = new Set(byName.has(but) ? [byName.get(but)!] : []);
    const told = (text: string): string => {
      const linked = text.replace(CITED, (id) => (rules.has(id) ? `<a class="cited" href="#${id}">${id}</a>` : id));
      if (!named) return linked;
      return linked.replace(/(<a [^]*?<\/a>)|([^<]+)/g, (_, link: string | undefined, words: string) =>
        link ?? words.replace(named, (name) => {
          const thing = counted.get(name) ?? byName.get(name)!;
          if (!thing.art || (drawn.has(thing) && !thing.counted)) return name;
          drawn.add(thing);
          const gloss = thing.gloss ? ` <span class="gloss">(${attribute(thing.gloss)})</span>` : "";
          // A drawing never stands alone at the end of a line.
          const first = /^\S+/.exec(name)![0];
          return `<span class="thing"><span class="tied">${small(thing.art, thing.tone)}${first}</span>${name.slice(first.length)}</span>${gloss}`;
        }),
      );
    };
    let out = "";
    let from = 0;
    for (const found of html.matchAll(KEPT)) {
      out += told(html.slice(from, found.index)) + found[0];
      from = found.index + found[0].length;
      if (OPENS.test(found[0])) drawn = new Set();
    }
    return out + told(html.slice(from));
  };
}
