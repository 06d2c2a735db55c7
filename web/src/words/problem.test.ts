import { beforeEach, expect, it } from "vitest";

import forest from "../../../src/permonik/messages/en/options-diamond-forest.ftl?raw";
import base from "messages:en/server?with=web-home";
import { sayRefused } from "./problem";
import table from "messages:en/events?with=moves,people,web";
import { words } from "./words.svelte";

beforeEach(() => {
  words.know("en", [base, table, forest]);
});

const wrong = (details: Record<string, unknown>): string => sayRefused({ code: "wrong_option", details: { option: "board", ...details }, rules: [] });

it("a refusal that has its reason says it exactly", () => {
  expect(wrong({ reason: "places", tiles: 6, places: 7 })).toBe("Tiles: 6, places: 7. There must be as many tiles as places.");
  expect(wrong({ reason: "entrances", entrances: 2, least: 3, most: 4 })).toContain("so 3 at least");
});

it("a refusal whose reason nobody has put into words is said all the same", () => {
  expect(wrong({ reason: "new-in-the-engine" })).toBe(wrong({}));
  expect(sayRefused({ code: "host_only", details: {}, rules: [] })).toBe("Only the host can do that.");
});

it("a move that nobody can read is told from one that is not allowed", () => {
  const refused = { code: "malformed_move", details: { expected: "keep 2", got: "keep two" }, rules: [] };
  expect(sayRefused(refused)).toBe("I do not understand “keep two”. For example: keep 2.");
});
