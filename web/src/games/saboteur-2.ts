/** Saboteur with the expansion on the table: the board of the base game, thefts and prisons in front of seats. */

import type { Player } from "../generated/protocol";
import type { Look } from "./look";
import { saboteur } from "./saboteur";

/** What the expansion adds to a player. */
interface Added {
  thefts: boolean;
  trapped: boolean;
}

export const saboteur2: Look = {
  ...saboteur,

  seat(screen, seat) {
    const { thefts, trapped } = screen.players[seat] as Player & Added;
    return { ...saboteur.seat(screen, seat), theft: thefts, trapped };
  },
};
