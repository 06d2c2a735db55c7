/** How a game looks: its screen as cards on a board, cards in a hand and things in front of seats. */

import type { GameFacts } from "../api";
import type { Light } from "../draw/ink";
import type { Screen } from "../table/table.svelte";

/** A card on the board. */
export interface Laid {
  key: string;
  x: number;
  y: number;
  picture: string;
  turned: boolean;
  /** What it is, for those who do not see it. */
  label: string;
  /** Whether light falls on it: it marks a route. */
  marked?: boolean;
  /** Who has looked at it in secret. */
  seen?: number[];
}

/** What lies in front of a seat. */
export interface SeatFacts {
  cards: number;
  broken: string[];
  /** Gold as this seat may know it, in words. */
  gold: string;
  /** The same in as few signs as possible. */
  goldShort: string;
  /** What is known of the role: only at the end of a round. */
  role: string | null;
}

export interface Look {
  board(screen: Screen, facts: GameFacts, light: Light): Laid[];
  /** The board of a finished round, its decisive route marked. */
  finished(screen: Screen, round: number, facts: GameFacts, light: Light): Laid[];
  picture(card: string, facts: GameFacts, light: Light): string;
  seat(screen: Screen, seat: number): SeatFacts;
  /** A move in notation that a person seems to want, to ask why it is refused. */
  wanted(card: string, cell: { x: number; y: number }, turned: boolean): string;
}
