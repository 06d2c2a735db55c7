import { readdirSync } from "node:fs";
import { join, relative } from "node:path";

import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const FOLDER = join(import.meta.dirname, "src");

/** The class that keeps the styles of a component to it: as short as can be, for it stands in every rule and at every element. */
function cssHash({ filename, hash }) {
  const components = readdirSync(FOLDER, { recursive: true }).filter((name) => name.endsWith(".svelte")).sort();
  const place = components.indexOf(relative(FOLDER, filename));
  return place < 0 ? `s-${hash(filename)}` : `s${place.toString(36)}`;
}

export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true, cssHash },
};
