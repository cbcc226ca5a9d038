/** One snapshot of Python's memory, compressed, in a storage of its own: it may be lost at any time, and makes room for tables. */

const NAME = "burgomaster-python";
const STORE = "snapshots";

interface Kept {
  name: string;
  packed: Blob;
}

export class Snapshots {
  /** The snapshot of that name; null if another one is kept, or none. */
  async read(name: string): Promise<Uint8Array | null> {
    try {
      const kept = await inStore<Kept | undefined>("readonly", (store) => store.get(0));
      if (kept?.name !== name) return null;
      return await unpacked(kept.packed);
    } catch {
      return null; // a private window, or a browser without compression
    }
  }

  /** Keep it in place of the one before. */
  async keep(name: string, snapshot: Uint8Array): Promise<void> {
    try {
      const packed = await new Response(new Blob([snapshot as BlobPart]).stream().pipeThrough(new CompressionStream("gzip"))).blob();
      await inStore("readwrite", (store) => store.put({ name, packed } satisfies Kept, 0));
    } catch {
      // no room: then Python starts slowly
    }
  }

  /** Make room for what matters more. */
  async drop(): Promise<void> {
    await inStore("readwrite", (store) => store.clear()).catch(() => undefined);
  }
}

async function unpacked(packed: Blob): Promise<Uint8Array> {
  return new Uint8Array(await new Response(packed.stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
}

async function inStore<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<T> {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const db = await new Promise<IDBDatabase>((done, failed) => {
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => failed(opening.error ?? new Error("the storage does not answer"));
  });
  try {
    const transaction = db.transaction(STORE, mode);
    const asked = ask(transaction.objectStore(STORE));
    return await new Promise<T>((done, failed) => {
      transaction.oncomplete = () => done(asked.result as T);
      transaction.onabort = () => failed(transaction.error ?? new Error("nothing was kept"));
    });
  } finally {
    db.close();
  }
}
