import { expect, test } from "vitest";

import { readBoard, shapeOf, writeBoard } from "./boards";
import { boxOf, change, draw, outlineOf, placesOf, suggest, sum } from "./own";

const COLOURS = ["red", "blue", "green", "yellow"];
const TILES = { path: 31, imp: 19, bog: 5, gallery: 5, fire: 2, rock: 10, spider: 1 };
const BOX = { tiles: TILES, colours: COLOURS };

test("our boards are drawn by their outline and size", () => {
  expect(draw("rectangle", 6, 6)).toEqual(shapeOf("light"));
  expect(draw("rectangle", 9, 4)).toEqual(shapeOf("rectangle"));
  expect(draw("rectangle", 8, 8)).toEqual(shapeOf("8x8"));
  expect(draw("cross", 9, 9)).toEqual(shapeOf("cross"));
  expect(outlineOf(shapeOf("cross"))).toBe("cross");
  expect(outlineOf(shapeOf("full"))).toBe("rectangle");
});

test("a board of one's own is read as it was written", () => {
  const text = "eooo/oooo/oooe:path4,imp2,rock1,red1,blue1,green1";
  expect(writeBoard(readBoard(text, COLOURS))).toBe(text);
});

test("one of our boards is where one begins: its tiles fill its places", () => {
  const light = readBoard("light", COLOURS);
  expect(light.tiles).toMatchObject({ path: 10, red: 1, green: 1 });
  expect(light.tiles["yellow"]).toBeUndefined();
  expect(sum(Object.values(light.tiles))).toBe(placesOf(light));
});

test("what is not there is not written", () => {
  expect(writeBoard({ shape: [["e", "o"]], tiles: { path: 1, spider: 0 } })).toBe("eo:path1");
});

test("a place becomes an entrance, then nothing, then a tile again", () => {
  const changes = [change, change, change].reduce<string[][][]>((made) => [...made, change(made.at(-1)!, 1, 0)], [[["o", "o"], ["o", "o"]]]);
  expect(changes.map((shape) => shape.map((row) => row.join("")).join("/"))).toEqual(["oo/oo", "oe/oo", "o./oo", "oo/oo"]);
});

test("the box is what the rules say of the tiles", () => {
  const card = { open: "", links: [], feature: "", tools: [] };
  const cards = [
    { ...card, name: "path", kind: "path", count: 31 },
    { ...card, name: "entrance", kind: "entrance", count: 4 },
    { ...card, name: "rock-1", kind: "rock", count: 0 },
    { ...card, name: "rock-2", kind: "rock", count: 2 },
    { ...card, name: "rock-3", kind: "rock", count: 3 },
    { ...card, name: "diamond-red", kind: "diamond", count: 1 },
  ];
  expect(boxOf({ cards })).toEqual({ tiles: { path: 31, rock: 5 }, colours: ["red"] });
});

test("suggested tiles fill every board that the box can fill, and stay within the box", () => {
  for (let columns = 3; columns <= 9; columns++) {
    for (let rows = 3; rows <= 9; rows++) {
      const board = { shape: draw("rectangle", columns, rows), tiles: { red: 1, blue: 1, green: 1, yellow: 1 } };
      const tiles = suggest(board, BOX);
      expect(sum(Object.values(tiles))).toBe(placesOf(board));
      expect(Object.entries(TILES).filter(([kind, most]) => (tiles[kind] ?? 0) > most)).toEqual([]);
    }
  }
});

test("a board that is too large for the box gets all there is", () => {
  const board = { shape: draw("rectangle", 12, 12), tiles: { red: 1, blue: 1, green: 1 } };
  expect(suggest(board, BOX)).toEqual({ ...TILES, red: 1, blue: 1, green: 1, yellow: 0 });
});
