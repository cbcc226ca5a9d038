/** What a person chose for this browser. Kept in its storage, applied to the document. */
import { bestLanguage, LANGUAGES, type Language, speech } from "./words.svelte";

export type Chosen = {
  language: Language;
  theme: "auto" | "light" | "dark";
  palette: "standard" | "distinct";
  motion: "auto" | "full" | "less";
  speed: "slow" | "normal" | "fast";
  confirm: "off" | "on" | "countdown";
  board: "drawn" | "lists"; // how a table is shown
  sound: boolean;
  level: string; // of the bots one plays against
};

const KEY = "burgomaster";
const night = matchMedia("(prefers-color-scheme: dark)");

function load(): Chosen {
  const defaults: Chosen = {
    language: bestLanguage(navigator.languages),
    theme: "auto",
    palette: "standard",
    motion: "auto",
    speed: "normal",
    confirm: "off",
    board: "drawn",
    sound: false,
    level: "level-3",
  };
  try {
    const kept: Chosen = { ...defaults, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
    if (!LANGUAGES.includes(kept.language)) kept.language = defaults.language; // no longer spoken
    return kept;
  } catch {
    return defaults; // storage may be forbidden, or hold something else
  }
}

export const settings: Chosen = $state(load());

export function choose<K extends keyof Chosen>(key: K, value: Chosen[K]): void {
  settings[key] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // then it holds until the page is closed
  }
  apply();
  if (key === "language") void speech.speak(settings.language);
}

night.addEventListener("change", apply);

export function apply(): void {
  const root = document.documentElement;
  const dark = settings.theme === "dark" || (settings.theme === "auto" && night.matches);
  root.toggleAttribute("data-dark", dark);
  root.dataset.palette = settings.palette;
  root.dataset.motion = lessMotion() ? "less" : "full";
}

export function lessMotion(): boolean {
  if (settings.motion !== "auto") return settings.motion === "less";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How long things take to move, in milliseconds; 0 means that they do not. */
export function pace(): number {
  if (lessMotion()) return 0;
  return { slow: 1100, normal: 600, fast: 250 }[settings.speed];
}
