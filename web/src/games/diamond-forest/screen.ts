/** The screen of Diamond Forest, and what is read from it. */

import type { ForestView } from "../../generated/protocol";
import type { OpenEvent } from "../../replay/replay";
import { type Cell, keyOf } from "../../stage/places";
import { isOf, type Screen } from "../../table/screens";
import type { SeenStep } from "../look";

export type ForestScreen = ForestView;
export type Dwarf = ForestView["dwarfs"][number];
export type Tile = ForestView["tiles"][number];

/** Only ever asked for a screen of this game. */
export function forestOf(screen: Screen): ForestScreen {
  if (!isOf("diamond-forest", screen)) throw new Error(`a screen of ${screen.game} in the forest`);
  return screen;
}

/** Where a dwarf stands; null before it starts and after it has got home. */
export function standsAt({ x = null, y = null }: Dwarf): Cell | null {
  return x === null || y === null ? null : { x, y };
}

export function dwarfsAt({ dwarfs }: ForestScreen, cell: Cell): number[] {
  return dwarfs.flatMap((dwarf, seat) => (dwarf.x === cell.x && dwarf.y === cell.y ? [seat] : []));
}

export function tileAt({ tiles }: ForestScreen, cell: Cell | null): Tile | undefined {
  return cell ? tiles.find((tile) => keyOf(tile) === keyOf(cell)) : undefined;
}

/** The tile that may be entered. */
export function shownCell({ shown }: ForestScreen): Cell | null {
  return shown && { x: shown[0], y: shown[1] };
}

/** What several seats at one device may all see: a face that only one of them has seen stays covered. */
export function shared(screens: ForestScreen[]): ForestScreen {
  const [first, ...others] = screens;
  if (!first) throw new Error("no screen");
  const tiles = first.tiles.map((tile, index): Tile => {
    const hidden = !tile.up && others.some(({ tiles }) => !tiles[index]?.name);
    return hidden ? { x: tile.x, y: tile.y } : tile;
  });
  return { ...first, tiles };
}

/** In a replay everybody together knows what any of them has seen, or comes to see, wherever its tile has gone. */
export function together(steps: SeenStep<ForestScreen>[]): ForestScreen[] {
  /** The faces of tiles: a tile is called by the cell where it lay first. */
  const faces = new Map<string, string>();
  const all = steps.map(({ eyes }) => {
    const screen = eyes.get(null);
    if (!screen) throw new Error("a step that nobody could watch");
    return screen;
  });
  let lying = new Map(all[0]?.tiles.map((tile) => [keyOf(tile), keyOf(tile)]));
  const places = steps.map(({ events }, step) => {
    for (const event of events) {
      lying = moved(event, lying);
      const face = event.args["tile"] ?? event.secret?.["tile"];
      if (typeof face === "string") faces.set(lying.get(`${String(event.args["x"])},${String(event.args["y"])}`)!, face);
    }
    for (const tile of all[step]!.tiles) if (tile.name) faces.set(lying.get(keyOf(tile))!, tile.name);
    return lying;
  });
  return all.map((screen, step) => {
    const tiles = screen.tiles.map((tile) => {
      const face = faces.get(places[step]!.get(keyOf(tile)) ?? "");
      return tile.name || !face ? tile : { ...tile, name: face };
    });
    return { ...screen, tiles };
  });
}

function moved({ name, args }: OpenEvent, lying: Map<string, string>): Map<string, string> {
  if (name !== "swapped" && name !== "whisked") return lying;
  const [one, other] = [`${String(args["x"])},${String(args["y"])}`, `${String(args["to_x"])},${String(args["to_y"])}`];
  return new Map(lying).set(one, lying.get(other)!).set(other, lying.get(one)!);
}
