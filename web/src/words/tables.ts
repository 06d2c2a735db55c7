/** What is said at every table, by when it is needed. */

/** In the game, in a lesson and in a replay. */
export { default as TABLE_TEXTS } from "messages:events?with=moves,people,web";

/** Why a move is refused, in all games: nobody needs it before there is a board. */
export { default as REFUSAL_TEXTS } from "messages:refusals";

/** In the menu of a table, when a turn is noticed, and when one notes what one thinks of others. */
export { default as MENU_TEXTS } from "messages:web-menu?with=web-links,web-note";

/** Before the game. */
export { default as LOBBY_TEXTS } from "messages:web-links?with=web-lobby,options";
