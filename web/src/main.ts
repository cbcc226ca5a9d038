import { mount } from "svelte";
import App from "./App.svelte";
import "./style.css";
import { apply, preferences } from "./lib/preferences.svelte";
import { speech } from "./lib/words.svelte";

apply();
await speech.speak(preferences.language);
mount(App, { target: document.getElementById("page")! });
