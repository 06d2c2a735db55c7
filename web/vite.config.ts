import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

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
  server: {
    proxy: { "/api": { target: server, ws: true } },
    fs: { allow: [".."] },
  },
});
