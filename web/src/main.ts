import { mount } from "svelte";
import App from "./App.svelte";
import "./style.css";
import { apply, settings } from "./lib/settings.svelte";
import { speech } from "./lib/words.svelte";

apply();
await speech.speak(settings.language);
mount(App, { target: document.getElementById("page")! });
