/** What a bot did for somebody who was away. */

import type { Event } from "../generated/protocol";
import type { Happening } from "./table.svelte";

export interface StandIn {
  /** How many moves it made; null when this device was not told. */
  moves: number | null;
  /** What they brought, as the seat was told it; less in a game about memory. */
  events: Event[];
}

/** From the last time that a bot took over from a seat, as far as this device was told its lines. */
export function standInOf(lines: Happening[], seat: number): StandIn {
  const told = lines.filter((happening) => happening.seat === seat).map(({ line }) => line);
  const since = told.findLastIndex((line) => line.kind === "replaced" && line.seat === seat && line.level !== null);
  if (since < 0) return { moves: null, events: [] };
  const made = told.slice(since).flatMap((line) => (line.kind === "moved" && line.seat === seat ? [line] : []));
  return { moves: made.length, events: made.flatMap((line) => line.events) };
}
