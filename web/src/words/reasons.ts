/** Why the server refuses something, which it hardly ever does: fetched when it has. */

import REASONS from "messages:server?only=server-,not-stored-";

import { words } from "./words.svelte";

/** To be awaited before a refusal of the server is told; without these texts its code is. */
export function learnReasons(): Promise<void> {
  return words.learn(REASONS).catch(() => undefined);
}
