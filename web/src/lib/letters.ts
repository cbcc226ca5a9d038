/** The page's own letters (letters.css). They are no part of the first load: until they are there, the reader's own stand in. */

const KEY = "burgomaster-letters";
const PATIENCE = 1000; // milliseconds that a page waits for them, at most
const SIGNS = ["pointermove", "pointerdown", "keydown", "scroll"] as const;
let coming: Promise<void> | undefined;

/** Fetches them once and puts them to use. Without them the page is as good, in other letters. */
function letters(): Promise<void> {
  coming ??= Promise.all([document.fonts.load("1em Overpass"), document.fonts.load("bold 1em Bitter")]).then(
    () => {
      document.documentElement.dataset.letters = "";
      try {
        localStorage.setItem(KEY, "shown");
      } catch {
        // nothing can be kept: the next page also appears before its letters do
      }
    },
    () => undefined, // the line is bad; the next visit asks again
  );
  return coming;
}

/** For a page that should open with them: when they are there, or a moment later. */
export function soonLetters(): Promise<void> {
  return Promise.race([letters(), new Promise<void>((done) => setTimeout(done, PATIENCE))]);
}

/** Has this browser shown them? Then it keeps them, and the page can open with them at once. */
export function shownBefore(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** For the front door: with the first sign that somebody is there. Who only looks in loads no more than they must. */
export function laterLetters(): void {
  const come = (event: Event): void => {
    if (event instanceof MouseEvent && event.type === "pointermove" && !event.movementX && !event.movementY) return; // a browser's own, as a page opens
    for (const sign of SIGNS) removeEventListener(sign, come, true);
    void letters();
  };
  for (const sign of SIGNS) addEventListener(sign, come, { capture: true, passive: true });
}
