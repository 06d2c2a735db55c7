/** Plain requests to the server, for what is not live. */

import type { CardFacts } from "./draw/card";
import type { Refused } from "./generated/protocol";
import { learnReasons } from "./words/reasons";

export interface OptionFacts {
  name: string;
  type: "bool" | "int" | "seat" | "text" | "word";
  default: boolean | number | string;
  choices: (boolean | number | string)[];
}

/** A game in short. */
export interface GameInShort {
  id: string;
  title: string;
  least_seats: number;
  most_seats: number;
}

export interface GameFacts extends GameInShort {
  options: OptionFacts[];
  /** Bots, weakest first. */
  levels: string[];
  /** Who takes a free seat when nobody chooses. */
  usual_level: string;
  /** The roles of those who hinder; none in a game without hidden roles. */
  suspects: string[];
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

/** How a table stands, for who may look at it. */
export interface TableStands {
  seats: { name: string; person: boolean; level: string | null }[];
  phase: string;
  /** The seats that were asked for by their secrets. */
  yours: number[];
  to_move: number | null;
  /** When something last happened, in seconds since 1970. */
  at: number;
}

/** What the server refused, or that it could not be reached. */
export class Problem extends Error {
  constructor(readonly refused: Refused) {
    super(refused.code);
  }
}

export function unreachable(): Problem {
  return new Problem({ type: "refused", ref: 0, code: "connection_lost", details: {}, rules: [] });
}

export async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw unreachable();
  }
  const answer: unknown = await response.json();
  if (!response.ok) {
    await learnReasons();
    throw new Problem(answer as Refused);
  }
  return answer as Answer;
}

const answers = new Map<string, Promise<unknown>>();

/** What stays the same, asked for once. */
function askOnce<Answer>(path: string): Promise<Answer> {
  const known = answers.get(path) ?? ask(path);
  answers.set(path, known);
  known.catch(() => answers.delete(path));
  return known as Promise<Answer>;
}

/** Every game that the server has. */
export function games(): Promise<GameInShort[]> {
  return askOnce("/api/games");
}

export function gameFacts(id: string): Promise<GameFacts> {
  return askOnce(`/api/games/${encodeURIComponent(id)}`);
}

/** The phrases that the server knows, as ids of messages. */
export function phrases(): Promise<string[]> {
  return askOnce("/api/phrases");
}

export function createTable(game: string, seats: number, options: Record<string, boolean | number | string> = {}): Promise<NewTable> {
  return ask("/api/tables", { method: "POST", body: JSON.stringify({ game, seats, options }) });
}

export function findTable(code: string): Promise<FoundTable> {
  return ask(`/api/codes/${encodeURIComponent(code)}`);
}

export function tableStands(table: string, secrets: string[]): Promise<TableStands> {
  return ask(`/api/tables/${encodeURIComponent(table)}`, { headers: { Authorization: `Bearer ${secrets.join(",")}` } });
}
