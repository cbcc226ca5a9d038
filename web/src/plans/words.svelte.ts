/** The words for planned moves, fetched with them. */
import { OwnWords } from "../lib/own_words.svelte";

export const own = new OwnWords(import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" }));

/** A word about plans. */
export const p = own.say;
