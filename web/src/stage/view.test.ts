import { expect, it } from "vitest";

import { BoardView } from "./view.svelte";

const WHOLE = { west: -4, east: 4, north: -4, south: 4 };
const NEAR = { west: -1, east: 1, north: 0, south: 1 };

function seenFrom(width: number, height: number): BoardView {
  const view = new BoardView(() => ({ width: 100, height: 150 }), () => WHOLE, () => NEAR);
  [view.width, view.height] = [width, height];
  view.follow();
  return view;
}

it("a board is seen as a whole where there is room for it", () => {
  expect(seenFrom(1800, 900).pointAt(900, 0)[1]).toBeLessThan(WHOLE.north);
});

it("what matters is seen where there is not, and the whole board in turn", () => {
  const view = seenFrom(360, 400);
  const close = view.scale;
  expect(view.pointAt(180, 0)[1]).toBeGreaterThan(WHOLE.north);
  view.fit();
  expect(view.pointAt(180, 0)[1]).toBeLessThan(WHOLE.north);
  view.fit();
  expect(view.scale).toBe(close);
});

it("who has moved the board is left where they are", () => {
  const view = seenFrom(360, 400);
  view.pan(50, 0);
  const { left } = view;
  view.follow();
  expect(view.left).toBe(left);
});
