/** The Dark Cave. */

import TEXTS from "messages:dark-cave?with=known,paths,walking,table-dark-cave,board-dark-cave&without=refusal";
import REFUSAL_TEXTS from "messages:dark-cave?with=walking&only=refusal";
import COURSE_TEXTS from "messages:learn-dark-cave?with=learn";
import RULES_TEXTS from "messages:rules-dark-cave?with=rules";

import type { Script } from "../../learn/lesson.svelte";
import type { Game } from "../game";

const game: Game = {
  place: 3,
  scene: () => import("./scene"),
  play: {
    texts: [TEXTS],
    look: async () => (await import("./look")).darkCaveLook(),
    refusals: REFUSAL_TEXTS,
    rules: {
      book: () => import("./book.json"),
      texts: RULES_TEXTS,
      part: () => import("./rules/DarkCavePart.svelte"),
    },
    sheet: () => import("./sheet"),
    course: {
      script: async () => (await import("../../generated/lesson-dark-cave.json")).default as unknown as Script,
      texts: COURSE_TEXTS,
      minutes: 3,
    },
  },
};

export default game;
