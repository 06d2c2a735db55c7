import { beforeEach, expect, test } from "vitest";

import { forgetTable } from "./device";
import { keepNothing } from "./storage.testing";
import { Notes } from "./notes.svelte";

beforeEach(keepNothing);

test("one mark goes on one tile, and the next tap is for the dwarf", () => {
  const notes = new Notes("t");
  notes.take("imp");
  notes.put({ x: 1, y: 2 });
  expect([...notes.marks]).toEqual([["1,2", "imp"]]);
  expect(notes.held).toBeNull();
  notes.put({ x: 3, y: 3 });
  expect(notes.marks.size).toBe(1);
});

test("the same mark takes itself away", () => {
  const notes = new Notes("t");
  for (const _ of [1, 2]) {
    notes.take("bog");
    notes.put({ x: 0, y: 0 });
  }
  expect(notes.marks.size).toBe(0);
});

test("marks stay when the page is opened again, each table for itself", () => {
  const notes = new Notes("t");
  notes.take("imp");
  notes.put({ x: 1, y: 2 });
  expect(new Notes("t").marks.get("1,2")).toBe("imp");
  expect(new Notes("other").marks.size).toBe(0);
});

test("marks are forgotten with their table", () => {
  const notes = new Notes("t");
  notes.take("imp");
  notes.put({ x: 1, y: 2 });
  forgetTable("t");
  expect(new Notes("t").marks.size).toBe(0);
});
