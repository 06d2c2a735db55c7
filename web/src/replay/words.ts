/** The texts of replays and of the check of the deal. */

import type { Texts } from "../words/words.svelte";

export const TEXTS: Texts = {
  cs: () => import("../../../src/permonik/messages/cs/replay.ftl?raw"),
  sk: () => import("../../../src/permonik/messages/sk/replay.ftl?raw"),
  en: () => import("../../../src/permonik/messages/en/replay.ftl?raw"),
};
