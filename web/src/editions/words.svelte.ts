/** The words of the editor, fetched with it. */
import { OwnWords } from "../lib/own_words.svelte";

export const own = new OwnWords(import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" }));

/** A word of the editor. */
export const e = own.say;
