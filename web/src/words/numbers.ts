/** Where no board is seen, cells are told by their numbers: said instead of what says the same without them. */

import NUMBER_TEXTS from "messages:events?with=moves,refusals,walking,lost-mines,dark-cave,diamond-forest,table-lost-mines,table-dark-cave&numbers";
import { words } from "./words.svelte";

export function tellNumbers(): Promise<void> {
  return words.learn(NUMBER_TEXTS);
}

export function tellNoNumbers(): Promise<void> {
  return words.forget(NUMBER_TEXTS);
}
