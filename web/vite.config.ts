import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { parse } from "./src/rules/parse";

/** `import book from "….md"`: a rulebook in chapters and rules, see `src/rules/book.ts`. */
function rulebooks(): Plugin {
  return {
    name: "rulebooks",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".md")) return null;
      this.addWatchFile(id);
      return `export default ${JSON.stringify(parse(readFileSync(id, "utf-8")))}`;
    },
  };
}

export default defineConfig({
  plugins: [rulebooks(), svelte()],
  base: "./", // it may lie in any folder of a host; only the HTML file of a server says where, since it answers for every room
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }) },
  worker: { format: "es" }, // an engine is fetched when its game is played
  build: {
    outDir: "../src/burgomaster/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy forbids data: addresses
    manifest: "built.json", // which file a source became; for the list of what works without a network
    modulePreload: { polyfill: false },
    target: "es2022",
    chunkSizeWarningLimit: 150,
    // What the front door needs of lib/ comes in one file: each more costs a request and its headers.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: "door", test: /src\/lib\/(alone|dropped|here|house|loading|me|modality|place|plays_here|preferences|route|server|words)\./ }],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } },
  },
  test: { include: ["src/**/*.test.ts", "lessons/*.test.ts"], testTimeout: 60_000 }, // a busy machine takes its time
});
