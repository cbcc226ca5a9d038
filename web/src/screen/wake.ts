/** Keeps the device's screen from going dark, where the browser can: over https, or on the server's own machine. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let ended = false;
  // The browser ends it whenever the page is hidden.
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== "visible" || (lock && !lock.released)) return;
    try {
      lock = (await navigator.wakeLock?.request("screen")) ?? null;
      if (ended) await lock?.release();
    } catch {
      // the battery is low, say: then the screen sleeps when it wants to
    }
  };
  const shown = (): void => void ask();
  document.addEventListener("visibilitychange", shown);
  void ask();
  return () => {
    ended = true;
    document.removeEventListener("visibilitychange", shown);
    void lock?.release().catch(() => undefined);
  };
}
