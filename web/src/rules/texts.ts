/** The texts of the rules, one chunk a language and game, and what all pages of rules share. */

import type { Texts } from "../words/words.svelte";

type Chunk = Promise<{ default: string }>;

async function both(shared: Chunk, own: Chunk): Chunk {
  return { default: `${(await shared).default}\n${(await own).default}` };
}

const SHARED: Texts = {
  cs: () => import("../../../src/permonik/messages/cs/rules.ftl?raw"),
  sk: () => import("../../../src/permonik/messages/sk/rules.ftl?raw"),
  en: () => import("../../../src/permonik/messages/en/rules.ftl?raw"),
};

const OWN: Record<string, Texts> = {
  saboteur: {
    cs: () => import("../../../src/permonik/messages/cs/rules-saboteur.ftl?raw"),
    sk: () => import("../../../src/permonik/messages/sk/rules-saboteur.ftl?raw"),
    en: () => import("../../../src/permonik/messages/en/rules-saboteur.ftl?raw"),
  },
  "saboteur-2": {
    cs: () => import("../../../src/permonik/messages/cs/rules-saboteur-2.ftl?raw"),
    sk: () => import("../../../src/permonik/messages/sk/rules-saboteur-2.ftl?raw"),
    en: () => import("../../../src/permonik/messages/en/rules-saboteur-2.ftl?raw"),
  },
  "diamond-forest": {
    cs: () => both(import("../../../src/permonik/messages/cs/diamond-forest.ftl?raw"), import("../../../src/permonik/messages/cs/rules-diamond-forest.ftl?raw")),
    sk: () => both(import("../../../src/permonik/messages/sk/diamond-forest.ftl?raw"), import("../../../src/permonik/messages/sk/rules-diamond-forest.ftl?raw")),
    en: () => both(import("../../../src/permonik/messages/en/diamond-forest.ftl?raw"), import("../../../src/permonik/messages/en/rules-diamond-forest.ftl?raw")),
  },
};

export function textsOf(game: string): Texts {
  const own = OWN[game];
  if (!own) throw new Error(`no rules of ${game}`);
  return {
    cs: () => both(SHARED.cs(), own.cs()),
    sk: () => both(SHARED.sk(), own.sk()),
    en: () => both(SHARED.en(), own.en()),
  };
}
