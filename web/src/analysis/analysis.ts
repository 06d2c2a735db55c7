/** What was found out about a finished game, as the server tells it. */

import { Problem, unreachable } from "../api";
import type { Refused } from "../generated/protocol";
import type { Grade } from "../table/opinions";
import { learnReasons } from "../words/reasons";

export interface Moment {
  step: number;
  sides: Record<string, number>;
  seats: number[];
}

export interface Notes {
  step: number;
  audience: number[];
  eyes: number[][];
}

export interface Chapter {
  number: number;
  roles: string[];
  moments: Moment[];
  notes: Notes[];
  turning_points: { step: number; seat: number; kept: number; could: number }[];
}

/** An opinion that stood from a step on, and how likely a master in the same seat held it then that somebody hinders. */
export interface Noted {
  step: number;
  grade: Grade;
  believed: number | null;
}

/** What a person noted about a seat, and whether the last of it was true. */
export interface About {
  seat: number;
  noted: Noted[];
  right: boolean | null;
}

export interface Noter {
  seat: number;
  about: About[];
}

export interface ToldChapter {
  title: string;
  winners: string;
  sides: Record<string, string>;
  roles: string[];
  turning_points: string[];
  noters: Noter[];
  /** What each of those that somebody noted was at that moment. */
  truths: string[][];
  /** A sentence for each of them. */
  verdicts: string[];
}

export interface Told {
  analysis: { noted: "suspicion" | "memory"; chapters: Chapter[] };
  game: string;
  names: string[];
  chapters: ToldChapter[];
}

export interface Line {
  name: string;
  points: [step: number, chance: number][];
}

const PAUSE = 700;

/** Asks until the server has looked back; `tell` hears how far it is, from 0 to 1. The signal ends it. */
export async function lookBack(table: string, language: string, tell: (progress: number) => void, signal: AbortSignal): Promise<Told> {
  const path = `/api/tables/${encodeURIComponent(table)}/analysis?language=${language}`;
  for (;;) {
    const response = await fetch(path, { signal }).catch((error: unknown) => {
      throw signal.aborted ? error : unreachable();
    });
    const answer: unknown = await response.json();
    if (response.status === 200) return answer as Told;
    if (response.status !== 202) {
      await learnReasons();
      throw new Problem(answer as Refused);
    }
    tell((answer as { progress: number }).progress);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    signal.throwIfAborted();
  }
}

/** Tells from how far something is, again and again, after how many seconds it will be done; nothing as long as that is a guess. */
export function timer(): (part: number, now: number) => number | null {
  let first: { part: number; now: number } | null = null;
  return (part, now) => {
    if (part <= 0) return null;
    first ??= { part, now };
    const speed = (part - first.part) / (now - first.now);
    return speed > 0 ? Math.round((1 - part) / speed / 1000) : null;
  };
}

/** The curves of a round: of its sides, or of the seats in a game without sides. */
export function linesOf(chapter: Chapter, told: ToldChapter, names: string[]): Line[] {
  const sides = Object.entries(told.sides);
  if (sides.length) return sides.map(([side, name]) => ({ name, points: chapter.moments.map(({ step, sides: chances }) => [step, chances[side] ?? 0]) }));
  return names.map((name, seat) => ({ name, points: chapter.moments.map(({ step, seats }) => [step, seats[seat] ?? 0]) }));
}

/** What is thought of a seat from step to step, by a seat or by those who watch (null). */
export function thoughtsOf(chapter: Chapter, eyes: number | null, seat: number): [step: number, chance: number][] {
  return chapter.notes.flatMap((notes): [number, number][] => {
    const chance = (eyes === null ? notes.audience : notes.eyes[eyes])?.[seat];
    return chance === undefined ? [] : [[notes.step, chance]];
  });
}

/** How long each opinion stood, as parts of the round: it ends with the next one, the last one with the round. */
export function stretchesOf(noted: Noted[], chapter: Chapter): { grade: Grade; from: number; to: number }[] {
  const first = chapter.moments[0]?.step ?? 0;
  const last = Math.max(chapter.moments.at(-1)?.step ?? 0, first + 1);
  const part = (step: number): number => (step - first) / (last - first);
  return noted.map(({ grade, step }, place) => ({ grade, from: part(step), to: part(noted[place + 1]?.step ?? last) }));
}

/** Where a replay shows the table after a step: each round that is over has a picture of its own there. */
export function momentAfter(step: number, chapter: { number: number }): string {
  return `#step=${step + chapter.number - 1}&eyes=all`;
}

/** Nothing and all only where that is meant. */
export function percent(chance: number): number {
  return chance > 0 && chance < 1 ? Math.min(99, Math.max(1, Math.round(100 * chance))) : Math.round(100 * chance);
}

/** Points of a polyline in a box of this size; steps to the right, chances upwards. The box ends with the last point, or with this step. */
export function pathOf(points: [number, number][], width: number, height: number, end = 0): string {
  const first = points[0]?.[0] ?? 0;
  const last = Math.max(points.at(-1)?.[0] ?? 0, first + 1, end);
  return points.map(([step, chance]) => `${(((step - first) / (last - first)) * width).toFixed(1)},${((1 - chance) * height).toFixed(1)}`).join(" ");
}
