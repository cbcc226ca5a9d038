import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { marked } from "marked";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** `import book from "….md"`: a rulebook as HTML, every rule with its id as an anchor, and the titles of its chapters. */
function rulebooks(): Plugin {
  return {
    name: "rulebooks",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(".md")) return null;
      this.addWatchFile(id);
      return `export default ${JSON.stringify(rulebook(readFileSync(id, "utf-8")))}`;
    },
  };
}

function rulebook(markdown: string): { html: string; chapters: string[] } {
  const chapters = marked.lexer(markdown).flatMap((one) => (one.type === "heading" && one["depth"] === 2 ? [one["text"] as string] : []));
  let chapter = 0;
  const html = marked
    .parse(markdown, { async: false, gfm: true })
    .replaceAll("<h2>", () => `<h2 id="chapter-${++chapter}">`)
    .replaceAll(/<strong>([A-Z]+-[A-Z]?\d+)<\/strong>/g, '<strong class="rule" id="$1">$1</strong>')
    .replaceAll(/<td>([A-Z]+-[A-Z]\d+)<\/td>/g, '<td id="$1">$1</td>')
    .replaceAll("<th></th>", "<td></td>")
    .replaceAll("<table>", '<div class="wide" role="group" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>");
  return { html, chapters };
}

export default defineConfig({
  plugins: [rulebooks(), svelte()],
  build: {
    outDir: "../src/burgomaster/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy forbids data: addresses
    modulePreload: { polyfill: false },
    target: "es2022",
    chunkSizeWarningLimit: 150,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], testTimeout: 60_000 }, // a busy machine takes its time
});
