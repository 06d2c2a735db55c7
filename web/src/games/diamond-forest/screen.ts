/** The screen of Diamond Forest, and what an event does to what is shown. The true screen always has the last word. */

import type { Gem, Trick } from "./draw/pictures";
import type { Dwarf, Event, ForestView, Tile } from "../../generated/protocol";
import { isOf, type Screen } from "../../table/screens";
import type { Cell } from "../../table/choice.svelte";

export type ForestScreen = ForestView;
export type { Dwarf, Tile };

/** Only ever asked for a screen of this game. */
export function forestOf(screen: Screen): ForestScreen {
  if (!isOf("diamond-forest", screen)) throw new Error(`a screen of ${screen.game} in the forest`);
  return screen;
}

/** The wire has plain words; these are the ones that are drawn. */
export function gemOf(colour: string): Gem {
  return colour as Gem;
}

export function faceOf(face: string): number | Trick {
  return /^\d$/.test(face) ? Number(face) : (face as Trick);
}

export function place({ x, y }: Cell): string {
  return `${x},${y}`;
}

/** Where a dwarf stands; null before it starts and after it has got home. */
export function standsAt({ x = null, y = null }: Dwarf): Cell | null {
  return x === null || y === null ? null : { x, y };
}

export function dwarfsAt({ dwarfs }: ForestScreen, cell: Cell): number[] {
  return dwarfs.flatMap((dwarf, seat) => (dwarf.x === cell.x && dwarf.y === cell.y ? [seat] : []));
}

/** The face of the tile that may be entered. */
export function shownFace({ shown, tiles }: ForestScreen): string | null {
  const at = shown && place({ x: shown[0], y: shown[1] });
  return tiles.find((tile) => place(tile) === at)?.name ?? null;
}

/** Columns and rows of the board. */
export function sizeOf({ tiles }: ForestScreen): { columns: number; rows: number } {
  return { columns: 1 + Math.max(...tiles.map(({ x }) => x)), rows: 1 + Math.max(...tiles.map(({ y }) => y)) };
}

/** What several seats at one device may all see: a face that only one of them has seen stays covered. */
export function together(screens: ForestScreen[]): ForestScreen {
  const [first, ...others] = screens;
  if (!first) throw new Error("no screen");
  const tiles = first.tiles.map((tile, index): Tile => {
    const hidden = !tile.up && others.some(({ tiles }) => !tiles[index]?.name);
    return hidden ? { x: tile.x, y: tile.y } : tile;
  });
  return { ...first, tiles };
}

/** What several people at one device may hear of an event: a secret is for one of them alone. */
export function forAll({ name, args }: Event): Event {
  return { name, args };
}

// What an event does.

type Args = Event["args"];
type Change = (screen: ForestScreen, args: Args) => Partial<ForestScreen>;

function cellOf(args: Args, prefix = ""): Cell {
  return { x: Number(args[`${prefix}x`]), y: Number(args[`${prefix}y`]) };
}

function lay(screen: ForestScreen, cell: Cell, tile: Omit<Tile, "x" | "y">): Tile[] {
  return screen.tiles.map((one) => (place(one) === place(cell) ? { ...cell, ...tile } : one));
}

function change(screen: ForestScreen, seat: unknown, what: (dwarf: Dwarf) => Dwarf): Dwarf[] {
  return screen.dwarfs.map((dwarf, number) => (number === seat ? { ...dwarf, ...what(dwarf) } : dwarf));
}

function exchange(screen: ForestScreen, one: Cell, other: Cell): Tile[] {
  const to = new Map([[place(one), other], [place(other), one]]);
  const moved = new Map(screen.tiles.map((tile) => [place(to.get(place(tile)) ?? tile), tile]));
  return screen.tiles.map(({ x, y }) => ({ ...moved.get(place({ x, y })), x, y }));
}

const turnUp: Change = (screen, args) => ({ tiles: lay(screen, cellOf(args), { name: String(args["tile"]), up: true }) });
const walk: Change = (screen, args) => ({ dwarfs: change(screen, args["seat"], () => cellOf(args)) });
const standUp: Change = (screen, { seat }) => ({ dwarfs: change(screen, seat, () => ({ stuck: false })) });

const CHANGES: Record<string, Change> = {
  shown: turnUp,
  lit: turnUp,
  covered: (screen, args) => ({ tiles: lay(screen, cellOf(args), {}) }),
  started: walk,
  travelled: walk,
  entered: (screen, args) => ({ ...turnUp(screen, args), ...walk(screen, args) }),
  took: (screen, { seat, colour }) => ({ dwarfs: change(screen, seat, ({ diamonds = [] }) => ({ diamonds: [...diamonds, String(colour)] })) }),
  climbed: (screen, { seat, earned }) => ({ dwarfs: change(screen, seat, ({ equipment = 0 }) => ({ stuck: false, equipment: equipment + (earned ? 1 : 0) })) }),
  paid_tokens: (screen, { seat, tokens }) => ({ dwarfs: change(screen, seat, ({ equipment = 0 }) => ({ stuck: false, equipment: equipment - Number(tokens) })) }),
  crossed: standUp,
  stuck: (screen, { seat }) => ({ dwarfs: change(screen, seat, () => ({ stuck: true })) }),
  traded(screen, { seat, on }) {
    const [here, there] = [seat, on].map((one) => standsAt(screen.dwarfs[Number(one)] ?? {}));
    const dwarfs = change(screen, seat, () => ({ ...there, stuck: false }));
    return { dwarfs: change({ ...screen, dwarfs }, on, () => ({ ...here, stuck: false })) };
  },
  whisked(screen, args) {
    const [from, to] = [cellOf(args), cellOf(args, "to_")];
    const dwarfs = screen.dwarfs.map((dwarf) => (dwarf.x === from.x && dwarf.y === from.y ? { ...dwarf, ...to } : dwarf));
    return { tiles: exchange(screen, from, to), dwarfs };
  },
  swapped: (screen, args) => ({ tiles: exchange(screen, cellOf(args), cellOf(args, "to_")) }),
  got_home: (screen, { seat, rank }) => ({ dwarfs: change(screen, seat, () => ({ x: null, y: null, rank: Number(rank) })) }),
  turn: (_, { seat }) => ({ active: Number(seat), to_move: Number(seat) }),
};

/** What is to be seen when this has happened. */
export function after(screen: ForestScreen, event: Event): ForestScreen {
  return { ...screen, ...CHANGES[event.name]?.(screen, event.args) };
}
