import { readdirSync } from "node:fs";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { CodeSplittingGroup } from "rolldown";
import { defineConfig } from "vitest/config";

import { shortMessages } from "./messages.mjs";

const GAMES = readdirSync(new URL("./src/games", import.meta.url));

/** What almost every page needs. */
const ON_ALL_PAGES = /src[\\/](api|games[\\/]games|games[\\/][\w-]+[\\/]game|table[\\/](device|screens)|words[\\/]\w+|parts[\\/](LanguageSwitch|Mark|Scene|ThemeSwitch))\.(ts|svelte)\b/;

/** Every request has its price: what is fetched together is one file. What a game alone needs is never among it. */
const CHUNKS: CodeSplittingGroup[] = [
  { name: "base", tags: ["$initial"], priority: 3 },
  { debugName: "texts", name: textsOf, priority: 3 },
  { name: "pages", test: ON_ALL_PAGES, priority: 2 },
  { name: "draw", test: /src[\\/]draw[\\/]/, priority: 1 },
  { name: "stage", test: /src[\\/](stage|table[\\/]targets|parts[\\/](Later|Seats|TableHeader|TableLayout)|games[\\/]look)/, minShareCount: 3, priority: 1 },
  { name: "play", test: /src[\\/](parts|stage|table)[\\/]/, minShareCount: 4 },
];

/** The texts of a game's table are fetched together, those of its rules, lesson, options and scores each for itself. */
function textsOf(id: string): string | null {
  const [, language, file = ""] = /messages[\\/](\w+)[\\/]([\w-]+)\.ftl/.exec(id) ?? [];
  const game = GAMES.find((one) => file.endsWith(one));
  return game && !/^(learn|options|rules|score)-/.test(file) ? `${game}-${language}` : null;
}

const server = process.env.PERMONIK_SERVER ?? "http://127.0.0.1:8040";

export default defineConfig({
  plugins: [svelte(), shortMessages()],
  build: {
    outDir: "../src/permonik/server/page",
    emptyOutDir: true,
    // The content security policy allows no font or script from a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  // Milliseconds after which something will never happen, however slow and busy the machine is.
  test: { testTimeout: 120_000, hookTimeout: 120_000 },
  server: {
    proxy: { "/api": { target: server, ws: true } },
    fs: { allow: [".."] },
  },
});
