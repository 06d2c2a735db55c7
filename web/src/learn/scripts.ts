/** The lessons there are, each fetched when it is opened. tools/lesson.py and its siblings make them. */

import { textsIn } from "../words/texts";
import type { Texts } from "../words/words.svelte";
import type { Script } from "./lesson.svelte";

export interface Course {
  script: () => Promise<Script>;
  texts: Texts;
  /** How long it takes, about. */
  minutes: number;
}

const COURSES: Record<string, Course> = {
  saboteur: {
    script: async () => (await import("../generated/lesson-saboteur.json")).default as unknown as Script,
    texts: textsIn(import.meta.glob<{ default: string }>("../../../src/permonik/messages/*/{learn,learn-saboteur}.ftl", { query: "?raw" })),
    minutes: 3,
  },
  "diamond-forest": {
    script: async () => (await import("../generated/lesson-diamond-forest.json")).default as unknown as Script,
    texts: textsIn(import.meta.glob<{ default: string }>("../../../src/permonik/messages/*/{learn,learn-diamond-forest}.ftl", { query: "?raw" })),
    minutes: 2,
  },
};

export function courseOf(game: string): Course | null {
  return COURSES[game] ?? null;
}
