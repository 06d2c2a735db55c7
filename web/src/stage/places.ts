/** Where something is on a board: a cell, a field of the card that lies there, or the border to a neighbour. */

export interface Cell {
  x: number;
  y: number;
}

export interface Place extends Cell {
  /** A field of the card, as the card counts them. */
  field?: number;
  /** The border to the east or to the south; the others are borders of neighbours. */
  side?: "east" | "south";
}

/** How large cells are, and how far the board goes. */
export interface Grid {
  width: number;
  height: number;
  /** A board of a fixed size, from corner to corner; cards may lie beside it. */
  box?: Box;
  /** Whether it stands still: nobody moves it or comes closer. */
  still?: boolean;
  /** Whether it is always seen as a whole, as large as there is room, and has no buttons: on a big screen, and on a map beside it. */
  whole?: boolean;
}

export interface Box {
  west: number;
  east: number;
  north: number;
  south: number;
}

export function sameCell(one: Cell, other: Cell): boolean {
  return one.x === other.x && one.y === other.y;
}

/** Places as keys, such as "1,0", "1,0.2" and "1,0 east". */
export function keyOf({ x, y, field, side }: Place): string {
  return `${x},${y}${field === undefined ? "" : `.${field}`}${side ? ` ${side}` : ""}`;
}

/** The cells between the outermost ones, and all of a board of a fixed size. */
export function around(cells: Cell[], board?: Box): Box {
  const corners = board ? [{ x: board.west, y: board.north }, { x: board.east, y: board.south }] : [];
  const all = [...cells, ...corners];
  if (!all.length) return { west: 0, east: 0, north: 0, south: 0 };
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  return { west: Math.min(...xs), east: Math.max(...xs), north: Math.min(...ys), south: Math.max(...ys) };
}

/** What a person comes close to where there is no room for all: the fields that can be chosen, for they are small, else what matters and every place that can be chosen. */
export function closeUp(matters: Cell[] = [], choosable: Place[] = []): Box | null {
  const fields = choosable.filter(({ field }) => field !== undefined);
  if (fields.length) return around(fields);
  return matters.length ? around([...matters, ...choosable]) : null;
}
