/** The screen of The Dark Cave, and what is read from it. */

import type { CaveDwarf, CoveredCard, Creature, DarkCaveView, GameResult, Hoard, Reach, Spot } from "../../generated/protocol";
import type { SeenStep } from "../look";

export type { CaveDwarf, Creature, DarkCaveView, GameResult, Hoard, Reach, Spot };

export const START = { x: 0, y: 0, card: "start-ladder", turned: false };

/** What the backs of cards show, from the top of the pile down. */
export const LEVELS = ["I", "II", "III"] as const;
export type Level = (typeof LEVELS)[number];

/** The wire has plain words; these are the ones that are drawn. */
export function levelOf(name: string): Level {
  return LEVELS.find((level) => level === name) ?? "I";
}

/** How high the water stands: the level of the top card of the pile. When there is none left it stays where it was. */
export function waterOf({ levels }: DarkCaveView): Level {
  return LEVELS[levels.findIndex((count) => count > 0)] ?? "III";
}

/** How far the goals lie from the start, across and down. */
export function distanceOf({ covered }: DarkCaveView): number {
  return Math.max(0, ...covered.map(({ x }) => Math.abs(x)));
}

/** Where a goal lies from a figure that comes into it by one of its sides. */
const AHEAD: Record<string, readonly [number, number]> = { N: [0, 1], E: [-1, 0], S: [0, -1], W: [1, 0] };

/** The goal that is being turned: its face is open, and how it lies is not. The figure waits where it came from (DC-220). */
export function turningGoal({ covered, phase, players, turn, entered }: DarkCaveView): CoveredCard | null {
  const [at, ahead] = [players[turn]?.at, AHEAD[entered ?? ""]];
  if (phase !== "turning" || !at || !ahead) return null;
  return covered.find(({ x, y }) => x === at.x + ahead[0] && y === at.y + ahead[1]) ?? null;
}

/** Everybody together knows what somebody comes to know, and each player as it sees itself. */
export function together(steps: SeenStep<DarkCaveView>[]): DarkCaveView[] {
  const faces = new Map<string, string>();
  for (const { covered } of steps.flatMap(({ eyes }) => [...eyes.values()])) {
    for (const { x, y, face } of covered) if (face) faces.set(`${x},${y}`, face);
  }
  return steps.map(({ eyes }) => {
    const audience = eyes.get(null);
    if (!audience) throw new Error("a step that nobody could watch");
    return {
      ...audience,
      covered: audience.covered.map((goal) => ({ ...goal, face: goal.face ?? faces.get(`${goal.x},${goal.y}`) ?? null })),
      players: audience.players.map((player, seat) => eyes.get(seat)?.players[seat] ?? player),
    };
  });
}
