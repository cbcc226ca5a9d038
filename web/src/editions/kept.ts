/** Editions that this device keeps, one entry of its storage for each. Whatever else lies there is left alone. */
import { clientId } from "../lib/server";

export type Kept = { id: string; game: string; name: string; text: string; changed: number };

const PREFIX = "burgomaster-edition-";
export const MOST = 100_000; // characters of an edition, as the server takes them

/** The entry that was read, if it is one of ours: others may write there too. */
export function parsed(key: string, value: string | null): Kept | null {
  if (!key.startsWith(PREFIX) || value === null) return null;
  try {
    const found = JSON.parse(value) as Partial<Kept> | null;
    const { game, name, text, changed } = found ?? {};
    if (typeof game !== "string" || typeof name !== "string" || typeof text !== "string" || typeof changed !== "number") return null;
    return { id: key.slice(PREFIX.length), game, name, text, changed };
  } catch {
    return null;
  }
}

/** All of them, last changed first; null where the storage is closed. */
export function all(): Kept[] | null {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, n) => localStorage.key(n) ?? "");
    return keys.flatMap((key) => parsed(key, localStorage.getItem(key)) ?? []).toSorted((a, b) => b.changed - a.changed);
  } catch {
    return null;
  }
}

export function find(id: string): Kept | null {
  try {
    return parsed(PREFIX + id, localStorage.getItem(PREFIX + id));
  } catch {
    return null;
  }
}

/** Was it kept? A storage may be full, or closed. */
export function keep({ id, ...rest }: Kept): boolean {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(rest));
    return true;
  } catch {
    return false;
  }
}

export function forget(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // then it cannot be read either
  }
}

export const fresh = (game: string, name: string, text: string): Kept => ({ id: clientId().slice(0, 12), game, name, text, changed: Date.now() });

/** A name that none of these has: the same with a number behind it, where need be. */
export function unlike(name: string, others: readonly string[]): string {
  if (!others.includes(name)) return name;
  for (let n = 2; ; n++) if (!others.includes(`${name} (${n})`)) return `${name} (${n})`;
}

/** Tells when another tab changed an edition; null: it was deleted there. */
export function elsewhere(id: string, tell: (found: Kept | null) => void): () => void {
  const listen = (event: StorageEvent): void => {
    if (event.key === PREFIX + id) tell(parsed(event.key, event.newValue));
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}
