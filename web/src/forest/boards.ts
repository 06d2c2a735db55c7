/** The shapes of the boards that come with the game, as the rules have them. */

import table from "../../../src/permonik/engine/diamond_forest/data/board.csv?raw";

const SHAPES = new Map(
  table
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((row) => row.split(","))
    .map(([name = "", shape = ""]) => [name, shape]),
);

/** Rows of letters: `o` is a tile, `e` an entrance and `.` no cell. */
export function shapeOf(board: string): string[][] {
  return (SHAPES.get(board) ?? "").split("/").map((row) => [...row]);
}
