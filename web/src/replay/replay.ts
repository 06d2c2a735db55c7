/** A finished game as the server tells it: everything is open. */

import { ask, Problem } from "../api";
import type { Proof } from "../fair/deal";
import type { Event, Refused } from "../generated/protocol";
import { type Changes, changed, type Screen } from "../table/screens";

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
  /** What is new on screens; with the first step they are whole. */
  changes: Change[];
}

interface Change {
  eyes: (number | null)[];
  fields: Changes;
  /** Lists that stay but for one stretch. */
  lists: Record<string, Splice>;
  /** Entries of objects that are new, or gone. */
  tables: Record<string, Record<string, unknown>>;
}

/** From this place on, so many items make room for these. */
type Splice = [at: number, cut: number, items: unknown[]];

/** A screen with what is new on it. */
export function changedBy({ fields, lists, tables }: Change, screen: Screen | undefined): Screen {
  const news: Record<string, unknown> = { ...fields };
  for (const [name, [at, cut, items]] of Object.entries(lists)) {
    const old: unknown[] = Reflect.get(screen ?? {}, name);
    news[name] = [...old.slice(0, at), ...items, ...old.slice(at + cut)];
  }
  for (const [name, entries] of Object.entries(tables)) {
    const table: Record<string, unknown> = { ...Reflect.get(screen ?? {}, name), ...entries };
    news[name] = Object.fromEntries(Object.entries(table).filter(([, value]) => value !== null));
  }
  return changed(screen, news);
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
