/** What the people at this device have noted about others: nobody else sees it before the end of the game. */

import type { MarkName } from "../draw/marks";
import type { Noted, Sight } from "../generated/protocol";

/** As they are offered. */
export const GRADES = ["trust", "unsure", "suspect"] as const;

export type Grade = (typeof GRADES)[number];

export const SIGNS: Record<Grade, MarkName> = { trust: "check", unsure: "unsure", suspect: "danger" };

/** By whom, and about whom. */
export type Opinions = ReadonlyMap<number, ReadonlyMap<number, Grade>>;

function isGrade(grade: string): grade is Grade {
  return (GRADES as readonly string[]).includes(grade);
}

export function withOpinion(opinions: Opinions, { seat, about, grade }: Pick<Noted, "seat" | "about" | "grade">): Opinions {
  if (!isGrade(grade)) return opinions;
  return new Map(opinions).set(seat, new Map(opinions.get(seat)).set(about, grade));
}

/** What each seat of this device noted in this round before it came back. */
export function opinionsIn(sights: Pick<Sight, "seat" | "noted">[]): Opinions {
  const all = sights.flatMap(({ seat, noted = [] }) => (seat === null ? [] : noted.map((one) => ({ seat, ...one }))));
  return all.reduce(withOpinion, new Map() as Opinions);
}
