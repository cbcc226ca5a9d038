/** The words of club nights, fetched with their pages. */
import { OwnWords } from "../lib/own_words.svelte";

export const own = new OwnWords(import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" }));

/** A word of those pages. */
export const c = own.say;
