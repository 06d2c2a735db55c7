import { describe, expect, it } from "vitest";

import type { OpenEvent } from "../../replay/replay";
import { type ForestScreen, shared, type Tile, tileAt, together } from "./screen";

const SCREEN = { tiles: [{ x: 0, y: 0, name: "entrance", up: true }, { x: 1, y: 0 }, { x: 1, y: 1, name: "imp", up: true }] } as unknown as ForestScreen;

describe("several seats at one device", () => {
  const withFace = { ...SCREEN, tiles: SCREEN.tiles.map((tile) => (tile.x === 1 && tile.y === 0 ? { ...tile, name: "fire" } : tile)) };

  it("do not see what only one of them has seen", () => {
    expect(tileAt(shared([withFace, SCREEN]), { x: 1, y: 0 })).toEqual({ x: 1, y: 0 });
    expect(tileAt(shared([SCREEN, withFace]), { x: 1, y: 0 })).toEqual({ x: 1, y: 0 });
  });

  it("see what all of them have seen, and what lies face up", () => {
    expect(tileAt(shared([withFace, withFace]), { x: 1, y: 0 })?.name).toBe("fire");
    expect(tileAt(shared([SCREEN, SCREEN]), { x: 1, y: 1 })?.name).toBe("imp");
  });
});

it("all eyes together know every face that is ever seen, wherever its tile lies", () => {
  const dark: Tile[] = [{ x: 0, y: 0 }, { x: 1, y: 0 }];
  const step = (events: OpenEvent[], tiles: Tile[]) => ({ events, eyes: new Map([[null, { tiles } as ForestScreen]]) });
  // A fire is seen and covered again, then its tile moves to the right.
  const seen = together([
    step([], dark),
    step([{ name: "shown", args: { seat: 0, x: 0, y: 0, tile: "fire" } }], [{ x: 0, y: 0, name: "fire", up: true }, { x: 1, y: 0 }]),
    step([{ name: "covered", args: { x: 0, y: 0 } }], dark),
    step([{ name: "swapped", args: { seat: 0, x: 0, y: 0, to_x: 1, to_y: 0 } }], dark),
  ]);
  expect(seen.map(({ tiles }) => tiles.map(({ name }) => name))).toEqual([["fire", undefined], ["fire", undefined], ["fire", undefined], [undefined, "fire"]]);
});
