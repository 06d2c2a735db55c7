/** Texts that come later: with a game or with a page. */

import { type Language, LANGUAGES, type Texts } from "./words.svelte";

/** Files of messages by their path, as Vite finds them. */
export type Files = Record<string, () => Promise<{ default: string }>>;

/** All these files of a language as one text. */
export function textsIn(files: Files): Texts {
  const read = async (language: Language): Promise<{ default: string }> => {
    const found = Object.keys(files).filter((path) => path.includes(`/${language}/`));
    return { default: (await Promise.all(found.map((path) => files[path]!()))).map((text) => text.default).join("\n") };
  };
  return Object.fromEntries(LANGUAGES.map((language) => [language, () => read(language)])) as Texts;
}
