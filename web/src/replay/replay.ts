/** A finished game as the server tells it: everything is open. */

import { ask, Problem } from "../api";
import type { Proof } from "../fair/deal";
import type { Event, Refused } from "../generated/protocol";
import type { Changes } from "../table/screens";

/** Through whose eyes one looks: a seat's, a watcher's (null) or everybody's. */
export type Eyes = number | null | "all";

export interface OpenEvent extends Event {
  /** Whose the secret was. */
  to?: number;
}

export interface Step {
  seat: number | null;
  move: string | null;
  events: OpenEvent[];
  /** The new fields of screens; with the first step they are whole. */
  changes: { eyes: (number | null)[]; fields: Changes }[];
}

export interface Replay {
  game: string;
  seats: number;
  names: string[] | null;
  proof: Proof | null;
  steps: Step[];
}

export const MOST_RECORD_BYTES = 262_144;

function refused(code: string, details: Refused["details"] = {}): Problem {
  return new Problem({ type: "refused", ref: 0, code, details, rules: [] });
}

export function replayTable(table: string): Promise<Replay> {
  return ask(`/api/tables/${encodeURIComponent(table)}/replay`);
}

export async function replayFile(file: File): Promise<Replay> {
  if (file.size > MOST_RECORD_BYTES) throw refused("too_large", { expected: MOST_RECORD_BYTES });
  return ask("/api/replay", { method: "POST", body: await file.text() });
}
