import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.PERMONIK_SERVER ?? "http://127.0.0.1:8040";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/permonik/server/page",
    emptyOutDir: true,
    // The content security policy allows no font or script from a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  // Milliseconds after which something will never happen, however slow and busy the machine is.
  test: { testTimeout: 120_000, hookTimeout: 120_000 },
  server: {
    proxy: { "/api": { target: server, ws: true } },
    fs: { allow: [".."] },
  },
});
