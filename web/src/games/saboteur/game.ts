/** Base Saboteur. */

import type { Script } from "../../learn/lesson.svelte";
import { textsIn } from "../../words/texts";
import { CARD_TEXTS } from "../digging/texts";
import type { Game } from "../game";

const game: Game = {
  place: 0,
  scene: () => import("./scene"),
  play: {
    texts: [CARD_TEXTS],
    look: async () => (await import("./look")).saboteurLook(),
    rules: {
      book: () => import("./book.json"),
      texts: textsIn(import.meta.glob<{ default: string }>("../../../../src/permonik/messages/*/rules-saboteur.ftl", { query: "?with=rules" })),
      part: () => import("./rules/SaboteurPart.svelte"),
    },
    sheet: () => import("./sheet"),
    course: {
      script: async () => (await import("../../generated/lesson-saboteur.json")).default as unknown as Script,
      texts: textsIn(import.meta.glob<{ default: string }>("../../../../src/permonik/messages/*/learn-saboteur.ftl", { query: "?with=learn" })),
      minutes: 3,
    },
  },
};

export default game;
