/** The games' parts of the house: one comes with Python, and every other when Python looks for it, or when there is time. */

/** What puts an archive's files into Python's folders. */
type Unpack = (archive: ArrayBuffer) => void;

export class GameParts {
  readonly #there = new Set<string>();

  /** `addresses`: of every game's part. */
  constructor(
    private readonly addresses: Readonly<Record<string, string>>,
    private readonly unpack: Unpack,
  ) {}

  /** Puts a part where Python finds it. */
  put(game: string, archive: ArrayBuffer): void {
    if (this.#there.has(game)) return;
    this.unpack(archive);
    this.#there.add(game);
  }

  /** Brings a part at once: Python waits for it, and a worker may. */
  bringNow(game: string): void {
    if (this.#there.has(game)) return;
    const asked = new XMLHttpRequest();
    asked.open("GET", this.#addressOf(game), false);
    asked.responseType = "arraybuffer";
    asked.send();
    if (asked.status !== 200) throw new Error(`${game}: ${asked.status}`);
    this.put(game, asked.response as ArrayBuffer);
  }

  /** Brings some parts, while other things go on. */
  async bring(games: Iterable<string>): Promise<void> {
    await Promise.all(
      [...games].filter((game) => !this.#there.has(game)).map(async (game) => this.put(game, await archiveAt(this.#addressOf(game)))),
    );
  }

  /** Brings all that are not there. */
  bringAll(): Promise<void> {
    return this.bring(Object.keys(this.addresses));
  }

  #addressOf(game: string): string {
    const found = this.addresses[game];
    if (found === undefined) throw new Error(`there is no game ${game}`);
    return found;
  }
}

/** Its name changes with what is in it: a host need not be asked again. */
export async function archiveAt(address: string): Promise<ArrayBuffer> {
  const found = await fetch(address, { cache: "force-cache" });
  if (!found.ok) throw new Error(`${address}: ${found.statusText}`);
  return found.arrayBuffer();
}
