import { readdirSync, readFileSync } from "node:fs";

import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import { chosen, shortened } from "./messages.mjs";

const FOLDER = new URL("../src/permonik/messages/", import.meta.url);
/** Texts of the terminal, where the room before a line is seen. The page fetches none of them. */
const TERMINAL = /^play/;

function read(text) {
  return JSON.parse(JSON.stringify(new FluentResource(text).body));
}

test.each(["cs", "sk", "en"])("short messages say the same (%s)", (language) => {
  const files = readdirSync(new URL(language, FOLDER)).filter((name) => !TERMINAL.test(name));
  for (const name of files) {
    const text = readFileSync(new URL(`${language}/${name}`, FOLDER), "utf8");
    expect(read(shortened(text)), name).toEqual(read(text));
    expect(shortened(text), name).not.toMatch(/^#/m);
  }
});

test("who sees the board is told no numbers of cells, and who does not is told them", () => {
  const text = "event-stepped = Goes to { $x },{ $y }.\n .short = { $x }\n .seen = Goes on.\nevent-stopped = Stops.";
  expect(chosen(text, {})).toBe("event-stepped = Goes on.\n .short = { $x }\nevent-stopped = Stops.");
  expect(chosen(text, { numbers: "" })).toBe("event-stepped = Goes to { $x },{ $y }.\n .short = { $x }");
});
