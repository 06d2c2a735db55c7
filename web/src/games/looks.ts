/** What the page needs of a game before it can show it, fetched when the game is first met. */

import { textsIn } from "../words/texts";
import { type Texts, words } from "../words/words.svelte";
import type { Look } from "./look";

const LOOKS: Record<string, Look> = {};

const LATER: Record<string, () => Promise<Look>> = {
  saboteur: async () => (await import("./saboteur")).learnSaboteur(),
  "saboteur-2": async () => (await import("./saboteur-2")).learnSaboteur2(),
};

/** Games that are no mine have texts and no look. */
const TEXTS: Record<string, Texts> = {
  "diamond-forest": textsIn(import.meta.glob<{ default: string }>("../../../src/permonik/messages/*/{,rhymes-,speak-,web-}diamond-forest.ftl", { query: "?raw" })),
};

/** To be awaited before a game is shown: how it looks, and its texts. */
export async function learnGame(game: string): Promise<void> {
  const [learn, texts] = [LATER[game], TEXTS[game]];
  if (learn) LOOKS[game] ??= await learn();
  if (texts) await words.learn(texts);
}

export function lookOf(game: string): Look {
  const look = LOOKS[game];
  if (!look) throw new Error(`no look for ${game}`);
  return look;
}
