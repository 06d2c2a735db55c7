/** What flies over the forest: diamonds to their owner's bag, tiles that change places. */

import { diamond } from "./draw/pictures";
import type { Event } from "../../generated/protocol";
import { type ForestScreen, gemOf, place, standsAt } from "./screen";

const FLIGHT = 900;
/** The bag into which something fell. */
const BUMP = 400;
const EXCHANGE = 800;
const DIAMOND = 64;

/** Milliseconds at normal speed. */
export function wait(long: number, pace: number): Promise<void> {
  return new Promise((resolve) => (long * pace ? setTimeout(resolve, long * pace) : resolve()));
}

function tileAt(at: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`.forest [data-cell="${at}"]`);
}

function middle(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** From the tile where it lay to the bag of whoever took it. */
export async function flyDiamond({ args }: Event, screen: ForestScreen, pace: number): Promise<void> {
  const cell = standsAt(screen.dwarfs[Number(args["seat"])] ?? {});
  const from = cell && tileAt(place(cell));
  const to = document.querySelector(`[data-bag="${String(args["seat"])}"]`);
  if (!pace || !from || !to) return;
  const image = new Image(DIAMOND, DIAMOND);
  image.src = diamond(gemOf(String(args["colour"])));
  image.alt = "";
  Object.assign(image.style, { position: "fixed", left: `${-DIAMOND / 2}px`, top: `${-DIAMOND / 2}px`, zIndex: "60", pointerEvents: "none" });
  document.body.append(image);
  const [[x, y], [toX, toY]] = [middle(from), middle(to)];
  const at = (x: number, y: number, scale: number): string => `translate(${x}px, ${y}px) scale(${scale})`;
  const flight = image.animate(
    [
      { transform: at(x, y, 0.6) },
      { transform: at(x, y - 30, 1.5), offset: 0.35 },
      { transform: at(toX, toY, 0.5) },
    ],
    { duration: FLIGHT * pace, easing: "ease-in-out" },
  );
  await flight.finished.finally(() => image.remove());
  to.animate({ transform: ["scale(1)", "scale(1.3)", "scale(1)"] }, { duration: BUMP * pace, easing: "ease-out" });
}

/** Two tiles change places before all eyes. */
export async function exchangeTiles({ args }: Event, pace: number): Promise<void> {
  const one = tileAt(`${String(args["x"])},${String(args["y"])}`);
  const other = tileAt(`${String(args["to_x"])},${String(args["to_y"])}`);
  if (!pace || !one || !other) return;
  const [[x, y], [toX, toY]] = [middle(one), middle(other)];
  const move = (tile: HTMLElement, byX: number, byY: number): Promise<Animation> => {
    const lifted = (share: number): string => `translate(${byX * share}px, ${byY * share}px) scale(${share === 0.5 ? 1.12 : 1})`;
    return tile.animate([0, 0.5, 1].map((share) => ({ transform: lifted(share), zIndex: 5 })), { duration: EXCHANGE * pace, easing: "ease-in-out" }).finished;
  };
  await Promise.all([move(one, toX - x, toY - y), move(other, x - toX, y - toY)]);
}

/** Not there: a tile that may not be tapped says so. */
export function shake(at: string, pace: number): void {
  tileAt(at)?.animate(
    [0, -5, 5, -3, 3, 0].map((x) => ({ translate: `${x}px 0` })),
    { duration: 350 * Math.max(pace, 0.01) },
  );
}
