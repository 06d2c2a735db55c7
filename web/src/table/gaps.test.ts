import { expect, test } from "vitest";

import type { Line } from "../generated/protocol";
import { gapsIn } from "./gaps";

function moved(number: number): Line {
  return { number, kind: "moved", seat: 0, by: "person", events: [] };
}

const SAT: Line = { number: 1, kind: "sat", seat: 0, name: "Eva" };
const DEALT: Line = { number: 6, kind: "dealt", events: [] };

test("a story from the deal on has no gap, whenever the seat was taken", () => {
  expect(gapsIn([])).toEqual(new Set());
  expect(gapsIn([SAT])).toEqual(new Set());
  expect(gapsIn([SAT, DEALT, moved(7), moved(8)])).toEqual(new Set());
});

test("what was left out of the game is noticed", () => {
  expect(gapsIn([DEALT, moved(7), moved(10), moved(11), moved(13)])).toEqual(new Set([2, 4]));
  expect(gapsIn([moved(40), moved(41)])).toEqual(new Set([0]));
});
