/** What is said at every table, in a lesson and in a replay. */

import type { Texts } from "./words.svelte";

export const TABLE_TEXTS: Texts = {
  cs: () => import("./table/cs"),
  sk: () => import("./table/sk"),
  en: () => import("./table/en"),
};
