/** A board of one's own while it is made. Whether it may be played is for the server to say. */

import type { GameFacts } from "../../api";
import type { Board, Shape } from "./boards";

/** The longest side that a board can be written with. */
export const LONGEST = 12;

export const OUTLINES = ["rectangle", "cross"] as const;
export type Outline = (typeof OUTLINES)[number];

/** What lies in the box: how many tiles of each kind, and the colours of the diamonds. */
export interface Box {
  tiles: Record<string, number>;
  colours: string[];
}

const DIAMOND = "diamond-";

export function boxOf({ cards }: Pick<GameFacts, "cards">): Box {
  const tiles: Record<string, number> = {};
  for (const { kind, count } of cards) if (kind !== "diamond" && kind !== "entrance") tiles[kind] = (tiles[kind] ?? 0) + count;
  const diamonds = cards.filter(({ kind }) => kind === "diamond");
  return { tiles, colours: diamonds.map(({ name }) => name.slice(DIAMOND.length)) };
}

/** An entrance in the middle of each side, as on our boards. */
export function draw(outline: Outline, columns: number, rows: number): Shape {
  const [arm, leg] = outline === "cross" ? [Math.floor(columns / 3), Math.floor(rows / 3)] : [0, 0];
  const shape: Shape = Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_, x) => ((x >= arm && x < columns - arm) || (y >= leg && y < rows - leg) ? "o" : ".")),
  );
  const [left, right] = [Math.floor((columns - 1) / 2), Math.floor(columns / 2)];
  const [upper, lower] = [Math.floor((rows - 1) / 2), Math.floor(rows / 2)];
  shape[0]![left] = shape[rows - 1]![right] = shape[upper]![columns - 1] = shape[lower]![0] = "e";
  return shape;
}

export function outlineOf(shape: Shape): Outline {
  return shape[0]?.[0] === "." ? "cross" : "rectangle";
}

const NEXT: Record<string, string> = { o: "e", e: ".", ".": "o" };

/** The shape with another thing at one place: a tile becomes an entrance, an entrance nothing, nothing a tile. */
export function change(shape: Shape, x: number, y: number): Shape {
  return shape.map((row, at) => row.map((letter, across) => (at === y && across === x ? (NEXT[letter] ?? "o") : letter)));
}

export function placesOf({ shape }: Board): number {
  return shape.flat().filter((letter) => letter === "o").length;
}

export function sum(counts: Iterable<number>): number {
  return [...counts].reduce((total, count) => total + count, 0);
}

/** Tiles for all places, mixed as in the box; the diamonds stay. The spider, which fits few boards, comes last. */
export function suggest(board: Board, box: Box): Record<string, number> {
  const diamonds = Object.fromEntries(box.colours.map((colour) => [colour, board.tiles[colour] ?? 0]));
  const { spider = 0, ...usual } = box.tiles;
  const wanted = placesOf(board) - sum(Object.values(diamonds));
  const total = sum(Object.values(usual));
  const share = Math.max(0, Math.min(1, wanted / total));
  const exact = Object.entries(usual).map(([kind, count]) => ({ kind, count: Math.floor(count * share), rest: (count * share) % 1 }));
  const missing = Math.round(total * share) - sum(exact.map(({ count }) => count));
  const first = [...exact].sort((one, other) => other.rest - one.rest).slice(0, missing);
  for (const one of first) one.count++;
  const spiders = Math.max(0, Math.min(spider, wanted - total));
  return { ...Object.fromEntries(exact.map(({ kind, count }) => [kind, count])), spider: spiders, ...diamonds };
}
