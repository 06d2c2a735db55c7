/** The table, the lesson and the replay of games in which tunnels are dug. */

import type { Play } from "../game";

export const DIGGING: Pick<Play, "table" | "lesson" | "replay"> = {
  table: () => import("../../parts/GameView.svelte"),
  lesson: () => import("../../learn/LessonTable.svelte"),
  replay: () => import("../../replay/ReplayView.svelte"),
};
