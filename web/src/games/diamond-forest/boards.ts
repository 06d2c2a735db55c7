/** Boards as texts: the ones that come with the game, as the rules have them, and `SHAPE:TILES` of one's own. */

import table from "../../../../src/permonik/engine/diamond_forest/data/board.csv?raw";

/** Rows of letters: `o` is a tile, `e` an entrance and `.` no cell. */
export type Shape = string[][];

export interface Board {
  shape: Shape;
  /** How many tiles of each kind, and diamonds by their colours. */
  tiles: Record<string, number>;
}

const [head = [], ...rows] = table
  .trim()
  .split(/\r?\n/)
  .map((row) => row.split(","));
const OURS = new Map(rows.map(([name = "", shape = "", ...counts]) => [name, { shape, tiles: head.slice(2).map((kind, at) => [kind, Number(counts[at])] as const) }]));

function readShape(text: string): Shape {
  return text.split("/").map((row) => [...row]);
}

export function shapeOf(board: string): Shape {
  return readShape(OURS.get(board)?.shape ?? board.split(":")[0] ?? "");
}

/** Of our boards the rules say how many diamonds there are: those of the first colours. */
export function readBoard(board: string, colours: string[]): Board {
  const ours = OURS.get(board);
  if (!ours) {
    const counts = [...board.matchAll(/([a-z]+)(\d+)/g)].map(([, kind = "", count]) => [kind, Number(count)] as const);
    return { shape: shapeOf(board), tiles: Object.fromEntries(counts) };
  }
  const { diamond = 0, ...tiles } = Object.fromEntries(ours.tiles);
  return { shape: shapeOf(board), tiles: { ...tiles, ...Object.fromEntries(colours.slice(0, diamond).map((colour) => [colour, 1])) } };
}

export function writeBoard({ shape, tiles }: Board): string {
  const counts = Object.entries(tiles).filter(([, count]) => count > 0);
  return `${shape.map((row) => row.join("")).join("/")}:${counts.map(([kind, count]) => kind + count).join()}`;
}
