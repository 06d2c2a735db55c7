import { expect, test } from "vitest";

import { type Chapter, linesOf, momentAfter, pathOf, percent, stretchesOf, thoughtsOf, timer } from "./analysis";

const CHAPTER: Chapter = {
  number: 2,
  roles: ["miner", "saboteur"],
  moments: [
    { step: 4, sides: { miners: 0.25, saboteurs: 0.75 }, seats: [0.25, 0.75] },
    { step: 5, sides: { miners: 1, saboteurs: 0 }, seats: [1, 0] },
  ],
  notes: [
    { step: 4, audience: [0.5, 0.5], eyes: [[0, 0.6], []] },
    { step: 5, audience: [0.4, 0.6], eyes: [[0, 0.7], []] },
  ],
  turning_points: [],
};
const TOLD = { title: "", winners: "", roles: [], turning_points: [], noters: [], truths: [], verdicts: [] };

test("curves are those of the sides, or of the seats where there are none", () => {
  expect(linesOf(CHAPTER, { ...TOLD, sides: { miners: "zlatokopové" } }, ["Eva", "Jan"])).toEqual([{ name: "zlatokopové", points: [[4, 0.25], [5, 1]] }]); // prettier-ignore
  expect(linesOf(CHAPTER, { ...TOLD, sides: {} }, ["Eva", "Jan"]).map(({ name }) => name)).toEqual(["Eva", "Jan"]);
});

test("a seat that thinks nothing has no curve", () => {
  expect(thoughtsOf(CHAPTER, null, 1)).toEqual([[4, 0.5], [5, 0.6]]); // prettier-ignore
  expect(thoughtsOf(CHAPTER, 1, 0)).toEqual([]);
});

test("steps lie from left to right and chances from the bottom up, also at a single moment", () => {
  expect(pathOf([[4, 0], [5, 1]], 100, 50)).toBe("0.0,50.0 100.0,0.0"); // prettier-ignore
  expect(pathOf([[7, 0.5]], 100, 50)).toBe("0.0,25.0");
  expect(pathOf([[4, 0], [5, 1]], 100, 50, 8)).toBe("0.0,50.0 25.0,0.0"); // prettier-ignore
});

test("an opinion stands until the next one, and the last until the round is decided", () => {
  const moments = [4, 5, 6, 7, 8].map((step) => ({ step, sides: {}, seats: [] }));
  const noted = [{ step: 5, grade: "trust" as const, believed: 0.2 }, { step: 7, grade: "suspect" as const, believed: null }]; // prettier-ignore
  expect(stretchesOf(noted, { ...CHAPTER, moments })).toEqual([
    { grade: "trust", from: 0.25, to: 0.75 },
    { grade: "suspect", from: 0.75, to: 1 },
  ]);
});

test("only what is certain is nothing or all", () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual([0, 1, 50, 99, 100]);
});

test("a replay has one moment more for each round before", () => {
  expect(momentAfter(5, CHAPTER)).toBe("#step=6&eyes=all");
});

test("the time that is left is told as soon as the pace is known", () => {
  const left = timer();
  expect([left(0, 0), left(0, 5000), left(0.1, 6000), left(0.1, 7000), left(0.3, 8000), left(1, 15_000)]).toEqual([null, null, null, null, 7, 0]);
});
