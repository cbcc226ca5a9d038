/** The page's files are kept by a service worker (offline.js), so that it opens without a network; newer ones wait for a word. */
import { base } from "./place";

const HOUR = 3_600_000; // milliseconds

class Offline {
  /** A newer version that has been loaded, and waits. */
  newer: ServiceWorker | null = $state.raw(null);

  /** Starts it. Browsers refuse where the line is not safe, or nothing may be kept: then the page needs its host, as before. */
  async begin(): Promise<void> {
    const workers = navigator.serviceWorker;
    let served = workers.controller !== null;
    workers.addEventListener("controllerchange", () => {
      if (served) location.reload(); // another version's files cannot be mixed with these
      served = true;
    });
    const registered = await workers.register(`${base}sw.js`);
    const look = (worker: ServiceWorker | null): void => {
      if (worker?.state === "installed" && registered.active) this.newer = worker;
    };
    look(registered.waiting);
    registered.addEventListener("updatefound", () => {
      const coming = registered.installing;
      coming?.addEventListener("statechange", () => look(coming));
    });
    let asked = Date.now();
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState !== "visible" || Date.now() - asked < HOUR) return;
      asked = Date.now();
      registered.update().catch(() => undefined); // without a network there is nothing newer
    });
  }

  /** The newer version shall be shown: all tabs are loaded anew. */
  takeOver(): void {
    this.newer?.postMessage("take over");
  }
}

export const offline = new Offline();

/** From now on everything is kept that is needed to play without a network. */
export async function keepAll(): Promise<void> {
  const registered = await navigator.serviceWorker?.ready;
  registered?.active?.postMessage("keep all");
}
