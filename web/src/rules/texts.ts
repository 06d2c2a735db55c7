/** The texts of the rules: those of a game, and what all pages of rules share. */

import { textsIn } from "../words/texts";
import type { Texts } from "../words/words.svelte";

const TEXTS: Record<string, Texts> = {
  saboteur: textsIn(import.meta.glob<{ default: string }>("../../../src/permonik/messages/*/{rules,rules-saboteur}.ftl", { query: "?raw" })),
  "saboteur-2": textsIn(import.meta.glob<{ default: string }>("../../../src/permonik/messages/*/{rules,rules-saboteur-2}.ftl", { query: "?raw" })),
  "diamond-forest": textsIn(import.meta.glob<{ default: string }>("../../../src/permonik/messages/*/{rules,rules-diamond-forest}.ftl", { query: "?raw" })),
};

export function textsOf(game: string): Texts {
  const texts = TEXTS[game];
  if (!texts) throw new Error(`no rules of ${game}`);
  return texts;
}
