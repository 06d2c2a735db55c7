/** The Dark Cave. */

import type { Script } from "../../learn/lesson.svelte";
import { textsIn } from "../../words/texts";
import { words } from "../../words/words.svelte";
import type { Game } from "../game";

const TEXTS = textsIn(import.meta.glob<{ default: string }>("../../../../src/permonik/messages/*/dark-cave.ftl", { query: "?with=known,paths,walking,table-dark-cave,board-dark-cave&without=refusal" }));

const game: Game = {
  place: 3,
  scene: () => import("./scene"),
  play: {
    look: async () => {
      const [{ darkCaveLook }] = await Promise.all([import("./look"), words.learn(TEXTS)]);
      return darkCaveLook();
    },
    refusals: textsIn(import.meta.glob<{ default: string }>("../../../../src/permonik/messages/*/dark-cave.ftl", { query: "?with=walking&only=refusal" })),
    rules: {
      book: () => import("./book.json"),
      texts: textsIn(import.meta.glob<{ default: string }>("../../../../src/permonik/messages/*/rules-dark-cave.ftl", { query: "?with=rules" })),
      part: () => import("./rules/DarkCavePart.svelte"),
    },
    course: {
      script: async () => (await import("../../generated/lesson-dark-cave.json")).default as unknown as Script,
      texts: textsIn(import.meta.glob<{ default: string }>("../../../../src/permonik/messages/*/learn-dark-cave.ftl", { query: "?with=learn" })),
      minutes: 3,
    },
  },
};

export default game;
