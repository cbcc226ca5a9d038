/** The operator API of the server, with the key. The key is forgotten when the tab is closed. */
import { ask } from "../lib/server";
import { speech } from "../lib/words.svelte";

const KEPT = "burgomaster-operator";

export class OperatorApi {
  constructor(readonly key: string) {}

  get = <T>(path: string): Promise<T> => ask<T>("GET", `/api/operator/${path}`, undefined, { key: this.key });
  post = <T>(path: string, body: unknown): Promise<T> => ask<T>("POST", `/api/operator/${path}`, body, { key: this.key });
}

export function keptKey(): string {
  try {
    return sessionStorage.getItem(KEPT) ?? "";
  } catch {
    return ""; // storage may be forbidden
  }
}

export function keepKey(key: string): void {
  try {
    if (key) sessionStorage.setItem(KEPT, key);
    else sessionStorage.removeItem(KEPT);
  } catch {
    // then the key is asked for again
  }
}

export const when = (ms: number): string =>
  new Date(ms).toLocaleString(speech.language, { dateStyle: "medium", timeStyle: "short" });
