import { describe, expect, it } from "vitest";

import type { Event } from "../../generated/protocol";
import { after, dwarfsAt, forAll, type ForestScreen, sizeOf, together } from "./screen";

const SCREEN = {
  active: 0,
  to_move: 0,
  tiles: [
    { x: 0, y: 0, name: "entrance", up: true },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: 1, y: 1, name: "imp", up: true },
  ],
  dwarfs: [
    { x: 0, y: 0, diamonds: [], equipment: 1 },
    { x: 1, y: 1, diamonds: ["red"], stuck: true },
  ],
} as unknown as ForestScreen;

function happens(...events: [string, Event["args"]][]): ForestScreen {
  return events.reduce((screen, [name, args]) => after(screen, { name, args }), SCREEN);
}

const tileOf = (screen: ForestScreen, x: number, y: number) => screen.tiles.find((tile) => tile.x === x && tile.y === y);

describe("what is shown", () => {
  it("turns a tile over, and back into the dark without a trace", () => {
    const shown = happens(["shown", { seat: 0, x: 1, y: 0, tile: "bog" }]);
    expect(tileOf(shown, 1, 0)).toEqual({ x: 1, y: 0, name: "bog", up: true });
    expect(after(shown, { name: "covered", args: { x: 1, y: 0 } }).tiles).toEqual(SCREEN.tiles);
  });

  it("moves a dwarf to the tile it enters, and lays it down when it is stuck", () => {
    const entered = happens(["entered", { seat: 0, x: 1, y: 0, tile: "bog" }], ["stuck", { seat: 0 }]);
    expect(dwarfsAt(entered, { x: 1, y: 0 })).toEqual([0]);
    expect(entered.dwarfs[0]?.stuck).toBe(true);
  });

  it("puts diamonds into the bag, and tokens in and out of it", () => {
    const rich = happens(["took", { seat: 0, colour: "blue" }], ["climbed", { seat: 0, earned: true }]);
    expect(rich.dwarfs[0]).toMatchObject({ diamonds: ["blue"], equipment: 2 });
    expect(after(rich, { name: "paid_tokens", args: { seat: 0, tokens: 2 } }).dwarfs[0]?.equipment).toBe(0);
  });

  it("lets two dwarfs trade places, and both stand", () => {
    const { dwarfs } = happens(["traded", { seat: 0, on: 1 }]);
    expect(dwarfs[0]).toMatchObject({ x: 1, y: 1, stuck: false });
    expect(dwarfs[1]).toMatchObject({ x: 0, y: 0, stuck: false });
  });

  it("carries the imp and everybody on it to the other place", () => {
    const whisked = happens(["whisked", { seat: 1, x: 1, y: 1, to_x: 0, to_y: 1 }]);
    expect(tileOf(whisked, 0, 1)).toMatchObject({ name: "imp", up: true });
    expect(tileOf(whisked, 1, 1)?.name).toBeUndefined();
    expect(dwarfsAt(whisked, { x: 0, y: 1 })).toEqual([1]);
  });

  it("takes a dwarf off the board that has got home", () => {
    expect(happens(["got_home", { seat: 1, rank: 1 }]).dwarfs[1]).toMatchObject({ x: null, y: null, rank: 1 });
  });

  it("stays as it is when something happens that is not to be seen", () => {
    expect(happens(["declined", { seat: 0 }])).toEqual(SCREEN);
  });
});

describe("several seats at one device", () => {
  const withFace = { ...SCREEN, tiles: SCREEN.tiles.map((tile) => (tile.x === 1 && tile.y === 0 ? { ...tile, name: "fire" } : tile)) };

  it("do not see what only one of them has seen", () => {
    expect(tileOf(together([withFace, SCREEN]), 1, 0)).toEqual({ x: 1, y: 0 });
    expect(tileOf(together([SCREEN, withFace]), 1, 0)).toEqual({ x: 1, y: 0 });
  });

  it("see what all of them have seen, and what lies face up", () => {
    expect(tileOf(together([withFace, withFace]), 1, 0)?.name).toBe("fire");
    expect(tileOf(together([SCREEN, SCREEN]), 1, 1)?.name).toBe("imp");
  });

  it("do not hear what only one of them is told", () => {
    const args = { seat: 0, x: 1, y: 0 };
    expect(forAll({ name: "peeked", args, secret: { tile: "fire" } })).toEqual({ name: "peeked", args });
  });
});

it("knows how large the board is", () => {
  expect(sizeOf(SCREEN)).toEqual({ columns: 2, rows: 2 });
});
