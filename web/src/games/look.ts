/** How a game looks: its screen as cards on a board, cards in a hand, things in front of seats, and the end of a round. */

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
  /** Whether a theft card lies there, and a prison. */
  theft?: boolean;
  trapped?: boolean;
  /** Gold as this seat may know it, in words. */
  gold: string;
  /** The same in as few signs as possible. */
  goldShort: string;
  /** What is known of the role: only at the end of a round. */
  role: string | null;
}

/** What a round meant for a seat: as whom it played, whether it won, and what it got. */
export interface SeatOutcome {
  won: boolean;
  role: string;
  picture: string;
  gain: string;
}

/** A finished round in words: who won, and why. */
export interface Outcome {
  round: number;
  why: string;
  seats: SeatOutcome[];
  /** What else came to light. */
  remarks: string[];
  /** What still has to be decided before the round is done. */
  pending: string;
}

export interface Look {
  board(screen: Screen, facts: GameFacts, light: Light): Laid[];
  /** The board of a finished round, its decisive route marked. */
  finished(screen: Screen, round: number, facts: GameFacts, light: Light): Laid[];
  /** The last round that has ended; null before the first has. */
  outcome(screen: Screen, names: string[], light: Light): Outcome | null;
  /** What each seat has at the end of the game. */
  scores(screen: Screen): number[];
  sayScore(score: number): string;
  picture(card: string, facts: GameFacts, light: Light): string;
  seat(screen: Screen, seat: number): SeatFacts;
  /** A move in notation that a person seems to want, to ask why it is refused. */
  wanted(card: string, cell: { x: number; y: number }, turned: boolean): string;
}
