/** The lessons there are, each fetched when it is opened. tools/lesson.py makes them. */

import type { Texts } from "../words/words.svelte";
import type { Script } from "./lesson.svelte";

export interface Course {
  script: () => Promise<Script>;
  texts: Texts;
}

const COURSES: Record<string, Course> = {
  saboteur: {
    script: async () => (await import("../generated/lesson-saboteur.json")).default as unknown as Script,
    texts: {
      cs: () => import("../../../src/permonik/messages/cs/learn-saboteur.ftl?raw"),
      sk: () => import("../../../src/permonik/messages/sk/learn-saboteur.ftl?raw"),
      en: () => import("../../../src/permonik/messages/en/learn-saboteur.ftl?raw"),
    },
  },
};

export function courseOf(game: string): Course | null {
  return COURSES[game] ?? null;
}
