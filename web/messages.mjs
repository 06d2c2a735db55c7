/** Messages as the page fetches them: read when the page is built, so that no browser has to read Fluent. */

import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { FluentResource } from "@fluent/bundle";

const FOLDER = new URL("../src/permonik/messages/", import.meta.url);
const LANGUAGES = ["cs", "sk", "en"];
/** What parts a packed text: no message says it. */
const SIGNS = /[{|}>^]/;

function packText(text) {
  if (SIGNS.test(text)) throw new Error(`a sign parts texts already: ${text}`);
  return text.replaceAll("\n", "^");
}

/** Of all choices the last one has no key: it is for everything else. */
function packChoices({ selector, variants, star }) {
  const others = variants.filter((_, place) => place !== star).map(({ key, value }) => `${key.value}>${packPattern(value)}`);
  return `{${[selector.name, ...others, packPattern(variants[star].value)].join("|")}}`;
}

function packPiece(piece) {
  if (typeof piece === "string") return packText(piece);
  if (piece.type === "str") return packText(piece.value);
  if (piece.type === "var") return `{${piece.name}}`;
  if (piece.type === "select" && piece.selector.type === "var") return packChoices(piece);
  throw new Error(`the page cannot say a ${piece.type}`);
}

function packPattern(pattern) {
  return [pattern].flat().map(packPiece).join("");
}

function begins(id, starts) {
  return starts.split(",").some((start) => id.startsWith(start));
}

/** Whether a card only repeats its id, as the terminal writes it: the page says its title. */
export function isNotation(id, value, attributes) {
  return `card-${value}` === id && attributes.title !== undefined;
}

/**
 * The messages of a text, packed: `id=text`, and `.attribute=text` of the message above. What a message says otherwise
 * to those who see the board, without the numbers of cells, is its `.seen`.
 *
 * Those alone whose ids begin, or do not begin, like one of these; or those alone that name cells by numbers.
 */
export function packed(text, { only, without, numbers } = {}) {
  const lines = [];
  let above = "";
  const add = (id, name, pattern) => {
    lines.push(`${id === above ? "" : id}${name}=${packPattern(pattern)}`);
    above = id;
  };
  for (const { id, value, attributes: { seen, ...attributes } } of new FluentResource(text).body) {
    if ((only && !begins(id, only)) || (without && begins(id, without)) || (numbers !== undefined && seen === undefined)) continue;
    if (value !== null && !isNotation(id, value, attributes)) add(id, "", numbers === undefined ? (seen ?? value) : value);
    for (const [name, pattern] of Object.entries(attributes)) add(id, `.${name}`, pattern);
  }
  return lines.join("\n");
}

/**
 * `messages:lost-mines?with=paths,walking` are texts in all languages, each fetched when it is first needed: those of a
 * file, and of those that are always fetched with it. `&without=refusal` leaves some out, which `&only=refusal` fetches
 * later; `&numbers` are those with numbers of cells.
 *
 * @returns {import("vite").Plugin}
 */
export function messages() {
  const SCHEME = "messages:";
  return {
    name: "messages",
    enforce: "pre",
    resolveId(id) {
      if (!id.startsWith(SCHEME)) return null;
      const [, file, wish] = /^messages:(\w+\/[^?]*)(.*)/.exec(id) ?? [];
      return file ? `${fileURLToPath(new URL(`${file}.ftl`, FOLDER))}${wish}` : `\0${id}`;
    },
    async load(id) {
      if (id.startsWith(`\0${SCHEME}`)) {
        const wish = id.slice(SCHEME.length + 1);
        return `export default {${LANGUAGES.map((language) => `${language}: () => import(${JSON.stringify(`${SCHEME}${language}/${wish}`)})`).join(", ")}}`;
      }
      const [file = "", query] = id.split("?");
      if (!file.endsWith(".ftl")) return null;
      const wish = Object.fromEntries(new URLSearchParams(query));
      const files = [file, ...(wish.with?.split(",") ?? []).map((name) => join(dirname(file), `${name}.ftl`))];
      const texts = await Promise.all(files.map((one) => readFile(one, "utf8")));
      return `export default ${JSON.stringify(packed(texts.join("\n"), wish))}`;
    },
  };
}
