/** The words of the page about oneself, fetched with it. */
import { OwnWords } from "../lib/own_words.svelte";

export const own = new OwnWords(import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" }));

/** A word of that page. */
export const y = own.say;
