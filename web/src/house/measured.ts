/** What the simulator knows of house rules, as the server tells it. */

import { ask } from "../api";

export interface Measured {
  seats: number;
  /** The option and its value; null for the game without any. */
  option: string | null;
  value: boolean | number | string | null;
  level: string;
  rounds: number;
  /** How many of the rounds each side won. */
  won: Record<string, number>;
  /** What a role got in a round. */
  gold: Record<string, number>;
}

/** A house rule, and the same game without it. */
export interface Comparison {
  rule: Measured;
  usual: Measured;
}

export function measuredFor(game: string): Promise<Measured[]> {
  return ask(`/api/games/${encodeURIComponent(game)}/house-rules`);
}

/** What is known of an option with so many players. A switch that is off is told as if it were on: so one can judge it first. */
export function comparisonOf(all: Measured[], option: string, value: boolean | number | string, seats: number): Comparison | null {
  const here = all.filter((one) => one.seats === seats);
  const wanted = typeof value === "boolean" ? true : value;
  const rule = here.find((one) => one.option === option && one.value === wanted);
  const usual = here.find((one) => one.option === null);
  return rule && usual ? { rule, usual } : null;
}

/** Of a hundred rounds, how many each side won. */
export function perHundred({ won, rounds }: Measured): Map<string, number> {
  return new Map(Object.entries(won).map(([side, count]) => [side, Math.round((100 * count) / rounds)]));
}
