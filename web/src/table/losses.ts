/** Cards that a seat lost while somebody else had the device: it alone was told which. */

import type { Event } from "../generated/protocol";
import type { Happening } from "./table.svelte";

/** Since the last move of the seat; what came of that move may have been too quick to be seen. */
export function lossesOf(lines: Happening[], seat: number): Event[] {
  const told = lines.flatMap(({ seat: hearer, line }) => (hearer === seat && line.kind === "moved" ? [line] : []));
  const since = told.findLastIndex((line) => line.seat === seat);
  return told.slice(Math.max(since, 0)).flatMap(({ events }) => events.filter(({ name, args, secret }) => name === "lost" && secret && args["seat"] === seat));
}
