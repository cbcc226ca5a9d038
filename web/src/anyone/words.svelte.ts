/** The words for a game with anybody, fetched with their page. */
import { OwnWords } from "../lib/own_words.svelte";

export const own = new OwnWords(import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" }));

/** A word of that page. */
export const a = own.say;
