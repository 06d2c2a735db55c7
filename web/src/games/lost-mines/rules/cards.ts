/** All cards of Lost Mines, in groups. */

import type { GameFacts } from "../../../api";
import { type CardGroup, type CardRow, rowsOf } from "../../../rules/cards";
import { say } from "../../../words/words.svelte";
import book from "../book.json";

const FEATURES: Record<string, string> = { camp: "camps", rocks: "rocks", tree: "obstacles", lake: "obstacles", pit: "obstacles" };

function groupOf({ kind, feature }: GameFacts["cards"][number]): string {
  if (kind === "start" || kind === "mine") return "fixed";
  return kind === "path" ? (FEATURES[feature] ?? "paths") : "actions";
}

export function groupsOf(facts: GameFacts): CardGroup[] {
  const others: Record<string, CardRow[]> = {
    treasures: book.treasures.map(({ kind, values }) => ({ picture: `treasure-${kind}`, name: say(`mines-kind-${kind}`), count: values.length, meaning: say("mines-values", { values: values.join(", ") }) })),
    dwarfs: book.dwarfs.map(({ role, count }) => ({ picture: `role-yellow-${role}`, name: say(`mines-role-${role}`), count, meaning: say(`mines-role-${role}.task`) })),
  };
  return book.groups.map((group) => ({ group, rows: others[group] ?? rowsOf(facts.cards.filter((card) => groupOf(card) === group)) }));
}
