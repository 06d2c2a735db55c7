/** Plain requests to the server, for what is not live. */

import type { CardFacts } from "./draw/card";
import type { Refused } from "./generated/protocol";

export interface OptionFacts {
  name: string;
  type: "bool" | "int" | "seat" | "text" | "word";
  default: boolean | number | string;
  choices: (boolean | number | string)[];
}

export interface GameFacts {
  id: string;
  title: string;
  least_seats: number;
  most_seats: number;
  options: OptionFacts[];
  /** Bots, weakest first. */
  levels: string[];
  /** Who takes a free seat when nobody chooses. */
  usual_level: string;
  cards: (CardFacts & { count: number })[];
}

export interface NewTable {
  table: string;
  code: string;
  join_link: string;
  watch_link: string;
}

export interface FoundTable {
  table: string;
  code: string;
  game: string;
  phase: string;
  seats: number;
  free: number;
  watching: boolean;
}

/** What the server refused, or that it could not be reached. */
export class Problem extends Error {
  constructor(readonly refused: Refused) {
    super(refused.code);
  }
}

export async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Problem({ type: "refused", ref: 0, code: "connection_lost", details: {}, rules: [] });
  }
  const answer: unknown = await response.json();
  if (!response.ok) throw new Problem(answer as Refused);
  return answer as Answer;
}

let known: Promise<GameFacts[]> | undefined;

/** Every game that the server has, asked for once. */
export function games(): Promise<GameFacts[]> {
  known ??= ask<GameFacts[]>("/api/games").catch((problem: unknown) => {
    known = undefined;
    throw problem;
  });
  return known;
}

let spoken: Promise<string[]> | undefined;

/** The phrases that the server knows, as ids of messages. */
export function phrases(): Promise<string[]> {
  spoken ??= ask<string[]>("/api/phrases").catch((problem: unknown) => {
    spoken = undefined;
    throw problem;
  });
  return spoken;
}

export async function gameFacts(id: string): Promise<GameFacts> {
  const found = (await games()).find((game) => game.id === id);
  if (!found) throw new Error(`no game ${id}`);
  return found;
}

export function createTable(game: string, seats: number, options: Record<string, boolean | number | string> = {}): Promise<NewTable> {
  return ask("/api/tables", { method: "POST", body: JSON.stringify({ game, seats, options }) });
}

export function findTable(code: string): Promise<FoundTable> {
  return ask(`/api/codes/${encodeURIComponent(code)}`);
}
