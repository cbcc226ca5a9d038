/**
 * The service worker: keeps the page's files, so that it opens without a network. `offline.py` writes it as `sw.js`, with the list
 * of the files of this build before it: FILES (a path, "" for the page itself, and a hash of what it holds), VERSION, ROOMS, and FIRST,
 * what the front door needs. All else is kept once it is asked for, or as soon as somebody plays on this device: then everything.
 * What is not on the list, such as a server's answers, is none of its business. It also shows the server's reminders (web push).
 */
const HERE = new URL("./", location.href); // it answers for its own folder
const PREFIX = `burgomaster ${HERE.pathname} `; // other folders of the host have theirs
const NAME = PREFIX + VERSION;
const LIST = new URL("list of kept files", HERE); // entries that no page asks for
const ALL = new URL("all files are kept", HERE);

const addressOf = (path) => new URL(path, HERE);

/** Caches of older versions. */
async function older() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  return Promise.all(names.map((name) => caches.open(name)));
}

/** A file that an older version has kept, if it is the same. */
async function same(path, caches) {
  for (const cache of caches) {
    const list = await (await cache.match(LIST))?.json();
    if (list?.[path] === FILES[path]) {
      const found = await cache.match(addressOf(path), { ignoreVary: true });
      if (found) return found;
    }
  }
  return undefined;
}

const coming = new Map(); // files that are being kept while they come

/**
 * Fetches a file, and keeps it while it comes. What is named by its hash never changes: what the page has loaded before this worker
 * was there is taken from the browser's own cache, whatever the host says about it.
 */
async function fetched(path, cache) {
  const named = /^(assets|pyodide)\//.test(path);
  const answer = await fetch(addressOf(path), { cache: named ? "force-cache" : "no-cache" });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const keeping = cache.put(addressOf(path), answer.clone());
  return { answer, keeping };
}

/** A file from the host, once, however many ask for it meanwhile. `kept` is a promise of its being kept. */
function brought(path, cache) {
  const before = coming.get(path);
  if (before) return { answer: before.then(() => cache.match(addressOf(path), { ignoreVary: true })), kept: before };
  const begun = fetched(path, cache);
  const kept = begun.then(({ keeping }) => keeping);
  coming.set(path, kept);
  const forget = () => coming.delete(path);
  kept.then(forget, forget);
  return { answer: begun.then(({ answer }) => answer), kept };
}

async function keep(paths) {
  const [cache, before] = [await caches.open(NAME), await older()];
  await cache.put(LIST, Response.json(FILES));
  const one = async (path) => {
    if (await cache.match(addressOf(path))) return;
    const found = await same(path, before);
    await (found ? cache.put(addressOf(path), found) : brought(path, cache).kept);
  };
  await Promise.all(paths.map(one));
}

async function keepAll() {
  await (await caches.open(NAME)).put(ALL, new Response());
  await keep(Object.keys(FILES));
}

/** Did an older version keep everything? Then this one does. */
async function keptAll() {
  for (const cache of await older()) if (await cache.match(ALL)) return true;
  return false;
}

async function takeOver() {
  if (await keptAll()) await keepAll().catch(() => undefined); // what is missing comes when it is asked for
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

/** From what is kept, otherwise from the host; it is kept while it comes. */
async function answerWith(path, event) {
  const cache = await caches.open(NAME);
  const kept = await cache.match(addressOf(path), { ignoreVary: true });
  if (kept) return kept;
  const { answer, kept: keeping } = brought(path, cache);
  event.waitUntil(keeping.catch(() => undefined)); // the storage may be full
  return (await answer.catch(() => undefined)) ?? fetch(addressOf(path)); // it says what is wrong
}

/** Shows a reminder. One of the same table takes the place of the last. */
async function show({ title = "Burgomaster", body = "", table = "", stop = "", stop_said = "" }) {
  await self.registration.showNotification(title, {
    body,
    tag: table,
    renotify: table !== "",
    icon: addressOf("icon-192.png").href,
    data: { table, stop },
    actions: stop ? [{ action: "stop", title: stop_said }] : [],
  });
  await navigator.setAppBadge?.().catch(() => undefined); // the front door knows how many
}

/** The table of a reminder, in a window that shows it already, or in a new one. */
async function open(table) {
  const wanted = addressOf(table ? `table/${table}` : "").href;
  const shown = (await clients.matchAll({ type: "window", includeUncontrolled: true })).find((one) => one.url.split("#")[0] === wanted);
  await (shown ? shown.focus() : clients.openWindow(wanted));
}

/** No more reminders to this browser. */
async function stopReminders(token) {
  await fetch(addressOf(`api/reach/stop?token=${encodeURIComponent(token)}`), { method: "POST" });
}

/** Is it one of the page's own addresses? */
const isRoom = (path) => path === "" || path === "index.html" || ROOMS.some((room) => path.startsWith(room));

addEventListener("install", (event) => event.waitUntil(keptAll().then((all) => (all ? keepAll() : keep(FIRST)))));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("message", (event) => {
  if (event.data === "keep all") event.waitUntil(keepAll().catch(() => undefined)); // it is asked again with the next visit
  if (event.data === "take over") void skipWaiting();
});
addEventListener("push", (event) => event.waitUntil(show(event.data?.json() ?? {})));
addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { table, stop } = event.notification.data;
  event.waitUntil(event.action === "stop" ? stopReminders(stop) : open(table));
});
addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || !url.startsWith(HERE.href)) return;
  const path = new URL(url).pathname.slice(HERE.pathname.length);
  if (mode === "navigate" ? isRoom(path) : path in FILES) event.respondWith(answerWith(mode === "navigate" ? "" : path, event));
});
