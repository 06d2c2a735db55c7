/** Dark Cave, which cannot be played yet. */

import type { Game } from "../game";

const game: Game = {
  place: 3,
  scene: () => import("./scene"),
};

export default game;
