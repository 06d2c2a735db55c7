/** Where no board is seen, cells are told by their numbers: said instead of what says the same without them. */

import { textsIn } from "./texts";
import { words } from "./words.svelte";

const NUMBER_TEXTS = textsIn(import.meta.glob<{ default: string }>("../../../src/permonik/messages/*/events.ftl", { query: "?with=moves,refusals,walking,lost-mines,dark-cave,diamond-forest,table-lost-mines,table-dark-cave&numbers" }));

export function tellNumbers(): Promise<void> {
  return words.learn(NUMBER_TEXTS);
}

export function tellNoNumbers(): Promise<void> {
  return words.forget(NUMBER_TEXTS);
}
