/** Diamond Forest. */

import type { Script } from "../../learn/lesson.svelte";
import { textsIn } from "../../words/texts";
import { words } from "../../words/words.svelte";
import type { Fetched, FieldProps, Game } from "../game";

const TEXTS = textsIn(import.meta.glob<{ default: string }>("../../../../src/permonik/messages/*/diamond-forest.ftl", { query: "?with=rhymes-diamond-forest,speak-diamond-forest,web-diamond-forest&without=refusal" }));
const OPTION_TEXTS = textsIn(import.meta.glob<{ default: string }>("../../../../src/permonik/messages/*/options-diamond-forest.ftl", { query: "?raw" }));

function field(fetch: () => Fetched<FieldProps>): () => Fetched<FieldProps> {
  return () => Promise.all([words.learn(OPTION_TEXTS), words.learn(TEXTS)]).then(fetch);
}

const game: Game = {
  place: 4,
  scene: () => import("./scene"),
  play: {
    texts: [TEXTS],
    look: async () => (await import("./look")).forestLook(),
    refusals: textsIn(import.meta.glob<{ default: string }>("../../../../src/permonik/messages/*/diamond-forest.ftl", { query: "?only=refusal" })),
    rules: {
      book: () => import("./book.json"),
      texts: textsIn(import.meta.glob<{ default: string }>("../../../../src/permonik/messages/*/rules-diamond-forest.ftl", { query: "?with=rules" })),
      part: () => import("./ForestPart.svelte"),
    },
    sheet: () => import("./sheet"),
    course: {
      script: async () => (await import("../../generated/lesson-diamond-forest.json")).default as unknown as Script,
      texts: textsIn(import.meta.glob<{ default: string }>("../../../../src/permonik/messages/*/learn-diamond-forest.ftl", { query: "?with=learn" })),
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
