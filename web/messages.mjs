/** Messages as the page fetches them: without comments, and without the room that only their writers need. */

import { readFile } from "node:fs/promises";

/** A line that belongs to the one above keeps one space before it; blank lines inside of a text part its paragraphs. */
export function shortened(text) {
  return text.replace(/^#.*\n/gm, "").replace(/^ +/gm, " ").replace(/\n+(?=\S)/g, "\n").trim();
}

/** @returns {import("vite").Plugin} */
export function shortMessages() {
  return {
    name: "short-messages",
    enforce: "pre",
    async load(id) {
      const [file = ""] = id.split("?");
      return file.endsWith(".ftl") ? `export default ${JSON.stringify(shortened(await readFile(file, "utf8")))}` : null;
    },
  };
}
