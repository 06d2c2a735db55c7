/** Saboteur with the expansion. */

import { textsIn } from "../../words/texts";
import type { Game } from "../game";

const game: Game = {
  place: 1,
  scene: () => import("./scene"),
  play: {
    look: async () => (await import("./look")).learnSaboteur2(),
    refusals: textsIn(import.meta.glob<{ default: string }>("../../../../src/permonik/messages/*/table-saboteur-2.ftl", { query: "?only=refusal" })),
    rules: {
      book: () => import("./book.json"),
      texts: textsIn(import.meta.glob<{ default: string }>("../../../../src/permonik/messages/*/rules-saboteur-2.ftl", { query: "?with=rules" })),
      part: () => import("./rules/Saboteur2Part.svelte"),
    },
  },
};

export default game;
