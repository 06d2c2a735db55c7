/** All cards of a game of digging, in groups. */

import type { GameFacts } from "../../../api";
import { type CardGroup, type CardRow, rowsOf } from "../../../rules/cards";
import { say } from "../../../words/words.svelte";

/** What the table of all cards shows besides the deck. */
export interface AllCards {
  /** The parts of the table, in order. */
  groups: string[];
  dwarfs: { role: string; count: number }[];
  gold?: { nuggets: number; count: number }[];
}

const FEATURES: Record<string, string> = { ladder: "ladders", blue: "doors", green: "doors", crystal: "crystals" };

function groupOf(card: GameFacts["cards"][number]): string {
  if (card.kind === "start" || card.kind === "goal") return "fixed";
  if (card.kind !== "path") return "actions";
  const feature = FEATURES[card.feature];
  if (feature) return feature;
  if (!card.links.length) return "dead-ends";
  if (card.links.length > 1) return "bridges";
  return card.links[0]?.length === card.open.length ? "tunnels" : "mixed";
}

/** `message` is that of the section. */
export function groupsOf({ groups, dwarfs, gold = [] }: AllCards, facts: GameFacts, message: string): CardGroup[] {
  const others: Record<string, CardRow[]> = {
    dwarfs: dwarfs.map(({ role, count }) => ({ picture: `role-${role}`, name: say(`role-${role}`), count, meaning: say(`role-${role}.task`) })),
    gold: gold.map(({ nuggets, count }) => ({ picture: `nuggets-${nuggets}`, name: say("web-gold", { count: nuggets }), count, meaning: say(`${message}.reward`) })),
  };
  return groups.map((group) => ({ group, rows: others[group] ?? rowsOf(facts.cards.filter((card) => groupOf(card) === group)) }));
}
