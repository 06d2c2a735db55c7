/** Saboteur with the expansion. */

import type { Script } from "../../learn/lesson.svelte";
import { textsIn } from "../../words/texts";
import { CARD_TEXTS } from "../digging/texts";
import type { Game } from "../game";

const game: Game = {
  place: 1,
  scene: () => import("./scene"),
  play: {
    texts: [CARD_TEXTS, textsIn(import.meta.glob<{ default: string }>("../../../../src/permonik/messages/*/cards-saboteur-2.ftl", { query: "?with=known,table-saboteur-2,whys-saboteur-2&without=refusal" }))],
    look: async () => (await import("./look")).saboteur2Look(),
    refusals: textsIn(import.meta.glob<{ default: string }>("../../../../src/permonik/messages/*/table-saboteur-2.ftl", { query: "?only=refusal" })),
    rules: {
      book: () => import("./book.json"),
      texts: textsIn(import.meta.glob<{ default: string }>("../../../../src/permonik/messages/*/rules-saboteur-2.ftl", { query: "?with=rules" })),
      part: () => import("./rules/Saboteur2Part.svelte"),
    },
    course: {
      script: async () => (await import("../../generated/lesson-saboteur-2.json")).default as unknown as Script,
      texts: textsIn(import.meta.glob<{ default: string }>("../../../../src/permonik/messages/*/learn-saboteur-2.ftl", { query: "?with=learn" })),
      minutes: 3,
    },
    sheet: () => import("./sheet"),
  },
};

export default game;
