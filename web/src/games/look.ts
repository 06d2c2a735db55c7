/** How a game looks: its screen as cards on a board, cards in a hand, things in front of seats, and the end of a round. */

import type { GameFacts } from "../api";
import type { Light } from "../draw/ink";
import type { Cell } from "../table/choice.svelte";
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
  /** Whether light falls on it: it decided the round. */
  marked?: boolean;
  /** Who has looked at it in secret. */
  seen?: number[];
}

/** A way through the mine, from card to card; where the next card does not lie beside, ladders join them. */
export interface Way {
  /** How it is drawn. */
  kind: "blue" | "green" | "ladder";
  cells: Cell[];
}

/** Cards that this seat knows to be in another hand. */
export interface GivenCards {
  cards: string[];
  /** How many of that hand were thrown away unseen since. */
  unseen: number;
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
  /** The role, as far as the one who looks knows it; never the own one before the end of a round. */
  role: string | null;
  given?: GivenCards[];
  /** Whether the one who looks knows more of this seat than everybody does. */
  knows?: boolean;
}

/** What a round meant for a seat: as whom it played, whether it won, why, and what it got. */
export interface SeatOutcome {
  won: boolean;
  role: string;
  picture: string;
  gain: string;
  why?: string;
}

/** A finished round in words: who won, and why. */
export interface Outcome {
  round: number;
  why: string;
  seats: SeatOutcome[];
  /** What the ways are called that the board shows. */
  ways?: { kind: Way["kind"]; text: string }[];
  /** What else came to light. */
  remarks: string[];
  /** What still has to be decided before the round is done. */
  pending: string;
}

export interface Look<Seen extends Screen = Screen> {
  board(screen: Seen, facts: GameFacts, light: Light): Laid[];
  /** The board of a finished round, what decided it marked. */
  finished(screen: Seen, round: number, facts: GameFacts, light: Light): Laid[];
  /** What is drawn across the cards: of the mine, or of a finished round. */
  ways(screen: Seen, facts: GameFacts, round: number | null): Way[];
  /** The last round that has ended; null before the first has. */
  outcome(screen: Seen, names: string[], light: Light): Outcome | null;
  /** Whether the round has ended, but something is still decided in it. */
  settles(screen: Seen): boolean;
  /** What the seat to move is asked; "" when it is the usual: to play a card. */
  asks(screen: Seen): string;
  /** What each seat has at the end of the game. */
  scores(screen: Seen): number[];
  sayScore(score: number): string;
  picture(card: string, facts: GameFacts, light: Light): string;
  seat(screen: Seen, seat: number): SeatFacts;
  /** A move in notation that a person seems to want, to ask why it is refused; "" for a card that no cell takes. */
  wanted(card: string, cell: Cell, turned: boolean): string;
}
