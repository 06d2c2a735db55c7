/** Texts that only one game needs: they come with its table. */

import type { Language, Texts } from "../words/words.svelte";

type Files = Record<string, () => Promise<{ default: string }>>;

const FILES: Record<string, Files> = {
  "diamond-forest": import.meta.glob<{ default: string }>("../../../src/permonik/messages/*/{,options-,rhymes-,speak-,web-}diamond-forest.ftl", { query: "?raw" }),
};

function textOf(files: Files, language: Language): () => Promise<{ default: string }> {
  const found = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  return async () => ({ default: (await Promise.all(found.map(([, read]) => read()))).map((text) => text.default).join("\n") });
}

export function wordsOf(game: string): Texts | null {
  const files = FILES[game];
  return files ? { cs: textOf(files, "cs"), sk: textOf(files, "sk"), en: textOf(files, "en") } : null;
}
