/** Texts by their keys in the browser's own storage (IndexedDB), where the house of this device keeps its tables. */

const NAME = "burgomaster";
const STORE = "texts";

export class Keeper {
  #db: Promise<IDBDatabase> | null = null;

  /** Keep a text for good. False if the key has one: another tab was faster. */
  async add(key: string, text: string): Promise<boolean> {
    const store = await this.#store("readwrite");
    return new Promise((done, failed) => {
      const asked = store.add(text, key);
      let taken = false;
      asked.onerror = (event) => {
        if (asked.error?.name !== "ConstraintError") return;
        taken = true;
        event.preventDefault(); // the transaction has nothing more to do, and need not fail
      };
      // Only when the transaction is complete is it kept.
      store.transaction.oncomplete = () => done(!taken);
      store.transaction.onabort = () => failed(new Error(store.transaction.error?.message ?? "nothing was kept"));
    });
  }

  async put(key: string, text: string): Promise<void> {
    const store = await this.#store("readwrite");
    return new Promise((done, failed) => {
      store.put(text, key);
      store.transaction.oncomplete = () => done();
      store.transaction.onabort = () => failed(new Error(store.transaction.error?.message ?? "nothing was kept"));
    });
  }

  /** Every key that begins so and comes after another, with its text, in the order of the keys. */
  async all(prefix: string, after = ""): Promise<[string, string][]> {
    const store = await this.#store("readonly");
    const end = `${prefix}\uffff`;
    const range = after > prefix ? IDBKeyRange.bound(after, end, true) : IDBKeyRange.bound(prefix, end);
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
