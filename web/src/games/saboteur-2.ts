/** Saboteur with the expansion on the table: the board of the base game, thefts and prisons in front of seats. */

import { EXPANSION } from "../draw/expansion";
import { learnPictures } from "../draw/face";
import type { Player } from "../generated/protocol";
import { type Texts, words } from "../words/words.svelte";
import type { Look } from "./look";
import { saboteur } from "./saboteur";

/** What the expansion adds to a player. */
interface Added {
  thefts: boolean;
  trapped: boolean;
}

const saboteur2: Look = {
  ...saboteur,

  seat(screen, seat) {
    const { thefts, trapped } = screen.players[seat] as Player & Added;
    return { ...saboteur.seat(screen, seat), theft: thefts, trapped };
  },
};

const TEXTS: Texts = {
  cs: () => import("../../../src/permonik/messages/cs/cards-saboteur-2.ftl?raw"),
  sk: () => import("../../../src/permonik/messages/sk/cards-saboteur-2.ftl?raw"),
  en: () => import("../../../src/permonik/messages/en/cards-saboteur-2.ftl?raw"),
};

/** The look, once its pictures can be drawn and its cards be named. */
export async function learnSaboteur2(): Promise<Look> {
  await words.learn(TEXTS);
  learnPictures(EXPANSION);
  return saboteur2;
}
