/** Lost Mines, which cannot be played yet. */

import type { Game } from "../game";

const game: Game = {
  place: 2,
  scene: () => import("./scene"),
};

export default game;
