/** What seats see of their game: a union by game, told whole once and then by the fields that change. */

import type { Changes, Screen } from "../generated/protocol";

export type { Changes, Screen };

/** The screen of one game. */
export type ScreenOf<Id extends Screen["game"]> = Extract<Screen, { game: Id }>;

export function isOf<Id extends Screen["game"]>(game: Id, screen: Screen): screen is ScreenOf<Id> {
  return screen.game === game;
}

/** The first time a screen is told, all of its fields are new. */
function isWhole(changes: Changes): changes is Screen {
  return changes.game !== undefined;
}

/** A screen with the fields that have changed. */
export function changed(screen: Screen | undefined, changes: Changes): Screen {
  if (isWhole(changes)) return changes;
  if (!screen) throw new Error("changes of a screen that was never told");
  return Object.assign({}, screen, changes);
}
