/** Saboteur with the expansion. */

import TEXTS from "messages:cards-saboteur-2?with=known,table-saboteur-2,whys-saboteur-2&without=refusal";
import CARD_TEXTS from "messages:cards?with=paths";
import COURSE_TEXTS from "messages:learn-saboteur-2?with=learn";
import RULES_TEXTS from "messages:rules-saboteur-2?with=rules";
import REFUSAL_TEXTS from "messages:table-saboteur-2?only=refusal";

import type { Script } from "../../learn/lesson.svelte";
import type { Game } from "../game";

const game: Game = {
  place: 1,
  scene: () => import("./scene"),
  play: {
    texts: [CARD_TEXTS, TEXTS],
    look: async () => (await import("./look")).saboteur2Look(),
    refusals: REFUSAL_TEXTS,
    rules: {
      book: () => import("./book.json"),
      texts: RULES_TEXTS,
      part: () => import("./rules/Saboteur2Part.svelte"),
    },
    course: {
      script: async () => (await import("../../generated/lesson-saboteur-2.json")).default as unknown as Script,
      texts: COURSE_TEXTS,
      minutes: 3,
    },
    sheet: () => import("./sheet"),
  },
};

export default game;
