/** How a game looks: its screen as cards on a board, cards in a hand, things in front of seats, and the end of a round. */

import type { GameFacts } from "../api";
import type { Light } from "../draw/ink";
import type { Offer } from "../generated/protocol";
import type { Cell } from "../table/choice.svelte";
import { isOf, type Screen, type ScreenOf } from "../table/screens";

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

export interface Signs {
  label: string;
  pictures: string[];
}

/** What lies in front of a seat. */
export interface SeatFacts {
  cards: number;
  /** What lies open there besides, such as broken tools: pictures that have one label together. */
  signs: Signs[];
  /** Whether it sits in prison. */
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
  /** The cards that this seat holds. */
  hand(screen: Seen): string[];
  /** The role that this seat plays now. */
  role(screen: Seen): string | null;
  /** The role that the last round has revealed. */
  revealed(screen: Seen, seat: number): string | null;
  /** How many cards are left to be drawn. */
  pile(screen: Seen): number;
  /** What everybody together sees in a replay at each step, of what each seat (null: the audience) sees at each. */
  together(screens: Map<number | null, Seen>[]): Seen[];
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
  /** The back of all cards. */
  back(light: Light): string;
  roleCard(role: string, light: Light): string;
  /** The picture of a move that needs neither a card of the hand nor a place; "" when words do. */
  offer(offer: Offer, light: Light): string;
  seat(screen: Seen, seat: number, light: Light): SeatFacts;
  /** A move in notation that a person seems to want, to ask why it is refused; "" for a card that no cell takes. */
  wanted(card: string, cell: Cell, turned: boolean): string;
}

/** The look of a game, for all who have a screen and do not know of which game it is: it is only ever shown its own. */
export function lookFor<Id extends Screen["game"]>(game: Id, look: Look<ScreenOf<Id>>): Look {
  const own = (screen: Screen): ScreenOf<Id> => {
    if (!isOf(game, screen)) throw new Error(`a screen of ${screen.game} where one of ${game} is expected`);
    return screen;
  };
  return {
    ...look,
    hand: (screen) => look.hand(own(screen)),
    role: (screen) => look.role(own(screen)),
    revealed: (screen, seat) => look.revealed(own(screen), seat),
    pile: (screen) => look.pile(own(screen)),
    together: (screens) => look.together(screens.map((eyes) => new Map([...eyes].map(([seat, screen]) => [seat, own(screen)])))),
    board: (screen, facts, light) => look.board(own(screen), facts, light),
    finished: (screen, round, facts, light) => look.finished(own(screen), round, facts, light),
    ways: (screen, facts, round) => look.ways(own(screen), facts, round),
    outcome: (screen, names, light) => look.outcome(own(screen), names, light),
    settles: (screen) => look.settles(own(screen)),
    asks: (screen) => look.asks(own(screen)),
    scores: (screen) => look.scores(own(screen)),
    seat: (screen, seat, light) => look.seat(own(screen), seat, light),
  };
}
