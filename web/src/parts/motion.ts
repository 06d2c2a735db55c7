/** Each move is shown: a card flies from its owner to where it goes, a tool snaps, a cell shakes. */

import { tick } from "svelte";

import { HEIGHT, WIDTH } from "../draw/card";
import type { Event } from "../generated/protocol";

interface Stage {
  /** What lasts a second lasts so many; 0 without motion. */
  pace: number;
  picture(card: string): string;
  back: string;
  /** The seat that looks; none where every hand is seen. */
  me?: number | null;
  /** Lets the change be seen that a veil has covered. */
  lift?(): void;
}

const FLIGHT = 520;
const SNAP = 420;
const LEAST_WIDTH = 36;
const MOST_WIDTH = 90;

/** The first that is on the screen: a seat has a tag, or a row of the result where no tags are shown. */
function find(selector: string): Element | null {
  return [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length) ?? null;
}

function placeOf({ args }: Event): string {
  return `${String(args["x"])},${String(args["y"])}`;
}

function cardAt(place: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`img[data-cell="${place}"]`);
}

/** When the screen has been painted: to measure it earlier would lay it out in the midst of the work of a frame. */
function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** A card in the size it has on the board, whatever size it flies in: a drawing is laid out anew for each size. */
function flyer(picture: string, turned: boolean): HTMLImageElement {
  const image = new Image(WIDTH, HEIGHT);
  image.src = picture;
  image.alt = "";
  image.className = "flyer";
  image.style.position = "fixed";
  image.style.left = `${-WIDTH / 2}px`;
  image.style.top = `${-HEIGHT / 2}px`;
  image.style.zIndex = "60";
  image.style.pointerEvents = "none";
  if (turned) image.style.rotate = "180deg";
  document.body.append(image);
  return image;
}

function middle({ left, top, width, height }: DOMRect): [number, number] {
  return [left + width / 2, top + height / 2];
}

async function fly(picture: string, from: Element | null, to: Element | null, pace: number, turned = false): Promise<void> {
  if (!from || !to) return;
  const target = to.getBoundingClientRect();
  const [[x, y], [toX, toY]] = [middle(from.getBoundingClientRect()), middle(target)];
  const size = Math.max(LEAST_WIDTH, Math.min(MOST_WIDTH, target.width)) / WIDTH;
  const image = flyer(picture, turned);
  const at = (x: number, y: number, scale: number): string => `translate(${x}px, ${y}px) scale(${scale})`;
  const flight = image.animate(
    [
      { transform: at(x, y, size * 0.6), opacity: 0.4 },
      { transform: at((x + toX) / 2, (y + toY) / 2 - 30, size * 1.15), opacity: 1, offset: 0.5 },
      { transform: at(toX, toY, Math.min(size, target.width / WIDTH)), opacity: 1 },
    ],
    { duration: FLIGHT * pace, easing: "ease-in-out" },
  );
  await flight.finished;
  image.remove();
}

function shake(element: Element | null, pace: number): void {
  element?.animate(
    [0, -6, 6, -4, 4, 0].map((x) => ({ translate: `${x}px 0` })),
    { duration: SNAP * pace },
  );
}

async function hideWhile(element: HTMLElement | null, flight: () => Promise<void>): Promise<void> {
  if (!element) return;
  element.style.visibility = "hidden";
  await flight().finally(() => (element.style.visibility = ""));
}

/** A picture of a cell as it is now, which covers what becomes of it. */
function cover(card: HTMLElement, place: string): HTMLElement {
  const copy = card.parentElement!.cloneNode(true) as HTMLElement;
  const picture = copy.querySelector<HTMLElement>("[data-cell]")!;
  delete picture.dataset["cell"];
  picture.dataset["before"] = place;
  copy.ariaHidden = "true";
  copy.style.pointerEvents = "none";
  card.closest(".world")!.append(copy);
  return copy;
}

/** Keeps the cell of an event as it was, from before the screen changes until the answer is called. */
export function veil(event: Event): () => void {
  const place = placeOf(event);
  const before = cardAt(place);
  if (before) {
    const copy = cover(before, place);
    return () => copy.remove();
  }
  let lifted = false;
  let hidden: HTMLElement | null = null;
  void tick().then(() => {
    hidden = lifted ? null : cardAt(place);
    if (hidden) hidden.style.visibility = "hidden";
  });
  return () => {
    lifted = true;
    if (hidden) hidden.style.visibility = "";
  };
}

type Show = (event: Event, stage: Stage) => Promise<void> | void;

function seatOf({ args }: Event, name: "seat" | "on" = "seat"): Element | null {
  return find(`[data-seat="${String(args[name])}"]`);
}

function cardOf({ args }: Event, { picture, back }: Stage): string {
  return typeof args["card"] === "string" ? picture(args["card"]) : back;
}

const useTool: Show = async (event, stage) => {
  const on = seatOf(event, "on");
  await fly(cardOf(event, stage), seatOf(event), on, stage.pace);
  shake(on, stage.pace);
};

/** The card that an event is about, where the event does not say so. */
const TRICKS: Record<string, string> = {
  hands_off: "hands-off",
  swapped_hands: "swap-hand",
  inspected: "inspection",
  swapped_hats: "swap-hats",
  imprisoned: "trapped",
  released: "free-at-last",
};

const playTrick: Show = async (event, { pace, picture }) => {
  const on = seatOf(event, "on");
  await fly(picture(TRICKS[event.name] ?? ""), seatOf(event), on, pace);
  shake(on, pace);
};

/** A theft stays in front of the seat that plays it: only one's own comes from somewhere else on the screen. */
const layTheft: Show = async (event, { pace, picture, me }) => {
  const seat = seatOf(event);
  const own = event.args["seat"] === me ? find("[data-role]") : null;
  await fly(picture("theft"), own ?? seat, seat, pace);
  shake(seat, pace);
};

const takeGold: Show = (event, { pace, picture }) => fly(picture("gold"), find(".board .frame"), seatOf(event), pace);

const SHOWS: Record<string, Show> = {
  placed: (event, stage) => fly(cardOf(event, stage), seatOf(event), cardAt(placeOf(event)), stage.pace, Boolean(event.args["turned"])),
  broke: useTool,
  repaired: useTool,
  async collapsed(event, { pace, picture, lift }) {
    const to = find(`img[data-before="${placeOf(event)}"]`) ?? find(".board .frame");
    await fly(picture("rockfall"), seatOf(event), to, pace);
    lift?.();
    shake(find(".board .world"), pace);
  },
  looked: (event, { pace, picture }) => fly(picture("map"), seatOf(event), cardAt(placeOf(event)), pace),
  discarded: (event, { pace, back }) => fly(back, seatOf(event), find("[data-pile]"), pace),
  uncovered(event, { pace, lift }) {
    lift?.();
    shake(cardAt(placeOf(event)), pace);
  },
  paid: takeGold,
  kept: takeGold,
  laid_theft: layTheft,
  ...Object.fromEntries(Object.keys(TRICKS).map((name) => [name, playTrick])),
  shed: (event, { pace }) => shake(seatOf(event), pace),
  robbed: (event, { pace, picture }) => fly(picture("gold"), seatOf(event, "on"), seatOf(event), pace),
};

/** Whether there is something to see in an event. */
export function isShown(event: Event): boolean {
  return event.name in SHOWS;
}

/** Shows one event that has just changed the screen. */
export async function showEvent(event: Event, stage: Stage): Promise<void> {
  const show = SHOWS[event.name];
  if (!stage.pace || !show) return;
  await tick();
  const flight = async (): Promise<void> => {
    await painted();
    await show(event, stage);
  };
  if (event.name !== "placed") return flight();
  stage.lift?.();
  await hideWhile(cardAt(placeOf(event)), flight);
}
