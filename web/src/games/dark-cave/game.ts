/** The Dark Cave. */

import type { Script } from "../../learn/lesson.svelte";
import { textsIn } from "../../words/texts";
import type { Game } from "../game";

const game: Game = {
  place: 3,
  scene: () => import("./scene"),
  play: {
    texts: [textsIn(import.meta.glob<{ default: string }>("../../../../src/permonik/messages/*/dark-cave.ftl", { query: "?with=known,paths,walking,table-dark-cave,board-dark-cave&without=refusal" }))],
    look: async () => (await import("./look")).darkCaveLook(),
    refusals: textsIn(import.meta.glob<{ default: string }>("../../../../src/permonik/messages/*/dark-cave.ftl", { query: "?with=walking&only=refusal" })),
    rules: {
      book: () => import("./book.json"),
      texts: textsIn(import.meta.glob<{ default: string }>("../../../../src/permonik/messages/*/rules-dark-cave.ftl", { query: "?with=rules" })),
      part: () => import("./rules/DarkCavePart.svelte"),
    },
    sheet: () => import("./sheet"),
    course: {
      script: async () => (await import("../../generated/lesson-dark-cave.json")).default as unknown as Script,
      texts: textsIn(import.meta.glob<{ default: string }>("../../../../src/permonik/messages/*/learn-dark-cave.ftl", { query: "?with=learn" })),
      minutes: 3,
    },
  },
};

export default game;
