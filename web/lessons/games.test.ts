// Every guided first game ends: pupils who do what the guide says, in hundreds of games played by the rules. It takes minutes,
// so it runs only where it is asked for (tests/web/test_learning.py): LESSON_GAMES is how many games, PYTHON who plays them.
import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import type { Guide, Lesson, Scene } from "../src/games/contract";
import type { Spoken, View } from "../src/made/api";
import { LANGUAGES } from "../src/made/languages";
import { finished, isReading, learnt, lessonAhead, lessonNow } from "../src/table/lessons";

const GAMES = Number(process.env["LESSON_GAMES"] ?? 0);
const MOST = 12; // steps
type Seen = { view: View; legal: Spoken[]; whole: string[]; figures?: unknown; acted?: string };

/** Whoever plays the games. */
class House {
  private readonly process: ChildProcessWithoutNullStreams;
  private readonly lines: AsyncIterator<string>;
  constructor() {
    this.process = spawn(process.env["PYTHON"] ?? "python3", ["-m", "tests.web.lesson_games"], { cwd: ".." });
    this.process.stderr.on("data", (text: Buffer) => console.error(text.toString()));
    this.lines = createInterface(this.process.stdout)[Symbol.asyncIterator]();
  }
  async ask(what: object): Promise<Seen> {
    this.process.stdin.write(`${JSON.stringify(what)}\n`);
    return JSON.parse((await this.lines.next()).value as string) as Seen;
  }
  close(): void {
    this.process.stdin.end();
  }
}

const scene = (game: string, { view }: Seen, figures: unknown): Scene => ({
  ...{ game, figures, seat: 0, names: [], options: {}, t: ((id: string) => id) as Scene["t"] },
  ...{ state: view.state, outlook: view.outlook ?? null, turn: view.turn, scores: view.scores, winners: view.winners },
});

/** One pupil; the lessons in the order they were had, and whether they were all done before the game was over. */
async function learn(house: House, game: string, { bots, lessons }: Guide, seed: number, lang: string) {
  let seen = await house.ask({ game, players: bots + 1, seed, lang });
  const { figures } = seen;
  const had: string[] = [];
  const waited = new Set<string>();
  let done: string[] = [];
  for (let move = 0; move < 3000; move += 1) {
    const now = scene(game, seen, figures);
    let lesson: Lesson | null = null;
    // What is read is read; what is to be looked at or to be refused is done on the page, without a move.
    for (lesson = lessonNow(lessons, done, now, seen.legal); lesson && !lesson.does; lesson = lessonNow(lessons, done, now, seen.legal)) {
      had.push(lesson.id);
      done = [...done, lesson.id];
    }
    if (finished(lessons, done)) return { had, waited, all: true };
    if (now.turn === "over") return { had, waited, all: false };
    if (lesson && had.at(-1) !== lesson.id) had.push(lesson.id);
    if (!lesson) waited.add(lessonAhead(lessons, done)?.id ?? "");
    const wanted = [...seen.whole, ...seen.legal.map(({ text }) => text)].find((text) => lesson?.does?.(now, text));
    seen = await house.ask(wanted ? { act: wanted } : {});
    done = learnt(lessons, done, lesson && isReading(lesson) ? lesson : null, now, seen.acted!);
  }
  throw new Error(`never over: ${game} ${seed}, ${had.join(" ")}`);
}

const guides = import.meta.glob<{ guide: Guide }>("../src/games/*/lessons.ts", { eager: true });

test.runIf(GAMES).for(Object.entries(guides))("%s is learnt to its end", { timeout: 3_600_000 }, async ([path, { guide }]) => {
  const game = path.split("/").at(-2)!;
  const house = new House();
  let before = 0;
  for (const lang of LANGUAGES) {
    const words = readFileSync(path.replace("../", "").replace("lessons.ts", `words/${lang}.ftl`), "utf-8");
    const said = (id: string): void => expect(words, `${lang}: ${id}`).toMatch(new RegExp(`^${id} =`, "m"));
    for (let seed = 0; seed < GAMES; seed += 1) {
      const { had, waited, all } = await learn(house, game, guide, seed, lang);
      expect(new Set(had).size, `${game} ${seed}: ${had.join(" ")}`).toBeLessThanOrEqual(MOST);
      for (const id of had) said(`lesson-${id}`);
      for (const id of waited) if (id) said(`lesson-${id}-wait`);
      before += all ? 1 : 0;
    }
  }
  house.close();
  console.log(`${game}: ${GAMES * LANGUAGES.length} pupils, ${before} had every lesson before their game was over`);
});
