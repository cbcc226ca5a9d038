/** The server's requests. Refusals are thrown with their sentence; a server that cannot be reached is tried again. */
import type * as api from "../made/api";
import { alone } from "./alone.svelte";
import { isHere, whoAsks } from "./here";
import { Cancelled } from "./loading.svelte";
import { speech } from "./words.svelte";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
    readonly rule: string | null,
  ) {
    super(text);
  }
}

/** The server cannot be reached, or asks to come back later. */
export class Away extends Error {}

/** What may go with a request. */
interface Beside {
  /** An operator's. */
  key?: string;
  /** Milliseconds after which it counts as lost. */
  limit?: number;
  /** One of several people around this device. */
  who?: string;
}

/** One request. */
export async function ask<T>(method: string, path: string, body?: unknown, { key, limit, who }: Beside = {}): Promise<T> {
  const mark = path.includes("?") ? "&" : "?";
  let answer: Response;
  try {
    const told = {
      method,
      headers: {
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: limit === undefined ? null : AbortSignal.timeout(limit),
    };
    answer = await reach(`${path}${mark}lang=${speech.language}`, told, who ?? whoAsks(path));
  } catch (problem) {
    throw problem instanceof Cancelled ? problem : new Away();
  }
  if (answer.status === 503 || answer.status === 502 || answer.status === 504) throw new Away();
  if (!answer.ok) {
    const told = (await answer.json().catch(() => null)) as api.Failure | null;
    const error = told?.error;
    throw new Refused(answer.status, error?.code ?? "internal", error?.text ?? answer.statusText, error?.rule ?? null);
  }
  const kind = answer.headers.get("content-type") ?? "";
  return (kind.startsWith("application/json") ? await answer.json() : await answer.text()) as T;
}

/** The server, or the house of this device, which is loaded when it is first asked; without a server it is asked for everything. */
async function reach(address: string, told: RequestInit & { method: string; body: string | null }, who: string): Promise<Response> {
  if (!isHere(address) && !alone.now) return fetch(address, told);
  const { fetchHere } = await import("../tab/house_client");
  return fetchHere(address.replace(/^\/api\/here\//, "/api/"), told, who);
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, body);
/** The same for one of several people around this device. */
export const postAs = <T>(who: string, path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, body, { who });

const PATIENCE = 5000; // milliseconds; a dead line may not be closed for minutes, and then no request on it ever fails

/** Retries until it is answered, so that no click is lost. A `client_id` in the body makes retries idempotent. */
export async function persist<T>(path: string, body: { client_id: string }, waiting: () => void): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask<T>("POST", path, body, { limit: PATIENCE * 2 ** Math.min(tries, 3) });
    } catch (problem) {
      const late = (problem as Error).name === "TimeoutError"; // in the middle of an answer
      const later = late || problem instanceof Away || (problem instanceof Refused && problem.status === 429);
      if (!later || tries > 200) throw problem;
      waiting();
      await sleep(backOff(tries));
    }
  }
}

/** Exponential backoff with jitter: milliseconds to wait before the next try. */
export function backOff(tries: number, random = Math.random()): number {
  return Math.min(8000, 250 * 2 ** tries) * (0.75 + random / 2);
}

export const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** An id of our own for one request. (`randomUUID` does not exist on plain http.) */
export function clientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
