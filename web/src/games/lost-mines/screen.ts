/** The screen of Lost Mines, and what is read from it. */

import type { CoveredCard, LostMinesView, RoundScore, Walker } from "../../generated/protocol";
import type { Cell } from "../../stage/places";
import type { SeenStep } from "../look";
import { COLUMNS, ROWS } from "./draw/board";

export type { LostMinesView, RoundScore, Walker };

export const STARTS = [
  { x: 1, y: 2, card: "start-yellow", turned: false },
  { x: 1, y: 4, card: "start-blue", turned: false },
];

/** Treasures lie in a column beside the board; where there are many, closer to each other. */
const BESIDE = COLUMNS + 0.35;

export function treasureCell(place: number, count: number): Cell {
  return { x: BESIDE, y: count > ROWS ? (place * (ROWS - 1)) / (count - 1) : (ROWS - count) / 2 + place };
}

export function treasureAt({ treasures }: LostMinesView, { x, y }: Cell): number {
  if (x < BESIDE - 0.5) return -1;
  return treasures.findIndex((_, place) => Math.abs(treasureCell(place, treasures.length).y - y) < 0.5);
}

export function treasuresLeft({ treasures }: LostMinesView): number {
  return treasures.filter(({ taker }) => taker === null).length;
}

/** How many treasures of a kind nobody has taken. */
export function leftOf({ treasures }: LostMinesView, kind: string): number {
  return treasures.filter((treasure) => treasure.kind === kind && treasure.taker === null).length;
}

/** The kind of treasure in the open mine where a cell is; "" where there is none. */
export function kindAt({ covered }: LostMinesView, cell: Cell | null): string {
  const mine = cell && covered.find(({ x, y, turned }) => x === cell.x && y === cell.y && turned !== null);
  const kind = mine?.face?.replace("mine-", "") ?? "";
  return kind === "dragon" ? "" : kind;
}

/** The mine that is being turned: its face is open, and how it lies is not. */
export function turningMine({ covered, phase, players, turn }: LostMinesView): CoveredCard | null {
  const at = phase === "turning" ? players[turn]?.at : null;
  return covered.find(({ x, y }) => x === at?.x && y === at.y) ?? null;
}

/** Everybody together knows what somebody comes to know in a round, and each player as it sees itself. */
export function together(steps: SeenStep<LostMinesView>[]): LostMinesView[] {
  const faces = new Map<string, string>();
  const values = new Map<string, number>();
  for (const { round, covered, treasures } of steps.flatMap(({ eyes }) => [...eyes.values()])) {
    for (const { x, y, face } of covered) if (face) faces.set(`${round} ${x},${y}`, face);
    treasures.forEach(({ value }, place) => value !== null && values.set(`${round} ${place}`, value));
  }
  return steps.map(({ eyes }) => {
    const audience = eyes.get(null);
    if (!audience) throw new Error("a step that nobody could watch");
    const { round } = audience;
    return {
      ...audience,
      covered: audience.covered.map((mine) => ({ ...mine, face: mine.face ?? faces.get(`${round} ${mine.x},${mine.y}`) ?? null })),
      treasures: audience.treasures.map((treasure, place) => ({ ...treasure, value: treasure.value ?? values.get(`${round} ${place}`) ?? null })),
      players: audience.players.map((player, seat) => eyes.get(seat)?.players[seat] ?? player),
    };
  });
}
