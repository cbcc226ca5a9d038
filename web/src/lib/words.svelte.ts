/** Words in three languages, from Fluent files: the page's own, and each game's, which the server speaks too. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "nl", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", nl: "Nederlands", it: "Italiano" };

export type Values = Record<string, FluentVariable>;
/** A message with its values filled in. A missing word shows its id, and fails a test. */
export type Words = { (message: string, values?: Values): string; has(message: string): boolean };

const OWN = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../../../src/burgomaster/games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
});

/** Missing words, for tests. */
export const missing = new Set<string>();

export function wordsOf(text: string, language: Language): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  const words = (id: string, values?: Values): string => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) {
      missing.add(`${language} ${id}`);
      document.documentElement.dataset.missing = [...missing].join(", ");
      return id;
    }
    return bundle.formatPattern(pattern, values ?? {}, []);
  };
  words.has = (id: string): boolean => bundle.hasMessage(id);
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
  /** The page's own words. */
  own: Words = $state.raw(empty);
  private games = new Map<string, Words>();

  async speak(language: Language): Promise<void> {
    const text = await OWN[`../words/${language}.ftl`]!();
    this.games.clear();
    this.own = wordsOf(text, language);
    this.language = language;
    document.documentElement.lang = language;
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
