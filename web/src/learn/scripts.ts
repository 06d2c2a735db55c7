/** The lessons there are, each fetched when it is opened. tools/lesson.py makes them. */

import { LANGUAGES, type Language, type Texts } from "../words/words.svelte";
import type { Script } from "./lesson.svelte";

export interface Course {
  script: () => Promise<Script>;
  texts: Texts;
  /** How long it takes, about. */
  minutes: number;
}

type Files = Record<string, () => Promise<{ default: string }>>;

/** All these files of a language as one. */
function textsOf(files: Files): Texts {
  const read = async (language: Language): Promise<{ default: string }> => {
    const found = Object.keys(files).filter((path) => path.includes(`/${language}/`));
    return { default: (await Promise.all(found.map((path) => files[path]!()))).map((text) => text.default).join("\n") };
  };
  return Object.fromEntries(LANGUAGES.map((language) => [language, () => read(language)])) as Texts;
}

const COURSES: Record<string, Course> = {
  saboteur: {
    script: async () => (await import("../generated/lesson-saboteur.json")).default as unknown as Script,
    texts: textsOf(import.meta.glob<{ default: string }>("../../../src/permonik/messages/*/{learn,learn-saboteur}.ftl", { query: "?raw" })),
    minutes: 3,
  },
  "diamond-forest": {
    script: async () => (await import("../generated/lesson-diamond-forest.json")).default as unknown as Script,
    texts: textsOf(
      import.meta.glob<{ default: string }>("../../../src/permonik/messages/*/{learn,learn-diamond-forest,diamond-forest,rhymes-diamond-forest,speak-diamond-forest,web-diamond-forest}.ftl", { query: "?raw" }),
    ),
    minutes: 2,
  },
};

export function courseOf(game: string): Course | null {
  return COURSES[game] ?? null;
}
