/** Where things lie in the world of a board, as styles. */

import { type Cell, type Grid, type Place, sameCell } from "./places";
import { type Laid, middleOf } from "./scene";

/** The part of a card that a finger needs on a border, or on a field that does not say how much room it has. */
const FINGER = 0.5;
/** The part of a card that a token takes. */
export const TOKEN = 0.62;

function roomOf(place: Place, cards: Laid[]): number {
  return (place.field === undefined ? undefined : cards.find((card) => sameCell(card, place))?.room) ?? FINGER;
}

export function cellStyle({ x, y }: Cell, unit: Grid): string {
  return `left: ${x * unit.width}px; top: ${y * unit.height}px`;
}

/** A cell as a whole; a field or a border as large as there is room, or a part of a card. */
export function placeStyle(place: Place, unit: Grid, cards: Laid[], part = roomOf(place, cards)): string {
  if (place.field === undefined && !place.side) return cellStyle(place, unit);
  const [x, y] = middleOf(place, cards);
  const size = unit.width * part;
  return `left: ${x * unit.width - size / 2}px; top: ${y * unit.height - size / 2}px; width: ${size}px; height: ${size}px`;
}
