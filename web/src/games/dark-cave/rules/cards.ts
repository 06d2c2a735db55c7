/** All cards of The Dark Cave, in groups. */

import type { GameFacts } from "../../../api";
import { type CardGroup, type CardRow, rowsOf } from "../../../rules/cards";
import { say } from "../../../words/words.svelte";
import book from "../book.json";

function groupOf({ kind, feature, links }: GameFacts["cards"][number]): string {
  if (kind === "start" || kind === "goal") return "fixed";
  if (kind !== "path") return "actions";
  if (feature) return `${feature}s`;
  return links.length ? "paths" : "dead-ends";
}

export function groupsOf(facts: GameFacts): CardGroup[] {
  const clans: CardRow[] = book.clans.map(({ role, count }) => ({ picture: `role-blue-${role}`, name: say(`cave-role-${role}`), count, meaning: say(`cave-role-${role}.task`) }));
  return book.groups.map((group) => ({ group, rows: group === "clans" ? clans : rowsOf(facts.cards.filter((card) => groupOf(card) === group)) }));
}
