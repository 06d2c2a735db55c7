/** Lost Mines. */

import type { Script } from "../../learn/lesson.svelte";
import { textsIn } from "../../words/texts";
import type { Game } from "../game";

const game: Game = {
  place: 2,
  scene: () => import("./scene"),
  play: {
    texts: [textsIn(import.meta.glob<{ default: string }>("../../../../src/permonik/messages/*/lost-mines.ftl", { query: "?with=paths,known,walking,table-lost-mines&without=refusal" }))],
    look: async () => (await import("./look")).lostMinesLook(),
    refusals: textsIn(import.meta.glob<{ default: string }>("../../../../src/permonik/messages/*/lost-mines.ftl", { query: "?with=walking&only=refusal" })),
    rules: {
      book: () => import("./book.json"),
      texts: textsIn(import.meta.glob<{ default: string }>("../../../../src/permonik/messages/*/rules-lost-mines.ftl", { query: "?with=rules" })),
      part: () => import("./rules/LostMinesPart.svelte"),
    },
    sheet: () => import("./sheet"),
    course: {
      script: async () => (await import("../../generated/lesson-lost-mines.json")).default as unknown as Script,
      texts: textsIn(import.meta.glob<{ default: string }>("../../../../src/permonik/messages/*/learn-lost-mines.ftl", { query: "?with=learn" })),
      minutes: 3,
    },
  },
};

export default game;
