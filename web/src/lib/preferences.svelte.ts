/** What a person chose for this browser. Kept in its storage, applied to the document. */
import { bestLanguage, LANGUAGES, type Language, speech } from "./words.svelte";

export type Preferences = {
  language: Language;
  theme: "auto" | "light" | "dark";
  palette: "standard" | "distinct";
  motion: "auto" | "full" | "less";
  speed: "slow" | "normal" | "fast" | "instant";
  confirm: "off" | "on" | "countdown";
  board: "drawn" | "lists"; // how a table is shown
  sound: boolean;
  volume: number; // of sounds, from 0 to 100
  forced: boolean; // is the only possible action done by itself?
  level: string; // of the bots one plays against
  here: boolean; // are games against bots played on this device, without a server?
  themes: Record<string, string>; // of games that have several: names and pictures
};

const KEY = "burgomaster";
const night = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)"); // asked for once: every move asks what it says many times

function load(): Preferences {
  const defaults: Preferences = {
    language: bestLanguage(navigator.languages),
    theme: "auto",
    palette: "standard",
    motion: "auto",
    speed: "normal",
    confirm: "off",
    board: "drawn",
    sound: true,
    volume: 40,
    forced: false,
    level: "level-3",
    here: false,
    themes: {},
  };
  try {
    const kept: Preferences = { ...defaults, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
    if (!LANGUAGES.includes(kept.language)) kept.language = defaults.language; // no longer spoken
    if (!(kept.volume >= 0 && kept.volume <= 100)) kept.volume = defaults.volume;
    return kept;
  } catch {
    return defaults; // storage may be forbidden, or hold something else
  }
}

export const preferences: Preferences = $state(load());

export function choose<K extends keyof Preferences>(key: K, value: Preferences[K]): void {
  preferences[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // then it holds until the page is closed
  }
  apply();
  if (key === "language") void speech.speak(preferences.language);
}

night.addEventListener("change", apply);

export function apply(): void {
  const root = document.documentElement;
  const dark = preferences.theme === "dark" || (preferences.theme === "auto" && night.matches);
  root.toggleAttribute("data-dark", dark);
  root.dataset.palette = preferences.palette;
  root.dataset.motion = lessMotion() ? "less" : "full";
}

export function lessMotion(): boolean {
  if (preferences.motion !== "auto") return preferences.motion === "less";
  return still.matches;
}

/** How long things take to move, in milliseconds; 0 means that they do not. */
export function pace(): number {
  if (lessMotion()) return 0;
  return { slow: 1100, normal: 600, fast: 250, instant: 0 }[preferences.speed];
}
