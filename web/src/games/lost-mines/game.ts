/** Lost Mines. */

import type { Script } from "../../learn/lesson.svelte";
import { textsIn } from "../../words/texts";
import { words } from "../../words/words.svelte";
import type { Game } from "../game";

const TEXTS = textsIn(import.meta.glob<{ default: string }>("../../../../src/permonik/messages/*/{paths,walking,lost-mines,table-lost-mines}.ftl", { query: "?raw" }));

const game: Game = {
  place: 2,
  scene: () => import("./scene"),
  play: {
    look: async () => {
      const [{ lostMinesLook }] = await Promise.all([import("./look"), words.learn(TEXTS)]);
      return lostMinesLook();
    },
    rules: {
      book: () => import("./book.json"),
      texts: textsIn(import.meta.glob<{ default: string }>("../../../../src/permonik/messages/*/{rules,rules-lost-mines}.ftl", { query: "?raw" })),
      part: () => import("./rules/LostMinesPart.svelte"),
    },
    course: {
      script: async () => (await import("../../generated/lesson-lost-mines.json")).default as unknown as Script,
      texts: textsIn(import.meta.glob<{ default: string }>("../../../../src/permonik/messages/*/{learn,learn-lost-mines}.ftl", { query: "?raw" })),
      minutes: 3,
    },
  },
};

export default game;
