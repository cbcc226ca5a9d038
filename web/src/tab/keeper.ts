/** Texts by their keys in the browser's own storage (IndexedDB), where the house of this device keeps its tables. */

const NAME = "burgomaster";
const STORE = "texts";

/** The channel on which tabs tell each other the tables that have changed. */
export const TABLES = "burgomaster-tables";

export class Keeper {
  #db: Promise<IDBDatabase> | null = null;

  /** Keep a text for good. False if the key has one: another tab was faster; or if the key `beside` has none. */
  async add(key: string, text: string, beside = ""): Promise<boolean> {
    let kept = false;
    await this.#change((store) =>
      ifThere(store, beside, () => {
        const asked = store.add(text, key);
        asked.onsuccess = () => (kept = true);
        asked.onerror = (event) => {
          if (asked.error?.name === "ConstraintError") event.preventDefault(); // the transaction need not fail
        };
      }),
    );
    return kept;
  }

  /** Keep a text in place of another, unless the key `beside` has none. */
  put(key: string, text: string, beside = ""): Promise<void> {
    return this.#change((store) => ifThere(store, beside, () => store.put(text, key)));
  }

  /** Remove, all at once, every text whose key begins so. */
  remove(prefixes: readonly string[]): Promise<void> {
    return this.#change((store) => prefixes.forEach((prefix) => store.delete(beginning(prefix))));
  }

  /** Only when the transaction is complete has it happened. */
  async #change(act: (store: IDBObjectStore) => void): Promise<void> {
    const store = await this.#store("readwrite");
    return new Promise((done, failed) => {
      store.transaction.oncomplete = () => done();
      store.transaction.onabort = () => failed(new Error(store.transaction.error?.message ?? "nothing was kept"));
      act(store);
    });
  }

  /** Every key that begins so and comes after another, with its text, in the order of the keys. */
  async all(prefix: string, after = ""): Promise<[string, string][]> {
    const store = await this.#store("readonly");
    const range = after > prefix ? IDBKeyRange.bound(after, `${prefix}\uffff`, true) : beginning(prefix);
    const [keys, texts] = await Promise.all([answered(store.getAllKeys(range)), answered(store.getAll(range))]);
    return keys.map((key, n) => [String(key), String(texts[n])]);
  }

  async #store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    this.#db ??= opened();
    try {
      return (await this.#db).transaction(STORE, mode, { durability: "strict" }).objectStore(STORE);
    } catch {
      this.#db = opened(); // it was closed, as by a browser that clears its data
      return (await this.#db).transaction(STORE, mode, { durability: "strict" }).objectStore(STORE);
    }
  }
}

const beginning = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** Does something in the same transaction, if a key has a text. */
function ifThere(store: IDBObjectStore, key: string, act: () => void): void {
  if (!key) return act();
  const asked = store.count(key);
  asked.onsuccess = () => {
    if (!asked.result) return;
    try {
      act();
    } catch {
      store.transaction.abort(); // a storage may throw at once, and nobody would catch that here
    }
  };
}

function opened(): Promise<IDBDatabase> {
  const asked = indexedDB.open(NAME, 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
  return answered(asked);
}

function answered<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(new Error(asked.error?.message ?? "the storage does not answer"));
  });
}
