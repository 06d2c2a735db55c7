/** The texts of the rules, one chunk a language and game. */

import type { Texts } from "../words/more.svelte";

const TEXTS: Record<string, Texts> = {
  saboteur: {
    cs: () => import("../../../src/permonik/messages/cs/rules-saboteur.ftl?raw"),
    sk: () => import("../../../src/permonik/messages/sk/rules-saboteur.ftl?raw"),
    en: () => import("../../../src/permonik/messages/en/rules-saboteur.ftl?raw"),
  },
};

export function textsOf(game: string): Texts {
  const texts = TEXTS[game];
  if (!texts) throw new Error(`no rules of ${game}`);
  return texts;
}
