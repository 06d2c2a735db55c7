import { readdirSync, readFileSync } from "node:fs";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import { isNotation, packed } from "./messages.mjs";
import { Words } from "./src/words/words.svelte";

const FOLDER = new URL("../src/permonik/messages/", import.meta.url);
/** Texts of the terminal, in which signs stand that part packed texts. The page fetches none of them. */
const TERMINAL = /^(play|cli|serve|study|worker|verify|move-tables)/;
/** Of all plurals, and one that a language parts by a space or a comma. */
const NUMBERS = [0, 1, 2, 5, 12_345.5];

/** The names of arguments in a pattern, and for each what may be said for it. */
function argumentsOf(pattern, found = new Map()) {
  for (const piece of typeof pattern === "string" ? [] : pattern) {
    const name = piece.name ?? piece.selector?.name;
    if (name === undefined) continue;
    const values = found.get(name) ?? new Set(["Eva", ...NUMBERS]);
    found.set(name, values);
    for (const { key, value } of piece.variants ?? []) {
      values.add(key.value);
      argumentsOf(value, found);
    }
  }
  return found;
}

/** Each argument is each of its values, while the others take turns. */
function wishes(pattern) {
  const all = [...argumentsOf(pattern)].map(([name, values]) => [name, [...values]]);
  const most = Math.max(1, ...all.map(([, values]) => values.length));
  return Array.from({ length: most * Math.max(1, all.length) }, (_, turn) =>
    Object.fromEntries(all.map(([name, values], place) => [name, values[Math.floor(turn / most ** (place % 2)) % values.length]])));
}

test.each(["cs", "sk", "en"])("packed messages say what Fluent says (%s)", (language) => {
  let said = 0;
  for (const name of readdirSync(new URL(language, FOLDER)).filter((file) => !TERMINAL.test(file))) {
    const text = readFileSync(new URL(`${language}/${name}`, FOLDER), "utf8");
    const words = new Words();
    words.know(language, [packed(text), packed(text, { numbers: "" })]);
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    const same = (id, pattern) => {
      for (const args of wishes(pattern)) {
        expect(words.say(id, args).replaceAll("\u00a0", " "), `${id} ${JSON.stringify(args)}`).toBe(bundle.formatPattern(pattern, args).replaceAll("\u00a0", " "));
        said += 1;
      }
    };
    for (const { id } of new FluentResource(text).body) {
      const { value, attributes } = bundle.getMessage(id);
      if (value && !isNotation(id, value, attributes)) same(id, value);
      for (const [attribute, pattern] of Object.entries(attributes)) if (attribute !== "seen") same(`${id}.${attribute}`, pattern);
    }
  }
  expect(said).toBeGreaterThan(1_000);
});

test("who sees the board is told no numbers of cells, and who does not is told them", () => {
  const text = "event-stepped = Goes to { $x },{ $y }.\n .short = { $x }\n .seen = Goes on.\nevent-stopped = Stops.";
  expect(packed(text)).toBe("event-stepped=Goes on.\n.short={x}\nevent-stopped=Stops.");
  expect(packed(text, { numbers: "" })).toBe("event-stepped=Goes to {x},{y}.\n.short={x}");
});

test("some messages are fetched later", () => {
  const text = "card-map = map\nrefusal-no-map = No map.\n";
  expect(packed(text, { without: "refusal" })).toBe("card-map=map");
  expect(packed(text, { only: "refusal" })).toBe("refusal-no-map=No map.");
});

test("a card that has a title does not come with its notation", () => {
  expect(packed("card-NES = NES\n .title = fork\n .laid = fork (up)\ncard-imp = imp")).toBe("card-NES.title=fork\n.laid=fork (up)\ncard-imp=imp");
});

test("a message that has attributes alone says nothing itself", () => {
  expect(packed("card-map =\n .title = map")).toBe("card-map.title=map");
});

test("what the page cannot say is noticed when it is built", () => {
  expect(() => packed("less = 1 > 0")).toThrow("parts texts already");
  expect(() => packed("often = { NUMBER($count) }")).toThrow("cannot say a func");
});
