/** The words of one part of the page, fetched with it. */
import { speech, wordsOf, type Language, type Values, type Words } from "./words.svelte";

export class OwnWords {
  words: Words | null = $state.raw(null);

  /** `files` fetches `./words/en.ftl` and those of the other languages. */
  constructor(private readonly files: Record<string, () => Promise<string>>) {}

  async speak(language: Language): Promise<void> {
    const found = wordsOf(await this.files[`./words/${language}.ftl`]!(), language);
    if (language === speech.language) this.words = found;
  }

  readonly say = (message: string, values?: Values): string => this.words?.(message, values) ?? "";
}

/** A part that brings words of its own is shown with them, never with holes in their places. */
export async function worded<Part extends { words: OwnWords }>(coming: Promise<Part>): Promise<Part> {
  const part = await coming;
  await part.words.speak(speech.language);
  return part;
}
