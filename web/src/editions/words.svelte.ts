/** The words of the editor, fetched with it. */
import { speech, wordsOf, type Language, type Values, type Words } from "../lib/words.svelte";

const FILES = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });

class Own {
  words: Words | null = $state.raw(null);

  async speak(language: Language): Promise<void> {
    const found = wordsOf(await FILES[`./words/${language}.ftl`]!(), language);
    if (language === speech.language) this.words = found;
  }
}

export const own = new Own();

/** A word of the editor. */
export const e = (message: string, values?: Values): string => own.words?.(message, values) ?? "";
