/** Messages as the page fetches them: without comments, and without the room that only their writers need. */

import { readFile } from "node:fs/promises";
import { dirname } from "node:path";

/** A line that belongs to the one above keeps one space before it; blank lines inside of a text part its paragraphs. */
export function shortened(text) {
  return text.replace(/^#.*\n/gm, "").replace(/^ +/gm, " ").replace(/\n+(?=\S)/g, "\n").trim();
}

/**
 * A file of messages, and those that are always fetched with it: `lost-mines.ftl?with=paths,walking` is one text.
 *
 * @returns {import("vite").Plugin}
 */
export function messages() {
  return {
    name: "messages",
    enforce: "pre",
    async load(id) {
      const [file = "", query] = id.split("?");
      if (!file.endsWith(".ftl")) return null;
      const others = new URLSearchParams(query).get("with")?.split(",") ?? [];
      const files = [file, ...others.map((name) => `${dirname(file)}/${name}.ftl`)];
      const texts = await Promise.all(files.map((one) => readFile(one, "utf8")));
      return `export default ${JSON.stringify(texts.map(shortened).join("\n"))}`;
    },
  };
}
