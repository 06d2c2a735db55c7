import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { dropSecret, forgetTable, keepAsked, keepNotes, keepSecret, keptNotes, keptTable, keptTables, noteCommitment, notedCommitment } from "./device";
import { keepNothing } from "./storage.testing";

beforeEach(() => {
  keepNothing();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** Sits down at a table, and notes something of it, at a time of its own. */
function sitAt(number: number): void {
  vi.setSystemTime(number * 1000);
  const table = `table-${number}`;
  keepSecret({ table, code: `CODE${number}`, game: "diamond-forest" }, "secret");
  keepNotes(table, new Map([["1,2", "imp"]]));
  noteCommitment(table, "commitment");
}

test("of many tables the newest are kept, and nothing that was noted of the others", () => {
  for (let number = 0; number < 53; number++) sitAt(number);
  expect(keptTables()).toHaveLength(50);
  const noted = Array.from({ length: 53 }, (_, number) => [keptNotes(`table-${number}`).size, notedCommitment(`table-${number}`)]);
  expect(noted.slice(0, 3)).toEqual([[0, ""], [0, ""], [0, ""]]);
  expect(noted.slice(3).every(([notes, commitment]) => notes === 1 && commitment === "commitment")).toBe(true);
});

test("a table is forgotten with all that was noted of it", () => {
  sitAt(1);
  forgetTable("table-1");
  expect([keptTables(), keptNotes("table-1").size, notedCommitment("table-1")]).toEqual([[], 0, ""]);
});

test("another commitment than the one that was noted is not taken", () => {
  expect(noteCommitment("t", "one")).toBe(true);
  expect(noteCommitment("t", "one")).toBe(true);
  expect(noteCommitment("t", "two")).toBe(false);
});

test("a secret that was asked for is kept until it is answered", () => {
  const table = { table: "t", code: "CODE", game: "saboteur" };
  keepAsked(table, "one");
  keepAsked(table, "two");
  expect([keptTable("t")?.secrets, keptTable("t")?.asked]).toEqual([[], ["one", "two"]]);
  keepSecret(table, "one");
  expect([keptTable("t")?.secrets, keptTable("t")?.asked]).toEqual([["one"], ["two"]]);
  dropSecret("t", "two");
  expect([keptTable("t")?.secrets, keptTable("t")?.asked]).toEqual([["one"], []]);
  dropSecret("t", "one");
  expect(keptTable("t")).toBeUndefined();
});
