/** How the tricks of the expansion are shown. */

import type { Event } from "../../generated/protocol";
import type { Act } from "../../stage/acts";
import { pictureOf, playOn, seat } from "../digging/acts";
import type { Sight } from "../look";

/** The card that is played on somebody, where the event does not say so. */
const TRICKS: Record<string, string> = {
  hands_off: "hands-off",
  swapped_hands: "swap-hand",
  inspected: "inspection",
  swapped_hats: "swap-hats",
  imprisoned: "trapped",
  released: "free-at-last",
};

export function tricks({ name, args }: Event, sight: Sight): Act[] | null {
  const trick = TRICKS[name];
  const here = seat(args);
  if (trick) return [playOn(trick, args, sight)];
  if (name === "shed") return [{ verb: "take", to: here, shakes: here }];
  if (name === "robbed") return [{ verb: "take", picture: pictureOf("gold", sight), from: seat(args, "on"), to: here }];
  if (name !== "laid_theft") return null;
  // It stays in front of the seat that plays it: only one's own comes from somewhere else on the screen.
  return [{ verb: "take", picture: pictureOf("theft", sight), from: args["seat"] === sight.me ? "role" : here, to: here, shakes: here }];
}
