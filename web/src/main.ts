import { mount } from "svelte";
import App from "./App.svelte";
import "./letters.css";
import "./tokens.css";
import "./style.css";
import { laterLetters, shownBefore, soonLetters } from "./lib/letters";
import { apply, preferences } from "./lib/preferences.svelte";
import { speech } from "./lib/words.svelte";

const LATER = 500; // milliseconds

apply();
await Promise.all([speech.speak(preferences.language), shownBefore() ? soonLetters() : null]);
mount(App, { target: document.getElementById("page")! });
laterLetters();
if ("serviceWorker" in navigator) setTimeout(() => void keepFiles().catch(() => undefined), LATER);

/** The front door comes first. */
async function keepFiles(): Promise<void> {
  const [{ offline }, { default: Newer }] = await Promise.all([import("./lib/offline.svelte"), import("./pages/Newer.svelte")]);
  mount(Newer, { target: document.body });
  await offline.begin();
}
