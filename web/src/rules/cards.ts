/** The table of all cards of a game. */

import type { GameFacts } from "../api";
import { sayCard, sayMeaning } from "../words/telling";

export interface CardRow {
  /** The name of its picture. */
  picture: string;
  name: string;
  count: number;
  meaning: string;
}

export interface CardGroup {
  group: string;
  rows: CardRow[];
}

/** Cards of the deck as rows. */
export function rowsOf(cards: GameFacts["cards"]): CardRow[] {
  return cards.map(({ name, count }) => ({ picture: name, name: sayCard(name), count, meaning: sayMeaning(name) }));
}
