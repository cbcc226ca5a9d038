/** Tables of this device: their ids say so, and the house that answers for them is in a worker of this tab. */

/** Is it a request that this device answers itself? `/api/here/…` is the device's own `/api/…`. */
export const isHere = (path: string): boolean => /^\/api\/(tables\/tab-|here\/)/.test(path);

/** A tab can play by itself where it has workers, modules and storage. */
export const canPlayHere = (): boolean => typeof Worker !== "undefined" && typeof WebAssembly !== "undefined" && typeof indexedDB !== "undefined";

/** Is it a table of this device? */
export const isTableHere = (id: string): boolean => id.startsWith("tab-");

const NOBODY = "nobody"; // knows what a spectator knows
const holders = new Map<string, string>();

/** Somebody holds the device at one of its tables: from now on requests and messages about it are theirs. */
export function passTo(table: string, who: string | null): void {
  if (who === null) holders.delete(table);
  else holders.set(table, who);
}

/** Does somebody hold the device? Nobody does until they say so: no hand is shown by mistake. */
export const isHeld = (table: string): boolean => holders.has(table);

/** Who makes a request: at a table who holds the device, everywhere else the one whose it is. */
export function whoAsks(path: string): string {
  const table = /^\/api\/tables\/([^/?]+)/.exec(path)?.[1];
  return table === undefined ? "" : (holders.get(table) ?? NOBODY);
}

/** How much may be loaded that nobody asked for? Not every browser tells of its line. */
export function line(): "quick" | "dear" | "unknown" {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string; type?: string } };
  if (!connection) return "unknown";
  return connection.effectiveType === "4g" && !connection.saveData && connection.type !== "cellular" ? "quick" : "dear";
}

const KEPT = "burgomaster-here";

/** Were tables opened on this device? */
export function keptHere(): boolean {
  try {
    return localStorage.getItem(KEPT) !== null;
  } catch {
    return false; // storage may be forbidden
  }
}

/** A table was opened here: from now on the front door looks for them, and the browser is asked to keep them. */
export function noteKept(): void {
  try {
    localStorage.setItem(KEPT, "");
  } catch {
    // then the front door does not show it; its address still does
  }
  void navigator.storage?.persist?.().catch(() => false);
}

const GAME = "burgomaster-game";
let last = "";

/** A game is about to be played here: its part of the house comes first. */
export function noteGame(game: string): void {
  last = game;
  try {
    localStorage.setItem(GAME, game);
  } catch {
    // then it is known until the tab is closed
  }
}

/** The game that was played here last; none, if that is not known. */
export function lastGame(): string {
  try {
    return last || (localStorage.getItem(GAME) ?? "");
  } catch {
    return last;
  }
}

/** What a live connection needs; a WebSocket has all of it. */
export interface Connection {
  readonly readyState: number;
  onopen: ((event: Event) => unknown) | null;
  onmessage: ((event: MessageEvent) => unknown) | null;
  onclose: ((event: CloseEvent) => unknown) | null;
  send(message: string): void;
  close(): void;
}

/** A live connection to a table of this device. The worker cannot be far away, so a ping is answered here. */
class LineHere implements Connection {
  readyState: number = WebSocket.CONNECTING;
  onopen: Connection["onopen"] = null;
  onmessage: Connection["onmessage"] = null;
  onclose: Connection["onclose"] = null;
  #hangUp: () => void = () => undefined;

  constructor(path: string) {
    void import("../tab/house_client").then(
      ({ deviceHouse }) => {
        if (this.readyState === WebSocket.CLOSED) return;
        const listener = {
          opened: () => this.#opened(),
          told: (text: string) => this.onmessage?.(new MessageEvent("message", { data: text })),
          closed: (code: number, reason: string) => this.#closed(code, reason),
        };
        this.#hangUp = deviceHouse.connect(path, listener, whoAsks(path)).hangUp;
      },
      () => this.#closed(1006, ""),
    );
  }

  send(message: string): void {
    if (message === "ping") queueMicrotask(() => this.onmessage?.(new MessageEvent("message", { data: '{"type":"beat"}' })));
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.#hangUp();
  }

  #opened(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.(new Event("open"));
  }

  #closed(code: number, reason: string): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.(new CloseEvent("close", { code, reason }));
  }
}

/** A live connection to a table, of the server or of this device. */
export function connectionTo(path: string): Connection {
  if (isHere(path)) return new LineHere(path);
  return new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`);
}

/** Saves a text as a file. */
export function saveText(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
