/** Diamond Forest. */

import REFUSAL_TEXTS from "messages:diamond-forest?only=refusal";
import TEXTS from "messages:diamond-forest?with=rhymes-diamond-forest,speak-diamond-forest,web-diamond-forest&without=refusal";
import COURSE_TEXTS from "messages:learn-diamond-forest?with=learn";
import OPTION_TEXTS from "messages:options-diamond-forest";
import RULES_TEXTS from "messages:rules-diamond-forest?with=rules";

import type { Script } from "../../learn/lesson.svelte";
import { words } from "../../words/words.svelte";
import type { Fetched, FieldProps, Game } from "../game";

function field(fetch: () => Fetched<FieldProps>): () => Fetched<FieldProps> {
  return () => Promise.all([words.learn(OPTION_TEXTS), words.learn(TEXTS)]).then(fetch);
}

const game: Game = {
  place: 4,
  scene: () => import("./scene"),
  play: {
    texts: [TEXTS],
    look: async () => (await import("./look")).forestLook(),
    refusals: REFUSAL_TEXTS,
    rules: {
      book: () => import("./book.json"),
      texts: RULES_TEXTS,
      part: () => import("./ForestPart.svelte"),
    },
    sheet: () => import("./sheet"),
    course: {
      script: async () => (await import("../../generated/lesson-diamond-forest.json")).default as unknown as Script,
      texts: COURSE_TEXTS,
      minutes: 2,
    },
    fields: {
      board: field(() => import("./BoardField.svelte")),
      rock_values: field(() => import("./RockField.svelte")),
      die_faces: field(() => import("./DieField.svelte")),
    },
    // Children who begin with one tap begin small.
    quick: { board: "light" },
    forChildren: true,
  },
};

export default game;
