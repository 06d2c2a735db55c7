/** Where the teacher's light falls: on what is to be clicked next, or on what is spoken of. */

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
  if (wanted.x === undefined && wanted.nuggets === undefined && wanted.seat === undefined) return [`move ${wanted.kind}`];
  if (wanted.x !== undefined) return [`cell ${wanted.x},${wanted.y}`];
  if (wanted.seat !== undefined) return [`seat ${wanted.seat}`];
  return [`nuggets ${wanted.nuggets}`];
}

const SELECTORS: Record<string, (which: string) => string> = {
  hand: (which) => `.hand li:nth-child(${which}) button`,
  seat: (which) => `[data-seat="${which}"]`,
  act: (which) => `[data-act="${which}"]`,
  move: (which) => `[data-move="${which}"]`,
  nuggets: (which) => `[data-nuggets="${which}"]`,
  role: () => "[data-role]",
};

/** Where a spot is on the page now; null when it cannot be seen. */
export function rectOf(spot: string): DOMRect | null {
  const [kind = "", which = ""] = spot.split(" ");
  if (kind === "cell") return cellRect(which);
  return document.querySelector(SELECTORS[kind]?.(which) ?? "")?.getBoundingClientRect() ?? null;
}

/** An empty cell has no element of its own: the start card, which always lies at 0,0, says where it is. */
function cellRect(cell: string): DOMRect | null {
  const start = document.querySelector('[data-cell="0,0"]')?.getBoundingClientRect();
  const [x = 0, y = 0] = cell.split(",").map(Number);
  return start ? new DOMRect(start.x + x * start.width, start.y + y * start.height, start.width, start.height) : null;
}
