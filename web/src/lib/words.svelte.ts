/** Words in all languages of the house, from Fluent files: the page's own, and each game's, which the server speaks too. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES } from "../made/languages";

export { LANGUAGES };
export type Language = (typeof LANGUAGES)[number];

/** What a language calls itself. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

export type Values = Record<string, FluentVariable>;
/** A message with its values filled in. A missing word shows its id, and fails a test. */
export type Words = { (message: string, values?: Values): string; has(message: string): boolean };

const OWN = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default" });
const TABLES = import.meta.glob<string>("../table/words/*.ftl", { query: "?raw", import: "default" });
const BOARDS = import.meta.glob<string>("../games/*/words/*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../../../src/burgomaster/games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
});

/** Missing words, for tests. */
export const missing = new Set<string>();

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];
const ONE_OF_FAMILY = /^([a-z][\w-]*?)-([0-9]{1,9})$/;

/** Of `lot-3`, which has no word of its own: the word of its family, if that speaks of `$which`, and which one it is. */
function family(bundle: FluentBundle, id: string): { pattern: Pattern; which: number } | null {
  const one = ONE_OF_FAMILY.exec(id);
  const pattern = one && bundle.getMessage(one[1]!)?.value;
  if (!one || !Array.isArray(pattern)) return null;
  const speaks = pattern.some((part) => typeof part === "object" && part.type === "var" && part.name === "which");
  return speaks ? { pattern, which: Number(one[2]) } : null;
}

export function wordsOf(text: string, language: Language): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  const words = (id: string, values?: Values): string => {
    const pattern = bundle.getMessage(id)?.value;
    const one = pattern ? null : family(bundle, id);
    if (one) return bundle.formatPattern(one.pattern, { ...values, which: one.which }, []);
    if (!pattern) {
      missing.add(`${language} ${id}`);
      document.documentElement.dataset.missing = [...missing].join(", ");
      return id;
    }
    return bundle.formatPattern(pattern, values ?? {}, []);
  };
  words.has = (id: string): boolean => bundle.hasMessage(id) || family(bundle, id) !== null;
  return words;
}

/** The first language of the browser that we speak. */
export function bestLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const code = wish.slice(0, 2).toLowerCase();
    const found = LANGUAGES.find((one) => one === code);
    if (found) return found;
  }
  return "en";
}

const empty: Words = Object.assign(() => "", { has: () => false });

class Speech {
  language: Language = $state("en");
  /** The page's own words, and those of the board on it. */
  own: Words = $state.raw(empty);
  private games = new Map<string, Words>();
  private board = ""; // whose words are spoken too
  private tables = false; // and those of tables?

  async speak(language: Language, board = this.board): Promise<void> {
    this.board = board;
    const { tables } = this;
    const files = [
      OWN[`../words/${language}.ftl`]!,
      tables ? TABLES[`../table/words/${language}.ftl`]! : null,
      BOARDS[`../games/${board}/words/${language}.ftl`],
    ];
    const texts = await Promise.all(files.map((file) => file?.() ?? ""));
    if (board !== this.board || tables !== this.tables) return; // another table was opened meanwhile
    this.games.clear();
    this.own = wordsOf(texts.join("\n"), language);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** From now on the page also speaks the words of tables; the front door does without. */
  async speakAtTables(): Promise<void> {
    if (this.tables) return;
    this.tables = true;
    await this.speak(this.language);
  }

  /** From now on the page also speaks the words of this game's board. */
  async speakOf(game: string): Promise<void> {
    if (game !== this.board) await this.speak(this.language, game);
  }

  /** A game's words in the present language. */
  async game(name: string): Promise<Words> {
    const language = this.language;
    const known = this.games.get(name);
    if (known) return known;
    const file = `../../../src/burgomaster/games/${name.replaceAll("-", "_")}/words/${language}.ftl`;
    const words = wordsOf(await GAMES[file]!(), language);
    if (language === this.language) this.games.set(name, words);
    return words;
  }
}

export const speech = new Speech();
/** The page's own words, for templates. */
export const w: Words = Object.assign((message: string, values?: Values) => speech.own(message, values), {
  has: (message: string) => speech.own.has(message),
});

/** Anna, Bram and Carla. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(speech.language === "en" ? "en-GB" : speech.language, { type: "conjunction" }).format(names);
