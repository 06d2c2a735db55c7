/** How many of everything there are: the cards of each level by what they do, and the clan cards of a table. */

import type { GameFacts } from "../../api";
import { LEVELS } from "./screen";

/** A row of the overview: what it is, and how many there are of each level. */
export interface DeckRow {
  what: string;
  counts: number[];
}

const PATHS = ["path", "lair", "ladder", "bridge", "tunnel", "vein", "dead"];
const ACTIONS = ["info", "cave-in", "swap-cards", "web", "boots", "battle-axe", "rat", "crawler", "goblin"];

/** What a card counts as: a path by what stands on it, an action by its kind. */
function kindOf({ kind, feature, links }: GameFacts["cards"][number]): string {
  if (kind !== "path") return kind;
  return feature || (links.length ? "path" : "dead");
}

/** The cards of the deck in the order of the rulebook; the back says the level, and the name ends in it. */
export function deckRows({ cards }: GameFacts): DeckRow[] {
  return [...PATHS, ...ACTIONS].map((what) => ({
    what,
    counts: LEVELS.map((level) => cards.filter((card) => card.name.endsWith(`-${level}`) && kindOf(card) === what).reduce((sum, { count }) => sum + count, 0)),
  }));
}

/** How far a creature walks (DC-135, DC-138, DC-142). */
export const CREATURES = [["rat", 3], ["crawler", 4], ["goblin", 5]] as const;

/** Cards of each level that nobody sees in the whole game (DC-029). */
export const ASIDE = 5;
/** All nuggets that there are (DC-008). */
export const NUGGETS = 46;
