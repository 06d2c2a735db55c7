import { expect, test } from "vitest";

import { opinionsIn, withOpinion } from "./opinions";

test("each seat of a device has opinions of its own, and the last one about somebody counts", () => {
  const before = opinionsIn([{ seat: 0, noted: [{ about: 1, grade: "trust" }] }, { seat: 2, noted: [{ about: 0, grade: "suspect" }] }, { seat: 3 }]);
  const after = withOpinion(withOpinion(before, { seat: 0, about: 1, grade: "suspect" }), { seat: 0, about: 2, grade: "unsure" });
  expect([...(after.get(0) ?? [])]).toEqual([[1, "suspect"], [2, "unsure"]]); // prettier-ignore
  expect([...(after.get(2) ?? [])]).toEqual([[0, "suspect"]]);
  expect([...(before.get(0) ?? [])]).toEqual([[1, "trust"]]);
});

test("who watches has none, and what a newer server calls otherwise is not shown", () => {
  expect(opinionsIn([{ seat: null }]).size).toBe(0);
  expect(opinionsIn([{ seat: 0, noted: [{ about: 1, grade: "love" }] }]).size).toBe(0);
});
