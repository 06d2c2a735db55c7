/** Messages as the page fetches them: without comments, and without the room that only their writers need. */

import { readFile } from "node:fs/promises";
import { dirname } from "node:path";

/** A line that belongs to the one above keeps one space before it; blank lines inside of a text part its paragraphs. */
export function shortened(text) {
  return text.replace(/^#.*\n/gm, "").replace(/^ +/gm, " ").replace(/\n+(?=\S)/g, "\n").trim();
}

/** The messages of a shortened text whose ids do, or do not, begin like this. */
function chosen(text, { only, without }) {
  const messages = text.split(/\n(?=[a-zA-Z-])/);
  return messages.filter((message) => (!only || message.startsWith(only)) && !(without && message.startsWith(without))).join("\n");
}

/**
 * A file of messages, and those that are always fetched with it: `lost-mines.ftl?with=paths,walking` is one text.
 * `&without=refusal` leaves some out, which `&only=refusal` fetches later.
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
      const wish = Object.fromEntries(new URLSearchParams(query));
      const others = wish.with?.split(",") ?? [];
      const files = [file, ...others.map((name) => `${dirname(file)}/${name}.ftl`)];
      const texts = await Promise.all(files.map((one) => readFile(one, "utf8")));
      return `export default ${JSON.stringify(chosen(texts.map(shortened).join("\n"), wish))}`;
    },
  };
}
