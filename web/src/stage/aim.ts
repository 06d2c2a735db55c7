/** Which place a tap or an arrow key means. */

import type { PlaceTarget } from "../table/targets";
import type { Cell, Grid, Place } from "./places";
import { type Laid, middleOf } from "./scene";

/** How near a tap must be to mean a border or a field, in parts of a card. */
const NEAR = 0.55;

/** Where the arrow keys lead. */
export const ARROWS: Record<string, Cell> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** A border or a field that can be chosen and is near, or the cell. A finger is larger than they are. */
export function tapped([x, y]: [number, number], targets: PlaceTarget[], cards: Laid[], { width, height }: Grid): Place {
  const near = targets
    .filter(({ place }) => place.side || place.field !== undefined)
    .map(({ place }) => {
      const [toX, toY] = middleOf(place, cards);
      return { place, far: Math.hypot(toX - x, ((toY - y) * height) / width) };
    })
    .sort((one, other) => one.far - other.far)[0];
  return near && near.far < NEAR ? near.place : { x: Math.floor(x), y: Math.floor(y) };
}

/** The nearest target in a direction. */
export function ahead(from: PlaceTarget, step: Cell, targets: PlaceTarget[], cards: Laid[]): PlaceTarget | undefined {
  const [x, y] = middleOf(from.place, cards);
  return targets
    .map((target) => {
      const [toX, toY] = middleOf(target.place, cards);
      return { target, along: (toX - x) * step.x + (toY - y) * step.y, aside: Math.abs((toX - x) * step.y) + Math.abs((toY - y) * step.x) };
    })
    .filter(({ along }) => along > 0)
    .sort((one, other) => one.along + one.aside * 2 - other.along - other.aside * 2)[0]?.target;
}
