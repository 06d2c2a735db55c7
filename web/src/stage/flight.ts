/** What moves over the page: a picture flies from spot to spot, two cards change places, something shakes. */

import { type Cell, keyOf } from "./places";
import type { Spot } from "./acts";

const FLIGHT = 520;
const EXCHANGE = 800;
const SHAKE = 420;
/** A seat that has got something. */
const BUMP = 400;
const LEAST_WIDTH = 36;
const MOST_WIDTH = 90;

/** Milliseconds at normal speed. */
export function wait(long: number, pace: number): Promise<void> {
  return new Promise((resolve) => (long * pace ? setTimeout(resolve, long * pace) : resolve()));
}

/** When the screen has been painted: to measure it earlier would lay it out in the midst of the work of a frame. */
export function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function selectorOf(spot: Spot): string {
  if (spot === "pile") return "[data-pile]";
  if (spot === "role") return "[data-role]";
  if (spot === "board") return ".board .frame";
  return "seat" in spot ? `[data-seat="${spot.seat}"]` : `.world > .cell[data-cell="${keyOf(spot)}"]`;
}

/** The first that is on the screen: a seat has a tag, or a row of the result where no tags are shown. */
function find(spot: Spot | undefined): Element | null {
  return spot ? ([...document.querySelectorAll(selectorOf(spot))].find((element) => element.getClientRects().length) ?? null) : null;
}

function middle({ left, top, width, height }: DOMRect): [number, number] {
  return [left + width / 2, top + height / 2];
}

/** A picture in the size it is drawn in, whatever size it flies in: a drawing is laid out anew for each size. */
function flyer(picture: string, [width, height]: [number, number], turned: boolean): HTMLImageElement {
  const image = new Image(width, height);
  image.src = picture;
  image.alt = "";
  image.className = "flyer";
  Object.assign(image.style, { position: "fixed", left: `${-width / 2}px`, top: `${-height / 2}px`, zIndex: "60", pointerEvents: "none", rotate: turned ? "180deg" : "" });
  document.body.append(image);
  return image;
}

export interface Flight {
  picture: string;
  size: [number, number];
  from: Spot;
  to: Spot;
  turned?: boolean;
}

export async function fly({ picture, size, from, to, turned = false }: Flight, pace: number): Promise<void> {
  const [start, end] = [find(from), find(to)];
  if (!start || !end) return;
  const target = end.getBoundingClientRect();
  const [[x, y], [toX, toY]] = [middle(start.getBoundingClientRect()), middle(target)];
  const scale = Math.max(LEAST_WIDTH, Math.min(MOST_WIDTH, target.width)) / size[0];
  const image = flyer(picture, size, turned);
  const at = (x: number, y: number, scale: number): string => `translate(${x}px, ${y}px) scale(${scale})`;
  const flight = image.animate(
    [
      { transform: at(x, y, scale * 0.6), opacity: 0.4 },
      { transform: at((x + toX) / 2, (y + toY) / 2 - 30, scale * 1.15), opacity: 1, offset: 0.5 },
      { transform: at(toX, toY, Math.min(scale, target.width / size[0])), opacity: 1 },
    ],
    { duration: FLIGHT * pace, easing: "ease-in-out" },
  );
  await flight.finished.finally(() => image.remove());
}

/** Cards go to other cells before all eyes. */
export async function exchange(cards: Record<string, Cell>, pace: number): Promise<void> {
  await Promise.all(
    Object.entries(cards).map(async ([key, to]) => {
      const card = document.querySelector<HTMLElement>(`.world > .cell[data-cell="${key}"]`);
      const place = find(to);
      if (!card || !place) return;
      const [[x, y], [toX, toY]] = [middle(card.getBoundingClientRect()), middle(place.getBoundingClientRect())];
      const scale = card.getBoundingClientRect().width / card.offsetWidth;
      const lifted = (share: number): string => `${((toX - x) / scale) * share}px ${((toY - y) / scale) * share}px`;
      const steps = [0, 0.5, 1].map((share) => ({ translate: lifted(share), scale: share === 0.5 ? 1.12 : 1, zIndex: 5 }));
      await card.animate(steps, { duration: EXCHANGE * pace, easing: "ease-in-out" }).finished;
    }),
  );
}

/** The board shakes inside its frame. */
export function shake(spot: Spot, pace: number): void {
  const shaken = spot === "board" ? document.querySelector(".board .world") : find(spot);
  shaken?.animate(
    [0, -6, 6, -4, 4, 0].map((x) => ({ translate: `${x}px 0` })),
    { duration: SHAKE * pace },
  );
}

/** Something has fallen into a bag. */
export function bump(spot: Spot, pace: number): void {
  find(spot)?.animate({ transform: ["scale(1)", "scale(1.2)", "scale(1)"] }, { duration: BUMP * pace, easing: "ease-out" });
}
