/** The Dark Cave. */

import type { Script } from "../../learn/lesson.svelte";
import { textsIn } from "../../words/texts";
import { words } from "../../words/words.svelte";
import type { Game } from "../game";

const TEXTS = textsIn(import.meta.glob<{ default: string }>("../../../../src/permonik/messages/*/{known,paths,walking,dark-cave,table-dark-cave,board-dark-cave}.ftl", { query: "?raw" }));

const game: Game = {
  place: 3,
  scene: () => import("./scene"),
  play: {
    look: async () => {
      const [{ darkCaveLook }] = await Promise.all([import("./look"), words.learn(TEXTS)]);
      return darkCaveLook();
    },
    rules: {
      book: () => import("./book.json"),
      texts: textsIn(import.meta.glob<{ default: string }>("../../../../src/permonik/messages/*/{rules,rules-dark-cave}.ftl", { query: "?raw" })),
      part: () => import("./rules/DarkCavePart.svelte"),
    },
    course: {
      script: async () => (await import("../../generated/lesson-dark-cave.json")).default as unknown as Script,
      texts: textsIn(import.meta.glob<{ default: string }>("../../../../src/permonik/messages/*/{learn,learn-dark-cave}.ftl", { query: "?raw" })),
      minutes: 3,
    },
  },
};

export default game;
