/** Base Saboteur. */

import CARD_TEXTS from "messages:cards?with=paths";
import COURSE_TEXTS from "messages:learn-saboteur?with=learn";
import RULES_TEXTS from "messages:rules-saboteur?with=rules";

import type { Script } from "../../learn/lesson.svelte";
import type { Game } from "../game";

const game: Game = {
  place: 0,
  scene: () => import("./scene"),
  play: {
    texts: [CARD_TEXTS],
    look: async () => (await import("./look")).saboteurLook(),
    rules: {
      book: () => import("./book.json"),
      texts: RULES_TEXTS,
      part: () => import("./rules/SaboteurPart.svelte"),
    },
    sheet: () => import("./sheet"),
    course: {
      script: async () => (await import("../../generated/lesson-saboteur.json")).default as unknown as Script,
      texts: COURSE_TEXTS,
      minutes: 3,
    },
  },
};

export default game;
