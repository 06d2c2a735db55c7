/** What is said at every table, by when it is needed. */

import type { Texts } from "./words.svelte";

/** In the game, in a lesson and in a replay. */
export const TABLE_TEXTS: Texts = {
  cs: () => import("./table/cs"),
  sk: () => import("./table/sk"),
  en: () => import("./table/en"),
};

/** Before the game. */
export const LOBBY_TEXTS: Texts = {
  cs: () => import("./lobby/cs"),
  sk: () => import("./lobby/sk"),
  en: () => import("./lobby/en"),
};
