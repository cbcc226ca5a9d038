/** This browser's push messages. They are shown by the service worker (offline.js). */

/** Can this browser show them? It may need to be asked first, or to be installed as an app. */
export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Has the person told the browser to show none? */
export const isForbidden = (): boolean => canPush() && Notification.permission === "denied";

/** Asks the browser for an address that messages go to; null where the person does not allow it, or the browser has none. */
export async function subscribed(key: string): Promise<{ endpoint: string; keys: { p256dh: string; auth: string } } | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  await old?.unsubscribe(); // it may be another house's
  try {
    const found = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = found.toJSON();
    return { endpoint: endpoint!, keys: { p256dh: keys!["p256dh"]!, auth: keys!["auth"]! } };
  } catch {
    return null; // no push service answers
  }
}

/** The browser forgets that address. */
export async function unsubscribed(): Promise<void> {
  if (!canPush()) return;
  const found = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  await found?.unsubscribe();
}
