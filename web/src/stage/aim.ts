/** Which place a tap or an arrow key means. */

import type { PlaceTarget } from "../table/targets";
import { type Cell, type Grid, type Place, sameCell } from "./places";
import { type Figure, type Laid, middleOf, type Token } from "./scene";

/** How near a tap must be to mean a border or a field, in parts of a card. */
const NEAR = 0.55;
/** How near it must be to mean a figure or a token. */
const NOTED = 0.3;

/** Pixels by which a finger misses what it means. */
const MISS = 12;

/** Where the arrow keys lead. */
export const ARROWS: Record<string, Cell> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

type Point = [number, number];

/** Some places, the nearest first, and how far they are in parts of a card. */
function nearest<Thing>([x, y]: Point, things: Thing[], placeOf: (thing: Thing) => Place, cards: Laid[], { width, height }: Grid): { thing: Thing; far: number }[] {
  return things
    .map((thing) => {
      const [toX, toY] = middleOf(placeOf(thing), cards);
      return { thing, far: Math.hypot(toX - x, ((toY - y) * height) / width) };
    })
    .sort((one, other) => one.far - other.far);
}

/** Whether a finger may mean one border as well as another one: both are near, and a card is only so many pixels wide. */
export function isUnclear(point: Point, targets: PlaceTarget[], cards: Laid[], grid: Grid, pixels: number): boolean {
  const borders = targets.map(({ place }) => place).filter(({ side }) => side);
  const [first, second] = nearest(point, borders, (place) => place, cards, grid);
  return first !== undefined && second !== undefined && first.far * pixels < 2 * MISS && (second.far - first.far) * pixels < MISS;
}

/** A border or a field that can be chosen and is near or on the same card, or the cell. A finger is larger than they are. */
export function tapped(point: Point, targets: PlaceTarget[], cards: Laid[], grid: Grid): Place {
  const cell = { x: Math.floor(point[0]), y: Math.floor(point[1]) };
  const small = targets.map(({ place }) => place).filter(({ side, field }) => side || field !== undefined);
  const [near] = nearest(point, small, (place) => place, cards, grid);
  const meant = near && (near.far < NEAR || (near.thing.field !== undefined && sameCell(near.thing, cell)));
  return meant ? near.thing : cell;
}

/** What the figure or token tells that was tapped. */
export function toldAt(point: Point, things: (Figure | Token)[], cards: Laid[], grid: Grid): { place: Place; text: string } | null {
  const [near] = nearest(point, things.filter(({ note }) => note), (thing) => thing, cards, grid);
  return near && near.far < NOTED ? { place: near.thing, text: near.thing.note ?? "" } : null;
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
