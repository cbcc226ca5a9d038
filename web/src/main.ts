import { mount } from "svelte";
import App from "./App.svelte";
import "./letters.css";
import "./tokens.css";
import "./style.css";
import { laterLetters, shownBefore, soonLetters } from "./lib/letters";
import { apply, preferences } from "./lib/preferences.svelte";
import { speech } from "./lib/words.svelte";

apply();
await Promise.all([speech.speak(preferences.language), shownBefore() ? soonLetters() : null]);
mount(App, { target: document.getElementById("page")! });
laterLetters();
