/** Lost Mines. */

import COURSE_TEXTS from "messages:learn-lost-mines?with=learn";
import TEXTS from "messages:lost-mines?with=paths,known,walking,table-lost-mines&without=refusal";
import REFUSAL_TEXTS from "messages:lost-mines?with=walking&only=refusal";
import RULES_TEXTS from "messages:rules-lost-mines?with=rules";

import type { Script } from "../../learn/lesson.svelte";
import type { Game } from "../game";

const game: Game = {
  place: 2,
  scene: () => import("./scene"),
  play: {
    texts: [TEXTS],
    look: async () => (await import("./look")).lostMinesLook(),
    refusals: REFUSAL_TEXTS,
    rules: {
      book: () => import("./book.json"),
      texts: RULES_TEXTS,
      part: () => import("./rules/LostMinesPart.svelte"),
    },
    sheet: () => import("./sheet"),
    course: {
      script: async () => (await import("../../generated/lesson-lost-mines.json")).default as unknown as Script,
      texts: COURSE_TEXTS,
      minutes: 3,
    },
  },
};

export default game;
