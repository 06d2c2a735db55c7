/** Texts that only one page needs: they come with the page, and follow the language. */

import { type FluentBundle, FluentResource } from "@fluent/bundle";

import { LANGUAGES, type Language, type Texts, words } from "./words.svelte";

/** To be called while a page is made. Until it is `ready` the page shows nothing, or it would show ids. */
export function learnWords(texts: Texts): { readonly ready: boolean } {
  let fetched = $state.raw<Partial<Record<Language, FluentResource>>>({});
  let taught = $state.raw<FluentBundle | null>(null);

  async function fetchText(language: Language): Promise<void> {
    const { default: text } = await texts[language]();
    fetched = { ...fetched, [language]: new FluentResource(text) };
  }

  /** The language of the page first; the others lie ready, so that a change of language never empties the page. */
  async function fetchAll(): Promise<void> {
    const first = words.language;
    await fetchText(first);
    await Promise.all(LANGUAGES.filter((language) => language !== first).map(fetchText));
  }

  $effect.pre(() => {
    const resource = fetched[words.language];
    if (!resource || taught === words.bundle) return;
    words.bundle.addResource(resource, { allowOverrides: true });
    taught = words.bundle;
  });

  void fetchAll();
  return {
    get ready() {
      return taught === words.bundle;
    },
  };
}
