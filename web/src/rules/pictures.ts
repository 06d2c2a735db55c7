/** Pictures by the names that figures and tables of the rules use. */

import type { GameFacts } from "../api";
import type { CardFacts } from "../draw/card";
import type { Light } from "../draw/ink";

/** Things that are no cards of the deck, by the first word of their name; the rest chooses among them. */
export type Things = Record<string, (which: string, light: Light) => string>;

export function picturesOf(face: (card: CardFacts, light: Light) => string, things: Things): (name: string, facts: GameFacts, light: Light) => string {
  return (name, facts, light) => {
    const card = facts.cards.find((one) => one.name === name);
    if (card) return face(card, light);
    const [thing = name, ...which] = name.split("-");
    const draw = things[thing];
    if (!draw) throw new Error(`no picture of ${name}`);
    return draw(which.join("-"), light);
  };
}
