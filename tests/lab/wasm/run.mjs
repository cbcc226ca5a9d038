// node run.mjs BUNDLE: reads a request from its input, a line of JSON, and answers with what a module did.
import { createInterface } from "node:readline";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const bundle = await import(pathToFileURL(process.argv[2]));
let reckoner = null; // the last that was asked for, with the sums of reviews
for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  if (asked.what === "reckon") {
    process.stdout.write(`${reckoner.ask(asked.text)}\n`);
    continue;
  }
  const engine = await bundle.load(asked.name, readFileSync(asked.module), readFileSync(asked.nets));
  if (asked.what === "reckoner") {
    reckoner = new bundle.Reckoner(engine, asked.game.edition, asked.game.players);
    process.stdout.write("null\n");
    continue;
  }
  const answer =
    asked.what === "lines"
      ? [...bundle.lines(engine, asked.game)]
      : asked.what === "choices"
        ? bundle.choices(engine, asked.game, asked.states)
        : asked.what === "searches"
          ? bundle.searches(engine, asked.game, asked.states, asked.nodes)
          : bundle.speed(engine, asked.game, asked.state, asked.seconds, cpu);
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
