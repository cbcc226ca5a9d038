/**
 * What the house offers: its games with their titles, its bots. Asked for again in another language, or as another person. Where no
 * server answers it is what this device offers, as `gather.py` wrote it down.
 */
import type { BotKnown, GameKnown, HouseKnown } from "../made/api";
import { alone } from "./alone.svelte";
import { Away, backOff, get, Refused, sleep } from "./server";
import { speech, w, type Words } from "./words.svelte";

const OFFERS = import.meta.glob<HouseKnown>("../made/offers/*.json", { import: "default" });

class House {
  known: HouseKnown | null = $state.raw(null);
  away = $state(false); // cannot be reached just now; it is tried again
  private asked = 0;

  /** Is there a server, as far as is known? */
  get served(): boolean {
    return !this.away && !alone.now;
  }

  async look(): Promise<void> {
    const asked = ++this.asked;
    for (let tries = 0; asked === this.asked; tries++) {
      try {
        const found = await known();
        if (asked !== this.asked) return;
        this.known = found;
        this.away = false;
        return;
      } catch (problem) {
        if (!(problem instanceof Away)) throw problem;
        const here = await offer();
        if (asked !== this.asked) return;
        this.known = here;
        this.away = true;
        await sleep(backOff(tries));
      }
    }
  }

  game(name: string): GameKnown | undefined {
    return this.known?.games.find((one) => one.name === name);
  }

  /** The bots that a game offers. */
  bots(game: string): BotKnown[] {
    const offered = this.game(game)?.bots ?? [];
    return this.known?.bots.filter((one) => offered.includes(one.name)) ?? [];
  }

  /** What a game is called; nothing, as long as the house has not said it. */
  title(name: string): string {
    return this.game(name)?.title ?? (this.known ? name : "");
  }
}

/** What this device offers. */
const offer = (): Promise<HouseKnown> => OFFERS[`../made/offers/${speech.language}.json`]!();

/** What the server offers, or this device where there is none: a static host knows no such address. */
async function known(): Promise<HouseKnown> {
  if (alone.now) return offer();
  try {
    const found = await get<HouseKnown | string>("/api/house");
    if (typeof found !== "string") return found;
    throw new Away(); // somebody else's page, as where a network wants a login first
  } catch (problem) {
    if (!(problem instanceof Refused && problem.status === 404)) throw problem;
  }
  alone.now = true;
  return offer();
}

export const house = new House();

/** The bot that plays a game, if it offers the one wished for; otherwise its usual one. */
export const botFor = (game: GameKnown, wish: string): string => (game.bots.includes(wish) ? wish : game.default_bot);

/** The themes a game can be played in, where it has several: names and pictures differ, the rules do not. */
export function themesOf(game: GameKnown): { value: string; name: string }[] {
  const theme = game.options.find((one) => one.name === "theme");
  return (theme?.values ?? []).map((value, n) => ({ value, name: theme!.called[n] ?? value }));
}

/** "2–4 players · half an hour". */
export function facts({ fewest, most, duration }: GameKnown): string {
  const players = w("players-many", { players: fewest === most ? `${most}` : `${fewest}–${most}`, n: most });
  return duration ? `${players} · ${duration}` : players;
}

/** What the value of an option, or an edition, is called: in the game's words, in the page's, or as it is. */
export function valueSaid(words: Words | null, option: string, value: string): string {
  const own = `value-${option}-${value}`;
  if (words?.has(own)) return words(own);
  return speech.own.has(`value-${value}`) ? w(`value-${value}`) : value;
}
