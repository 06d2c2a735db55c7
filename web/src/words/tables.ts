/** What is said at every table, by when it is needed. */

import { textsIn } from "./texts";
import type { Texts } from "./words.svelte";

/** In the game, in a lesson and in a replay. */
export const TABLE_TEXTS: Texts = {
  cs: () => import("./table/cs"),
  sk: () => import("./table/sk"),
  en: () => import("./table/en"),
};

/** Why a move is refused, in all games: nobody needs it before there is a board. */
export const REFUSAL_TEXTS = textsIn(import.meta.glob<{ default: string }>("../../../src/permonik/messages/*/refusals.ftl", { query: "?raw" }));

/** In the menu of a table, and when a turn is noticed. */
export const MENU_TEXTS = textsIn(import.meta.glob<{ default: string }>("../../../src/permonik/messages/*/web-menu.ftl", { query: "?with=web-links" }));

/** Before the game. */
export const LOBBY_TEXTS: Texts = {
  cs: () => import("./lobby/cs"),
  sk: () => import("./lobby/sk"),
  en: () => import("./lobby/en"),
};
