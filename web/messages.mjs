/** Messages as the page fetches them: without comments, and without the room that only their writers need. */

import { readFile } from "node:fs/promises";
import { dirname } from "node:path";

/** A line that belongs to the one above keeps one space before it; blank lines inside of a text part its paragraphs. */
export function shortened(text) {
  return text.replace(/^#.*\n/gm, "").replace(/^ +/gm, " ").replace(/\n+(?=\S)/g, "\n").trim();
}

/** What a message says to those who see the board, if it says it otherwise then: `.seen`, up to the next attribute. */
const SEEN = /\n \.seen = ([^]*?)(?=\n \.[a-z]+ =|$)/;

/** A message as it is said to those who see the board: without the numbers of cells. */
function seen(message) {
  const found = SEEN.exec(message);
  if (!found) return message;
  const bare = message.replace(SEEN, "");
  const attributes = bare.search(/\n \.[a-z]+ =/);
  return `${bare.slice(0, bare.indexOf(" = "))} = ${found[1]}${attributes < 0 ? "" : bare.slice(attributes)}`;
}

/** The messages of a shortened text whose ids do, or do not, begin like this; or those alone that name cells by numbers. */
export function chosen(text, { only, without, numbers }) {
  const messages = text.split(/\n(?=[a-zA-Z-])/);
  if (numbers !== undefined) return messages.filter((message) => SEEN.test(message)).map((message) => message.replace(SEEN, "")).join("\n");
  return messages.map(seen).filter((message) => (!only || message.startsWith(only)) && !(without && message.startsWith(without))).join("\n");
}

/**
 * A file of messages, and those that are always fetched with it: `lost-mines.ftl?with=paths,walking` is one text.
 * `&without=refusal` leaves some out, which `&only=refusal` fetches later; `&numbers` are those with numbers of cells.
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
