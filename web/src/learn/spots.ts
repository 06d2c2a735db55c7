/** Where the teacher's light falls: on what is to be clicked next, or on what is spoken of. */

import { keyOf } from "../stage/places";
import type { Choice } from "../table/choice.svelte";
import type { Lesson } from "./lesson.svelte";

/** A spot is named by its kind and, behind a space, which one of that kind it is. */
export function spotsOf(lesson: Lesson, choice: Choice, hand: string[]): string[] {
  const { wanted, step, running } = lesson;
  if (running) return [];
  if (!wanted) return step.shows ?? [];
  if (choice.chosen?.text === wanted.text) return ["act confirm"];
  if (wanted.card && choice.card !== wanted.card) return [`hand ${hand.indexOf(wanted.card) + 1}`];
  if (wanted.turned && !choice.turned) return ["act turn"];
  const place = choice.placeOf(wanted) ?? (wanted.x === undefined || wanted.y === undefined ? null : { x: wanted.x, y: wanted.y });
  if (place) return [`${place.field === undefined ? "cell" : "field"} ${keyOf(place)}`];
  if (wanted.nuggets === undefined && wanted.seat === undefined) return [wanted.card ? "act discard" : `move ${wanted.text}`];
  if (wanted.seat !== undefined) return [`seat ${wanted.seat}`];
  return [`nuggets ${wanted.nuggets}`];
}

const SELECTORS: Record<string, (which: string) => string> = {
  hand: (which) => `.hand li:nth-child(${which}) button`,
  seat: (which) => `[data-seat="${which}"]`,
  act: (which) => `[data-act="${which}"]`,
  move: (which) => `[data-text="${which}"]`,
  field: (which) => `[data-target="${which}"]`,
  nuggets: (which) => `[data-nuggets="${which}"]`,
  role: () => "[data-role]",
};

/** Where a spot is on the page now; null when it cannot be seen. */
export function rectOf(spot: string): DOMRect | null {
  const [kind = "", ...words] = spot.split(" ");
  if (kind === "cell") return cellRect(words[0] ?? "");
  return document.querySelector(SELECTORS[kind]?.(words.join(" ")) ?? "")?.getBoundingClientRect() ?? null;
}

/** An empty cell has no element of its own: any card says where it is. */
function cellRect(cell: string): DOMRect | null {
  const card = document.querySelector<HTMLElement>(".cell[data-cell]");
  if (!card) return null;
  const { x, y, width, height } = card.getBoundingClientRect();
  const [[toX = 0, toY = 0], [fromX = 0, fromY = 0]] = [cell, card.dataset["cell"] ?? ""].map((key) => key.split(",").map(Number)) as [number[], number[]];
  return new DOMRect(x + (toX - fromX) * width, y + (toY - fromY) * height, width, height);
}
