/** Each move is shown: a card flies from its owner to where it goes, a tool snaps, a cell shakes. */

import { tick } from "svelte";

import type { Event } from "../generated/protocol";

interface Stage {
  /** What lasts a second lasts so many; 0 without motion. */
  pace: number;
  picture(card: string): string;
  back: string;
}

const FLIGHT = 520;
const SNAP = 420;

/** The first that is on the screen: a seat has a tag, or a row of the result where no tags are shown. */
function find(selector: string): Element | null {
  return [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length) ?? null;
}

function flyer(picture: string, from: DOMRect, size: number): HTMLImageElement {
  const image = new Image();
  image.src = picture;
  image.alt = "";
  image.className = "flyer";
  image.width = size;
  image.style.position = "fixed";
  image.style.zIndex = "60";
  image.style.pointerEvents = "none";
  image.style.left = `${from.left + from.width / 2 - size / 2}px`;
  image.style.top = `${from.top + from.height / 2 - size * 0.75}px`;
  document.body.append(image);
  return image;
}

async function fly(picture: string, from: Element | null, to: Element | null, pace: number): Promise<void> {
  if (!from || !to || !pace) return;
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const size = Math.max(36, Math.min(90, end.width));
  const image = flyer(picture, start, size);
  const dx = end.left + end.width / 2 - start.left - start.width / 2;
  const dy = end.top + end.height / 2 - start.top - start.height / 2;
  const grown = end.width / size;
  const flight = image.animate(
    [
      { transform: "translate(0, 0) scale(.6)", opacity: 0.4 },
      { transform: `translate(${dx * 0.5}px, ${dy * 0.5 - 30}px) scale(1.15)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${dx}px, ${dy}px) scale(${Math.min(1, grown)})`, opacity: 1 },
    ],
    { duration: FLIGHT * pace, easing: "ease-in-out" },
  );
  await flight.finished;
  image.remove();
}

function shake(element: Element | null, pace: number): void {
  if (!pace) return;
  element?.animate(
    [0, -6, 6, -4, 4, 0].map((x) => ({ translate: `${x}px 0` })),
    { duration: SNAP * pace },
  );
}

function hideWhile(element: Element | null, flight: Promise<void>): void {
  if (!(element instanceof HTMLElement)) return;
  element.style.visibility = "hidden";
  void flight.finally(() => (element.style.visibility = ""));
}

/** Shows one event that has just changed the screen. */
export async function showEvent(event: Event, stage: Stage): Promise<void> {
  await tick();
  const { pace } = stage;
  const args = event.args;
  const seat = find(`[data-seat="${String(args["seat"])}"]`);
  const cell = find(`img[data-cell="${String(args["x"])},${String(args["y"])}"]`);
  const on = find(`[data-seat="${String(args["on"])}"]`);
  const card = typeof args["card"] === "string" ? stage.picture(args["card"]) : stage.back;
  switch (event.name) {
    case "placed": {
      const flight = fly(card, seat, cell, pace);
      hideWhile(cell, flight);
      return flight;
    }
    case "broke":
    case "repaired":
      await fly(card, seat, on, pace);
      shake(on, pace);
      return;
    case "collapsed":
      await fly(stage.picture("rockfall"), seat, find(".board .frame"), pace);
      shake(find(".board .world"), pace);
      return;
    case "looked":
      await fly(stage.picture("map"), seat, cell, pace);
      return;
    case "discarded":
      return fly(stage.back, seat, find("[data-pile]"), pace);
    case "uncovered":
      shake(cell, pace);
      return;
    case "paid":
    case "kept":
      return fly(stage.picture("gold"), find(".board .frame"), seat, pace);
  }
}
